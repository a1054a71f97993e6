// Where the rules say what happens while it happens.
#pragma once

#include <utility>
#include <vector>

namespace palazzo {

/// Takes down the events of a move for whoever listens; a playout has nobody listen, and then nothing is even put
/// together. As small as a pointer, handed on by value.
template <class Event>
class EventSink {
  public:
    /// Nobody listens.
    EventSink() = default;
    /// Adds to a list that lives longer than this.
    EventSink(std::vector<Event>& list) : list_(&list) {}

    /// Whether somebody listens: to be asked where an event takes work to put together.
    explicit operator bool() const { return list_ != nullptr; }

    /// Something happened: `events.tell<Burned>(seat, 4)` names its fields in their order.
    template <class Happening, class... Fields>
    void tell(Fields&&... fields) const {
        if (list_ != nullptr) keep<Happening>(std::forward<Fields>(fields)...);
    }

  private:
    /// Out of the way of playouts, in which nobody listens.
    template <class Happening, class... Fields>
    [[gnu::cold, gnu::noinline]] void keep(Fields&&... fields) const {
        list_->push_back(Happening{std::forward<Fields>(fields)...});
    }

    std::vector<Event>* list_ = nullptr;
};

} // namespace palazzo

// Receives events while the rules apply a move.
#pragma once

#include <utility>
#include <vector>

namespace palazzo {

/// Collects the events of a move, if there is a receiver. Playouts have none, and then no event is even constructed. It
/// is as small as a pointer and passed by value.
template <class Event>
class EventSink {
  public:
    /// A sink without a receiver.
    EventSink() = default;
    /// A sink that appends to `list`, which must outlive it.
    EventSink(std::vector<Event>& list) : list_(&list) {}

    /// True if there is a receiver. Ask before an event that takes work to construct.
    explicit operator bool() const { return list_ != nullptr; }

    /// Sends an event: `events.send<Burned>(seat, 4)` gives the event's fields in their order.
    template <class Happening, class... Fields>
    void send(Fields&&... fields) const {
        if (list_ != nullptr) store<Happening>(std::forward<Fields>(fields)...);
    }

  private:
    /// Kept out of line, because playouts never call it.
    template <class Happening, class... Fields>
    [[gnu::cold, gnu::noinline]] void store(Fields&&... fields) const {
        list_->push_back(Happening{std::forward<Fields>(fields)...});
    }

    std::vector<Event>* list_ = nullptr;
};

} // namespace palazzo

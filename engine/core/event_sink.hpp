// Receives events while the rules apply a move.
#pragma once

#include <utility>
#include <vector>

namespace palazzo {

/// Passes the events of a move to a receiver, if there is one. Playouts have no receiver; then no event is even
/// constructed. A sink is as small as a pointer, so it is passed by value.
template <class Event>
class EventSink {
  public:
    /// Constructs a sink without a receiver.
    EventSink() = default;
    /// Constructs a sink that appends events to `list`, which must outlive it.
    EventSink(std::vector<Event>& list) : list_(&list) {}

    /// Returns whether there is a receiver. Check this before doing work that only an event needs.
    explicit operator bool() const { return list_ != nullptr; }

    /// Sends an event if there is a receiver: `events.send<Burned>(seat, 4)` sends a Burned whose fields, in their
    /// order, are `seat` and 4.
    template <class Happening, class... Fields>
    void send(Fields&&... fields) const {
        if (list_ != nullptr) store<Happening>(std::forward<Fields>(fields)...);
    }

  private:
    /// Appends an event to the receiver's list. It isn't inlined, because playouts never call it.
    template <class Happening, class... Fields>
    [[gnu::cold, gnu::noinline]] void store(Fields&&... fields) const {
        list_->push_back(Happening{std::forward<Fields>(fields)...});
    }

    std::vector<Event>* list_ = nullptr;
};

} // namespace palazzo

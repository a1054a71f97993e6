// The events that everybody sees in a game of Sevens.
#pragma once

#include "engine/core/event_sink.hpp"
#include "engine/core/message.hpp"
#include "engine/games/example/state.hpp"

#include <variant>
#include <vector>

namespace palazzo::example {

struct CardPlayed {
    Seat seat = 0;
    Card card;
    friend bool operator==(const CardPlayed&, const CardPlayed&) = default;
};

struct Passed {
    Seat seat = 0;
    friend bool operator==(const Passed&, const Passed&) = default;
};

/// A seat played its last card.
struct GameWon {
    Seat seat = 0;
    friend bool operator==(const GameWon&, const GameWon&) = default;
};

using Event = std::variant<CardPlayed, Passed, GameWon>;
using Events = EventSink<Event>;

/// Returns the messages that tell players of an event.
std::vector<Message> describe_event(const Event& event);

} // namespace palazzo::example

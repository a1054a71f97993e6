// Makes outcomes of games for the tests.
#pragma once

#include "engine/scores/outcome.hpp"

#include <string>

namespace palazzo::scores {

inline constexpr int monday = 20000;

inline SeatInfo human_seat(const std::string& name = "") { return {true, name, "simple"}; }
inline SeatInfo bot_seat(const std::string& name, const std::string& level = "hard") { return {false, name, level}; }

/// Returns the outcome of a game of "you" against Rosa, which was won or lost.
inline GameOutcome duel_outcome(const std::string& id, int day, bool won) {
    GameOutcome outcome;
    outcome.id = id;
    outcome.day = day;
    outcome.game = "sevens";
    outcome.preset = "usual";
    outcome.seats = {human_seat("Anna"), bot_seat("Rosa")};
    outcome.places = won ? std::vector{1, 2} : std::vector{2, 1};
    return outcome;
}

} // namespace palazzo::scores

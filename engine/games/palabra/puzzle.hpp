// The tasks of puzzles of Palabra (engine/puzzles).
#pragma once

#include "engine/games/palabra/state.hpp"

#include <string_view>

namespace palazzo::palabra {

/// Returns whether a task with this goal can be set. The goal `score` is to score a given number of points with one
/// play. The viewing seat must be about to make a play, players must take turns, and words must be checked against the
/// list when they are laid.
bool can_set_task(const ViewRef& v, std::string_view goal);
/// Returns the points that the seat scored between the two positions.
int amount_achieved(const State& from, const State& to, Seat seat, std::string_view goal);

} // namespace palazzo::palabra

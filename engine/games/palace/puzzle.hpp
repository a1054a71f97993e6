// The tasks of puzzles of Palace (engine/puzzles).
#pragma once

#include "engine/games/palace/state.hpp"

#include <string_view>

namespace palazzo::palace {

/// Returns whether a puzzle with the goal `goal` can begin in this position. It can't begin while cards can be drawn,
/// because the solution must not depend on unknown cards. The goal `out` is to get rid of all cards, the goal `lay` to
/// get rid of a number of cards.
bool can_set_task(const ViewRef& v, std::string_view goal);
/// Returns how far the seat came between the states `from` and `to`. For the goal `out`, this is 1 if the seat has no
/// cards left, otherwise 0. For the goal `lay`, it is the number of cards that the seat got rid of.
int amount_achieved(const State& from, const State& to, Seat seat, std::string_view goal);

} // namespace palazzo::palace

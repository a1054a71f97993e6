// The tasks of puzzles of Palace (engine/puzzles).
#pragma once

#include "engine/games/palace/state.hpp"

#include <string_view>

namespace palazzo::palace {

/// `out`: get rid of all cards. `lay`: get rid of a number of cards. Returns whether the task can be set: only when no
/// card can be drawn any more, because the solution must not depend on unknown cards.
bool can_set_task(const ViewRef& v, std::string_view goal);
/// `out`: returns 1 if the seat has no cards left, else 0. `lay`: returns how many fewer cards it has.
int achieved(const State& from, const State& to, Seat seat, std::string_view goal);

} // namespace palazzo::palace

// What a puzzle of Palace may ask for (engine/puzzles).
#pragma once

#include "engine/games/palace/state.hpp"

#include <string_view>

namespace palazzo::palace {

/// `out`: to be out. `lay`: to get rid of so many cards. Both only where no card can be drawn any more: who can't know
/// what comes can't be asked to find it.
bool poses(const ViewRef& v, std::string_view goal);
/// `out`: 1 where the seat has no cards left. `lay`: how many fewer it has.
int achieved(const State& from, const State& to, Seat seat, std::string_view goal);

} // namespace palazzo::palace

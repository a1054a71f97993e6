// What a puzzle of Palabra may ask for (engine/puzzles).
#pragma once

#include "engine/games/palabra/state.hpp"

#include <string_view>

namespace palazzo::palabra {

/// `score`: so many points with one play, where the word list says beforehand what a word is.
bool poses(const ViewRef& v, std::string_view goal);
/// The points.
int achieved(const State& from, const State& to, Seat seat, std::string_view goal);

} // namespace palazzo::palabra

// The log of the game on the table, move by move.
#pragma once

#include "shell/app/state/app.hpp"

#include <cstddef>

namespace palazzo::app {

/// Number of moves that are shown at first, and number that each press of *Show more* adds.
inline constexpr std::size_t moves_listed_at_once = 60;

/// Opens the sheet with the moves of the game on the table, the latest first.
void show_log(App& app);

} // namespace palazzo::app

// What happened so far, move by move.
#pragma once

#include "shell/app/state/app.hpp"

#include <cstddef>

namespace palazzo::app {

/// How many moves the log shows at first, and with each press of *Show more*.
inline constexpr std::size_t logged_at_once = 60;

/// Opens the sheet with the moves of the game on the table, the latest first.
void show_log(App& app);

} // namespace palazzo::app

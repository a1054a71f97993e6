// What happened so far, move by move.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// How many moves the log shows at first, the latest first, and with each press of *Show more*.
inline constexpr std::size_t logged_at_once = 60;

/// The sheet with the moves of the game on the table; a row leads to the position after it (`replay:` and the number of
/// moves).
pages::SheetModel log_sheet(const App& app);

} // namespace palazzo::app

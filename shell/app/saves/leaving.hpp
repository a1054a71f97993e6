// Asks the player before leaving a game that couldn't be saved.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Returns whether the game on the table may be replaced or closed without losing it. A game that is over or has no
/// moves yet is never lost. Returns false if the game is under way and the store has refused its last moves. Then, if
/// the table is shown, a sheet asks the player whether to leave the game unsaved. If another page is shown, such as a
/// replay, a notice says that the game isn't saved.
bool may_leave_game(App& app);

} // namespace palazzo::app

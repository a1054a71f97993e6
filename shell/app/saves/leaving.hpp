// Leaving a game that couldn't be saved.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Returns whether the game on the table may be replaced or closed without losing it. Returns false if the game is
/// under way and the store has refused its last moves. Then the player is asked on a sheet whether to leave it unsaved,
/// or, if the page isn't the table but a replay, for example, is notified that it isn't saved. Games that are over or
/// have no moves yet are never lost.
bool may_leave(App& app);

} // namespace palazzo::app

// Leaving a game that couldn't be saved.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Returns whether the game on the table may be replaced or closed. Not if it is under way and the store refused it:
/// then a sheet at the table asks, or elsewhere, as in a replay, a line says that it isn't saved. A finished game may
/// be left, because its result was seen, and so may a game without moves.
bool may_leave(App& app);

} // namespace palazzo::app

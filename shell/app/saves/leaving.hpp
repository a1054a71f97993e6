// Leaving a game that there was no room to save.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Whether the game on the table may give way to another one, or to none. One under way that the store refused may not:
/// at the table a sheet asks, and elsewhere, as in a replay of it, a line says that it isn't saved. A finished one may,
/// for its result was seen, and so may one in which nobody has moved.
bool may_leave(App& app);

} // namespace palazzo::app

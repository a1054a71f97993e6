// Leaving a game that there was no room to save.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Whether the game on the table is under way, and would be lost if another one, or none, came in its place. A finished
/// one is not asked about: its result was seen. Nor is one in which nobody has moved.
bool is_lost_if_left(const App& app);

/// Asks whether it is left all the same, and offers to export it.
pages::SheetModel leave_sheet(const App& app);

} // namespace palazzo::app

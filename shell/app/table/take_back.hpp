// Moves taken back and made again at the table. Free while nothing new was seen; past that the player is asked once,
// and the game counts as practice from then on. Where several people share the device, all of them are asked.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Whether whoever is at the table could take a move back now, or make one again.
bool can_take_back(const App& app);
bool can_redo(const App& app);

/// Goes back to before the last move of a human, or opens the sheet that asks whether it may.
void take_back(App& app);
void redo(App& app);

} // namespace palazzo::app

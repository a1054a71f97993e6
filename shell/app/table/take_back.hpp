// Takes moves back, and makes them again. This is free as long as nobody has learned anything new; otherwise the player
// is asked, and the game counts as practice from then on. If several people share the device, all of them are asked.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Return whether a move can be taken back now, and whether a move that was taken back can be made again.
bool can_take_back(const App& app);
bool can_redo(const App& app);

/// Goes back to the position before the last move of a human, or opens the sheet that asks for agreement to that.
void take_back_move(App& app);
/// Makes moves again that were taken back, up to the next decision of a human.
void redo(App& app);

} // namespace palazzo::app

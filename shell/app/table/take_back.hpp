// Taking moves back and making them again. This is free as long as nobody has learned anything new; otherwise the
// player is asked, and the game counts as practice from then on. If several people share the device, all of them are
// asked.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Returns whether a move can be taken back now, or made again.
bool can_take_back(const App& app);
bool can_redo(const App& app);

/// Goes back to before the last move of a human, or opens the sheet that asks for agreement.
void take_back(App& app);
/// Makes the moves up to the next decision of a human again.
void redo(App& app);

} // namespace palazzo::app

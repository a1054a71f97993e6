// Keeps the order in which players have arranged their hands, so that it is the same after a reload.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Arranges the hands of the game on the table, which was just opened, as its players had left them.
void restore_hand_order(App& app);
/// Stores the order of the hands if it has changed since the last call. Once the game is over, removes the stored
/// order. Call it once a frame, after the table was drawn.
void keep_hand_order(App& app);

} // namespace palazzo::app

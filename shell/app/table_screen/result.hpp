// How the game on the table ended.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Opens the sheet with who has won and how the others stand, and how the game turned; there is a game.
void show_result(App& app);

} // namespace palazzo::app

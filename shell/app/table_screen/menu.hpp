// The menu of the game on the table.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

void show_menu(App& app);

} // namespace palazzo::app

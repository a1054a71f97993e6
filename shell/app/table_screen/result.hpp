// The sheet with the result of the game on the table.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Opens the sheet with the winners, the standings and the course of the game on the table, which must exist.
void show_result(App& app);

} // namespace palazzo::app

// What the controls of the table's set-up do.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Deals the table that is set; a line says why where it can't be.
void begin(App& app);
/// `table`: a game and a preset of it, `GAME/PRESET`.
void open_set_up(App& app, const std::string& table);
/// True if the action was one of the set-up's.
bool act_on_set_up(App& app, const a11y::Action& action);

} // namespace palazzo::app

// What the controls of the table, its menu, its log and its result do.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// For a game that is on the table. True if the action was one of these.
bool act_on_table(App& app, const a11y::Action& action);

} // namespace palazzo::app

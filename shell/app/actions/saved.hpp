// What the controls of the sheets of kept games do.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// True if the action was one of these.
bool act_on_saved(App& app, const a11y::Action& action);

} // namespace palazzo::app

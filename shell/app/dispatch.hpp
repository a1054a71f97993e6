// Carries out the actions of controls, whichever screen they are on.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Carries out an action. Its id may come from the page and contain anything, so it is checked here against what is
/// open. The screen on top is tried first, then the page below its sheets, then the features; an action that none of
/// them knows changes nothing.
void dispatch(App& app, const a11y::Action& action);

} // namespace palazzo::app

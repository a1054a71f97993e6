// Carries out the actions of controls, whichever screen they are on.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Carries out an action. Its id may come from the web page and contain anything, so the action is offered to the sheet
/// on top, then to the page below it, and then to the commands of the features. An action that none of them knows
/// changes nothing.
void dispatch(App& app, const a11y::Action& action);

} // namespace palazzo::app

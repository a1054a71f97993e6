// What the controls of all screens do.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Does what a control asks for. Its id may come from the page and hold anything: this is where it is checked against
/// what is open. The screen on top is asked first, then the page below its sheet, then the features; what none of them
/// knows changes nothing.
void dispatch(App& app, const a11y::Action& action);

} // namespace palazzo::app

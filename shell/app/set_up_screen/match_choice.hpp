// The set-up's choice between one game and a match of several.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

namespace palazzo::app {

/// Adds the choice to the page's model.
void add_match_choice(pages::SetUpModel& model, const App& app);
/// Handles `match` and `match_goal`. Returns false for other actions.
bool handle_match_choice_action(App& app, const a11y::Action& action);

} // namespace palazzo::app

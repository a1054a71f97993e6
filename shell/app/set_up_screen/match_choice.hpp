// The choice between a single game and a match of several games in the set-up.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

namespace palazzo::app {

/// Adds the choice between a single game and a match to the model of the set-up page.
void add_match_choice(pages::SetUpModel& model, const App& app);
/// Handles the actions `match` and `match_goal`. Returns false for other actions.
bool handle_match_choice_action(App& app, const a11y::Action& action);

} // namespace palazzo::app

// The choice between one game and a match of several, in the set-up.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

namespace palazzo::app {

/// What the set-up says of it.
void add_match_choice(pages::SetUpModel& model, const App& app);
/// Does what `match` or `match_goal` asks for; false if it is neither.
bool handle_match_choice_action(App& app, const a11y::Action& action);

} // namespace palazzo::app

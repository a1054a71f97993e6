// House rules of one's own in the set-up: listed beside the presets, saved, changed, renamed, deleted.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

namespace palazzo::app {

/// What the set-up says of them: those of its game, which one is chosen, and what can be done with the rules as they
/// are now.
void add_own_rules(pages::SetUpModel& model, const App& app);
/// Does what one of their controls on the page asks for; false if it is none of them.
bool act_on_own_rules(App& app, const a11y::Action& action);

} // namespace palazzo::app

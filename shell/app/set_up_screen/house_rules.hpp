// House rules of one's own in the set-up: listed beside the presets, saved, changed, renamed, deleted.
#pragma once

#include "engine/scores/house_rules.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/pages/set_up.hpp"

namespace palazzo::app {

/// What the set-up says of them: those of its game, which one is chosen, and what can be done with the rules as they
/// are now.
void add_house_rules(pages::SetUpModel& model, const App& app);
/// Does what one of their controls on the page asks for; false if it is none of them.
bool handle_house_rules_action(App& app, const a11y::Action& action);

/// Reads the house rules as the store has them by now. To be called before they are changed: what another tab has added
/// stays then.
void refresh_house_rules(App& app);
/// Writes them as they are now, what was removed included. False: they aren't kept (change_stored).
bool save_house_rules(App& app);

extern const Feature house_rules_feature;

} // namespace palazzo::app

// House rules that the player has saved. The set-up lists them beside the presets, and the player can save, change,
// rename and delete them there.
#pragma once

#include "engine/scores/house_rules.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/pages/set_up.hpp"

namespace palazzo::app {

/// Adds the saved house rules for the game to the model of the set-up page, marks the chosen ones, and notes whether
/// the present rules can be saved.
void add_house_rules(pages::SetUpModel& model, const App& app);
/// Handles the controls for house rules on the set-up page. Returns false for other actions.
bool handle_house_rules_action(App& app, const a11y::Action& action);

/// Reads the stored house rules into the program. Call it before changing them, so that rules that another tab has
/// added aren't lost.
void refresh_house_rules(App& app);
/// Stores the program's house rules in place of the stored ones. Returns false, like `write_stored_value`, if they
/// couldn't be stored.
bool save_house_rules(App& app);

extern const Feature house_rules_feature;

} // namespace palazzo::app

// House rules that the player has saved: the set-up lists them beside the presets, and saves, changes, renames and
// deletes them.
#pragma once

#include "engine/scores/house_rules.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/pages/set_up.hpp"

namespace palazzo::app {

/// Adds the saved house rules for the page's game to its model, marks those that are chosen, and says whether the
/// present rules can be saved.
void add_house_rules(pages::SetUpModel& model, const App& app);
/// Handles the controls for house rules on the page. Returns false for other actions.
bool handle_house_rules_action(App& app, const a11y::Action& action);

/// Reads the house rules that the store has now. Call it before changing them, so that what another tab has added
/// remains.
void refresh_house_rules(App& app);
/// Stores the house rules, without those that were removed. Returns false if they couldn't be stored (change_stored).
bool save_house_rules(App& app);

extern const Feature house_rules_feature;

} // namespace palazzo::app

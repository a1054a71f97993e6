// The rules of a table that is being set up, as switches that can be searched.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

#include "engine/i18n/voice.hpp"

#include <string>

namespace palazzo::app {

/// Returns the game's presets, each with its name, a sentence about it and a picture, in the game's order.
std::vector<pages::PresetOffer> preset_offers(const std::string& game, const i18n::Voice& voice);
/// Adds presets, possible numbers of players, and switches to the model of the set-up page. If the player has typed a
/// search, only the switches that it finds are added.
void add_rules(pages::SetUpModel& model, const TableSetUp& set_up, const i18n::Voice& voice);
/// Returns the switches of all rules, with their present choices.
std::vector<pages::RuleSwitch> rule_switches(const TableSetUp& set_up, const i18n::Voice& voice);
/// Changes the option `option` to the choice whose index `choice` contains. If `choice` is empty, toggles an option
/// that is on or off.
void set_rule(App& app, const std::string& option, const std::string& choice);
/// Handles the search field and the switches. Returns false for other actions.
bool handle_rules_action(App& app, const a11y::Action& action);

} // namespace palazzo::app

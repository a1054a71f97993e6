// The rules of a table that is being set up, as switches that can be searched.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

#include "engine/i18n/voice.hpp"

#include <string>

namespace palazzo::app {

/// Returns the game's presets, each with its name, a sentence about it and a picture, in the game's order.
std::vector<pages::Offer> offers_of(const std::string& game, const i18n::Voice& voice);
/// Adds presets, possible numbers of players, and switches to the page's model: only the switches that are searched
/// for, if a search was typed.
void add_rules(pages::SetUpModel& model, const SetUp& set_up, const i18n::Voice& voice);
/// Returns all switches of the rules as they are set.
std::vector<pages::RuleSwitch> rule_switches(const SetUp& set_up, const i18n::Voice& voice);
/// Sets a switch to the choice with the index in `choice`; if that is empty, toggles a switch without choices.
void set_rule(App& app, const std::string& option, const std::string& choice);
/// Handles the search and the switches. Returns false for other actions.
bool handle_rules_action(App& app, const a11y::Action& action);

} // namespace palazzo::app

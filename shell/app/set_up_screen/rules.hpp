// The rules of the table that is being set, as switches: which there are, which are looked for, what one of them
// changes.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

#include "engine/i18n/voice.hpp"

#include <string>

namespace palazzo::app {

/// The name of one of a game's presets, and a sentence about each, in the order of the game.
std::vector<pages::Offer> offers_of(const std::string& game, const i18n::Voice& voice);
/// What the set-up says of the rules: presets, how many may play, switches; of these the ones that are looked for.
void add_rules(pages::SetUpModel& model, const SetUp& set_up, const i18n::Voice& voice);
/// All switches of the rules as they are set.
std::vector<pages::RuleSwitch> rule_switches(const SetUp& set_up, const i18n::Voice& voice);
/// Sets a switch, by the index of its choice; a switch without choices is turned if `choice` is empty.
void set_rule(App& app, const std::string& option, const std::string& choice);
/// Does what the search or a switch asks for; false if the action is of neither.
bool act_on_rules(App& app, const a11y::Action& action);

} // namespace palazzo::app

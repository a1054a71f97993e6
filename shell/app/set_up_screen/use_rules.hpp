// Uses a whole rule set, saved house rules or a published one, for the table that is being set up.
#pragma once

#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Replaces the rules of the table by a preset as it is, and the number of players by the nearest that it allows.
void use_preset(SetUp& set_up, const PresetInfo& preset);
/// Replaces the rules of the table by a preset and what differs from it, which may name the number of players. Returns
/// whether they can be played; otherwise nothing changes, and a notice says why.
bool use_rules(App& app, const std::string& preset, Json options);

} // namespace palazzo::app

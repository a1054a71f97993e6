// Uses a preset, saved house rules or a published rule set for the table that is being set up.
#pragma once

#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Replaces the rules of the table by those of a preset. If the preset doesn't allow the present number of players,
/// changes the number to the nearest one that it allows.
void use_preset(TableSetUp& set_up, const PresetInfo& preset);
/// Replaces the rules of the table by a preset and by `options`, which differ from the preset and may contain the
/// number of players. Returns whether these rules can be played; if they can't, nothing changes, and a notice says why.
bool use_rules(App& app, const std::string& preset, Json options);

} // namespace palazzo::app

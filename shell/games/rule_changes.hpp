// Decides whether a table is played by changed rules.
#pragma once

#include "engine/core/json.hpp"

namespace palazzo::games {

/// Returns whether options that differ from the rule set by `differing` change its rules. The number of players, the
/// judge of answers and the word list are chosen for each table and change no rule.
bool changes_rules(const Json& differing);

} // namespace palazzo::games

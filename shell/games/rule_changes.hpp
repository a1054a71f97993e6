// Decides whether the rules of a table differ from those of its rule set.
#pragma once

#include "engine/core/json.hpp"

namespace palazzo::games {

/// Returns whether the options in `differing`, by which a table differs from its rule set, change the rules. The number
/// of players, the judge of answers and the word list are chosen for each table and change no rule.
bool changes_rules(const Json& differing);

} // namespace palazzo::games

// Whether a table is played by the rules of its rule set.
#pragma once

#include "engine/core/json.hpp"

namespace palazzo::games {

/// Whether a table whose options differ in this way from its rule set's is played by other rules. How many play, who
/// judges answers and which word list counts is settled for each table anew, and changes no rule.
bool changes_rules(const Json& differing);

} // namespace palazzo::games

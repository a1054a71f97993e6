// The rules in force at a table, as players read them.
#pragma once

#include "engine/core/rulebook.hpp"
#include "engine/games/palabra/options.hpp"

namespace palazzo::palabra {

/// Returns all that a new player at this table has to know, from the goal to the house rules.
Rulebook rulebook(const Options& o);

} // namespace palazzo::palabra

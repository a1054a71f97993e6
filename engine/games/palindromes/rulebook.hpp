// The rules in force at a table, for people.
#pragma once

#include "engine/core/rulebook.hpp"
#include "engine/games/palindromes/options.hpp"

namespace palazzo::palindromes {

/// What a newcomer to this table has to know, from the goal to what is otherwise here.
Rulebook rulebook(const Options& o);

} // namespace palazzo::palindromes

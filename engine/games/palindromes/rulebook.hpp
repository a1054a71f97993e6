// The rules in force at a table, for people: one message a sentence.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palindromes/options.hpp"

#include <vector>

namespace palazzo::palindromes {

/// What a newcomer to this table has to know, from the aim to the exceptions.
std::vector<Message> rules_in_force(const Options& o);

} // namespace palazzo::palindromes

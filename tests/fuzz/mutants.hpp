// Valid records, and mutants made from them.
#pragma once

#include "engine/core/rng.hpp"

#include <string>
#include <vector>

namespace palazzo::fuzz {

/// Returns games of every kind, some over, some unfinished; by seed and card by card, with seats and without.
std::vector<std::string> whole_records();

/// Returns one of the records with changed bytes or values; sometimes it is still a game.
std::string mutant(const std::vector<std::string>& whole, Rng& dice);

/// Returns whether `line` is one line that names the place of a fault.
bool names_a_place(const std::string& line);

} // namespace palazzo::fuzz

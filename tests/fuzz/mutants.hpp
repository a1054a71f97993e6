// Good records, and bad ones made of them.
#pragma once

#include "engine/core/rng.hpp"

#include <string>
#include <vector>

namespace palazzo::fuzz {

/// Games of every kind, some over, some under way; by seed and card by card, with seats and without.
std::vector<std::string> whole_records();

/// One of the records with its bytes or its values changed; now and then it stays a game.
std::string mutant(const std::vector<std::string>& whole, Rng& dice);

/// Whether a line is one, and says where the fault is.
bool names_a_place(const std::string& line);

} // namespace palazzo::fuzz

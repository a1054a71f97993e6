// Valid records, and randomly changed records that are made from them.
#pragma once

#include "engine/core/rng.hpp"

#include <string>
#include <vector>

namespace palazzo::fuzz {

/// Returns the records of random games of every kind: finished or not, dealt by a seed or card by card, with players in
/// the seats or without.
std::vector<std::string> random_records();

/// Returns one of the records with changed bytes or values. Sometimes the result is still a game.
std::string mutated_record(const std::vector<std::string>& whole, Rng& dice);

/// Returns whether `line` is one line that names the place of a fault.
bool names_fault_place(const std::string& line);

} // namespace palazzo::fuzz

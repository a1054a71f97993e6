// The tasks of puzzles of Palindromes (engine/puzzles).
#pragma once

#include "engine/games/palindromes/state.hpp"

#include <string_view>

namespace palazzo::palindromes {

/// `make`: make a palindrome of a number of cards. `two`: make palindromes in a row and a column with one card.
bool can_set_task(const ViewRef& v, std::string_view goal);
/// `make`: returns the number of cards of the longest palindrome made. `two`: returns the number of palindromes made.
/// Pending ones count too.
int achieved(const State& from, const State& to, Seat seat, std::string_view goal);

} // namespace palazzo::palindromes

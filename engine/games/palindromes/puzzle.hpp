// What a puzzle of Palindromes may ask for (engine/puzzles).
#pragma once

#include "engine/games/palindromes/state.hpp"

#include <string_view>

namespace palazzo::palindromes {

/// `make`: a palindrome of so many cards. `two`: a row and a column with one card.
bool poses(const ViewRef& v, std::string_view goal);
/// `make`: the cards of the longest palindrome made. `two`: how many were. Whether they are taken at once or wait for
/// the next player's move doesn't matter.
int achieved(const State& from, const State& to, Seat seat, std::string_view goal);

} // namespace palazzo::palindromes

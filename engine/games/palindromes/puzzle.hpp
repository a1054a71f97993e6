// The tasks of puzzles of Palindromes (engine/puzzles).
#pragma once

#include "engine/games/palindromes/state.hpp"

#include <string_view>

namespace palazzo::palindromes {

/// Returns whether a task with this goal can be set: the game isn't over, and it is the viewing seat's turn. The goal
/// `make` is to make a palindrome with a given number of cards. The goal `two` is to make a palindrome in a row and
/// another in a column with one card.
bool can_set_task(const ViewRef& v, std::string_view goal);
/// Returns what a seat achieved in the moves between `from` and `to`. For `make`, this is the number of cards of the
/// longest palindrome that it made; for `two`, the number of palindromes that it made. Pending ones count too.
int amount_achieved(const State& from, const State& to, Seat seat, std::string_view goal);

} // namespace palazzo::palindromes

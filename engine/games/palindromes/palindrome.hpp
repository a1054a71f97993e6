// Finds palindromes: three or more cards in an unbroken line whose values read the same both ways.
#pragma once

#include "engine/games/palindromes/board.hpp"

#include <vector>

namespace palazzo::palindromes {

inline constexpr int least_length = 3;

/// Returns the longest palindromes through a square on one line, if a card of `value` were on it: none, one, or several
/// of equal length, from left to right or from bottom to top. Ignores what is on the square now.
List<Span, deck_size> longest_through(const Grid& grid, Cell c, int value, Line line);

/// Returns whether a card of `value` on the square would make any palindrome.
bool completes(const Grid& grid, Cell c, int value);

/// Returns the squares next to `c`, which is an end of the palindrome, where one more card would enlarge it: some card
/// that may be placed there makes a longer palindrome in the same line that contains the old one and itself (fine print
/// 2). Empty if it can't grow.
List<Cell, 2> growing_squares(const Grid& grid, const Span& palindrome, Cell c, bool wrap);

/// The cards above and below a square; Card::none() for an empty square.
struct Vertical {
    Card above;
    Card below;
    bool any() const { return !above.is_none() || !below.is_none(); }
};
/// Returns the cards above and below a square.
Vertical vertical_of(const Grid& grid, Cell c);

/// Returns whether every card directly above or below is linked with a card of this tone.
bool is_linked_with(const Vertical& v, Tone tone, bool wrap);

} // namespace palazzo::palindromes

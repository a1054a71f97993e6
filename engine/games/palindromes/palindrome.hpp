// Finds palindromes: three or more cards in an unbroken line whose values read the same both ways.
#pragma once

#include "engine/games/palindromes/board.hpp"

#include <vector>

namespace palazzo::palindromes {

inline constexpr int least_palindrome_length = 3;

/// Returns the longest palindromes in `line` that a card of `value` on square `c` would belong to: none, one, or
/// several of equal length, ordered from left to right or from bottom to top. Any card that is on `c` now is ignored.
List<Span, deck_size> longest_palindromes_through(const Grid& grid, Cell c, int value, Line line);

/// Returns whether a card of `value` on square `c` would make any palindrome.
bool completes_palindrome(const Grid& grid, Cell c, int value);

/// Returns the squares next to `c` where one more card could enlarge the palindrome; empty if there are none. Some card
/// must be allowed on such a square, and must make a longer palindrome in the same line that contains all squares of
/// the old one (fine print 2). `c` is a square of the palindrome; if it isn't at an end, nothing is returned.
List<Cell, 2> squares_for_growth(const Grid& grid, const Span& palindrome, Cell c, bool wrap);

/// The cards above and below a square; Card::none() for an empty square.
struct VerticalNeighbours {
    Card above;
    Card below;
    bool any() const { return !above.is_none() || !below.is_none(); }
};
/// Returns the cards above and below a square.
VerticalNeighbours vertical_neighbours(const Grid& grid, Cell c);

/// Returns whether a card with the value and colour `card` is linked with each card in `v`; true if `v` has none.
bool is_linked_with_neighbours(const VerticalNeighbours& v, ValueAndColour card, bool wrap);

} // namespace palazzo::palindromes

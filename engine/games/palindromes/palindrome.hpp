// Finds palindromes: three or more cards in an unbroken line whose values read the same both ways.
#pragma once

#include "engine/games/palindromes/board.hpp"

#include <vector>

namespace palazzo::palindromes {

inline constexpr int least_length = 3;

/// Returns the longest palindromes that contain square `c` on one line, if a card of `value` were on it: none, one, or
/// several of equal length, from left to right or from bottom to top. The card that is on `c` now is ignored.
List<Span, deck_size> longest_palindromes_through(const Grid& grid, Cell c, int value, Line line);

/// Returns whether a card of `value` on square `c` would make any palindrome.
bool completes_palindrome(const Grid& grid, Cell c, int value);

/// Returns the squares next to `c`, which is an end of the palindrome, where one more card would enlarge the
/// palindrome: some card that may be placed there would make a longer palindrome in the same line, which contains the
/// old one and the new card (fine print 2). Empty if the palindrome can't grow.
List<Cell, 2> growing_squares(const Grid& grid, const Span& palindrome, Cell c, bool wrap);

/// The cards above and below a square; Card::none() for an empty square.
struct VerticalNeighbours {
    Card above;
    Card below;
    bool any() const { return !above.is_none() || !below.is_none(); }
};
/// Returns the cards above and below a square.
VerticalNeighbours vertical_neighbours(const Grid& grid, Cell c);

/// Returns whether a card with this value and colour is linked with the card above and the card below, if there are
/// any.
bool is_linked_with(const VerticalNeighbours& v, ValueAndColour tone, bool wrap);

} // namespace palazzo::palindromes

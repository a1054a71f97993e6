// Finding palindromes: three or more cards in an unbroken line whose values read the same both ways.
#pragma once

#include "engine/games/palindromes/board.hpp"

#include <vector>

namespace palazzo::palindromes {

inline constexpr int least_length = 3;

/// The longest palindromes through a square on one line, once a card of that value lies there: none, one, or several
/// equally long ones, left to right or bottom to top. What lies on the square now doesn't matter.
List<Span, deck_size> longest_through(const Grid& grid, Cell c, int value, Line line);

/// Whether a card of that value would make any palindrome there.
bool completes(const Grid& grid, Cell c, int value);

/// Where one more card right next to c would make a palindrome larger: some card that may stand there gives a longer
/// one in the same line that holds all of the old one and itself (fine print 2). None: it can't grow.
List<Cell, 2> growing_squares(const Grid& grid, const Span& palindrome, Cell c, bool wrap);

/// The cards above and below a square, none where there are none.
struct Vertical {
    Card above;
    Card below;
    bool any() const { return !above.is_none() || !below.is_none(); }
};
Vertical vertical_of(const Grid& grid, Cell c);

/// Whether every card directly above or below is linked with such a card.
bool agrees(const Vertical& v, Tone tone, bool wrap);

} // namespace palazzo::palindromes

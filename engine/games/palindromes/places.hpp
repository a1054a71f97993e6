// The squares where a card may be placed (docs/rules/palindromes.md, "What you may play"), and the palindromes that it
// makes there. Both depend only on the board.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palindromes/palindrome.hpp"
#include "engine/games/palindromes/state.hpp"

#include <array>
#include <vector>

namespace palazzo::palindromes {

/// A list of empty squares that touch a card: at most four for each card on the board.
using Squares = List<Cell, 4 * deck_size>;

/// A board prepared for finding legal squares, constructed once for each position. Refers to the board, which must
/// outlive it.
struct BoardContext {
    BoardContext(const Board& b, bool wrap_around) : board(b), grid(b), wrap(wrap_around) {}

    const Board& board;
    Grid grid;
    bool wrap;
};

/// Returns the empty squares that touch a card, each once; only 0,0 on an empty board.
Squares empty_neighbour_squares(const BoardContext& g);

/// Returns whether a square is a vertical place for a card: a card lies above or below it, and each such card is linked
/// with `card` (fine print 1).
bool is_vertical_place(const BoardContext& g, Card card, Cell c);
/// Returns a card on the board that has a vertical place for `card` directly above or below it; none if there is no
/// vertical place.
Card neighbour_of_vertical_place(const BoardContext& g, Card card);

/// Returns those of `squares` where the card may be placed.
Squares legal_squares(const BoardContext& g, const Squares& squares, Card card);
/// Returns why the card may not be placed on square `c`: the first condition that fails, in the order of the rules.
/// Empty if it may be placed there.
Refusal check_place(const BoardContext& g, Card card, Cell c);

/// The longest palindromes that a card makes on a square, by line, row first. If a line has several, the player picks
/// one.
using PalindromesByLine = std::array<List<Span, deck_size>, lines.size()>;
/// Returns the palindromes that a card would make on a square.
PalindromesByLine palindromes_made_by(const Grid& grid, Cell c, Card card);

/// Returns every way to pick one palindrome for each line that has several. If no line has several, returns one empty
/// pick.
std::vector<Spans> possible_picks(const PalindromesByLine& made);
/// Returns the palindromes that count for a placement. For each line in `made`, this is the only palindrome or, if
/// there are several, the one in `picks`.
Spans palindromes_that_count(const PalindromesByLine& made, const Spans& picks);

} // namespace palazzo::palindromes

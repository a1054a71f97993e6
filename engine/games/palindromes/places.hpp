// The squares where a card may be placed (docs/rules/palindromes.md, "What you may play"), and the palindromes it makes
// there. Only the board decides.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palindromes/palindrome.hpp"
#include "engine/games/palindromes/state.hpp"

#include <array>
#include <vector>

namespace palazzo::palindromes {

/// The empty squares that touch a card: at most four for each card.
using Squares = List<Cell, 4 * deck_size>;

/// A board prepared for questions about its legal squares: constructed once for each position. Refers to the board,
/// which must outlive it.
struct BoardContext {
    BoardContext(const Board& b, bool wrap_around) : board(b), grid(b), wrap(wrap_around) {}

    const Board& board;
    Grid grid;
    bool wrap;
};

/// Returns the empty squares that touch a card, each once; only 0,0 on an empty board.
Squares squares_of(const BoardContext& g);

/// Returns whether a square is a vertical place for a card: it has vertical neighbours, and all are linked with the
/// card (fine print 1).
bool is_vertical_place(const BoardContext& g, Card card, Cell c);
/// Returns a card on the board above or below which is a vertical place for `card`; none if it has no vertical place.
Card card_with_vertical_place(const BoardContext& g, Card card);

/// Returns those of `squares` where the card may be placed.
Squares places_of(const BoardContext& g, const Squares& squares, Card card);
/// Returns why the card may not be placed there: the first condition that fails, in the order of the rules; empty if it
/// may.
Refusal check_place(const BoardContext& g, Card card, Cell c);

/// The longest palindromes that a card makes on a square, by line, row first. If a line has several, the player picks
/// one.
using PalindromesByLine = std::array<List<Span, deck_size>, lines.size()>;
/// Returns the palindromes that a card would make on a square.
PalindromesByLine palindromes_made_by(const Grid& grid, Cell c, Card card);

/// Returns every way to pick; only an empty one if there is nothing to pick.
std::vector<Spans> possible_picks(const PalindromesByLine& made);
/// Returns the palindromes of a placement: the longest of each line, or the one that was picked of several.
Spans chosen(const PalindromesByLine& made, const Spans& picks);

} // namespace palazzo::palindromes

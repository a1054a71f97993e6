// Where a card may go (docs/rules/palindromes.md, "What you may play"), and what it makes there. The board alone
// decides.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palindromes/palindrome.hpp"
#include "engine/games/palindromes/state.hpp"

#include <array>
#include <vector>

namespace palazzo::palindromes {

/// The empty squares that touch a card: at most four a card.
using Squares = List<Cell, 4 * deck_size>;

/// The board as legality asks about it: made once for a position, asked for every card and square. Holds on to the
/// board, which must outlive it.
struct BoardContext {
    BoardContext(const Board& b, bool wrap_around) : board(b), grid(b), wrap(wrap_around) {}

    const Board& board;
    Grid grid;
    bool wrap;
};

/// The empty squares that touch a card, each once; only 0,0 on an empty board.
Squares squares_of(const BoardContext& g);

/// A square is a vertical place for a card if it has vertical neighbours and all are linked with it (fine print 1).
bool is_vertical_place(const BoardContext& g, Card card, Cell c);
/// The cards on the board that have such a place for the card above or below them; none if it has no vertical place.
Card card_with_vertical_place(const BoardContext& g, Card card);

/// The squares among those where the card may go.
Squares places_of(const BoardContext& g, const Squares& squares, Card card);
/// Why the card may not go there, empty if it may: the first condition that fails, in the order of the rules.
Refusal why_not(const BoardContext& g, Card card, Cell c);

/// The longest palindromes that a card makes in a square, by line, row first. Where a line has several, the player
/// picks.
using Made = std::array<List<Span, deck_size>, lines.size()>;
Made made_by(const Grid& grid, Cell c, Card card);

/// Every way to pick; one that is empty where there is nothing to pick.
std::vector<Spans> picks_of(const Made& made);
/// The palindromes of a placement: the longest of each line, of several the one that is picked.
Spans chosen(const Made& made, const Spans& picks);

} // namespace palazzo::palindromes

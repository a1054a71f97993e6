// Marked squares of a Palindromes board and texts about them: where the picked card may be placed, what it makes there,
// and where a waiting palindrome can be extended.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palindromes/play.hpp"

#include <optional>
#include <vector>

namespace palazzo::palindromes::screen {

struct SquareMark {
    palindromes::Cell at;
    bool vertical =
        false; ///< The square is above or below linked cards. A card must be placed at such a square if there is one.
    bool completes = false; ///< The card makes a palindrome there.
    friend bool operator==(const SquareMark&, const SquareMark&) = default;
};

/// Returns the squares where a card may be placed; empty if `picked` is none, or if it isn't the viewer's turn.
std::vector<SquareMark> marks_of(const palindromes::View& v, Card picked);

/// Returns whether a square is empty and beside a card, so that it is worth saying what may be placed there.
bool touches_card(const palindromes::View& v, palindromes::Cell c);

/// Returns the squares where a card could extend the waiting palindromes.
std::vector<palindromes::Cell> extensions_of(const palindromes::View& v);

/// Returns those squares of extensions_of() from which the picked card claims the waiting palindromes, or any card of
/// the viewer's hand if none is picked; all of them if it isn't the viewer's turn.
std::vector<palindromes::Cell> extensions_open(const palindromes::View& v, Card picked);

/// Returns a message that says what a card makes in a square, or which condition fails. If there is a choice between
/// palindromes, it describes the first one.
Message describe_square(const palindromes::View& v, Card picked, palindromes::Cell c);

/// Returns the moves that place a card in a square: several if there is a choice between palindromes, none if the card
/// may not be placed there.
std::vector<palindromes::Move> moves_to(const palindromes::View& v, Card picked, palindromes::Cell c);

/// Returns the label of a move in a choice between palindromes: the cards of what it takes.
Message describe_pick(const palindromes::View& v, const palindromes::Move& m);

} // namespace palazzo::palindromes::screen

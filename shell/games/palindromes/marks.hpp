// The marked squares of a Palindromes board, and texts about them: where the picked card may be placed, what it makes
// there, and where a pending palindrome can be extended.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palindromes/play.hpp"

#include <optional>
#include <vector>

namespace palazzo::palindromes::screen {

struct SquareMark {
    palindromes::Cell at;
    /// True if the square is above or below linked cards. A card must be placed at such a square if there is one.
    bool vertical = false;
    bool completes = false; ///< True if the card makes a palindrome in the square.
    friend bool operator==(const SquareMark&, const SquareMark&) = default;
};

/// Returns the squares where the picked card may be placed; empty if `picked` is no card, or if it isn't the viewer's
/// turn.
std::vector<SquareMark> marked_squares(const palindromes::View& v, Card picked);

/// Returns whether a square is empty and beside a card. Only for such squares is it worth saying what may be placed
/// there.
bool touches_card(const palindromes::View& v, palindromes::Cell c);

/// Returns the squares where a card could extend a pending palindrome.
std::vector<palindromes::Cell> extension_squares(const palindromes::View& v);

/// Returns the squares where the picked card would take a pending palindrome from its maker by extending it. If no card
/// is picked, any card of the viewer's hand counts. If it isn't the viewer's turn, returns all extension_squares().
std::vector<palindromes::Cell> claiming_squares(const palindromes::View& v, Card picked);

/// Returns a message that says what the picked card makes in a square, or which condition fails. If the player can
/// choose between palindromes, the message describes the first one.
Message describe_square(const palindromes::View& v, Card picked, palindromes::Cell c);

/// Returns the moves that place the picked card in a square: several if the player can choose between palindromes, none
/// if the card may not be placed there.
std::vector<palindromes::Move> moves_to_square(const palindromes::View& v, Card picked, palindromes::Cell c);

/// Returns the label of a move that takes one of several possible palindromes. The label names the cards that the move
/// takes.
Message describe_taken_cards(const palindromes::View& v, const palindromes::Move& m);

} // namespace palazzo::palindromes::screen

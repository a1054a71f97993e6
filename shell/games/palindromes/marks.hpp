// What the squares of a Palindromes board say to the player: where the picked card may go, what it makes there, and
// where a waiting palindrome could be enlarged. Words and squares, no drawing.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palindromes/play.hpp"

#include <optional>
#include <vector>

namespace palazzo::palindromes::screen {

struct SquareMark {
    palindromes::Cell at;
    bool vertical = false;  ///< above or below linked cards: the places that a card must take if it has any
    bool completes = false; ///< the card makes a palindrome there
    friend bool operator==(const SquareMark&, const SquareMark&) = default;
};

/// The squares where a card may go; empty without a card and when it isn't the viewer's turn.
std::vector<SquareMark> marks_of(const palindromes::View& v, Card picked);

/// Whether a square is empty and lies beside a card: one where it is of interest what may go there.
bool touches_card(const palindromes::View& v, palindromes::Cell c);

/// The squares where the next player could enlarge what waits.
std::vector<palindromes::Cell> extensions_of(const palindromes::View& v);

/// Of these the ones that a card of the viewer's hand can claim it from, or only the picked one; all of them while it
/// is the other's turn.
std::vector<palindromes::Cell> extensions_open(const palindromes::View& v, Card picked);

/// What a card would make in a square, or which condition fails. Where it had to be picked between several, of the
/// first.
Message describe_square(const palindromes::View& v, Card picked, palindromes::Cell c);

/// The moves that put a card in a square: several where there is a choice between palindromes, none if it may not go
/// there.
std::vector<palindromes::Move> moves_to(const palindromes::View& v, Card picked, palindromes::Cell c);

/// What a move makes, as cards: for choosing between palindromes.
Message describe_pick(const palindromes::View& v, const palindromes::Move& m);

} // namespace palazzo::palindromes::screen

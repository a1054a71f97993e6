// What everybody sees happen in a placement.
#pragma once

#include "engine/core/event_sink.hpp"
#include "engine/core/message.hpp"
#include "engine/core/seats.hpp"
#include "engine/games/palindromes/board.hpp"

#include <variant>
#include <vector>

namespace palazzo::palindromes {

/// The cards of a palindrome, left to right or bottom to top.
using PalindromeCards = List<Card, deck_size>;

/// Where a card lies as seen from another one.
enum class Side : std::uint8_t { above, below, right, left };

/// A card was placed on the board.
struct CardPlaced {
    Seat seat = 0;
    Card card;
    Cell at;
    Card beside = Card::none(); ///< a card that it touches, rather one above or below; none on an empty board
    Side side = Side::above;    ///< of that card
    friend bool operator==(const CardPlaced&, const CardPlaced&) = default;
};

/// A palindrome that was pending is enlarged or broken into: its maker doesn't get it.
struct PalindromeClaimed {
    Seat seat = 0;  ///< who placed the card
    Seat maker = 0; ///< whose palindrome it was
    PalindromeCards cards;
    friend bool operator==(const PalindromeClaimed&, const PalindromeClaimed&) = default;
};

/// A palindrome was made that can still grow: it is pending.
struct PalindromeWaits {
    Seat seat = 0;
    PalindromeCards cards;
    friend bool operator==(const PalindromeWaits&, const PalindromeWaits&) = default;
};

/// A palindrome left the board for a seat's sets.
struct PalindromeTaken {
    Seat seat = 0;
    PalindromeCards cards;
    bool waited = false; ///< it was pending; otherwise it was made by this placement
    friend bool operator==(const PalindromeTaken&, const PalindromeTaken&) = default;
};

/// No card is left on the board, and the game goes on.
struct BoardEmptied {
    friend bool operator==(const BoardEmptied&, const BoardEmptied&) = default;
};

/// The last card was placed: the game is over.
struct LastCardPlaced {
    friend bool operator==(const LastCardPlaced&, const LastCardPlaced&) = default;
};

using Event =
    std::variant<CardPlaced, PalindromeClaimed, PalindromeWaits, PalindromeTaken, BoardEmptied, LastCardPlaced>;
using Events = EventSink<Event>;

/// What happened as people are told it.
std::vector<Message> describe(const Event& event);

} // namespace palazzo::palindromes

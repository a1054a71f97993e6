// The events of a placement that everybody sees.
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

/// The position of a placed card, as seen from a card that it touches.
enum class RelativePosition : std::uint8_t { above, below, right, left };

/// A card was placed on the board.
struct CardPlaced {
    Seat seat = 0;
    Card card;
    Cell at;
    Card beside = Card::none(); ///< a card that the placed card touches, if possible one above or below it; none if it
                                ///< touches no card
    RelativePosition side = RelativePosition::above; ///< position of the placed card as seen from `beside`
    friend bool operator==(const CardPlaced&, const CardPlaced&) = default;
};

/// A player enlarged a pending palindrome of the other player, or used some of its cards. The maker of the pending
/// palindrome therefore doesn't get it.
struct PalindromeClaimed {
    Seat seat = 0;  ///< seat whose placement claimed the palindrome
    Seat maker = 0; ///< seat that made the pending palindrome
    PalindromeCards cards;
    friend bool operator==(const PalindromeClaimed&, const PalindromeClaimed&) = default;
};

/// A palindrome was made and became pending, because it or another one of the same placement can still grow.
struct PalindromeBecamePending {
    Seat seat = 0;
    PalindromeCards cards;
    friend bool operator==(const PalindromeBecamePending&, const PalindromeBecamePending&) = default;
};

/// A palindrome left the board and became a set of a seat.
struct PalindromeTaken {
    Seat seat = 0;
    PalindromeCards cards;
    bool was_pending = false; ///< true if the palindrome was pending; false if this placement made it
    friend bool operator==(const PalindromeTaken&, const PalindromeTaken&) = default;
};

/// No card is left on the board, and the game continues.
struct BoardEmptied {
    friend bool operator==(const BoardEmptied&, const BoardEmptied&) = default;
};

/// The last card was placed, and the game is over.
struct LastCardPlaced {
    friend bool operator==(const LastCardPlaced&, const LastCardPlaced&) = default;
};

using Event =
    std::variant<CardPlaced, PalindromeClaimed, PalindromeBecamePending, PalindromeTaken, BoardEmptied, LastCardPlaced>;
using Events = EventSink<Event>;

/// Returns the messages that tell players of an event.
std::vector<Message> describe_event(const Event& event);

} // namespace palazzo::palindromes

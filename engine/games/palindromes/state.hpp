// A game of Palindromes as plain values: what everybody sees, what only one seat sees, and the moves.
#pragma once

#include "engine/core/seats.hpp"
#include "engine/games/palindromes/board.hpp"
#include "engine/games/palindromes/options.hpp"

#include <array>

namespace palazzo::palindromes {

using Stock = List<Card, deck_size>;
using Hand = List<Card, most_hand>; ///< a hand, sorted by sort_hand()
using Spans = List<Span, 2>;        ///< spans, at most one in a row and one in a column

/// The sets that a seat has taken. A set consists of the cards of one palindrome, from left to right or bottom to top.
/// If one placement made two palindromes that share a card, the card is in both sets and counts once (fine print 4).
struct TakenSets {
    List<Card, 2 * deck_size> cards;         ///< cards of all sets, one set after the other
    List<std::uint8_t, deck_size / 2> sizes; ///< number of cards in each set
    int card_count = 0;                      ///< number of cards taken, each counted once
    int set_count() const { return static_cast<int>(sizes.size()); }
    friend bool operator==(const TakenSets&, const TakenSets&) = default;
};

/// Palindromes that their maker takes after the other player's next move, unless that move claims them.
struct PendingPalindromes {
    Spans spans;
    Seat maker = 0;
    friend bool operator==(const PendingPalindromes&, const PendingPalindromes&) = default;
};

struct PublicSeatState {
    TakenSets taken;
    int hand_count = 0;
    int stock_count = 0;
    friend bool operator==(const PublicSeatState&, const PublicSeatState&) = default;
};

/// Sorts a hand by value, the ace lowest, then suit.
void sort_hand(Hand& hand);

/// The part of a state that everybody sees.
struct Table {
    Options options;
    Board board;
    PendingPalindromes pending;
    Seat turn = 0;
    int placed_count = 0; ///< number of cards placed so far
    Cell last;            ///< square of the card that was placed last, if `placed_count` > 0
    std::array<PublicSeatState, players> seats;

    PublicSeatState& seat(Seat s) { return seats[static_cast<std::size_t>(s)]; }
    const PublicSeatState& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    /// Returns whether the last card has been placed.
    bool is_over() const { return seat(turn).hand_count == 0; }
    friend bool operator==(const Table&, const Table&) = default;
};

struct HiddenSeatState {
    Hand hand;
    Stock stock; ///< stock of the seat; its last card is drawn next
    friend bool operator==(const HiddenSeatState&, const HiddenSeatState&) = default;
};

/// The whole state of a game, hidden cards included.
struct State {
    Table table;
    std::array<HiddenSeatState, players> hidden;

    HiddenSeatState& hidden_state(Seat s) { return hidden[static_cast<std::size_t>(s)]; }
    const HiddenSeatState& hidden_state(Seat s) const { return hidden[static_cast<std::size_t>(s)]; }
    friend bool operator==(const State&, const State&) = default;
};

/// The part of a state that one seat may know: what everybody sees and its own hand. Nobody knows the order of a stock,
/// not even its owner.
struct View {
    Table table;
    Seat me = 0; ///< viewing seat, or `onlooker`, whose view has no hand
    Hand hand;
    friend bool operator==(const View&, const View&) = default;
};

/// A view that copies nothing: it refers to a view or a state, which has to outlive it. Playouts use it to ask for
/// legal moves.
struct ViewRef {
    const Table& table;
    Seat me;
    const Hand& hand;

    ViewRef(const View& v) : table(v.table), me(v.me), hand(v.hand) {}
    ViewRef(const State& s, Seat seat) : table(s.table), me(seat), hand(s.hidden_state(seat).hand) {}
};

/// The placement of a card. If a line has several palindromes of the greatest length, `take` contains the one that the
/// player picks. A pick in the row is before a pick in the column.
struct Move {
    Card card;
    Cell at;
    Spans take;
    friend bool operator==(const Move&, const Move&) = default;
};

/// The shuffled deck. Its first half is the stock of seat 0, its second half is the stock of seat 1, and the first card
/// of a stock is drawn first. The seat `first` makes the first move.
struct Deal {
    Stock cards;
    Seat first = 0;
    friend bool operator==(const Deal&, const Deal&) = default;
};

} // namespace palazzo::palindromes

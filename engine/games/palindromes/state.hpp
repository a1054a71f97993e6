// A game of Palindromes as plain values: what lies open, what only one seat sees, and the moves between.
#pragma once

#include "engine/core/seats.hpp"
#include "engine/games/palindromes/board.hpp"
#include "engine/games/palindromes/options.hpp"

#include <array>

namespace palazzo::palindromes {

using Stock = List<Card, deck_size>;
using Hand = List<Card, most_hand>; ///< by value, then suit: see sort_hand
using Spans = List<Span, 2>;        ///< at most one a line

/// The sets that a seat has taken, each a palindrome's cards left to right or bottom to top. Two palindromes of one
/// placement share a card: it stands in both sets and counts once (fine print 4).
struct Taken {
    List<Card, 2 * deck_size> cards;         ///< one set after the other
    List<std::uint8_t, deck_size / 2> sizes; ///< how many cards each set has
    int card_count = 0;                      ///< shared cards once
    int set_count() const { return static_cast<int>(sizes.size()); }
    friend bool operator==(const Taken&, const Taken&) = default;
};

/// Palindromes that wait for the next player's move, and who made them.
struct Pending {
    Spans spans;
    Seat maker = 0;
    friend bool operator==(const Pending&, const Pending&) = default;
};

struct SeatOpen {
    Taken taken;
    int hand_count = 0;
    int stock_count = 0;
    friend bool operator==(const SeatOpen&, const SeatOpen&) = default;
};

/// Puts a hand in the order in which the game counts, the ace lowest.
void sort_hand(Hand& hand);

/// All that lies open.
struct Table {
    Options options;
    Board board;
    Pending pending;
    Seat turn = 0;
    int placed = 0; ///< cards so far
    Cell last;      ///< where the latest one was placed, if one was
    std::array<SeatOpen, players> seats;

    SeatOpen& seat(Seat s) { return seats[static_cast<std::size_t>(s)]; }
    const SeatOpen& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    /// The last card has been placed.
    bool over() const { return seat(turn).hand_count == 0; }
    friend bool operator==(const Table&, const Table&) = default;
};

struct SeatHidden {
    Hand hand;
    Stock stock; ///< the next card last
    friend bool operator==(const SeatHidden&, const SeatHidden&) = default;
};

/// The whole truth.
struct State {
    Table table;
    std::array<SeatHidden, players> hidden;

    SeatHidden& of(Seat s) { return hidden[static_cast<std::size_t>(s)]; }
    const SeatHidden& of(Seat s) const { return hidden[static_cast<std::size_t>(s)]; }
    friend bool operator==(const State&, const State&) = default;
};

/// What one seat may know: what lies open and its own hand. Nobody knows the order of a stock, its own included.
struct View {
    Table table;
    Seat me = 0;
    Hand hand;
    friend bool operator==(const View&, const View&) = default;
};

/// The same without a copy: refers to a view, or straight into a state, which has to outlive it. For legality, which
/// playouts ask of every position.
struct ViewRef {
    const Table& table;
    Seat me;
    const Hand& hand;

    ViewRef(const View& v) : table(v.table), me(v.me), hand(v.hand) {}
    ViewRef(const State& s, Seat seat) : table(s.table), me(seat), hand(s.of(seat).hand) {}
};

/// A card placed. Where several palindromes of a line are the longest, `take` names one for each such line, row first.
struct Move {
    Card card;
    Cell at;
    Spans take;
    friend bool operator==(const Move&, const Move&) = default;
};

/// The deck as two stocks: seat 0's from the top, then seat 1's; and who begins.
struct Deal {
    Stock cards;
    Seat first = 0;
    friend bool operator==(const Deal&, const Deal&) = default;
};

} // namespace palazzo::palindromes

// The state of Sevens as plain values. Sevens is the example of a game; its rules are in docs/rules/example.md.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/list.hpp"
#include "engine/core/seats.hpp"

#include <array>
#include <cstdint>

namespace palazzo::example {

inline constexpr int least_players = 2;
inline constexpr int most_players = 6;
inline constexpr int deck_size = rank_count * suit_count;

using Cards = List<Card, deck_size>;

/// The options of a table.
struct Options {
    int players = 4;
    bool must_play = true; ///< true if a player who can play has to play (rule 6)
    friend bool operator==(const Options&, const Options&) = default;
};

/// The shuffled deck. Its cards are dealt one at a time, beginning with the seat `first`.
struct Deal {
    Cards cards;
    Seat first = 0;
    friend bool operator==(const Deal&, const Deal&) = default;
};

/// The cards of one suit on the table: an unbroken row around its seven. The row is empty until the seven is played.
struct Row {
    std::int8_t low = 0; ///< lowest rank on the table, as index_of(rank)
    std::int8_t high = -1;
    constexpr bool empty() const { return high < low; }
    friend bool operator==(const Row&, const Row&) = default;
};

/// The part of a state that everybody sees.
struct Table {
    Options options;
    std::array<Row, suit_count> rows;
    std::array<std::int8_t, most_players> hand_counts{}; ///< number of cards in hand, by seat
    Seat turn = 0;
    Seat winner = -1; ///< -1 if nobody has won yet
    const Row& row(Suit s) const { return rows[static_cast<std::size_t>(index_of(s))]; }
    Row& row(Suit s) { return rows[static_cast<std::size_t>(index_of(s))]; }
    friend bool operator==(const Table&, const Table&) = default;
};

struct State {
    Table table;
    std::array<Cards, most_players> hands; ///< hands by seat, each sorted
    friend bool operator==(const State&, const State&) = default;
};

/// The part of a state that one seat may know.
struct View {
    Table table;
    Seat me = 0; ///< viewing seat, or `onlooker`, whose view has no hand
    Cards hand;
    friend bool operator==(const View&, const View&) = default;
};

/// A move: plays a card, or passes if `card` is none.
struct Move {
    Card card = Card::none();
    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace palazzo::example

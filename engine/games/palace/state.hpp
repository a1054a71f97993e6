// A game of Palace as plain values: what lies open on the table, what only some may see, and the moves between.
#pragma once

#include "engine/core/bag.hpp"
#include "engine/core/card.hpp"
#include "engine/core/list.hpp"
#include "engine/core/seats.hpp"
#include "engine/games/palace/laws.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace palazzo::palace {

using Slots = List<Card, most_layout>; ///< a palace's cards by slot; Card::none() where one has left
using Cards = List<Card, most_cards>;  ///< as many as there can be
using SetCards = List<Card, 24>;       ///< the most that one rank and all jokers come to

/// A card in the pile and what it counts as: its rank, a joker's named one, or no_rank.
struct Laid {
    Card card;
    std::uint8_t rank = no_rank;
    friend bool operator==(const Laid&, const Laid&) = default;
};
using Pile = List<Laid, most_cards>;

enum class Phase : std::uint8_t {
    choosing, ///< each seat lays its face-up cards
    swapping, ///< each seat exchanges hand and face-up cards
    playing,
    over,
};

/// What the seat whose turn it is has to do first.
enum class Need : std::uint8_t {
    play,
    name_joker, ///< a wild joker was turned over: say what it stands for
    set_order,  ///< `fixed_order`: arrange the face-up cards for good
};

/// What everybody sees of a seat.
struct SeatOpen {
    Slots up;
    Bag known;            ///< in its hand, and everybody saw them go there
    bool ready = false;   ///< has laid, or has finished swapping
    bool ordered = false; ///< has arranged its face-up cards
    std::uint8_t swaps = 0;
    std::uint8_t place = 0; ///< 1 for the first to be out; 0: still in
    friend bool operator==(const SeatOpen&, const SeatOpen&) = default;
};

/// All that lies open.
struct Table {
    Laws laws;
    Phase phase = Phase::playing;
    Need need = Need::play;
    Seat turn = 0;     ///< who is to act while playing; before that who leads if the options don't say otherwise
    int direction = 1; ///< +1 or -1
    int turns = 0;     ///< completed plays, takes and skips
    bool must_lead_lowest = false; ///< the leader's lowest rank has to be led (fine print 4)
    bool drawn = false;            ///< over at the turn limit
    Card turned;                   ///< the joker that waits for a name
    Pile pile;                     ///< bottom to top
    Cards burned;
    std::array<SeatOpen, most_players> seats;

    int players() const { return laws.options.players; }
    SeatOpen& seat(Seat s) { return seats[static_cast<std::size_t>(s)]; }
    const SeatOpen& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    bool still_in(Seat s) const { return seat(s).place == 0; }
    friend bool operator==(const Table&, const Table&) = default;
};

/// What a seat holds and others don't see. Nobody sees `down`.
struct SeatHidden {
    Bag hand;
    Slots down;
    Slots chosen; ///< laid while others still choose
    friend bool operator==(const SeatHidden&, const SeatHidden&) = default;
};

/// The whole truth.
struct State {
    Table table;
    Cards draw; ///< the next card last
    std::array<SeatHidden, most_players> hidden;

    SeatHidden& of(Seat s) { return hidden[static_cast<std::size_t>(s)]; }
    const SeatHidden& of(Seat s) const { return hidden[static_cast<std::size_t>(s)]; }
    friend bool operator==(const State&, const State&) = default;
};

/// What one seat may know: what lies open, its own cards, and how many there are of the rest.
struct View {
    Table table;
    Seat me = 0;
    Bag hand;
    Slots chosen;
    int draw_count = 0;
    std::array<std::uint8_t, most_players> hand_counts{};
    std::array<std::uint8_t, most_players> down_slots{}; ///< a bit for each face-down card that is still there

    int hand_count(Seat s) const { return hand_counts[static_cast<std::size_t>(s)]; }
    bool has_down(Seat s, int slot) const { return ((down_slots[static_cast<std::size_t>(s)] >> slot) & 1U) != 0; }
    bool has_down(Seat s) const { return down_slots[static_cast<std::size_t>(s)] != 0; }
    friend bool operator==(const View&, const View&) = default;
};

/// One thing a seat does. Lists whose order has no meaning are kept sorted, so that equal moves are equal.
struct Move {
    enum class Kind : std::uint8_t { play, flip, take, chance, skip, lay, swap, ready, order };

    Kind kind = Kind::skip;
    SetCards cards;               ///< play: the set; lay, order: the face-up cards
    std::optional<Rank> as;       ///< play: what its wild jokers stand for
    Card cover;                   ///< play: the card on top of the set, or none
    std::optional<Rank> cover_as; ///< play: what a wild joker as cover stands for
    Card hand_card;               ///< swap
    Card up_card;                 ///< swap
    int slot = 0;                 ///< flip
    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace palazzo::palace

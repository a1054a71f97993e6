// How moves of Palace are put together, for those who list them and those who draw one by dice.
#pragma once

#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/set_pattern.hpp"

namespace palazzo::palace {

inline Move move_of_kind(Move::Kind kind) {
    Move m;
    m.kind = kind;
    return m;
}

/// Gives the card that was turned over and waits its rank.
inline Move naming(const Table& t, Rank as) {
    Move m = move_of_kind(Move::Kind::play);
    m.cards.push_back(t.turned);
    m.as = as;
    return m;
}

/// The set without its natural cards, and without its cover.
inline Move frame_of(const PlayContext& f, const SetPattern& s) {
    Move m = move_of_kind(Move::Kind::play);
    if (s.wild > 0 || (s.jokers > 0 && f.view.table.laws.jokers_are_wild())) m.as = s.rank;
    return m;
}

inline void add_cover(const PlayContext& f, Move& m, Card cover, Rank as) {
    m.cover = cover;
    if (cover.is_joker() && f.view.table.laws.jokers_are_wild()) m.cover_as = as;
}

inline void add_jokers(Move& m, int n) {
    for (int i = 0; i < n; ++i) m.cards.push_back(Card::joker());
}

inline SetCards cards_up(const SeatOpen& seat) {
    SetCards cards;
    for (const Card c : seat.up)
        if (!c.is_none()) cards.push_back(c);
    return cards;
}

inline Move order_of(SetCards cards) {
    Move m = move_of_kind(Move::Kind::order);
    m.cards = cards;
    return m;
}

/// The ranks that a wild card may stand for: any but its own kind's.
inline Ranks nameable(const Table& t) {
    const int wild = t.laws.wild_rank();
    return natural_ranks & ~t.barred & ~(wild == no_rank ? 0U : bit_of(rank_at(wild)));
}

/// The seats that a power can be for: all others still in.
inline Seats choosable(const Table& t) {
    Seats seats;
    for (Seat s = 0; s < t.players(); ++s)
        if (s != t.turn && t.still_in(s)) seats.add(s);
    return seats;
}

/// Where the stuck are challenged, that takes the place of taking the pile (fine print 27): only in a state that
/// somebody imagines is one stuck who hasn't been challenged, and there is nothing else to do.
inline bool may_take(const ViewRef& v, bool could_play) {
    const Options& o = v.table.laws.options;
    if (v.table.pile.empty() || v.table.may_skip || v.table.need != Need::play) return false;
    return !could_play || o.voluntary_pickup;
}

/// Whether a card may be turned by chance; with `could_play` only where that is open to everybody.
inline bool chance_is_open(const ViewRef& v, bool could_play) {
    const Options& o = v.table.laws.options;
    if (o.chance_card == ChanceCard::never || (could_play && o.chance_card != ChanceCard::always)) return false;
    return o.stuck == Stuck::take && v.table.need == Need::play && v.table.lead_rank == no_rank && !v.hand.empty()
        && v.draw_count > 0 && !v.table.pile.empty();
}

/// Calls visit(card) for each different card with which the viewing seat completes the set on the pile. It may not be
/// its last where a special card may not.
template <class Visit>
void each_snap(const ViewRef& v, Visit&& visit) {
    const Rank rank = rank_at(v.table.pile.back().rank);
    if (!may_finish(v.table.laws, rank, false) && v.cards_left(v.me) == 1) return;
    each_card_of(v.hand, rank, [&](Card c, int) { visit(c); });
}

/// What comes along with the pile where its taker chooses: calls visit(move) for each way to take it.
template <class Visit>
void each_taking(const ViewRef& v, Visit&& visit) {
    Move m = move_of_kind(Move::Kind::take);
    const TakeFaceUp rule = v.table.laws.options.take_face_up_with_pile;
    const bool chooses = rule == TakeFaceUp::one || rule == TakeFaceUp::rank;
    if (!chooses || active_zone(v) != Zone::face_up) return visit(static_cast<const Move&>(m));
    Ranks met = 0;
    bag_of(cards_up(v.table.seat(v.me))).each([&](Card c, int) {
        const Rank rank = v.table.laws.rank_of(c);
        const bool again = (met & bit_of(rank)) != 0;
        met |= bit_of(rank);
        if (rule == TakeFaceUp::rank && again) return;
        // Jokers that are a rank of their own are named as a card.
        const bool named = rule == TakeFaceUp::one || rank == joker_rank;
        m.as = named ? std::nullopt : std::optional(rank);
        m.up_card = named ? c : Card::none();
        visit(static_cast<const Move&>(m));
    });
}

} // namespace palazzo::palace

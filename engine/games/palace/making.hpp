// Constructs moves of Palace, for the list of legal moves and for random moves.
#pragma once

#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/set_pattern.hpp"

namespace palazzo::palace {

inline Move move_of_kind(Move::Kind kind) {
    Move m;
    m.kind = kind;
    return m;
}

/// Returns the move that names the rank of the card that was turned over.
inline Move naming(const Table& t, Rank as) {
    Move m = move_of_kind(Move::Kind::play);
    m.cards.push_back(t.turned);
    m.as = as;
    return m;
}

/// Returns the move of a set, still without its natural cards and its cover.
inline Move frame_of(const PlayContext& f, const SetPattern& s) {
    Move m = move_of_kind(Move::Kind::play);
    if (s.wild > 0 || (s.jokers > 0 && f.view.table.derived.jokers_are_wild())) m.as = s.rank;
    return m;
}

inline void add_cover(const PlayContext& f, Move& m, Card cover, Rank as) {
    m.cover = cover;
    if (cover.is_joker() && f.view.table.derived.jokers_are_wild()) m.cover_as = as;
}

inline void add_jokers(Move& m, int n) {
    for (int i = 0; i < n; ++i) m.cards.push_back(Card::joker());
}

/// Returns a seat's face-up cards that are still there, by slot.
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

/// Returns the ranks that a wild card may stand for: all but the wild rank itself and those barred.
inline Ranks nameable_ranks(const Table& t) {
    const int wild = t.derived.wild_rank();
    return natural_ranks & ~t.barred & ~(wild == no_rank ? 0U : bit_of(rank_at(wild)));
}

/// Returns the seats that a power can be aimed at: all others that are still in.
inline Seats choosable_seats(const Table& t) {
    Seats seats;
    for (Seat s = 0; s < t.players(); ++s)
        if (s != t.turn && t.still_in(s)) seats.add(s);
    return seats;
}

/// Returns whether the pile may be taken, given whether the seat could play a set. If stuck seats are challenged, a
/// challenge replaces taking the pile (fine print 27); only in an imagined state can a seat be stuck without having
/// been challenged, and then it can do nothing else.
inline bool may_take(const ViewRef& v, bool could_play) {
    const Options& o = v.table.derived.options;
    if (v.table.pile.empty() || v.table.may_skip || v.table.need != Need::play) return false;
    return !could_play || o.voluntary_pickup;
}

/// Returns whether a card of the draw pile may be turned over, given whether the seat could play a set.
inline bool may_take_chance(const ViewRef& v, bool could_play) {
    const Options& o = v.table.derived.options;
    if (o.chance_card == ChanceCard::never || (could_play && o.chance_card != ChanceCard::always)) return false;
    return o.stuck == Stuck::take && v.table.need == Need::play && v.table.lead_rank == no_rank && !v.hand.empty()
        && v.draw_count > 0 && !v.table.pile.empty();
}

/// Calls visit(card) for each different card with which the viewing seat may complete the set on the pile. With
/// `no_special_finish`, a special card may not be its last.
template <class Visit>
void each_snap(const ViewRef& v, Visit&& visit) {
    const Rank rank = rank_at(v.table.pile.back().rank);
    if (!may_finish(v.table.derived, rank, false) && v.cards_left(v.me) == 1) return;
    each_card_of(v.hand, rank, [&](Card c, int) { visit(c); });
}

/// Returns whether the player chooses face-up cards to take along with the pile.
inline bool chooses_taking(const ViewRef& v) {
    const TakeFaceUp rule = v.table.derived.options.take_face_up_with_pile;
    return (rule == TakeFaceUp::one || rule == TakeFaceUp::rank) && active_zone(v) == Zone::face_up;
}

/// Calls visit(move) for each way to take the pile: several if the player chooses which face-up cards to take along.
template <class Visit>
void each_taking(const ViewRef& v, Visit&& visit) {
    Move m = move_of_kind(Move::Kind::take);
    const TakeFaceUp rule = v.table.derived.options.take_face_up_with_pile;
    if (!chooses_taking(v)) return visit(static_cast<const Move&>(m));
    Ranks met = 0;
    bag_of(cards_up(v.table.seat(v.me))).each([&](Card c, int) {
        const Rank rank = v.table.derived.rank_of(c);
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

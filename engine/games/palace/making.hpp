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

/// Returns the move that names `as` as the rank of the card that was turned over.
inline Move move_naming_turned_card(const Table& t, Rank as) {
    Move m = move_of_kind(Move::Kind::play);
    m.cards.push_back(t.turned);
    m.as = as;
    return m;
}

/// Returns a move to which the cards of a set can be added. It names the set's rank if the set has wild cards.
inline Move empty_move_for_set(const PlayContext& f, const SetPattern& s) {
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

/// Returns the face-up cards that a seat still has, in the order of their slots.
inline SetCards remaining_face_up_cards(const PublicSeatState& seat) {
    SetCards cards;
    for (const Card c : seat.up)
        if (!c.is_none()) cards.push_back(c);
    return cards;
}

inline Move move_ordering_face_up_cards(SetCards cards) {
    Move m = move_of_kind(Move::Kind::order);
    m.cards = cards;
    return m;
}

/// Returns the ranks that a wild card may stand for: all except the rank with the power `wild` and the barred ranks.
inline Ranks nameable_ranks(const Table& t) {
    const int wild = t.derived.wild_rank();
    return natural_ranks & ~t.barred & ~(wild == no_rank ? 0U : rank_bit(rank_at(wild)));
}

/// Returns the seats that a power can be aimed at: all other seats that are still in.
inline Seats choosable_seats(const Table& t) {
    Seats seats;
    for (Seat s = 0; s < t.players(); ++s)
        if (s != t.turn && t.is_still_in(s)) seats.add(s);
    return seats;
}

/// Returns whether the seat may take the pile; `could_play` says whether it could play a set. With `stuck: challenge`,
/// a stuck seat is challenged instead (fine print 27). In a sampled state, however, a seat can be stuck without having
/// been challenged. Such a seat may take the pile, because it can do nothing else.
inline bool may_take_pile(const ViewRef& v, bool could_play) {
    const Options& o = v.table.derived.options;
    if (v.table.pile.empty() || v.table.may_skip || v.table.need != NeededAction::play) return false;
    return !could_play || o.voluntary_pickup;
}

/// Returns whether the seat may turn over a card of the draw pile; `could_play` says whether it could play a set.
inline bool may_turn_over_draw_card(const ViewRef& v, bool could_play) {
    const Options& o = v.table.derived.options;
    if (o.chance_card == ChanceCardRule::never || (could_play && o.chance_card != ChanceCardRule::always)) return false;
    return o.stuck == StuckRule::take && v.table.need == NeededAction::play && v.table.lead_rank == no_rank
        && !v.hand.empty() && v.draw_count > 0 && !v.table.pile.empty();
}

/// Calls visit(card) for each different card with which the viewing seat may complete the set on the pile. With
/// `no_special_finish`, a special card may not complete the set if it is the seat's last card.
template <class Visit>
void for_each_card_completing_set(const ViewRef& v, Visit&& visit) {
    const Rank rank = rank_at(v.table.pile.back().rank);
    if (!may_finish_with(v.table.derived, rank, false) && v.cards_left(v.me) == 1) return;
    for_each_card_of_rank(v.hand, rank, [&](Card c, int) { visit(c); });
}

/// Returns whether the player has to choose face-up cards that are taken together with the pile.
inline bool chooses_cards_to_take_with_pile(const ViewRef& v) {
    const TakeFaceUpRule rule = v.table.derived.options.take_face_up_with_pile;
    return (rule == TakeFaceUpRule::one || rule == TakeFaceUpRule::rank) && active_zone(v) == Zone::face_up;
}

/// Calls visit(move) for each way to take the pile. There are several if the player chooses face-up cards to take with
/// it.
template <class Visit>
void for_each_way_to_take_pile(const ViewRef& v, Visit&& visit) {
    Move m = move_of_kind(Move::Kind::take);
    const TakeFaceUpRule rule = v.table.derived.options.take_face_up_with_pile;
    if (!chooses_cards_to_take_with_pile(v)) return visit(static_cast<const Move&>(m));
    Ranks met = 0;
    bag_of(remaining_face_up_cards(v.table.seat(v.me))).for_each([&](Card c, int) {
        const Rank rank = v.table.derived.rank_of(c);
        const bool again = (met & rank_bit(rank)) != 0;
        met |= rank_bit(rank);
        if (rule == TakeFaceUpRule::rank && again) return;
        // If jokers are a rank of their own, the move names a joker as a card in `up_card`, not as a rank in `as`.
        const bool named = rule == TakeFaceUpRule::one || rank == joker_rank;
        m.as = named ? std::nullopt : std::optional(rank);
        m.up_card = named ? c : Card::none();
        visit(static_cast<const Move&>(m));
    });
}

} // namespace palazzo::palace

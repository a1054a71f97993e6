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

inline Move naming(Rank as) {
    Move m = move_of_kind(Move::Kind::play);
    m.cards.push_back(Card::joker());
    m.as = as;
    return m;
}

/// The set without its natural cards, and without its cover.
inline Move frame_of(const PlayContext& f, const SetPattern& s) {
    Move m = move_of_kind(Move::Kind::play);
    if (s.jokers > 0 && f.view.table.laws.jokers_are_wild()) m.as = s.rank;
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

/// Where the stuck are challenged, that takes the place of taking the pile (fine print 27).
inline bool may_take(const ViewRef& v, bool could_play) {
    const Options& o = v.table.laws.options;
    if (v.table.pile.empty() || v.table.may_skip) return false;
    return could_play ? o.voluntary_pickup : o.stuck == Stuck::take;
}

/// Whether a card may be turned by chance if nothing can be played.
inline bool chance_is_open(const ViewRef& v) {
    const Options& o = v.table.laws.options;
    return o.chance_card && o.stuck == Stuck::take && !v.hand.empty() && v.draw_count > 0 && !v.table.pile.empty();
}

} // namespace palazzo::palace

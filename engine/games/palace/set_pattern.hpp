// Sets up to their suits: how many cards of which rank, with how many jokers, covered or not. All reasoning about which
// sets are legal is done here; suits only multiply.
#pragma once

#include "engine/games/palace/view.hpp"

#include <bit>

namespace palazzo::palace {

/// A set to be laid. Its cover, where it needs one, may be any other card of the zone.
struct SetPattern {
    Rank rank = Rank::two;
    int natural = 0; ///< cards of that rank
    int jokers = 0;  ///< jokers that stand for it
    bool covered = false;
    int wild = 0; ///< cards of the `wild` rank that stand for it, without any others
    int run = 0;  ///< else so many cards in sequence, of which `rank` is the lowest

    int cards() const { return natural + jokers + wild + run; }
};

/// What sets are judged by: worked out once a view.
struct PlayContext {
    ViewRef view;
    Zone zone;
    Bag cards;          ///< of the zone; in a fixed order only the next one and what may cover it
    Ranks beating;      ///< ranks whose natural cards may be laid
    int lowest;         ///< the rank that has to be led, or no_rank
    bool one_at_a_time; ///< the face-up zone where the options say so
    bool fixed_order;
    bool last_zone;      ///< the seat has nothing but this zone, and nothing to draw
    bool joined = false; ///< face-up cards of the hand's only rank are among the zone's (`hand_with_face_up`)
    int least = 1;       ///< cards that a set needs, unless it goes on anything
};
PlayContext context_of(const ViewRef& v);

/// Which natural cards of a rank a set of that size is made of: all of `all`, and so many of `some`.
struct Sources {
    Bag all;
    Bag some;
    int from_some = 0;
};
/// With face-up cards among the zone's, the hand goes first.
Sources sources_of(const PlayContext& f, Rank rank, int natural);

/// Calls visit(card, how often) for the cards of a rank; the joker may be one.
template <class Visit>
void each_card_of(const Bag& cards, Rank rank, Visit&& visit) {
    if (rank != joker_rank) return cards.each_of(rank, visit);
    if (const int n = cards.jokers(); n > 0) visit(Card::joker(), n);
}

/// Whether playing that many cards would leave the seat with none.
inline bool would_finish(const PlayContext& f, int cards) { return f.last_zone && f.cards.size() == cards; }

/// The one card of the zone that may be laid in a fixed order; none otherwise.
inline Card next_of(const PlayContext& f) {
    return f.fixed_order ? next_in_order(f.view.table.seat(f.view.me)) : Card::none();
}

/// Whether a card is one of a rank, jokers of the joker's.
inline bool is_of(const DerivedRules& laws, Card c, Rank r) { return c.is_face() && laws.rank_of(c) == r; }

/// The most cards of a rank that may be laid at once, leaving out jokers.
inline int most_natural(const PlayContext& f, Rank r) {
    const int there = f.cards.count(r);
    if (!f.one_at_a_time || there == 0) return there;
    const Card next = next_of(f);
    return !f.fixed_order || is_of(f.view.table.laws, next, r) ? 1 : 0;
}

/// The most jokers that may stand for a rank.
inline int most_jokers_for(const PlayContext& f, Rank r) {
    const DerivedRules& laws = f.view.table.laws;
    if (f.cards.jokers() == 0 || laws.options.jokers_rank || (!laws.jokers_are_wild() && r != Rank::ace)) return 0;
    if (!f.one_at_a_time) return f.cards.jokers();
    return !f.fixed_order || next_of(f).is_joker() ? 1 : 0;
}

/// Whether a set of this rank has to be covered from what is left of the zone (fine print 11).
inline bool needs_cover(const PlayContext& f, const SetPattern& s) {
    return f.view.table.laws.has(s.rank, Power::cover) && s.run == 0 && s.cards() < f.cards.size();
}
/// `no_special_finish`: whether a set may be the seat's last. `top` is the rank on top, `wild` whether a joker is in
/// it.
inline bool may_finish(const DerivedRules& laws, Rank top, bool wild) {
    return !laws.options.no_special_finish || (!wild && !laws.options.powers_of(top).any());
}

/// Whether the set stands for a rank that nothing but its player's word gives it.
inline bool is_named(const PlayContext& f, const SetPattern& s) {
    return s.wild > 0 || (s.jokers > 0 && s.natural == 0 && f.view.table.laws.jokers_are_wild());
}

/// Whether the set beats the pile or needn't, by its rank alone.
inline bool rank_may_lie(const PlayContext& f, const SetPattern& s) {
    if ((f.view.table.barred & bit_of(s.rank)) != 0) return false;
    if (f.lowest != no_rank) return index_of(s.rank) == f.lowest && !is_named(f, s);
    return is_named(f, s) || (f.beating & bit_of(s.rank)) != 0;
}

/// Whether the set has as many cards as are asked for, and no more than it may have.
inline bool size_may_lie(const PlayContext& f, const SetPattern& s) {
    const DerivedRules& laws = f.view.table.laws;
    if (laws.limits_pairs(s.rank) && s.run == 0 && s.cards() > 1 && s.cards() < laws.options.quads) return false;
    return s.cards() >= f.least || laws.has(s.rank, Power::anytime) || is_named(f, s);
}

/// The highest card of a run, or the set's rank.
Rank top_of(const PlayContext& f, const SetPattern& s);

/// Whether `cover` (standing for `as`) may cover the set.
bool may_cover(const PlayContext& f, const SetPattern& s, Card cover, Rank as);
/// Whether anything may.
bool has_cover(const PlayContext& f, const SetPattern& s);

/// Whether the set may be laid, given some cover where it needs one.
inline bool may_lie(const PlayContext& f, const SetPattern& s) {
    if (f.one_at_a_time && s.cards() != 1) return false;
    if (!rank_may_lie(f, s) || !size_may_lie(f, s)) return false;
    if (s.covered) return has_cover(f, s);
    const DerivedRules& laws = f.view.table.laws;
    return !would_finish(f, s.cards())
        || may_finish(laws, top_of(f, s), s.wild > 0 || (s.jokers > 0 && laws.jokers_are_wild()));
}

/// Whether any number of this rank's cards may be laid, as nearly always: nothing but the rank is asked, and that was.
inline bool lies_in_any_number(const PlayContext& f, Rank r) {
    const DerivedRules& laws = f.view.table.laws;
    return !laws.odd_sets && f.cards.jokers() == 0 && f.lowest == no_rank && !f.one_at_a_time
        && !laws.has(r, Power::cover) && !laws.options.no_special_finish
        && (f.cards.ranks() & f.beating & bit_of(r)) != 0;
}

/// The ranks of which some set may be legal: without jokers only those that beat the pile.
inline Ranks ranks_to_try(const PlayContext& f) {
    const DerivedRules& laws = f.view.table.laws;
    const bool names = laws.odd_sets && laws.wild_rank() != no_rank && f.cards.count(rank_at(laws.wild_rank())) > 0;
    if (f.cards.jokers() == 0 && !names) return f.lowest == no_rank ? f.cards.ranks() & f.beating : f.cards.ranks();
    const Ranks own = laws.options.jokers_rank && f.cards.jokers() > 0 ? bit_of(joker_rank) : 0U;
    if (names || laws.jokers_are_wild()) return natural_ranks | own;
    return f.cards.ranks() | (own != 0 ? own : bit_of(Rank::ace));
}

/// The longest run of ordinary cards that begins with a rank, in cards; less than three is none.
int longest_run(const PlayContext& f, Rank lowest);
inline constexpr int least_run = 3;

/// Calls visit(pattern) for every set of nothing but the `wild` rank, and every run, that may be laid as this rank.
template <class Visit>
void each_odd_pattern_of(const PlayContext& f, Rank rank, Visit&& visit) {
    const DerivedRules& laws = f.view.table.laws;
    const auto offer = [&](SetPattern pattern) {
        pattern.covered = needs_cover(f, pattern);
        if (may_lie(f, pattern)) visit(static_cast<const SetPattern&>(pattern));
    };
    if (const int wild = laws.wild_rank(); wild != no_rank && rank != joker_rank && index_of(rank) != wild)
        for (int n = 1; n <= most_natural(f, rank_at(wild)); ++n) offer({rank, 0, 0, false, n, 0});
    if (laws.options.runs)
        for (int n = longest_run(f, rank); n >= least_run; --n) offer({rank, 0, 0, false, 0, n});
}

/// Calls visit(pattern) for every set of one rank that may be laid.
template <class Visit>
void each_pattern_of(const PlayContext& f, Rank rank, Visit&& visit) {
    const DerivedRules& laws = f.view.table.laws;
    if (laws.odd_sets) each_odd_pattern_of(f, rank, visit);
    const int natural = laws.odd_sets && index_of(rank) == laws.wild_rank() ? 0 : most_natural(f, rank);
    const int jokers = most_jokers_for(f, rank);
    for (int n = 0; n <= natural; ++n)
        for (int j = n == 0 ? 1 : 0; j <= jokers; ++j) {
            SetPattern pattern{rank, n, j};
            pattern.covered = needs_cover(f, pattern);
            if (may_lie(f, pattern)) visit(static_cast<const SetPattern&>(pattern));
        }
}

/// Calls visit(pattern) for every set that may be laid.
template <class Visit>
void each_pattern(const PlayContext& f, Visit&& visit) {
    for (Ranks left = ranks_to_try(f); left != 0; left &= left - 1U)
        each_pattern_of(f, rank_at(std::countr_zero(left)), visit);
}

/// Calls visit(card, as) for each different card that may cover the set, jokers once for each rank they can stand for.
template <class Visit>
void each_cover(const PlayContext& f, const SetPattern& s, Visit&& visit) {
    const auto offer = [&](Card c) {
        if (c.has_rank() || !f.view.table.laws.jokers_are_wild()) {
            const Rank rank = f.view.table.laws.rank_of(c);
            if (may_cover(f, s, c, rank)) visit(c, rank);
            return;
        }
        for (int r = 0; r < rank_count; ++r)
            if (may_cover(f, s, c, rank_at(r))) visit(c, rank_at(r));
    };
    if (f.fixed_order) {
        const Card next = next_in_order(f.view.table.seat(f.view.me), s.cards());
        if (!next.is_none()) offer(next);
        return;
    }
    f.cards.each([&](Card c, int) { offer(c); });
}

} // namespace palazzo::palace

// Patterns of sets, which ignore suits: how many cards of which rank, with how many jokers, covered or not. Whether a
// set is legal is decided here; suits only multiply the number of moves.
#pragma once

#include "engine/games/palace/view.hpp"

#include <bit>

namespace palazzo::palace {

/// A pattern of a set to lay. Its cover, if it needs one, may be any other card of the zone that may cover.
struct SetPattern {
    Rank rank = Rank::two;
    int natural = 0; ///< number of cards of `rank`
    int jokers = 0;  ///< number of jokers that stand for it
    bool covered = false;
    int wild = 0; ///< number of cards of the `wild` rank that stand for it; then there are no others
    int run = 0;  ///< number of cards in a sequence whose lowest is `rank`; 0 if it isn't a run

    int cards() const { return natural + jokers + wild + run; }
};

/// The facts that decide which sets may be laid, computed once for each view.
struct PlayContext {
    ViewRef view;
    Zone zone;
    Bag cards;          ///< cards of the zone; in a fixed order, only the next card and those that may cover it
    Ranks beating;      ///< ranks whose natural cards may be laid
    int lowest;         ///< rank that has to be led, or no_rank
    bool one_at_a_time; ///< true in the face-up zone if the options allow only single cards there
    bool fixed_order;
    bool last_zone;      ///< true if the seat has only this zone left, and nothing to draw
    bool joined = false; ///< true if face-up cards of the hand's only rank are included (`hand_with_face_up`)
    int least = 1;       ///< fewest cards of a set, unless its rank may be laid on anything
};
/// Returns the context of a view.
PlayContext context_of(const ViewRef& v);

/// The natural cards that a set is chosen from: all of `all`, and `from_some` cards of `some`.
struct Sources {
    Bag all;
    Bag some;
    int from_some = 0;
};
/// Returns the sources of a set with `natural` cards of `rank`. If face-up cards are included, all cards of the hand
/// are used first.
Sources sources_of(const PlayContext& f, Rank rank, int natural);

/// Calls visit(card, count) for the cards of a rank, which may be joker_rank.
template <class Visit>
void each_card_of(const Bag& cards, Rank rank, Visit&& visit) {
    if (rank != joker_rank) return cards.each_of(rank, visit);
    if (const int n = cards.jokers(); n > 0) visit(Card::joker(), n);
}

/// Returns whether playing `cards` cards would leave the seat with none.
inline bool would_finish(const PlayContext& f, int cards) { return f.last_zone && f.cards.size() == cards; }

/// Returns the only card of the zone that may be laid in a fixed order; none if the order isn't fixed.
inline Card next_of(const PlayContext& f) {
    return f.fixed_order ? next_in_order(f.view.table.seat(f.view.me)) : Card::none();
}

/// Returns whether a card is a natural card of a rank; jokers are, of joker_rank, if they rank on their own.
inline bool is_of_rank(const DerivedRules& derived, Card c, Rank r) {
    return c.has_rank() ? c.rank() == r : c.is_joker() && derived.options.jokers_rank && r == joker_rank;
}

/// Returns the largest number of natural cards of a rank that may be laid at once.
inline int most_natural(const PlayContext& f, Rank r) {
    const int there = f.cards.count(r);
    if (!f.one_at_a_time || there == 0) return there;
    const Card next = next_of(f);
    return !f.fixed_order || is_of_rank(f.view.table.derived, next, r) ? 1 : 0;
}

/// Returns the largest number of jokers that may stand for a rank.
inline int most_jokers_for(const PlayContext& f, Rank r) {
    const DerivedRules& derived = f.view.table.derived;
    if (f.cards.jokers() == 0 || derived.options.jokers_rank || (!derived.jokers_are_wild() && r != Rank::ace))
        return 0;
    if (!f.one_at_a_time) return f.cards.jokers();
    return !f.fixed_order || next_of(f).is_joker() ? 1 : 0;
}

/// Returns whether a set of this rank has to be covered by one of the zone's other cards (fine print 11).
inline bool needs_cover(const PlayContext& f, const SetPattern& s) {
    return f.view.table.derived.has(s.rank, Power::cover) && s.run == 0 && s.cards() < f.cards.size();
}
/// `no_special_finish`: returns whether a set may be the seat's last. `top` is the rank on top; `wild` is true if the
/// set contains a joker.
inline bool may_finish(const DerivedRules& derived, Rank top, bool wild) {
    return !derived.options.no_special_finish || (!wild && !derived.options.powers_of(top).any());
}

/// Returns whether the set has its rank only because its player names it.
inline bool is_named(const PlayContext& f, const SetPattern& s) {
    return s.wild > 0 || (s.jokers > 0 && s.natural == 0 && f.view.table.derived.jokers_are_wild());
}

/// Returns whether the set's rank beats the pile or needn't.
inline bool rank_may_be_laid(const PlayContext& f, const SetPattern& s) {
    if ((f.view.table.barred & bit_of(s.rank)) != 0) return false;
    if (f.lowest != no_rank) return index_of(s.rank) == f.lowest && !is_named(f, s);
    return is_named(f, s) || (f.beating & bit_of(s.rank)) != 0;
}

/// Returns whether the set has enough cards, and not too many.
inline bool size_is_allowed(const PlayContext& f, const SetPattern& s) {
    const DerivedRules& derived = f.view.table.derived;
    if (derived.limits_pairs(s.rank) && s.run == 0 && s.cards() > 1 && s.cards() < derived.options.quads) return false;
    return s.cards() >= f.least || derived.has(s.rank, Power::anytime) || is_named(f, s);
}

/// Returns the highest rank of a run, or the set's rank.
Rank top_of(const PlayContext& f, const SetPattern& s);

/// Returns whether `cover`, counting as rank `as`, may cover the set.
bool may_cover(const PlayContext& f, const SetPattern& s, Card cover, Rank as);
/// Returns whether any card of the zone may cover the set.
bool has_cover(const PlayContext& f, const SetPattern& s);

/// Returns whether the set may be laid, with some cover if it needs one.
inline bool may_be_laid(const PlayContext& f, const SetPattern& s) {
    if (f.one_at_a_time && s.cards() != 1) return false;
    if (!rank_may_be_laid(f, s) || !size_is_allowed(f, s)) return false;
    if (s.covered) return has_cover(f, s);
    const DerivedRules& derived = f.view.table.derived;
    return !would_finish(f, s.cards())
        || may_finish(derived, top_of(f, s), s.wild > 0 || (s.jokers > 0 && derived.jokers_are_wild()));
}

/// Returns whether any number of this rank's cards may be laid, as in most cases, because nothing but the rank matters
/// and it beats the pile.
inline bool may_be_laid_in_any_number(const PlayContext& f, Rank r) {
    const DerivedRules& derived = f.view.table.derived;
    return !derived.odd_sets && f.cards.jokers() == 0 && f.lowest == no_rank && !f.one_at_a_time
        && !derived.has(r, Power::cover) && !derived.options.no_special_finish
        && (f.cards.ranks() & f.beating & bit_of(r)) != 0;
}

/// Returns the ranks of which some set may be legal; without jokers, only those that beat the pile.
inline Ranks ranks_to_try(const PlayContext& f) {
    const DerivedRules& derived = f.view.table.derived;
    const bool names =
        derived.odd_sets && derived.wild_rank() != no_rank && f.cards.count(rank_at(derived.wild_rank())) > 0;
    if (f.cards.jokers() == 0 && !names) return f.lowest == no_rank ? f.cards.ranks() & f.beating : f.cards.ranks();
    const Ranks own = derived.options.jokers_rank && f.cards.jokers() > 0 ? bit_of(joker_rank) : 0U;
    if (names || derived.jokers_are_wild()) return natural_ranks | own;
    return f.cards.ranks() | (own != 0 ? own : bit_of(Rank::ace));
}

/// Returns the number of cards of the longest run of ordinary cards that begins with `lowest`; 0 if there are fewer
/// than three.
int longest_run(const PlayContext& f, Rank lowest);
inline constexpr int least_run = 3;

/// Calls visit(pattern) for every set that consists of the `wild` rank only, and every run, that may be laid as this
/// rank.
template <class Visit>
void each_odd_pattern_of(const PlayContext& f, Rank rank, Visit&& visit) {
    const DerivedRules& derived = f.view.table.derived;
    const auto offer = [&](SetPattern pattern) {
        pattern.covered = needs_cover(f, pattern);
        if (may_be_laid(f, pattern)) visit(static_cast<const SetPattern&>(pattern));
    };
    if (const int wild = derived.wild_rank(); wild != no_rank && rank != joker_rank && index_of(rank) != wild)
        for (int n = 1; n <= most_natural(f, rank_at(wild)); ++n) offer({rank, 0, 0, false, n, 0});
    if (derived.options.runs)
        for (int n = longest_run(f, rank); n >= least_run; --n) offer({rank, 0, 0, false, 0, n});
}

/// Calls visit(pattern) for every set of one rank that may be laid.
template <class Visit>
void each_pattern_of(const PlayContext& f, Rank rank, Visit&& visit) {
    const DerivedRules& derived = f.view.table.derived;
    if (derived.odd_sets) each_odd_pattern_of(f, rank, visit);
    const int natural = derived.odd_sets && index_of(rank) == derived.wild_rank() ? 0 : most_natural(f, rank);
    const int jokers = most_jokers_for(f, rank);
    for (int n = 0; n <= natural; ++n)
        for (int j = n == 0 ? 1 : 0; j <= jokers; ++j) {
            SetPattern pattern{rank, n, j};
            pattern.covered = needs_cover(f, pattern);
            if (may_be_laid(f, pattern)) visit(static_cast<const SetPattern&>(pattern));
        }
}

/// Calls visit(pattern) for every set that may be laid.
template <class Visit>
void each_pattern(const PlayContext& f, Visit&& visit) {
    for (Ranks left = ranks_to_try(f); left != 0; left &= left - 1U)
        each_pattern_of(f, rank_at(std::countr_zero(left)), visit);
}

/// Calls visit(card, as) for each different card that may cover the set; for a joker, once for each rank that it can
/// stand for.
template <class Visit>
void each_cover(const PlayContext& f, const SetPattern& s, Visit&& visit) {
    const auto offer = [&](Card c) {
        if (c.has_rank() || !f.view.table.derived.jokers_are_wild()) {
            const Rank rank = f.view.table.derived.rank_of(c);
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

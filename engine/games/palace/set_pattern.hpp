// Patterns of sets: how many cards of which rank, with how many jokers, covered or not. Patterns ignore suits, which
// only multiply the number of moves. This file decides which sets are legal.
#pragma once

#include "engine/games/palace/view.hpp"

#include <bit>

namespace palazzo::palace {

/// A pattern of a set to lay. If the set needs a cover, the pattern leaves open which card of the zone covers it.
struct SetPattern {
    Rank rank = Rank::two;
    int natural = 0; ///< number of cards of `rank`
    int jokers = 0;  ///< number of jokers that stand for `rank`
    bool covered = false;
    int wild = 0; ///< number of cards of the `wild` rank that stand for `rank`; if any, the set has no other cards
    int run = 0;  ///< number of cards in a run whose lowest card is of `rank`; 0 if the set isn't a run

    int card_count() const { return natural + jokers + wild + run; }
};

/// The facts that decide which sets may be laid, computed once for each view.
struct PlayContext {
    ViewRef view;
    Zone zone;
    Bag cards;          ///< cards that sets are chosen from: usually all cards of the zone
    Ranks beating;      ///< ranks whose natural cards may be laid
    int rank_to_lead;   ///< rank that has to be led; no_rank if there is none
    bool one_at_a_time; ///< true if the zone is face up and its cards can only be laid one by one
    bool fixed_order;
    bool last_zone;      ///< true if the seat has no cards outside this zone, and nothing to draw
    bool joined = false; ///< true if `card_count` includes face-up cards of the hand's only rank
    int least_cards = 1; ///< fewest cards of a set, unless its rank may be laid on anything
};
/// Returns the facts about the sets that may be laid in a view.
PlayContext play_context_of(const ViewRef& v);

/// The natural cards that a set is chosen from: all cards in `all`, and `from_some` of the cards in `some`.
struct CardSources {
    Bag all;
    Bag some;
    int from_some = 0;
};
/// Returns the cards from which a set with `natural` cards of `rank` is chosen. If it can contain face-up cards, all
/// cards of the hand are used first.
CardSources card_sources(const PlayContext& f, Rank rank, int natural);

/// Calls visit(card, count) for each different card of a rank, which may be joker_rank.
template <class Visit>
void for_each_card_of_rank(const Bag& cards, Rank rank, Visit&& visit) {
    if (rank != joker_rank) return cards.for_each_of_rank(rank, visit);
    if (const int n = cards.joker_count(); n > 0) visit(Card::joker(), n);
}

/// Returns whether the seat would have no cards left after playing `card_count` cards.
inline bool would_finish(const PlayContext& f, int cards) { return f.last_zone && f.cards.size() == cards; }

/// Returns the card that has to be laid next if the face-up cards have a fixed order; none if they haven't.
inline Card next_in_fixed_order(const PlayContext& f) {
    return f.fixed_order ? next_card_in_order(f.view.table.seat(f.view.me)) : Card::none();
}

/// Returns whether a card is a natural card of a rank. Jokers are natural cards of joker_rank if they are a rank of
/// their own.
inline bool is_of_rank(const DerivedRules& derived, Card c, Rank r) {
    return c.has_rank() ? c.rank() == r : c.is_joker() && derived.options.jokers_rank && r == joker_rank;
}

/// Returns the largest number of natural cards of a rank that may be laid at once.
inline int most_natural_cards(const PlayContext& f, Rank r) {
    const int there = f.cards.count(r);
    if (!f.one_at_a_time || there == 0) return there;
    const Card next = next_in_fixed_order(f);
    return !f.fixed_order || is_of_rank(f.view.table.derived, next, r) ? 1 : 0;
}

/// Returns the largest number of jokers that may stand for a rank.
inline int most_jokers_for(const PlayContext& f, Rank r) {
    const DerivedRules& derived = f.view.table.derived;
    if (f.cards.joker_count() == 0 || derived.options.jokers_rank || (!derived.jokers_are_wild() && r != Rank::ace))
        return 0;
    if (!f.one_at_a_time) return f.cards.joker_count();
    return !f.fixed_order || next_in_fixed_order(f).is_joker() ? 1 : 0;
}

/// Returns whether a set has to be covered by one of the zone's other cards (fine print 11).
inline bool needs_cover(const PlayContext& f, const SetPattern& s) {
    return f.view.table.derived.has_power(s.rank, Power::cover) && s.run == 0 && s.card_count() < f.cards.size();
}
/// Returns whether a set may be the seat's last under the option `no_special_finish`. `top` is the set's top rank;
/// `wild` is true if a card of the set stands for another rank.
inline bool may_finish_with(const DerivedRules& derived, Rank top, bool wild) {
    return !derived.options.no_special_finish || (!wild && !derived.options.powers_of(top).any());
}

/// Returns whether the set has its rank only because the player names it.
inline bool has_named_rank(const PlayContext& f, const SetPattern& s) {
    return s.wild > 0 || (s.jokers > 0 && s.natural == 0 && f.view.table.derived.jokers_are_wild());
}

/// Returns whether the set's rank may be laid. It must not be barred. If a rank has to be led, it must be that rank,
/// otherwise it must beat the pile or be named by the player.
inline bool rank_may_be_laid(const PlayContext& f, const SetPattern& s) {
    if ((f.view.table.barred & rank_bit(s.rank)) != 0) return false;
    if (f.rank_to_lead != no_rank) return index_of(s.rank) == f.rank_to_lead && !has_named_rank(f, s);
    return has_named_rank(f, s) || (f.beating & rank_bit(s.rank)) != 0;
}

/// Returns whether the options allow this number of cards in the set.
inline bool size_is_allowed(const PlayContext& f, const SetPattern& s) {
    const DerivedRules& derived = f.view.table.derived;
    if (derived.is_too_high_for_pairs(s.rank) && s.run == 0 && s.card_count() > 1
        && s.card_count() < derived.options.quads)
        return false;
    return s.card_count() >= f.least_cards || derived.has_power(s.rank, Power::anytime) || has_named_rank(f, s);
}

/// Returns the highest rank of a run; the rank of any other set.
Rank top_rank_of(const PlayContext& f, const SetPattern& s);

/// Returns whether `cover`, which counts as rank `as`, may cover the set.
bool may_cover(const PlayContext& f, const SetPattern& s, Card cover, Rank as);
/// Returns whether any card of the zone may cover the set.
bool can_be_covered(const PlayContext& f, const SetPattern& s);

/// Returns whether the set may be laid. If it needs a cover, some card of the zone must be able to cover it.
inline bool may_be_laid(const PlayContext& f, const SetPattern& s) {
    if (f.one_at_a_time && s.card_count() != 1) return false;
    if (!rank_may_be_laid(f, s) || !size_is_allowed(f, s)) return false;
    if (s.covered) return can_be_covered(f, s);
    const DerivedRules& derived = f.view.table.derived;
    return !would_finish(f, s.card_count())
        || may_finish_with(derived, top_rank_of(f, s), s.wild > 0 || (s.jokers > 0 && derived.jokers_are_wild()));
}

/// Returns whether any number of this rank's cards may be laid, because the rank beats the pile and no other rule
/// matters. This is so in most positions.
inline bool may_be_laid_in_any_number(const PlayContext& f, Rank r) {
    const DerivedRules& derived = f.view.table.derived;
    return !derived.has_special_sets && f.cards.joker_count() == 0 && f.rank_to_lead == no_rank && !f.one_at_a_time
        && !derived.has_power(r, Power::cover) && !derived.options.no_special_finish
        && (f.cards.rank_bits() & f.beating & rank_bit(r)) != 0;
}

/// Returns all ranks that a legal set could have. Some of them may turn out to have no legal set.
inline Ranks ranks_to_try(const PlayContext& f) {
    const DerivedRules& derived = f.view.table.derived;
    const bool names =
        derived.has_special_sets && derived.wild_rank() != no_rank && f.cards.count(rank_at(derived.wild_rank())) > 0;
    if (f.cards.joker_count() == 0 && !names)
        return f.rank_to_lead == no_rank ? f.cards.rank_bits() & f.beating : f.cards.rank_bits();
    const Ranks own = derived.options.jokers_rank && f.cards.joker_count() > 0 ? rank_bit(joker_rank) : 0U;
    if (names || derived.jokers_are_wild()) return natural_ranks | own;
    return f.cards.rank_bits() | (own != 0 ? own : rank_bit(Rank::ace));
}

/// Returns how many ordinary cards in sequence the zone has, beginning with a card of this rank; 0 if the options allow
/// no run here. The cards make a run if there are at least `least_run` of them.
int longest_run_length(const PlayContext& f, Rank lowest);
inline constexpr int least_run = 3;

/// Calls visit(pattern) for every legal set that consists of cards of the `wild` rank and stands for `rank`, and for
/// every legal run whose lowest rank is `rank`.
template <class Visit>
void for_each_special_pattern_of_rank(const PlayContext& f, Rank rank, Visit&& visit) {
    const DerivedRules& derived = f.view.table.derived;
    const auto offer = [&](SetPattern pattern) {
        pattern.covered = needs_cover(f, pattern);
        if (may_be_laid(f, pattern)) visit(static_cast<const SetPattern&>(pattern));
    };
    if (const int wild = derived.wild_rank(); wild != no_rank && rank != joker_rank && index_of(rank) != wild)
        for (int n = 1; n <= most_natural_cards(f, rank_at(wild)); ++n) offer({rank, 0, 0, false, n, 0});
    if (derived.options.runs)
        for (int n = longest_run_length(f, rank); n >= least_run; --n) offer({rank, 0, 0, false, 0, n});
}

/// Calls visit(pattern) for every set of this rank that may be laid.
template <class Visit>
void for_each_pattern_of_rank(const PlayContext& f, Rank rank, Visit&& visit) {
    const DerivedRules& derived = f.view.table.derived;
    if (derived.has_special_sets) for_each_special_pattern_of_rank(f, rank, visit);
    const int natural =
        derived.has_special_sets && index_of(rank) == derived.wild_rank() ? 0 : most_natural_cards(f, rank);
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
void for_each_pattern(const PlayContext& f, Visit&& visit) {
    for (Ranks left = ranks_to_try(f); left != 0; left &= left - 1U)
        for_each_pattern_of_rank(f, rank_at(std::countr_zero(left)), visit);
}

/// Calls visit(card, as) for each different card that may cover the set, and the rank `as` that it then counts as. A
/// wild joker is visited once for each rank that it can stand for.
template <class Visit>
void for_each_possible_cover(const PlayContext& f, const SetPattern& s, Visit&& visit) {
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
        const Card next = next_card_in_order(f.view.table.seat(f.view.me), s.card_count());
        if (!next.is_none()) offer(next);
        return;
    }
    f.cards.for_each([&](Card c, int) { offer(c); });
}

} // namespace palazzo::palace

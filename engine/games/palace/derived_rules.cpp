#include "engine/games/palace/derived_rules.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

int place(const DerivedRules& derived, Rank r) { return derived.place_in_order[static_cast<std::size_t>(r)]; }

bool ranks_high_enough(const DerivedRules& derived, Rank r, Rank top) {
    const int by = compare_ranks(derived, r, top);
    if (derived.has_power(top, Power::lower)) return by <= 0;
    return derived.options.beat == BeatRule::higher ? by > 0 : by >= 0;
}

/// Returns the rank that may be played on an ace with the option `wrap`: the lowest rank of the order that lacks the
/// power `anytime` (fine print 6). Returns no rank if the option is off.
Ranks wrapping(const DerivedRules& derived) {
    if (!derived.options.wrap) return 0;
    for (const Rank r : derived.options.order)
        if (!derived.has_power(r, Power::anytime)) return rank_bit(r);
    return 0;
}

/// Returns whether the number of a rank is even. It is the number on the card; a jack is 11, a queen 12, a king 13, an
/// ace 1, and a joker has none.
bool is_even(int rank) { return rank < rank_count - 1 && rank % 2 == 0; }
bool is_odd(int rank) { return rank == rank_count - 1 || (rank < rank_count && rank % 2 == 1); }

Ranks of_parity(bool (*fits)(int)) {
    Ranks ranks = 0;
    for (int r = 0; r < rank_count; ++r) ranks |= fits(r) ? rank_bit(rank_at(r)) : 0U;
    return ranks;
}

/// Returns the ranks that may follow `top`: `ranks`, changed by the exceptions. The powers `even` and `odd` of `top`
/// don't exclude ranks that may be laid on anything, but exceptions in `fits` can.
Ranks with_exceptions(const DerivedRules& derived, Rank top, Ranks ranks) {
    const Ranks anytime = derived.ranks_with_power(Power::anytime) | derived.ranks_with_power(Power::wild);
    if (derived.has_power(top, Power::even)) ranks &= of_parity(is_even) | anytime;
    if (derived.has_power(top, Power::odd)) ranks &= of_parity(is_odd) | anytime;
    for (const LayableRanksException& fit : derived.options.fits) {
        if (fit.top != top) continue;
        switch (fit.kind) {
        case LayableRanksException::Kind::only: ranks = fit.ranks; break;
        case LayableRanksException::Kind::never: ranks &= ~Ranks{fit.ranks}; break;
        case LayableRanksException::Kind::also: ranks |= fit.ranks; break;
        }
    }
    return ranks;
}

Ranks beating(const DerivedRules& derived, Rank top) {
    if (derived.has_power(top, Power::reset)) return with_exceptions(derived, top, every_rank);
    Ranks ranks = derived.ranks_with_power(Power::anytime) | derived.ranks_with_power(Power::wild);
    for (const Rank r : derived.options.order)
        if (ranks_high_enough(derived, r, top)) ranks |= rank_bit(r);
    return with_exceptions(derived, top, top == Rank::ace ? ranks | wrapping(derived) : ranks);
}

int worth_keeping(const DerivedRules& derived, Rank rank) {
    const Powers p = derived.options.powers_of(rank);
    int value = std::max(0, place(derived, rank));
    if (p.has(Power::anytime)) value = std::max(value, 12);
    if (p.has(Power::burn)) value += 4;
    if (p.has(Power::mirror)) value += 2;
    if (p.has(Power::reset)) value += 1;
    if (p.has(Power::wild)) value = std::max(value, 16);
    if (p.has(Power::pile_to_next) || p.has(Power::pile_to_chosen)) value += 3;
    return std::min(value, 20);
}

} // namespace

int compare_ranks(const DerivedRules& derived, Rank r, Rank top) {
    if (place(derived, top) < 0 || place(derived, r) < 0) return index_of(r) - index_of(top);
    return place(derived, r) - place(derived, top);
}

DerivedRules derive_rules(const Options& o) {
    DerivedRules derived;
    derived.options = o;
    derived.place_in_order.fill(-1);
    for (std::size_t i = 0; i < o.order.size(); ++i)
        derived.place_in_order[static_cast<std::size_t>(o.order[i])] = static_cast<std::int8_t>(i);
    for (int r = 0; r < face_count; ++r) {
        const Powers powers = o.powers_of(rank_at(r));
        for (std::size_t p = 0; powers.any() && p < power_names.size(); ++p)
            if (powers.has(static_cast<Power>(p)))
                derived.ranks_by_power[p] =
                    static_cast<std::uint16_t>(derived.ranks_by_power[p] | rank_bit(rank_at(r)));
    }
    for (int r = 0; r < face_count; ++r)
        derived.beaten_by[static_cast<std::size_t>(r)] = static_cast<std::uint16_t>(beating(derived, rank_at(r)));
    derived.beaten_by[no_rank] = static_cast<std::uint16_t>(every_rank);
    for (int r = 0; r < rank_count; ++r)
        derived.worth[static_cast<std::size_t>(r)] = static_cast<std::int8_t>(worth_keeping(derived, rank_at(r)));
    constexpr std::int8_t wild_joker = 18;
    derived.worth[rank_count] = derived.jokers_are_wild()
        ? wild_joker
        : static_cast<std::int8_t>(worth_keeping(derived, derived.rank_of(Card::joker())));
    derived.see_through_ranks = derived.ranks_with_power(Power::mirror) | derived.ranks_with_power(Power::copy);
    derived.ranks_where_card_below_counts = derived.see_through_ranks | derived.ranks_with_power(Power::base);
    derived.has_special_sets = o.match_count || o.runs || o.hand_with_face_up || o.no_pairs != NoPairsRule::off
        || derived.ranks_with_power(Power::wild) != 0;
    derived.layout = deal_layout(o);
    return derived;
}

} // namespace palazzo::palace

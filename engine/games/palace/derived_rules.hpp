// Consequences of the options, computed once for each deal, such as which rank may be laid on which.
#pragma once

#include "engine/games/palace/options.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace palazzo::palace {

/// The options of a table and their consequences. derive_rules() computes them, and they never change.
struct DerivedRules {
    Options options;
    std::array<std::uint16_t, no_rank + 1> beaten_by{};             ///< ranks that may be laid, by effective top
    std::array<std::uint16_t, power_names.size()> ranks_by_power{}; ///< ranks that have a power, by power
    std::array<std::int8_t, face_count> place_in_order{};           ///< place of each rank; 0 is the lowest, -1 is none
    /// The value of each rank by a rule of thumb, the joker last: from 0 for the lowest plain card to about 20 for a
    /// card that can always be played and burns the pile.
    std::array<std::int8_t, face_count> worth{};
    Ranks see_through_ranks = 0; ///< ranks with the power `mirror` or `copy`
    Ranks ranks_where_card_below_counts =
        0; ///< ranks that let a card below them count: `see_through_ranks`, and ranks with `base`
    bool has_special_sets = false; ///< true if options add kinds of sets, such as runs, or limit the size of sets
    DealLayout layout;             ///< numbers of cards that each seat is dealt

    bool has_power(Rank r, Power p) const { return options.powers_of(r).has(p); }
    Ranks ranks_with_power(Power p) const { return ranks_by_power[static_cast<std::size_t>(p)]; }
    bool jokers_are_wild() const { return options.joker == JokerKind::wild && !options.jokers_rank; }
    /// Returns whether a card is a wild joker or has the power `wild`, so that its player names the rank that it counts
    /// as.
    bool is_wild(Card c) const { return c.is_joker() ? jokers_are_wild() : has_power(c.rank(), Power::wild); }
    /// Returns the rank of a card for which no player has named another rank. A joker counts as an ace, unless jokers
    /// are a rank of their own.
    Rank rank_of(Card c) const { return c.has_rank() ? c.rank() : options.jokers_rank ? joker_rank : Rank::ace; }
    /// Returns the rank with the power `wild`; no_rank if there is none. Jokers aren't considered.
    int wild_rank() const {
        const Ranks wild = ranks_with_power(Power::wild);
        return wild == 0 ? no_rank : std::countr_zero(wild);
    }
    int card_worth(Card c) const { return worth[c.is_joker() ? rank_count : static_cast<std::size_t>(c.rank())]; }
    /// Returns whether a rank is so high that it can't be laid in pairs (option `no_pairs_above`).
    bool is_too_high_for_pairs(Rank r) const {
        if (options.no_pairs == NoPairsRule::off) return false;
        const int above = index_of(Rank::six) + static_cast<int>(options.no_pairs);
        return place_in_order[static_cast<std::size_t>(r)] > place_in_order[static_cast<std::size_t>(above)];
    }
    friend bool operator==(const DerivedRules&, const DerivedRules&) = default;
};

DerivedRules derive_rules(const Options& o);

/// Compares two ranks. The result is positive if `r` ranks higher than `top`, 0 if they are equal, negative if `r`
/// ranks lower. If either has no place in the order, the natural order decides (fine print 7).
int compare_ranks(const DerivedRules& derived, Rank r, Rank top);

} // namespace palazzo::palace

// Consequences of the options, computed once for each deal, such as which rank may be laid on which.
#pragma once

#include "engine/games/palace/options.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace palazzo::palace {

/// The options and their consequences. Returned by derive_rules() and never changed.
struct DerivedRules {
    Options options;
    std::array<std::uint16_t, no_rank + 1> beaten_by{}; ///< ranks that may follow, by effective top (no_rank for an
                                                        ///< empty pile)
    std::array<std::uint16_t, power_names.size()> with_power{}; ///< ranks that have a power, by power
    std::array<std::int8_t, face_count> place_in_order{};       ///< place in the order by rank, 0 for the lowest; -1
                                                                ///< outside the order
    /// The value of a card by a rule of thumb, by rank, the joker last: from 0 (the lowest plain card) to about 20 (a
    /// card that can always be played and burns).
    std::array<std::int8_t, face_count> worth{};
    Ranks see_through = 0; ///< ranks with the power `mirror` or `copy`
    Ranks looks_below = 0; ///< ranks with which the card on top isn't the effective one: `see_through`, and `base`
    bool odd_sets = false; ///< true if there are sets whose legality depends on more than their rank, or that contain
                           ///< several ranks
    Layout layout;         ///< numbers of cards that this number of players is dealt

    bool has(Rank r, Power p) const { return options.powers_of(r).has(p); }
    Ranks ranks_with(Power p) const { return with_power[static_cast<std::size_t>(p)]; }
    bool jokers_are_wild() const { return options.joker == JokerKind::wild && !options.jokers_rank; }
    /// Returns whether the player names the rank of a card: a wild joker, or a card with the power `wild`.
    bool is_wild(Card c) const { return c.is_joker() ? jokers_are_wild() : has(c.rank(), Power::wild); }
    /// Returns the rank that a card counts as unless a player names another one.
    Rank rank_of(Card c) const { return c.has_rank() ? c.rank() : options.jokers_rank ? joker_rank : Rank::ace; }
    /// Returns the rank that can stand for others, or no_rank; not counting jokers.
    int wild_rank() const {
        const Ranks wild = ranks_with(Power::wild);
        return wild == 0 ? no_rank : std::countr_zero(wild);
    }
    int worth_of(Card c) const { return worth[c.is_joker() ? rank_count : static_cast<std::size_t>(c.rank())]; }
    /// Returns whether a rank is too high to be laid in pairs (`no_pairs_above`).
    bool limits_pairs(Rank r) const {
        if (options.no_pairs == NoPairs::off) return false;
        const int above = index_of(Rank::six) + static_cast<int>(options.no_pairs);
        return place_in_order[static_cast<std::size_t>(r)] > place_in_order[static_cast<std::size_t>(above)];
    }
    friend bool operator==(const DerivedRules&, const DerivedRules&) = default;
};

DerivedRules derive_rules(const Options& o);

/// Compares two ranks: the result is positive if `r` ranks higher than `top`, 0 if equal, negative if lower. A rank
/// outside the order is compared in the natural order (fine print 7).
int compare(const DerivedRules& derived, Rank r, Rank top);

} // namespace palazzo::palace

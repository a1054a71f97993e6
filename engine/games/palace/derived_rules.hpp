// What follows from the options, worked out once a deal: which rank may be laid on which.
#pragma once

#include "engine/games/palace/options.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace palazzo::palace {

/// The options with their consequences. Made by laws_of and never changed.
struct DerivedRules {
    Options options;
    std::array<std::uint16_t, no_rank + 1> beaten_by{}; ///< by effective top (no_rank: none): the ranks that may follow
    std::array<std::uint16_t, power_names.size()> with_power{}; ///< by power: the ranks that have it
    std::array<std::int8_t, face_count> place_in_order{};       ///< 0 the lowest; -1: outside the order
    /// How much a card is worth keeping by a rule of thumb, by rank, the joker last: from 0 (the lowest plain card) to
    /// about 20 (a card that always plays and burns).
    std::array<std::int8_t, face_count> worth{};
    Ranks see_through = 0; ///< `mirror` and `copy`
    bool odd_sets = false; ///< there are sets that hang on more than their rank, or of more than one
    Layout layout;         ///< for this number of players

    bool has(Rank r, Power p) const { return options.powers_of(r).has(p); }
    Ranks ranks_with(Power p) const { return with_power[static_cast<std::size_t>(p)]; }
    bool jokers_are_wild() const { return options.joker == JokerKind::wild && !options.jokers_rank; }
    /// Whether such a card gets its rank from whoever lays it: a wild joker, or a card of the power `wild`.
    bool is_wild(Card c) const { return c.is_joker() ? jokers_are_wild() : has(c.rank(), Power::wild); }
    /// The rank that a card counts as if nobody names another one.
    Rank rank_of(Card c) const { return c.has_rank() ? c.rank() : options.jokers_rank ? joker_rank : Rank::ace; }
    /// The rank that can stand for others, or no_rank; jokers aside.
    int wild_rank() const {
        const Ranks wild = ranks_with(Power::wild);
        return wild == 0 ? no_rank : std::countr_zero(wild);
    }
    int worth_of(Card c) const { return worth[c.is_joker() ? rank_count : static_cast<std::size_t>(c.rank())]; }
    /// Whether a rank is too high to be laid in twos (`no_pairs_above`).
    bool limits_pairs(Rank r) const {
        if (options.no_pairs == NoPairs::off) return false;
        const int above = index_of(Rank::six) + static_cast<int>(options.no_pairs);
        return place_in_order[static_cast<std::size_t>(r)] > place_in_order[static_cast<std::size_t>(above)];
    }
    friend bool operator==(const DerivedRules&, const DerivedRules&) = default;
};

DerivedRules laws_of(const Options& o);

/// Whether `r` ranks higher than `top` (positive), equal or lower. A rank outside the order is compared in the natural
/// order (fine print 7).
int compare(const DerivedRules& laws, Rank r, Rank top);

} // namespace palazzo::palace

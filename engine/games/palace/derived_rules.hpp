// What follows from the options, worked out once a deal: which rank may be laid on which.
#pragma once

#include "engine/games/palace/options.hpp"

#include <array>
#include <cstdint>

namespace palazzo::palace {

/// A set of ranks, bit i for rank_at(i).
using Ranks = unsigned;
inline constexpr Ranks every_rank = (1U << rank_count) - 1U;
constexpr Ranks bit_of(Rank r) { return 1U << index_of(r); }

/// What a card in the pile counts as: a rank, or nothing (a wild joker that was turned as a starter and named by
/// nobody).
inline constexpr int no_rank = rank_count;

/// The options with their consequences. Made by laws_of and never changed.
struct DerivedRules {
    Options options;
    std::array<std::uint16_t, rank_count + 1>
        beaten_by{}; ///< by effective top (no_rank: none): the ranks that may follow
    std::array<std::uint16_t, power_names.size()> with_power{}; ///< by power: the ranks that have it
    std::array<std::int8_t, rank_count> place_in_order{};       ///< 0 the lowest; -1: outside the order
    /// How much a card is worth keeping by a rule of thumb, by rank, the joker last: from 0 (the lowest plain card) to
    /// about 20 (a card that always plays and burns).
    std::array<std::int8_t, rank_count + 1> worth{};

    bool has(Rank r, Power p) const { return options.powers_of(r).has(p); }
    Ranks ranks_with(Power p) const { return with_power[static_cast<std::size_t>(p)]; }
    bool jokers_are_wild() const { return options.joker == JokerKind::wild; }
    int worth_of(Card c) const { return worth[c.is_joker() ? rank_count : static_cast<std::size_t>(c.rank())]; }
    friend bool operator==(const DerivedRules&, const DerivedRules&) = default;
};

DerivedRules laws_of(const Options& o);

/// Whether `r` ranks higher than `top` (positive), equal or lower. A rank outside the order is compared in the natural
/// order (fine print 7).
int compare(const DerivedRules& laws, Rank r, Rank top);

} // namespace palazzo::palace

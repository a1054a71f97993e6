// The powers that a rank of Palace can have in addition to its place in the order (docs/rules/palace.md, "Powers").
#pragma once

#include "engine/core/card.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo::palace {

/// The powers, in the order in which they are listed. Records store them by name; links contain one flag for each, in
/// this order.
enum class Power : std::uint8_t {
    anytime,
    reset,
    burn,
    mirror,
    lower,
    reverse,
    skip,
    again,
    cover,
    challenge_self,
    challenge_next,
    challenge_all,
    even,
    odd,
    base,
    copy,
    once,
    show_hand,
    bottom_to_next,
    pile_to_next,
    pile_to_chosen,
    choose_next,
    pass_hands,
    wild,
};
inline constexpr std::array power_names{"anytime", "reset", "burn", "mirror", "lower", "reverse", "skip", "again",
    "cover", "challenge_self", "challenge_next", "challenge_all", "even", "odd", "base", "copy", "once", "show_hand",
    "bottom_to_next", "pile_to_next", "pile_to_chosen", "choose_next", "pass_hands", "wild"};

/// The set of powers that one rank has.
class Powers {
  public:
    constexpr Powers() = default;
    constexpr Powers(std::initializer_list<Power> powers) {
        for (const Power p : powers) add(p);
    }
    constexpr void add(Power p) { bits_ |= bit(p); }
    constexpr void remove(Power p) { bits_ &= ~bit(p); }
    constexpr bool has(Power p) const { return (bits_ & bit(p)) != 0; }
    constexpr bool any() const { return bits_ != 0; }
    friend constexpr bool operator==(Powers, Powers) = default;
    friend constexpr Powers operator|(Powers a, Powers b) { return with_bits(a.bits_ | b.bits_); }
    friend constexpr Powers operator&(Powers a, Powers b) { return with_bits(a.bits_ & b.bits_); }

  private:
    static constexpr std::uint32_t bit(Power p) { return std::uint32_t{1} << static_cast<unsigned>(p); }
    static constexpr Powers with_bits(std::uint32_t bits) {
        Powers powers;
        powers.bits_ = bits;
        return powers;
    }
    std::uint32_t bits_ = 0;
};

/// The powers that act only once, when the card is laid or right after the play.
inline constexpr Powers instant_powers{Power::burn, Power::reverse, Power::skip, Power::again, Power::show_hand,
    Power::bottom_to_next, Power::pile_to_next, Power::pile_to_chosen, Power::choose_next, Power::pass_hands};

/// The powers among `instant_powers` that act on other seats. They act right after the play.
inline constexpr Powers after_play_powers{Power::show_hand, Power::bottom_to_next, Power::pile_to_next,
    Power::pile_to_chosen, Power::choose_next, Power::pass_hands};

/// The rank of jokers that are a rank of their own, after the thirteen others. Jokers are neither wild nor aces if the
/// option `powers` names this rank.
inline constexpr Rank joker_rank = rank_at(rank_count);
inline constexpr int face_count = rank_count + 1; ///< number of ranks, including the joker

/// A set of ranks as bits: bit i stands for rank_at(i), and the highest bit for the joker.
using Ranks = unsigned;
inline constexpr Ranks every_rank = (1U << face_count) - 1U;
inline constexpr Ranks natural_ranks = (1U << rank_count) - 1U;
constexpr Ranks rank_bit(Rank r) { return 1U << index_of(r); }

/// Stands for no rank. For example, a wild joker that is turned over as a starter has none, because nobody names one.
inline constexpr int no_rank = face_count;

/// Return the name of a rank: rank_letter() as one letter (`T`), rank_name() as people write it (`10`). The joker is
/// `JK` in both.
std::string rank_letter(Rank r);
std::string rank_name(Rank r);
/// Reads a rank as a letter or as people write it, including the joker; nullopt for any other text.
std::optional<Rank> read_rank_or_joker(std::string_view text);

} // namespace palazzo::palace

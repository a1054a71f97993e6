// The options of Palindromes (docs/rules/palindromes.md, "Options" and fine print 10).
#pragma once

#include "engine/core/message.hpp"

#include <cstdint>

namespace palazzo::palindromes {

inline constexpr int players = 2;
inline constexpr int most_hand = 7;

/// The score that wins. `palindromes`: the most palindromes or, if both players have equally many, the most cards.
/// `cards`: the most cards.
enum class ScoreRule : std::uint8_t { palindromes, cards };

/// When a player takes a palindrome that one more card could enlarge: after the other player's next move, or at once.
enum class ClaimRule : std::uint8_t { deferred, at_once };

struct Options {
    int hand = 3;
    bool wrap = false; ///< true if king and ace are neighbours
    ScoreRule score = ScoreRule::palindromes;
    ClaimRule claim = ClaimRule::deferred;
    friend bool operator==(const Options&, const Options&) = default;
};

/// Returns why nobody can play with these options; empty if they are playable.
Refusal check(const Options& o);

} // namespace palazzo::palindromes

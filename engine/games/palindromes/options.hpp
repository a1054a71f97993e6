// The options of Palindromes (docs/rules/palindromes.md, "Options" and fine print 10).
#pragma once

#include "engine/core/message.hpp"

#include <cstdint>

namespace palazzo::palindromes {

inline constexpr int players = 2;
inline constexpr int most_hand = 7;

/// The rule that decides who wins. With `palindromes`, the player with more palindromes wins or, if both have equally
/// many, the player with more cards. With `cards`, the player with more cards wins.
enum class ScoreRule : std::uint8_t { palindromes, cards };

/// The time at which a player takes a palindrome that one more card could enlarge: after the other player's next move,
/// or at once.
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

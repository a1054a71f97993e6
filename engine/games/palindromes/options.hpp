// The options of Palindromes (docs/rules/palindromes.md, "Options" and fine print 10).
#pragma once

#include "engine/core/message.hpp"

#include <cstdint>

namespace palazzo::palindromes {

inline constexpr int players = 2;
inline constexpr int most_hand = 7;

/// The score that wins: the most palindromes and, if equal, the most cards; or the most cards alone.
enum class Score : std::uint8_t { palindromes, cards };

/// When a palindrome is taken that one more card could enlarge: after the next player's move, or at once.
enum class Claim : std::uint8_t { deferred, at_once };

struct Options {
    int hand = 3;
    bool wrap = false; ///< true if king and ace are neighbours
    Score score = Score::palindromes;
    Claim claim = Claim::deferred;
    friend bool operator==(const Options&, const Options&) = default;
};

/// Returns why nobody can play with these options; empty if they are playable.
Refusal check(const Options& o);

} // namespace palazzo::palindromes

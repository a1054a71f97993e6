// What a table of Palindromes may choose (docs/rules/palindromes.md, "Options" and fine print 10).
#pragma once

#include "engine/core/message.hpp"

#include <cstdint>

namespace palazzo::palindromes {

inline constexpr int players = 2;
inline constexpr int most_hand = 7;

/// What wins: most palindromes and, if equal, most cards; or most cards alone.
enum class Score : std::uint8_t { palindromes, cards };

/// Whether a palindrome that one more card could enlarge waits for the next player's move.
enum class Claim : std::uint8_t { deferred, at_once };

struct Options {
    int hand = 3;
    bool wrap = false; ///< king and ace are neighbours
    Score score = Score::palindromes;
    Claim claim = Claim::deferred;
    friend bool operator==(const Options&, const Options&) = default;
};

/// Empty: such a table can be played.
Refusal check(const Options& o);

} // namespace palazzo::palindromes

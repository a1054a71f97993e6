// Games of Palindromes for tests.
#pragma once

#include "engine/core/match.hpp"
#include "engine/games/palindromes/rules.hpp"

#include <cstdint>

namespace palazzo::palindromes::test {

using PalindromesMatch = Match<Rules>;

/// Returns a new game with cards shuffled by `seed`.
inline PalindromesMatch new_match(std::uint64_t seed, const Options& options = {}) {
    const Rules rules;
    Rng dice(seed);
    Record head;
    head.game = "palindromes";
    return PalindromesMatch(rules, head, options, rules.shuffled_deal(options, dice));
}

} // namespace palazzo::palindromes::test

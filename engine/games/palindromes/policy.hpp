// Palindromes' side of the search (engine/bots/search_policy.hpp).
#pragma once

#include "engine/bots/search_policy.hpp"
#include "engine/games/palindromes/legal.hpp"

namespace palazzo::palindromes {

struct Rules;

struct Policy {
    static constexpr int longest_playout = deck_size;

    /// Every placement, of cards of the same value and colour only the first: what they can do is the same.
    static void choices(const Rules& rules, const ViewRef& v, std::vector<Choice>& choices);
    static Move move_of(const Rules& rules, const ViewRef& v, std::uint32_t code);
    /// A placement that makes a palindrome if there is one, else one that doesn't offer the other any; mostly.
    static Move playout_move(const Rules& rules, const ViewRef& v, Rng& dice);
    static bool is_chance(const State&) { return false; }
    /// What is drawn nobody else sees.
    static std::uint8_t chance_seen(const State&) { return 0; }
    static double value(const Rules& rules, const State& s, Seat seat);
    static bool knows_all(const View& v);
    /// All that a player has seen lies open.
    static View forgotten(const View& v) { return v; }
};

} // namespace palazzo::palindromes

// The part of the search that Palindromes provides (engine/bots/search_policy.hpp).
#pragma once

#include "engine/bots/search_policy.hpp"
#include "engine/games/palindromes/legal.hpp"

namespace palazzo::palindromes {

struct Rules;

struct Policy {
    static constexpr int longest_playout = deck_size;

    /// Lists every placement; of cards with the same value and colour only the first, because they are equivalent.
    static void choices(const Rules& rules, const ViewRef& v, std::vector<Choice>& choices);
    static Move move_of(const Rules& rules, const ViewRef& v, std::uint32_t code);
    /// Returns a placement that makes a palindrome if there is one, otherwise one that doesn't offer one to the other
    /// player; occasionally any placement.
    static Move playout_move(const Rules& rules, const ViewRef& v, Rng& dice);
    static bool is_chance(const State&) { return false; }
    /// Nobody else sees which card is drawn.
    static std::uint8_t visible_chance(const State&) { return 0; }
    /// Returns what the position is worth to a seat, from 0 (lost) to 1 (won).
    static double value(const Rules& rules, const State& s, Seat seat);
    /// Returns whether both stocks are empty, so that the seat can infer the other hand.
    static bool knows_all_cards(const View& v);
    /// All that a player has seen is still visible.
    static View without_memory(const View& v) { return v; }
};

} // namespace palazzo::palindromes

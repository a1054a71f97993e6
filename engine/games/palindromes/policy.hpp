// The part of the search that Palindromes provides (engine/bots/search_policy.hpp).
#pragma once

#include "engine/bots/search_policy.hpp"
#include "engine/games/palindromes/legal.hpp"

namespace palazzo::palindromes {

struct Rules;

struct Policy {
    static constexpr int longest_playout = deck_size;

    /// Lists every placement. If several cards in the hand have the same value and colour, lists only the first of
    /// them, because they are equivalent.
    static void list_choices(const Rules& rules, const ViewRef& v, std::vector<SearchChoice>& choices);
    static Move move_for_code(const Rules& rules, const ViewRef& v, std::uint32_t code);
    /// Returns a placement that makes a palindrome or, if no placement does, one that gives the other player few
    /// opportunities to make a palindrome. Occasionally returns a random legal move instead.
    static Move playout_move(const Rules& rules, const ViewRef& v, Rng& dice);
    static bool is_decided_by_chance(const State&) { return false; }
    /// Returns 0, because no outcome of chance is visible: nobody else sees which card is drawn.
    static std::uint8_t visible_chance_outcome(const State&) { return 0; }
    /// Returns what the position is worth to a seat, from 0 (lost) to 1 (won).
    static double position_value(const Rules& rules, const State& s, Seat seat);
    /// Returns whether both stocks are empty, so that the viewing seat can infer the other hand.
    static bool knows_all_cards(const View& v);
    /// Returns the view unchanged, because everything that a player has seen is still visible.
    static View view_without_memory(const View& v) { return v; }
};

} // namespace palazzo::palindromes

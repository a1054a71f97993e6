// The part of the search that Sevens provides (engine/bots/search_policy.hpp).
#pragma once

#include "engine/bots/search_policy.hpp"
#include "engine/games/example/state.hpp"

namespace palazzo::example {

struct Rules;

/// Guides the search. The code of a move is the index of its card, or `deck_size` for a pass. Cards far from a seven
/// are tried first, because the other players can add only a few cards behind them.
struct Policy {
    static constexpr int longest_playout = 400;

    static void list_choices(const Rules& rules, const View& v, std::vector<SearchChoice>& choices);
    static Move move_for_code(const Rules& rules, const View& v, std::uint32_t code);
    static Move playout_move(const Rules& rules, const View& v, Rng& dice);
    static bool is_decided_by_chance(const State&) { return false; }
    static std::uint8_t visible_chance_outcome(const State&) { return 0; }
    static double position_value(const Rules& rules, const State& s, Seat seat);
    /// Returns whether the seat can infer all hands: with two players, the other one holds every card that the seat
    /// can't see.
    static bool knows_all_cards(const View& v) { return v.table.options.players == 2; }
    /// Returns the view unchanged, because everything that a player has seen is still visible.
    static View view_without_memory(const View& v) { return v; }
};

} // namespace palazzo::example

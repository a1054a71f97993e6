// Sevens' side of the search (engine/bots/search_policy.hpp).
#pragma once

#include "engine/bots/search_policy.hpp"
#include "engine/games/example/state.hpp"

namespace palazzo::example {

struct Rules;

/// A move's code is its card. Cards far from a seven look best, because they open the way for nobody else.
struct Policy {
    static constexpr int longest_playout = 400;

    static void choices(const Rules& rules, const View& v, std::vector<Choice>& choices);
    static Move move_of(const Rules& rules, const View& v, std::uint32_t code);
    static Move playout_move(const Rules& rules, const View& v, Rng& dice);
    static bool is_chance(const State&) { return false; }
    static std::uint8_t visible_chance(const State&) { return 0; }
    static double value(const Rules& rules, const State& s, Seat seat);
    /// With two players, one holds every card that isn't on the table and that the other doesn't hold.
    static bool knows_all_cards(const View& v) { return v.table.options.players == 2; }
    /// A view contains nothing that could be without_memory.
    static View without_memory(const View& v) { return v; }
};

} // namespace palazzo::example

// Sevens' side of the search (engine/bots/search_policy.hpp).
#pragma once

#include "engine/bots/search_policy.hpp"
#include "engine/games/example/state.hpp"

namespace palazzo::example {

struct Rules;

/// A move's code is its card; what looks good is far from a seven, since it opens the way for nobody else.
struct Policy {
    static constexpr int longest_playout = 400;

    static void choices(const Rules& rules, const View& v, std::vector<Choice>& choices);
    static Move move_of(const Rules& rules, const View& v, std::uint32_t code);
    static Move playout_move(const Rules& rules, const View& v, Rng& dice);
    static bool is_chance(const State&) { return false; }
    static std::uint8_t chance_seen(const State&) { return 0; }
    static double value(const Rules& rules, const State& s, Seat seat);
    /// What one of two players doesn't hold, and what doesn't lie, the other holds.
    static bool knows_all(const View& v) { return v.table.options.players == 2; }
    /// Nothing but the table is seen.
    static View forgotten(const View& v) { return v; }
};

} // namespace palazzo::example

// The part of the search that Palace provides (engine/bots/search_policy.hpp).
#pragma once

#include "engine/bots/search_policy.hpp"
#include "engine/games/palace/codes.hpp"

namespace palazzo::palace {

struct Rules;

struct Policy {
    static constexpr int longest_playout = 600;

    /// Adds to `choices` the moves that are worth considering. Sets that differ only in suits are one choice, and so
    /// are all face-down cards.
    static void list_choices(const Rules& rules, const ViewRef& v, std::vector<SearchChoice>& choices);
    static Move move_for_code(const Rules&, const ViewRef& v, std::uint32_t code) {
        return palace::move_for_code(v, code);
    }
    /// Returns a play of the least valuable rank that beats the pile, usually with all its cards. Occasionally, and in
    /// complicated positions, returns a random legal move.
    static Move playout_move(const Rules& rules, const ViewRef& v, Rng& dice);
    /// Returns whether a challenge waits for its verdict, which the search leaves to chance.
    static bool is_decided_by_chance(const State& s) {
        return s.table.phase == Phase::playing && s.table.need == NeededAction::verdict;
    }
    /// Returns a number that says which card is on top of the pile, and whether challenges were passed.
    static std::uint8_t visible_chance_outcome(const State& s);
    /// Returns what the position is worth to a seat, from 0 (lost) to 1 (won).
    static double position_value(const Rules& rules, const State& s, Seat seat);
    static bool knows_all_cards(const View& v);
    static View view_without_memory(View v);
};

} // namespace palazzo::palace

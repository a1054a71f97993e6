// Taking moves back: how many moves are taken back at once, and whether a player has learned something from them.
#pragma once

#include "engine/core/match.hpp"

#include <optional>

namespace palazzo {

/// Returns the number of moves that remain after taking back the last move of a human and all later moves of bots;
/// nullopt if no human has moved.
template <CatalogueGame G>
std::optional<std::size_t> move_count_after_undo(const Match<G>& match, Seats humans) {
    for (std::size_t i = match.turn_count(); i-- > 0;)
        if (humans.has(match.all_turns()[i].seat)) return i;
    return std::nullopt;
}

/// Returns the number of moves that have been made after redoing the next move and all moves of bots that follow it;
/// nullopt if no move was taken back.
template <CatalogueGame G>
std::optional<std::size_t> move_count_after_redo(const Match<G>& match, Seats humans) {
    if (!match.can_redo()) return std::nullopt;
    const auto turns = match.all_turns();
    std::size_t to = match.turn_count() + 1;
    while (to < turns.size() && !humans.has(turns[to].seat)) ++to;
    return to;
}

/// Returns whether the moves after the first `since` moves have shown `seat` something that it couldn't foresee. Any
/// move of another seat counts as such. A move of `seat` itself counts if it would have shown the seat something else
/// in another state that the seat couldn't distinguish from the true one. Only 16 such states are tried, chosen at
/// random.
template <CatalogueGame G>
bool has_learned_since(const Match<G>& match, std::size_t since, Seat seat) {
    constexpr std::uint64_t worlds = 16;
    const G& rules = match.rules();
    const auto made = match.all_turns().subspan(since, match.turn_count() - since);
    if (std::any_of(made.begin(), made.end(), [&](const auto& turn) { return turn.seat != seat; })) return true;
    const auto view = rules.view(match.state_after(since), seat);
    const auto seen = match.view(seat);
    for (std::uint64_t i = 0; i < worlds; ++i) {
        Rng dice = Rng(since).split(i);
        auto world = rules.sample_state(view, dice);
        for (const auto& turn : made) {
            if (rules.check(rules.view(world, seat), turn.move)) return true;
            rules.apply(world, seat, turn.move);
        }
        if (!(rules.view(world, seat) == seen)) return true;
    }
    return false;
}

} // namespace palazzo

// Taking moves back: how far a table goes back, and whether a player learned something in between.
#pragma once

#include "engine/core/match.hpp"

#include <optional>

namespace palazzo {

/// Returns the number of moves that remain when the last move of one of the `humans` and all later moves of bots are
/// taken back; nullopt if none of them has moved.
template <CatalogueGame G>
std::optional<std::size_t> undo_target(const Match<G>& match, Seats humans) {
    for (std::size_t i = match.turn_count(); i-- > 0;)
        if (humans.has(match.known_turns()[i].seat)) return i;
    return std::nullopt;
}

/// Returns the number of moves after one move of the `humans` and what others did after it are made again; nullopt if
/// nothing was taken back.
template <CatalogueGame G>
std::optional<std::size_t> redo_target(const Match<G>& match, Seats humans) {
    if (!match.can_redo()) return std::nullopt;
    const auto turns = match.known_turns();
    std::size_t to = match.turn_count() + 1;
    while (to < turns.size() && !humans.has(turns[to].seat)) ++to;
    return to;
}

/// Returns whether a seat has learned something that it couldn't foresee after the first `since` moves: somebody else
/// has moved, or its own moves would have shown it something else in a state that it couldn't tell from the true one.
/// Tries 16 random states.
template <CatalogueGame G>
bool has_learned_since(const Match<G>& match, std::size_t since, Seat seat) {
    constexpr std::uint64_t worlds = 16;
    const G& rules = match.rules();
    const auto made = match.known_turns().subspan(since, match.turn_count() - since);
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

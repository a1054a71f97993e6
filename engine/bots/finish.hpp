// Lets bots play a match from its current position to its end.
#pragma once

#include "engine/bots/bots.hpp"
#include "engine/core/match.hpp"

#include <vector>

namespace palazzo {

/// Lets bots make moves until the match is over. Seat s plays at level `levels[s % levels.size()]`. The same `dice`
/// give the same moves on every platform.
template <CatalogueGame G>
void play_to_end(Match<G>& match, const std::vector<Level>& levels, Rng dice) {
    const auto level_of = [&](Seat seat) { return levels[static_cast<std::size_t>(seat) % levels.size()]; };
    while (!match.is_over()) {
        const Seat seat = match.seats_to_act().front();
        const auto view = match.view(seat);
        const auto verdict = bot_verdict(match.rules(), view, level_of, dice);
        const Refusal reason =
            match.play(seat, verdict ? *verdict : bot_move(match.rules(), level_of(seat), view, dice));
        expect(!reason, "bots make legal moves");
    }
}

} // namespace palazzo

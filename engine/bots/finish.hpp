// A match played to its end by bots, from wherever it stands.
#pragma once

#include "engine/bots/bots.hpp"
#include "engine/core/match.hpp"

#include <vector>

namespace palazzo {

/// Seat s plays at the level that comes s-th, from the first again where there are fewer. The same dice make the same
/// moves on every platform.
template <CatalogueGame G>
void finish(Match<G>& match, const std::vector<Level>& levels, Rng dice) {
    while (!match.over()) {
        const Seat seat = match.to_act().front();
        const Level level = levels[static_cast<std::size_t>(seat) % levels.size()];
        const Refusal reason = match.play(seat, bot_move(match.rules(), level, match.view(seat), dice));
        expect(!reason, "bots make legal moves");
    }
}

} // namespace palazzo

// Colour by character: which of some moves that are about as good is made.
#pragma once

#include "engine/core/character.hpp"
#include "engine/core/game.hpp"

#include <algorithm>

namespace palazzo {

/// Of the moves that a search came to, the best first, the one that the temperament likes most among those that cost no
/// more than the game's `G::leeway`.
template <CatalogueGame G>
typename G::Move styled_move(const G& rules, const typename G::View& view, const WeighedMoves<typename G::Move>& moves,
    Temperament temperament) {
    constexpr std::int64_t tried_enough = 10; // of the best one's visits, a tenth
    const auto worth = [&](const auto& m) {
        // What was hardly tried isn't better than the best because it looks so.
        return std::min(m.value, moves[0].value) + G::leeway * liking(temperament, rules.traits(view, m.move));
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < moves.size(); ++i) {
        const bool as_good =
            moves[i].value >= moves[0].value - G::leeway && moves[i].visits * tried_enough >= moves[0].visits;
        if (as_good && worth(moves[i]) > worth(moves[best])) best = i;
    }
    return moves[best].move;
}

} // namespace palazzo

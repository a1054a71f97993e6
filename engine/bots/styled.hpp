// Temperament: which of several moves that are about equally good is made.
#pragma once

#include "engine/core/character.hpp"
#include "engine/core/game.hpp"

#include <algorithm>

namespace palazzo {

/// Returns, from the moves of a search, the best first, the one that suits the temperament most and costs at most the
/// game's `G::temperament_margin`.
template <CatalogueGame G>
typename G::Move move_by_temperament(const G& rules, const typename G::View& view,
    const EvaluatedMoves<typename G::Move>& moves, Temperament temperament) {
    constexpr std::int64_t tried_enough = 10; // a tenth of the best one's visits
    const auto worth = [&](const auto& m) {
        // A move that was hardly tried isn't better than the best one only because its value is higher.
        return std::min(m.value, moves[0].value)
            + G::temperament_margin * liking(temperament, rules.traits(view, m.move));
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < moves.size(); ++i) {
        const bool as_good = moves[i].value >= moves[0].value - G::temperament_margin
            && moves[i].visits * tried_enough >= moves[0].visits;
        if (as_good && worth(moves[i]) > worth(moves[best])) best = i;
    }
    return moves[best].move;
}

} // namespace palazzo

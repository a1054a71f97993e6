// Temperaments: the temperament of a bot decides between moves that are about equally good.
#pragma once

#include "engine/core/character.hpp"
#include "engine/core/game.hpp"

#include <algorithm>

namespace palazzo {

/// Returns the move that `temperament` chooses from `moves`, the result of a search, the best move first. It is the
/// move with the largest sum of its value and the temperament's preference for it. It is at most
/// `G::temperament_margin` worse than the best move.
template <CatalogueGame G>
typename G::Move move_by_temperament(const G& rules, const typename G::View& view,
    const EvaluatedMoves<typename G::Move>& moves, Temperament temperament) {
    constexpr std::int64_t tried_enough = 10; // a move needs at least a tenth of the best move's visits
    const auto worth = [&](const auto& m) {
        // A value above that of the best move isn't counted, because it may only mean that the move was hardly tried.
        return std::min(m.value, moves[0].value)
            + G::temperament_margin * preference_for(temperament, rules.move_traits(view, m.move));
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

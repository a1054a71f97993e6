// The hint that players can ask for: the possible moves, and the reason why one of them is the best.
#pragma once

#include "engine/core/game.hpp"

namespace palazzo {

template <CatalogueGame G>
struct Hint {
    EvaluatedMoves<typename G::Move> moves; ///< moves that were searched, from the best to the worst; never empty
    Message explanation;
};

/// Returns the hint that follows from a finished search.
template <CatalogueGame G>
Hint<G> hint_from_search(const G& rules, const typename G::View& view, const typename G::Search& search) {
    Hint<G> hint{search.evaluated_moves(), {}};
    hint.explanation = rules.explain_best_move(view, hint.moves);
    return hint;
}

} // namespace palazzo

// The hint that players can ask for: the moves, the best first, and why.
#pragma once

#include "engine/core/game.hpp"

namespace palazzo {

template <CatalogueGame G>
struct Hint {
    EvaluatedMoves<typename G::Move> moves; ///< the best first; at least one
    Message why;
};

/// Returns the hint of a search that is done.
template <CatalogueGame G>
Hint<G> hint_of(const G& rules, const typename G::View& view, const typename G::Search& search) {
    Hint<G> hint{search.evaluated_moves(), {}};
    hint.why = rules.why(view, hint.moves);
    return hint;
}

} // namespace palazzo

// What a player who asks is told: the moves, the best first, and why.
#pragma once

#include "engine/core/game.hpp"

namespace palazzo {

template <CatalogueGame G>
struct Hint {
    WeighedMoves<typename G::Move> moves; ///< at least one
    Message why;
};

/// Of a search that is done.
template <CatalogueGame G>
Hint<G> hint_of(const G& rules, const typename G::View& view, const typename G::Search& search) {
    Hint<G> hint{search.weighed(), {}};
    hint.why = rules.why(view, hint.moves);
    return hint;
}

} // namespace palazzo

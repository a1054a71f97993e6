// The best moments of a game, for its result and for what is remembered of it.
#pragma once

#include <string>
#include <utility>

namespace palazzo {

/// What one seat will want to remember. What a game doesn't have stays empty.
struct Highlights {
    std::string best;    ///< the play that brought the most points at once, in the notation of the game; empty: unnamed
    int best_points = 0; ///< of that play; 0: there was none
    int pile = 0;        ///< the largest that it took, in cards; 0: none
    friend bool operator==(const Highlights&, const Highlights&) = default;
};

/// Keeps what is best of both. Of two plays of as many points the first stays.
inline void add_highlights(Highlights& all, Highlights one) {
    if (one.best_points > all.best_points) {
        all.best = std::move(one.best);
        all.best_points = one.best_points;
    }
    if (one.pile > all.pile) all.pile = one.pile;
}

} // namespace palazzo

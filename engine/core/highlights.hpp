// The best moments of a game, for its result and for the statistics.
#pragma once

#include <string>
#include <utility>

namespace palazzo {

/// The best moments of a game for one seat. A field that the game has no use for stays empty or 0.
struct Highlights {
    std::string best_play;      ///< the play that scored the most points, in the game's notation; empty if there was no
                                ///< such play, or if the game has no notation for plays
    int best_points = 0;        ///< points of the best play; 0 if there was none
    int largest_pile_taken = 0; ///< number of cards in the largest pile that the seat took; 0 if it took none
    friend bool operator==(const Highlights&, const Highlights&) = default;
};

/// Replaces each highlight in `all` by that of `one` if the latter is better. Of two plays with equal points, the one
/// in `all` is kept.
inline void keep_better_highlights(Highlights& all, Highlights one) {
    if (one.best_points > all.best_points) {
        all.best_play = std::move(one.best_play);
        all.best_points = one.best_points;
    }
    if (one.largest_pile_taken > all.largest_pile_taken) all.largest_pile_taken = one.largest_pile_taken;
}

} // namespace palazzo

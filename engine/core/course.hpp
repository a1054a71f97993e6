// The course of a game: the progress of each seat after every move, and the moves that changed a seat's progress most.
#pragma once

#include "engine/core/match.hpp"

#include <algorithm>
#include <cstdlib>

namespace palazzo {

/// The progress of each seat after every move: `course[seat][n]` is the progress of `seat` after the first n moves,
/// where n begins at 0. Each game defines what progress means (`progress` in the concept HasDescriptions).
using ProgressHistory = std::vector<std::vector<int>>;

/// Returns the progress of every seat in `match`, after the deal and after each move.
template <CatalogueGame G>
ProgressHistory progress_history(const Match<G>& match) {
    ProgressHistory course(static_cast<std::size_t>(match.seat_count()));
    match.for_each_position([&](const typename G::State& state) {
        for (std::size_t seat = 0; seat < course.size(); ++seat)
            course[seat].push_back(match.rules().progress(state, static_cast<Seat>(seat)));
    });
    return course;
}

/// A move that changed the progress of a seat.
struct TurningPoint {
    std::size_t move = 0; ///< number of the move, counted from 1
    Seat seat = 0;        ///< the seat whose progress changed most
    int change = 0;       ///< difference that the move made to the progress of `seat`
    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

/// Returns the moves that changed a seat's progress most, at most `most` moves, in the order in which they were made.
/// Each of these changes is at least twice the average change. If two changes are equal, the earlier one is preferred.
std::vector<TurningPoint> turning_points_of(const ProgressHistory& course, std::size_t most);

} // namespace palazzo

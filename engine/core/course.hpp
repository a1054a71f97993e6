// How a game went: how far each seat had come after every move, and the moves that it turned on.
#pragma once

#include "engine/core/match.hpp"

#include <algorithm>
#include <cstdlib>

namespace palazzo {

/// By seat, how far it had come (Described: progress) after each number of moves, from the deal on.
using Course = std::vector<std::vector<int>>;

template <CatalogueGame G>
Course course_of(const Match<G>& match) {
    Course course(static_cast<std::size_t>(match.seats()));
    match.each_position([&](const typename G::State& state) {
        for (std::size_t seat = 0; seat < course.size(); ++seat)
            course[seat].push_back(match.rules().progress(state, static_cast<Seat>(seat)));
    });
    return course;
}

/// A move after which a seat stood elsewhere than before.
struct Turning {
    std::size_t move = 0; ///< counted from 1, as people do
    Seat seat = 0;        ///< whose it concerned most
    int change = 0;       ///< of its progress
    friend bool operator==(const Turning&, const Turning&) = default;
};

/// The moves that changed most, at most so many, in the order in which they were made. Of equal changes the first
/// counts, and what comes at every other move turns nothing: a change is at least twice the usual one.
std::vector<Turning> turnings_of(const Course& course, std::size_t most);

} // namespace palazzo

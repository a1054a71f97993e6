// The result of a search: moves with their values.
#pragma once

#include <cstdint>
#include <vector>

namespace palazzo {

/// A move, its value, and how much of the search it rests on.
template <class Move>
struct EvaluatedMove {
    Move move;
    double value = 0;        ///< value for the seat to act; more is better; only comparable within one list
    std::int64_t visits = 0; ///< number of simulated games that continued with it
};

/// The moves that a search considered, the best first.
template <class Move>
using EvaluatedMoves = std::vector<EvaluatedMove<Move>>;

} // namespace palazzo

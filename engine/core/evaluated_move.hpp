// The result of a search: moves with their values.
#pragma once

#include <cstdint>
#include <vector>

namespace palazzo {

/// A move, its value, and the number of simulated games that the value rests on.
template <class Move>
struct EvaluatedMove {
    Move move;
    double value = 0;        ///< value for the seat to act; a higher value is better; comparable only within one list
    std::int64_t visits = 0; ///< number of simulated games that continued with this move
};

/// The moves that a search considered, from the best to the worst.
template <class Move>
using EvaluatedMoves = std::vector<EvaluatedMove<Move>>;

} // namespace palazzo

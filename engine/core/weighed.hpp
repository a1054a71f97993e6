// What thinking comes to: moves with what each is worth.
#pragma once

#include <cstdint>
#include <vector>

namespace palazzo {

/// A move, how good it looks, and how much thought stands behind that.
template <class Move>
struct Weighed {
    Move move;
    double value = 0;        ///< for the seat to act; more is better, and only compared with others of one list
    std::int64_t visits = 0; ///< how many imagined games went on with it
};

/// The moves that were thought about, the best first.
template <class Move>
using WeighedMoves = std::vector<Weighed<Move>>;

} // namespace palazzo

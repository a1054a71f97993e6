// Writes the numbers in the sentence that explains a hint.
#pragma once

#include <string>

namespace palazzo {

/// Writes the worth of a move, from 0 to 1, as the number of games out of 100 that the move would win.
inline std::string wins_in_100(double worth) {
    const int games = static_cast<int>(worth * 100 + 0.5);
    return std::to_string(games < 0 ? 0 : games > 100 ? 100 : games);
}

/// Writes `other`, the worth of a move, as the number of games out of 100 that the move would win. Writes "same" if the
/// best move, whose worth is `best`, would win the same number. If `other` is higher than `best`, it also counts as the
/// same, because it rests on fewer visits.
inline std::string wins_in_100_or_same(double best, double other) {
    const std::string games = wins_in_100(other);
    return other > best || games == wins_in_100(best) ? "same" : games;
}

} // namespace palazzo

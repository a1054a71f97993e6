// Numbers in the sentence that comes with a hint.
#pragma once

#include <string>

namespace palazzo {

/// A worth from 0 to 1 as games in a hundred.
inline std::string in_100(double worth) {
    const int games = static_cast<int>(worth * 100 + 0.5);
    return std::to_string(games < 0 ? 0 : games > 100 ? 100 : games);
}

/// The worth of the move that the best one, worth `best`, is compared with: "same" where no game in a hundred lies
/// between them, also where that one, looked at less often, seems to be the better.
inline std::string in_100_beside(double best, double other) {
    const std::string games = in_100(other);
    return other > best || games == in_100(best) ? "same" : games;
}

} // namespace palazzo

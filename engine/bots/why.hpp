// Numbers in the sentence that explains a hint.
#pragma once

#include <string>

namespace palazzo {

/// Returns a value from 0 to 1 as the number of games won out of 100.
inline std::string in_100(double worth) {
    const int games = static_cast<int>(worth * 100 + 0.5);
    return std::to_string(games < 0 ? 0 : games > 100 ? 100 : games);
}

/// Returns the value of the move that is compared with the best one, as games won out of 100; "same" if that number is
/// equal to the best one's, or if the other value is higher, because it rests on fewer visits.
inline std::string compared_in_100(double best, double other) {
    const std::string games = in_100(other);
    return other > best || games == in_100(best) ? "same" : games;
}

} // namespace palazzo

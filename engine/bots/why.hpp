// Numbers in the sentence that comes with a hint.
#pragma once

#include <string>

namespace palazzo {

/// A worth from 0 to 1 as games in a hundred.
inline std::string in_100(double worth) {
    const int games = static_cast<int>(worth * 100 + 0.5);
    return std::to_string(games < 0 ? 0 : games > 100 ? 100 : games);
}

} // namespace palazzo

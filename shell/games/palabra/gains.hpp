// What the last move brought each seat and took from it, as it is seen to fly to the plates.
#pragma once

#include "engine/games/palabra/events.hpp"

#include <array>
#include <optional>
#include <span>

namespace palazzo::palabra::screen {

/// The points of one seat.
struct Gain {
    int points = 0;                 ///< negative: lost
    std::optional<Seat> whose = {}; ///< word they come from; none of vowels
    friend bool operator==(const Gain&, const Gain&) = default;
};
using Gains = std::array<Gain, palabra::most_players>;

/// By seat. What the end of the game takes off is not among them.
Gains gains_of(std::span<const palabra::Event> latest);

} // namespace palazzo::palabra::screen

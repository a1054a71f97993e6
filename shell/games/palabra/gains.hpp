// What the last move brought each seat and took from it, as it is seen to fly to the plates.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "shell/ui/geometry.hpp"

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

/// How high the points are drawn that fly.
inline constexpr float points_height = 28;

/// Where points come to rest, so wide: over the plate's picture of the player, beside name, sum and what the word is
/// worth.
ui::Rect points_room(const ui::Rect& plate, float width);

/// By seat. What the end of the game takes off is not among them.
Gains gains_of(std::span<const palabra::Event> latest);

} // namespace palazzo::palabra::screen

// The points that each seat has gained or lost in the last move. They are shown flying to the plates.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "shell/ui/geometry.hpp"

#include <array>
#include <optional>
#include <span>

namespace palazzo::palabra::screen {

/// The points that a seat has gained or lost.
struct Gain {
    int points = 0; ///< Number of points; negative if the seat has lost them.
    std::optional<Seat> word_owner =
        {}; ///< Seat whose word the points come from; nullopt if they come from shown vowels.
    friend bool operator==(const Gain&, const Gain&) = default;
};
using Gains = std::array<Gain, palabra::most_players>;

/// Height of the plate on which flying points are drawn.
inline constexpr float flying_points_height = 28;

/// Returns the area, `width` wide, to which points fly. It is over the player's avatar on the plate, so that the name,
/// the score and the word's worth stay visible.
ui::Rect flying_points_area(const ui::Rect& plate, float width);

/// Returns the points that each seat has gained or lost by these events. The deductions at the end of the game aren't
/// included.
Gains gains_of(std::span<const palabra::Event> latest);

} // namespace palazzo::palabra::screen

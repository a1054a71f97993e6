// The points that each seat gained and lost in the last move, which fly to the plates.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "shell/ui/geometry.hpp"

#include <array>
#include <optional>
#include <span>

namespace palazzo::palabra::screen {

/// The points of a seat.
struct Gain {
    int points = 0;                 ///< Negative if the seat lost points.
    std::optional<Seat> whose = {}; ///< Seat whose word they come from; nullopt for shown vowels.
    friend bool operator==(const Gain&, const Gain&) = default;
};
using Gains = std::array<Gain, palabra::most_players>;

/// Height of points that fly.
inline constexpr float points_height = 28;

/// Returns the area of this width to which points fly: over the player's avatar on the plate, so that name, score and
/// the word's worth stay visible.
ui::Rect points_room(const ui::Rect& plate, float width);

/// Returns the gains by seat, without the deductions at the end of the game.
Gains gains_of(std::span<const palabra::Event> latest);

} // namespace palazzo::palabra::screen

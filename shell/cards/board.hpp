// A board of squares without edges, seen through a window that pans and zooms. Knows squares and cards, not rules.
#pragma once

#include "shell/ui/geometry.hpp"

#include <span>

namespace palazzo::ui {

/// x to the right, y upwards.
struct Square {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Square, Square) = default;
};

/// How far the squares are apart, in card widths.
inline constexpr float column_step = 1.10F;
inline constexpr float row_step = card_ratio * 1.07F;

/// Which part of the board is seen.
struct Camera {
    Point centre;      ///< what lies in the middle of the area, in squares, y upwards
    float card = 0.0F; ///< how wide a card is

    friend constexpr bool operator==(const Camera&, const Camera&) = default;
};

/// Where a square's card lies on the screen.
Pose pose_on(const Camera& camera, const Rect& area, Square at);
/// The square's whole room, up to its neighbours'.
Rect room_of(const Camera& camera, const Rect& area, Square at);
/// The square at a point of the screen.
Square square_at(const Camera& camera, const Rect& area, Point p);

/// The narrowest and widest that cards may become.
struct Zoom {
    float least = 0.0F;
    float most = 0.0F;
};

/// Shows all of the squares and their neighbours, with cards as large as they may become; where that would make them
/// narrower than the least, as many as fit round `focus`.
Camera fitted(std::span<const Square> squares, const Rect& area, const Zoom& zoom, Square focus);
/// Moved along by so many pixels.
Camera panned(const Camera& camera, Point pixels);
/// Larger by a factor about a point of the screen, which keeps its place on the board.
Camera zoomed(const Camera& camera, const Rect& area, Point about, float factor, const Zoom& zoom);

} // namespace palazzo::ui

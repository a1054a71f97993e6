// An unbounded board of squares, seen through a window that pans and zooms. Knows squares and cards, not rules.
#pragma once

#include "shell/ui/geometry.hpp"

#include <span>

namespace palazzo::ui {

/// A square of the board: x grows to the right, y upwards.
struct Square {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Square, Square) = default;
};

/// Distance between the centres of adjacent squares, in card widths.
inline constexpr float column_step = 1.10F;
inline constexpr float row_step = card_ratio * 1.07F;

/// The part of the board that is visible.
struct Camera {
    Point centre;      ///< Point of the board that is in the middle of the area, in squares, y upwards.
    float card = 0.0F; ///< Width of a card in pixels.

    friend constexpr bool operator==(const Camera&, const Camera&) = default;
};

/// Returns where the card on square `at` lies on the screen.
Pose pose_on(const Camera& camera, const Rect& area, Square at);
/// Returns the whole square on the screen, up to its neighbours.
Rect square_area(const Camera& camera, const Rect& area, Square at);
/// Returns the square at a point of the screen.
Square square_at(const Camera& camera, const Rect& area, Point p);

/// The least and greatest width of cards.
struct Zoom {
    float least = 0.0F;
    float most = 0.0F;
};

/// Returns a camera that shows all `squares` and their neighbours with the largest cards that `zoom` allows. If the
/// cards would be narrower than the least width, it shows as many squares round `focus` as fit.
Camera fitted(std::span<const Square> squares, const Rect& area, const Zoom& zoom, Square focus);
/// Returns the camera moved so that the board moves by `pixels`.
Camera panned(const Camera& camera, Point pixels);
/// Returns the camera enlarged by `factor` within the limits of `zoom`. The point `about` of the screen keeps showing
/// the same point of the board.
Camera zoomed(const Camera& camera, const Rect& area, Point about, float factor, const Zoom& zoom);

} // namespace palazzo::ui

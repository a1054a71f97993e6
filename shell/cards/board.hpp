// An unbounded board of squares. The part of the board that is visible can be moved and zoomed. This code knows squares
// and cards, but no rules.
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
    Point centre;      ///< Point of the board that is shown in the middle of the area, in squares, with y upwards.
    float card = 0.0F; ///< Width of a card in pixels.

    friend constexpr bool operator==(const Camera&, const Camera&) = default;
};

/// Returns the place on the screen of the card on the square `at`.
Pose pose_on_square(const Camera& camera, const Rect& area, Square at);
/// Returns the area that a square takes on the screen, up to the neighbouring squares.
Rect square_area(const Camera& camera, const Rect& area, Square at);
/// Returns the square that is shown at the point `p` of the screen.
Square square_at(const Camera& camera, const Rect& area, Point p);

/// The least and the greatest width of cards, in pixels.
struct ZoomLimits {
    float least = 0.0F;
    float most = 0.0F;
};

/// Returns a camera that shows all `squares` and their neighbours, with the largest cards that `zoom` allows. If the
/// cards would be narrower than the least width, the camera shows as many squares around `focus` as fit.
Camera camera_showing(std::span<const Square> squares, const Rect& area, const ZoomLimits& zoom, Square focus);
/// Returns `camera`, moved so that the board moves by `pixels` on the screen.
Camera panned_camera(const Camera& camera, Point pixels);
/// Returns `camera`, enlarged by `factor` within the limits of `zoom`. The point `about` of the screen still shows the
/// same point of the board.
Camera zoomed_camera(const Camera& camera, const Rect& area, Point about, float factor, const ZoomLimits& zoom);

} // namespace palazzo::ui

#include "shell/cards/board.hpp"

#include <algorithm>
#include <cmath>

namespace palazzo::ui {
namespace {

/// Returns the point of the board, in squares, that is shown at the point `p` of the screen.
Point on_board(const Camera& camera, const Rect& area, Point p) {
    const Point from_middle = p - area.centre();
    return {camera.centre.x + from_middle.x / (camera.card * column_step),
        camera.centre.y - from_middle.y / (camera.card * row_step)};
}

/// Returns the middle of an interval that is `room` long and lies within [low, high]. Of all such middles, returns the
/// one closest to `wish`. If [low, high] is shorter than `room`, returns the middle of [low, high].
float middle_near(float wish, float low, float high, float room) {
    if (high - low <= room) return (low + high) / 2;
    return std::clamp(wish, low + room / 2, high - room / 2);
}

} // namespace

Pose pose_on_square(const Camera& camera, const Rect& area, Square at) {
    const Point steps{static_cast<float>(at.x) - camera.centre.x, camera.centre.y - static_cast<float>(at.y)};
    const Point pixels{steps.x * camera.card * column_step, steps.y * camera.card * row_step};
    return {area.centre() + pixels, camera.card};
}

Rect square_area(const Camera& camera, const Rect& area, Square at) {
    return rect_around(pose_on_square(camera, area, at).centre, camera.card * column_step, camera.card * row_step);
}

Square square_at(const Camera& camera, const Rect& area, Point p) {
    const Point at = on_board(camera, area, p);
    return {static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
}

Camera camera_showing(std::span<const Square> squares, const Rect& area, const ZoomLimits& zoom, Square focus) {
    if (squares.empty()) return {{}, zoom.most};
    const auto [left, right] =
        std::minmax_element(squares.begin(), squares.end(), [](Square a, Square b) { return a.x < b.x; });
    const auto [low, high] =
        std::minmax_element(squares.begin(), squares.end(), [](Square a, Square b) { return a.y < b.y; });
    // The view extends one and a half squares beyond the middle of an outermost card. It shows the other half of the
    // card's square, and the empty square beside it, where a card can be laid.
    const float margin = 1.5F;
    const float x0 = static_cast<float>(left->x) - margin;
    const float x1 = static_cast<float>(right->x) + margin;
    const float y0 = static_cast<float>(low->y) - margin;
    const float y1 = static_cast<float>(high->y) + margin;
    const float fits = std::min(area.w / ((x1 - x0) * column_step), area.h / ((y1 - y0) * row_step));
    const float card = std::floor(std::clamp(fits, zoom.least, zoom.most));
    return {{middle_near(static_cast<float>(focus.x), x0, x1, area.w / (card * column_step)),
                middle_near(static_cast<float>(focus.y), y0, y1, area.h / (card * row_step))},
        card};
}

Camera panned_camera(const Camera& camera, Point pixels) {
    return {{camera.centre.x - pixels.x / (camera.card * column_step),
                camera.centre.y + pixels.y / (camera.card * row_step)},
        camera.card};
}

Camera zoomed_camera(const Camera& camera, const Rect& area, Point about, float factor, const ZoomLimits& zoom) {
    const Point kept = on_board(camera, area, about);
    Camera after{camera.centre, std::clamp(camera.card * factor, zoom.least, zoom.most)};
    const Point moved = on_board(after, area, about);
    after.centre = after.centre + kept - moved;
    return after;
}

} // namespace palazzo::ui

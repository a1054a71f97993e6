// Points, rectangles and positions of cards, in logical pixels: x grows to the right, y downwards, angles clockwise.
#pragma once

#include <cmath>

namespace palazzo::ui {

struct Point {
    float x = 0.0F;
    float y = 0.0F;

    friend constexpr bool operator==(Point, Point) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, float k) { return {a.x * k, a.y * k}; }
};

inline float length(Point p) { return std::sqrt(p.x * p.x + p.y * p.y); }
constexpr float mix(float a, float b, float t) { return a + (b - a) * t; }
constexpr Point mix(Point a, Point b, float t) { return {mix(a.x, b.x, t), mix(a.y, b.y, t)}; }

/// Returns `p` rotated clockwise about the origin by `angle` radians.
inline Point rotated(Point p, float angle) {
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    return {p.x * c - p.y * s, p.x * s + p.y * c};
}

struct Rect {
    float x = 0.0F;
    float y = 0.0F;
    float w = 0.0F;
    float h = 0.0F;

    friend constexpr bool operator==(const Rect&, const Rect&) = default;
    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    constexpr Point centre() const { return {x + w / 2, y + h / 2}; }
    constexpr bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
    /// Returns the rectangle without a margin: `dx` is the width of the margin at the left and at the right, `dy` its
    /// height at the top and at the bottom. The result's width and height are never negative.
    constexpr Rect inset(float dx, float dy) const {
        return {x + dx, y + dy, w > 2 * dx ? w - 2 * dx : 0.0F, h > 2 * dy ? h - 2 * dy : 0.0F};
    }
    constexpr Rect inset(float d) const { return inset(d, d); }
    constexpr Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
};

constexpr bool rects_overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}
/// Returns the part that `a` and `b` both cover; its width or height is 0 if they don't overlap.
constexpr Rect intersection(const Rect& a, const Rect& b) {
    const float x = a.x > b.x ? a.x : b.x;
    const float y = a.y > b.y ? a.y : b.y;
    const float right = a.right() < b.right() ? a.right() : b.right();
    const float bottom = a.bottom() < b.bottom() ? a.bottom() : b.bottom();
    return {x, y, right > x ? right - x : 0.0F, bottom > y ? bottom - y : 0.0F};
}
/// Returns `r` mirrored left to right within a window that is `width` wide.
constexpr Rect mirrored_horizontally(const Rect& r, float width) { return {width - r.right(), r.y, r.w, r.h}; }
/// Returns the smallest rectangle that contains both `a` and `b`.
constexpr Rect bounding_rect(const Rect& a, const Rect& b) {
    const float x = a.x < b.x ? a.x : b.x;
    const float y = a.y < b.y ? a.y : b.y;
    const float right = a.right() > b.right() ? a.right() : b.right();
    const float bottom = a.bottom() > b.bottom() ? a.bottom() : b.bottom();
    return {x, y, right - x, bottom - y};
}
/// Returns the rectangle that is `w` wide and `h` high and has its middle at `centre`.
constexpr Rect rect_around(Point centre, float w, float h) { return {centre.x - w / 2, centre.y - h / 2, w, h}; }

/// Height of a card divided by its width.
inline constexpr float card_ratio = 1.4F;

/// Centre, width and rotation of a card, in pixels and radians.
struct Pose {
    Point centre;
    float width = 0.0F;
    float angle = 0.0F;

    friend constexpr bool operator==(const Pose&, const Pose&) = default;
    constexpr float height() const { return width * card_ratio; }
};

/// Returns the smallest axis-parallel rectangle that contains the card.
inline Rect bounds(const Pose& p) {
    const float c = std::abs(std::cos(p.angle));
    const float s = std::abs(std::sin(p.angle));
    return rect_around(p.centre, p.width * c + p.height() * s, p.width * s + p.height() * c);
}

/// Returns whether the card, enlarged by `slack` on all sides, covers `p`.
inline bool covers(const Pose& pose, Point p, float slack = 0.0F) {
    const Point at = rotated(p - pose.centre, -pose.angle);
    return std::abs(at.x) <= pose.width / 2 + slack && std::abs(at.y) <= pose.height() / 2 + slack;
}

} // namespace palazzo::ui

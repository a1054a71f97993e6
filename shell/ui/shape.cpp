#include "shell/ui/shape.hpp"

#include <algorithm>
#include <cstddef>
#include <numbers>
#include <numeric>

namespace palazzo::ui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

float cross(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

bool inside(Point p, Point a, Point b, Point c) {
    return cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0;
}

Point unit(Point p) {
    const float n = length(p);
    return n > 0 ? p * (1.0F / n) : p;
}

/// Returns twice the area of the polygon `p`. The result is positive if the points run clockwise on the screen,
/// otherwise negative.
float turning(std::span<const Point> p) {
    float sum = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const Point a = p[i];
        const Point b = p[(i + 1) % p.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum;
}

/// Returns a vector for each corner, in the direction of the mean of the normals of its two edges. Its length is such
/// that the corner, moved by it, has the distance 1 from both edges, except at very sharp corners.
std::vector<Point> corner_normals(std::span<const Point> p) {
    std::vector<Point> normals;
    const std::size_t n = p.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Point in = unit(p[i] - p[(i + n - 1) % n]);
        const Point out = unit(p[(i + 1) % n] - p[i]);
        const Point sum{in.y + out.y, -in.x - out.x};
        const float stretch = std::max(sum.x * sum.x + sum.y * sum.y, 0.5F);
        normals.push_back(sum * (2.0F / stretch));
    }
    return normals;
}

/// Triangulates by ear clipping: repeatedly cuts off a convex corner whose triangle contains no other point.
std::vector<std::uint16_t> triangulate(std::span<const Point> p) {
    std::vector<std::uint16_t> left(p.size());
    std::iota(left.begin(), left.end(), std::uint16_t{0});
    std::vector<std::uint16_t> triangles;
    const auto is_ear = [&](std::size_t i) {
        const std::size_t n = left.size();
        const auto a = left[(i + n - 1) % n];
        const auto b = left[i];
        const auto c = left[(i + 1) % n];
        if (cross(p[a], p[b], p[c]) <= 0) return false;
        return std::none_of(left.begin(), left.end(),
            [&](std::uint16_t k) { return k != a && k != b && k != c && inside(p[k], p[a], p[b], p[c]); });
    };
    while (left.size() > 2) {
        std::size_t ear = 0;
        while (ear + 1 < left.size() && !is_ear(ear)) ++ear;
        const std::size_t n = left.size();
        for (const std::size_t i : {ear + n - 1, ear, ear + 1}) triangles.push_back(left[i % n]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(ear));
    }
    return triangles;
}

} // namespace

Outline& Outline::append_line(Point to) {
    points_.push_back(to);
    return *this;
}

Outline& Outline::append_curve(Point c1, Point c2, Point to, int steps) {
    const Point from = points_.back();
    for (int i = 1; i <= steps; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(steps);
        const float u = 1 - t;
        points_.push_back(from * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + to * (t * t * t));
    }
    return *this;
}

Outline& Outline::append_arc(Point centre, float radius, float from, float to, int steps) {
    for (int i = 0; i <= steps; ++i) {
        const float a = mix(from, to, static_cast<float>(i) / static_cast<float>(steps));
        points_.push_back(centre + Point{std::cos(a), std::sin(a)} * radius);
    }
    return *this;
}

Outline& Outline::append_mirrored() {
    for (std::size_t i = points_.size(); i-- > 0;) {
        const Point p = points_[i];
        if (std::abs(p.x) > 0.0005F) points_.push_back({-p.x, p.y});
    }
    return *this;
}

Shape make_shape(std::span<const Point> outline) {
    Shape shape;
    shape.rim.assign(outline.begin(), outline.end());
    if (turning(shape.rim) < 0) std::reverse(shape.rim.begin(), shape.rim.end());
    shape.normals = corner_normals(shape.rim);
    shape.triangles = triangulate(shape.rim);
    const auto [high, low] =
        std::minmax_element(shape.rim.begin(), shape.rim.end(), [](Point a, Point b) { return a.y < b.y; });
    shape.top = high->y;
    shape.height = low->y - high->y;
    return shape;
}

Shape rounded_rect(float w, float h, float radius, int steps) {
    const float x = w / 2 - radius;
    const float y = h / 2 - radius;
    Outline outline({-x, -y - radius});
    outline.append_arc({x, -y}, radius, -pi / 2, 0, steps).append_arc({x, y}, radius, 0, pi / 2, steps);
    outline.append_arc({-x, y}, radius, pi / 2, pi, steps).append_arc({-x, -y}, radius, pi, pi * 1.5F, steps);
    return make_shape(std::span(outline.points()).subspan(1));
}

Shape stadium(float w, float h, int steps) {
    const float r = w / 2;
    const float y = h / 2 - r;
    const float lines = pi / static_cast<float>(steps);
    Outline outline({r, y});
    // If the shape is a circle, no straight sides separate its halves. The last point of each half is left out, because
    // it is the first point of the other half.
    const float to = y > 0 ? pi : pi - lines;
    outline.append_arc({0, y}, r, 0, to, y > 0 ? steps : steps - 1)
        .append_arc({0, -y}, r, pi, pi + to, y > 0 ? steps : steps - 1);
    return make_shape(std::span(outline.points()).subspan(1));
}

Shape star(int points, float outer, float inner) {
    std::vector<Point> rim;
    for (int i = 0; i < points * 2; ++i) {
        const float a = -pi / 2 + pi * static_cast<float>(i) / static_cast<float>(points);
        rim.push_back(Point{std::cos(a), std::sin(a)} * (i % 2 == 0 ? outer : inner));
    }
    return make_shape(rim);
}

} // namespace palazzo::ui

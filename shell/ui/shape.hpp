// Outlines as plain polygons. They are made once and then drawn at any position, size and angle with smooth edges.
#pragma once

#include "shell/ui/geometry.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace palazzo::ui {

/// A closed outline, clockwise on the screen, with the outward normal at each corner and the triangles that fill it.
struct Shape {
    std::vector<Point> rim;
    std::vector<Point> normals;
    std::vector<std::uint16_t> triangles; ///< three indices into `rim` each
    float top = 0.0F;                     ///< y of the shape's highest point.
    float height = 0.0F;                  ///< Distance between the shape's highest and lowest points in y.
};

/// Builds an outline of lines, cubic curves and arcs.
class Outline {
  public:
    explicit Outline(Point start) : points_{start} {}

    Outline& line(Point to);
    /// Appends a cubic Bézier curve, approximated by `steps` lines.
    Outline& curve(Point c1, Point c2, Point to, int steps);
    /// Appends an arc about `centre` from angle `from` to angle `to`, in radians, clockwise if growing, including its
    /// start.
    Outline& arc(Point centre, float radius, float from, float to, int steps);
    /// Appends the points so far in reverse order, mirrored left to right. This closes an outline whose right side was
    /// drawn from top to bottom.
    Outline& mirrored();

    const std::vector<Point>& points() const { return points_; }

  private:
    std::vector<Point> points_;
};

/// Computes normals and triangles. The outline may be concave but must not cross itself.
Shape make_shape(std::span<const Point> outline);
/// Returns a rectangle centred on the origin whose corners are rounded by `steps` lines each.
Shape rounded_rect(float w, float h, float radius, int steps);
/// Returns an upright shape, centred on the origin, with straight sides and a half circle of `steps` lines at the top
/// and at the bottom. It is a circle if `w` is equal to `h`, and `h` must not be less.
Shape stadium(float w, float h, int steps);
/// Returns a star centred on the origin with `points` points.
Shape star(int points, float outer, float inner);

} // namespace palazzo::ui

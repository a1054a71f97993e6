// Outlines of shapes as polygons. A polygon is computed once, and then drawn at any position, size and angle with
// smooth edges.
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
    std::vector<std::uint16_t> triangles; ///< Three indices into `rim` for each triangle.
    float top = 0.0F;                     ///< Smallest y of all corners, which belongs to the highest point.
    float height = 0.0F;                  ///< Difference in y between the highest and the lowest point.
};

/// Builds an outline of lines, cubic curves and arcs.
class Outline {
  public:
    explicit Outline(Point start) : points_{start} {}

    Outline& append_line(Point to);
    /// Appends a cubic Bézier curve, approximated by `steps` lines.
    Outline& append_curve(Point c1, Point c2, Point to, int steps);
    /// Appends an arc about `centre` from the angle `from` to the angle `to`, both included, in radians. The arc is
    /// clockwise if `to` is greater than `from`.
    Outline& append_arc(Point centre, float radius, float from, float to, int steps);
    /// Appends the points that have been drawn so far in reverse order, mirrored left to right. This closes an outline
    /// whose right side was drawn from top to bottom.
    Outline& append_mirrored();

    const std::vector<Point>& points() const { return points_; }

  private:
    std::vector<Point> points_;
};

/// Makes a shape of an outline, and computes its normals and triangles. The outline may be concave but must not cross
/// itself.
Shape make_shape(std::span<const Point> outline);
/// Returns a rectangle centred on the origin whose corners are rounded by `steps` lines each.
Shape rounded_rect(float w, float h, float radius, int steps);
/// Returns an upright shape, centred on the origin, with straight sides between two half circles of `steps` lines each.
/// `h` must not be less than `w`; if they are equal, the shape is a circle.
Shape stadium(float w, float h, int steps);
/// Returns a star with `points` points, centred on the origin. The outer corners are `outer` from the centre, the inner
/// corners `inner`.
Shape star(int points, float outer, float inner);

} // namespace palazzo::ui

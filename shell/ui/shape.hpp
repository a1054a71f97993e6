// Outlines as plain polygons, made once and then stamped at any place, size and angle with smooth edges.
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
    float top = 0.0F;                     ///< its highest point, and how far down it reaches from there
    float height = 0.0F;
};

/// Draws an outline with lines, cubic curves and arcs.
class Outline {
  public:
    explicit Outline(Point start) : points_{start} {}

    Outline& line(Point to);
    /// A cubic curve in `steps` pieces.
    Outline& curve(Point c1, Point c2, Point to, int steps);
    /// An arc about `centre` from the angle `from` to `to` (radians, clockwise when growing), its start included.
    Outline& arc(Point centre, float radius, float from, float to, int steps);
    /// What was drawn so far again, mirrored left to right, so that an outline drawn down its right side closes.
    Outline& mirrored();

    const std::vector<Point>& points() const { return points_; }

  private:
    std::vector<Point> points_;
};

/// Works out normals and triangles. The outline may be concave but not cross itself.
Shape make_shape(std::span<const Point> outline);
/// A rectangle round the origin with round corners of `steps` pieces each.
Shape rounded_rect(float w, float h, float radius, int steps);
/// A star round the origin with `points` points between two radii.
Shape star(int points, float outer, float inner);

} // namespace palazzo::ui

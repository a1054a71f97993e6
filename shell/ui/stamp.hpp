// Adds shapes to a draw list at any position, size and angle. Their edges are smoothed over a physical pixel.
#pragma once

#include "shell/ui/shape.hpp"
#include "shell/ui/theme.hpp"

#include <span>

namespace palazzo::ui {

/// Position, size and rotation of a shape. The shape is scaled from its own units to pixels, squeezed horizontally (as
/// a card is while it turns over), rotated by `angle` radians, and then moved to `at`.
struct ShapePlace {
    Point at;
    float scale = 1.0F;
    float angle = 0.0F;
    float squeeze = 1.0F;
};

/// The transformation from a shape's units to the pixels of a ShapePlace. It is computed once and then used for many
/// points.
class PlaceTransform {
  public:
    explicit PlaceTransform(const ShapePlace& p)
        : at_(p.at), cos_(std::cos(p.angle)), sin_(std::sin(p.angle)), scale_(p.scale), squeeze_(p.squeeze) {}
    /// Returns the screen position of the point `unit`, which is in the shape's units, moved by `pixels`.
    Point operator()(Point unit, Point pixels = {}) const {
        const Point p = unit * scale_ + pixels;
        const float x = p.x * squeeze_;
        return {at_.x + x * cos_ - p.y * sin_, at_.y + x * sin_ + p.y * cos_};
    }

  private:
    Point at_;
    float cos_;
    float sin_;
    float scale_;
    float squeeze_;
};

/// Returns the place of a part of a shape. The part is at the point `unit` of `place` and `size` units large, and is
/// rotated and squeezed as `place` is.
inline ShapePlace inner_shape_place(const ShapePlace& place, Point unit, float size) {
    return {PlaceTransform(place)(unit), place.scale * size, place.angle, place.squeeze};
}

/// A line parallel to the rim of a shape, `offset` pixels outside the rim, with a vertical gradient from the shape's
/// top to its bottom.
struct ShapeBand {
    float offset = 0.0F;
    Colour top = 0;
    Colour bottom = 0;
};

/// Draws a shape whose colours blend from band to band; `bands` begins with the outermost one. The area inside the
/// innermost band is filled unless `hollow` is true.
void draw_shape(const Canvas& canvas, const Shape& shape, const ShapePlace& place, std::span<const ShapeBand> bands,
    bool hollow = false);
/// Draws a shape in one colour.
void draw_shape(const Canvas& canvas, const Shape& shape, const ShapePlace& place, Colour colour);
/// Draws a ring along the rim of a shape, between the distances `inner` and `outer` from the rim, in pixels.
void draw_shape_ring(
    const Canvas& canvas, const Shape& shape, const ShapePlace& place, float inner, float outer, Colour colour);

/// Reserves vertices and indices on a draw list and writes them one after the other.
class VertexWriter {
  public:
    VertexWriter(ImDrawList* list, std::size_t indices, std::size_t vertices);
    void add_vertex(Point p, Colour c) { list_->PrimWriteVtx(to_im(p), white_, c); }
    void add_vertex(Point p, Point uv, Colour c) { list_->PrimWriteVtx(to_im(p), to_im(uv), c); }
    /// Writes a triangle of three vertices, counted from the first vertex of this writer.
    void add_triangle(std::size_t a, std::size_t b, std::size_t c);

  private:
    ImDrawList* list_;
    std::size_t base_;
    ImVec2 white_;
};

} // namespace palazzo::ui

// Puts shapes on a draw list at any place, size and angle, with edges smooth to the physical pixel.
#pragma once

#include "shell/ui/shape.hpp"
#include "shell/ui/theme.hpp"

#include <span>

namespace palazzo::ui {

/// Where something goes: unit 1 becomes `scale` pixels, then turned, then moved. `squeeze` narrows it (a card that
/// turns over).
struct Place {
    Point at;
    float scale = 1.0F;
    float angle = 0.0F;
    float squeeze = 1.0F;
};

/// A place's arithmetic, worked out once for many points.
class Turn {
  public:
    explicit Turn(const Place& p)
        : at_(p.at), cos_(std::cos(p.angle)), sin_(std::sin(p.angle)), scale_(p.scale), squeeze_(p.squeeze) {}
    /// From units, and pixels beside them, to the screen.
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

/// Something at a point of a place, `size` units big, turned along with it.
inline Place within(const Place& place, Point unit, float size) {
    return {Turn(place)(unit), place.scale * size, place.angle, place.squeeze};
}

/// A line round a shape, so many pixels outside its rim, in a colour that runs from the shape's top to its bottom.
struct Band {
    float offset = 0.0F;
    Colour top = 0;
    Colour bottom = 0;
};

/// Colours blend from band to band, outermost first; the innermost is filled unless `hollow`.
void stamp(
    const Canvas& canvas, const Shape& shape, const Place& place, std::span<const Band> bands, bool hollow = false);
/// A shape in one colour.
void stamp(const Canvas& canvas, const Shape& shape, const Place& place, Colour colour);
/// A ring along the rim between two distances from it in pixels.
void stamp_ring(const Canvas& canvas, const Shape& shape, const Place& place, float inner, float outer, Colour colour);

/// Room on a draw list for vertices and indices, written one after the other.
class Writer {
  public:
    Writer(ImDrawList* list, std::size_t indices, std::size_t vertices);
    void vertex(Point p, Colour c) { list_->PrimWriteVtx(im(p), white_, c); }
    void vertex(Point p, Point uv, Colour c) { list_->PrimWriteVtx(im(p), im(uv), c); }
    /// Three vertices of this writer, counted from its first.
    void triangle(std::size_t a, std::size_t b, std::size_t c);

  private:
    ImDrawList* list_;
    std::size_t base_;
    ImVec2 white_;
};

} // namespace palazzo::ui

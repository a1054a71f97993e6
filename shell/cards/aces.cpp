#include "shell/cards/aces.hpp"

#include "shell/cards/pips.hpp"
#include "shell/ui/symbols.hpp"

#include <algorithm>

namespace palazzo::ui::parts {
namespace {

/// Width of the pip of the ace of spades, in card widths.
constexpr float grand = 0.66F;
/// Least width, in physical pixels, of an ace of spades that shows all of its ornament.
constexpr float ornate = 110.0F;

/// Draws a line about a pixel wide inside `shape`, parallel to its rim, at a distance of `inside` card widths.
void engrave(const Brush& b, const Shape& shape, const ShapePlace& place, float inside, Colour colour) {
    const float line = std::max(b.width * 0.007F, 1.0F);
    const float outer = -inside * b.width;
    draw_shape_ring(b.canvas, shape, place, outer - line, outer, colour);
}

/// Draws a line around each of the three leaves of a club.
void engrave_club(const Brush& b, const ShapePlace& pip, Colour light) {
    static const Shape ring = stadium(0.34F, 0.34F, 12);
    for (const Point at : {Point{0, -0.265F}, Point{0.262F, 0.115F}, Point{-0.262F, 0.115F}})
        engrave(b, ring, inner_shape_place(pip, at, 1), 0, light);
}

/// Returns the outline of the spade without its stem, a little smaller than the spade itself.
Shape leaf() {
    constexpr int steps = 7;
    Outline o({0, -0.42F});
    o.append_curve({0.12F, -0.22F}, {0.405F, -0.10F}, {0.405F, 0.13F}, steps);
    o.append_curve({0.405F, 0.24F}, {0.33F, 0.295F}, {0.25F, 0.295F}, steps);
    o.append_curve({0.16F, 0.295F}, {0.07F, 0.25F}, {0, 0.18F}, steps);
    return make_shape(o.append_mirrored().points());
}

/// Draws the ornament in the middle of the ace of spades: the arch and the star, which also decorate the tables.
void engrave_house(const Brush& b, const ShapePlace& pip, Colour ink, Colour light) {
    static const Shape arch = stadium(0.24F, 0.40F, 8);
    static const Shape rays = star(8, 0.085F, 0.044F);
    static const Shape spark = star(4, 0.055F, 0.016F);
    const ShapePlace middle = inner_shape_place(pip, {0, -0.035F}, 1);
    draw_shape(b.canvas, arch, middle, ink);
    engrave(b, arch, middle, 0, light);
    engrave(b, arch, middle, 0.021F, faded_colour(light, 0.5F));
    draw_shape(b.canvas, rays, middle, light);
    for (const Point at : {Point{0.23F, 0.11F}, Point{-0.23F, 0.11F}, Point{0, -0.125F}, Point{0, 0.055F}})
        draw_shape(b.canvas, spark, inner_shape_place(pip, at, at.x == 0 ? 0.6F : 1), faded_colour(light, 0.8F));
}

} // namespace

void draw_ace(const Brush& b, Suit suit, Colour ink) {
    const Pip one = pips_of(Rank::ace).front();
    const bool is_spade = suit == Suit::spades;
    const Shape& shape = suit_shape(suit, true);
    const ShapePlace pip = inner_shape_place(b.place, one.at, is_spade ? grand : one.size);
    const Colour light = b.ink_colour(b.canvas.colour().face_top);
    const Colour line = faded_colour(light, 0.6F);
    draw_shape(b.canvas, shape, pip, ink);
    if (suit == Suit::clubs) return engrave_club(b, pip, line);
    if (!is_spade) return engrave(b, shape, pip, 0.022F, line);
    static const Shape inner = leaf();
    engrave(b, inner, pip, 0, line);
    if (b.width * pixel_density() < ornate) return;
    engrave(b, inner, pip, 0.020F, faded_colour(line, 0.6F));
    engrave(b, inner, pip, 0.040F, faded_colour(line, 0.35F));
    engrave_house(b, pip, ink, light);
}

} // namespace palazzo::ui::parts

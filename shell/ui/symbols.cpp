#include "shell/ui/symbols.hpp"

#include "shell/ui/stamp.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace palazzo::ui {
namespace {

// The right half of each outline is drawn, from the top of the middle downwards, and then mirrored.

Shape heart(int steps) {
    Outline o({0, -0.25F});
    o.append_curve({0.05F, -0.39F}, {0.15F, -0.46F}, {0.26F, -0.46F}, steps);
    o.append_curve({0.41F, -0.46F}, {0.50F, -0.34F}, {0.50F, -0.18F}, steps);
    o.append_curve({0.50F, 0.09F}, {0.17F, 0.25F}, {0, 0.48F}, steps);
    return make_shape(o.append_mirrored().points());
}

Shape diamond(int steps) {
    Outline o({0, -0.50F});
    o.append_curve({0.10F, -0.32F}, {0.24F, -0.13F}, {0.38F, 0}, steps);
    o.append_curve({0.24F, 0.13F}, {0.10F, 0.32F}, {0, 0.50F}, steps);
    return make_shape(o.append_mirrored().points());
}

Shape spade(int steps) {
    Outline o({0, -0.50F});
    o.append_curve({0.13F, -0.26F}, {0.46F, -0.12F}, {0.46F, 0.13F}, steps);
    o.append_curve({0.46F, 0.27F}, {0.36F, 0.35F}, {0.25F, 0.35F}, steps);
    o.append_curve({0.16F, 0.35F}, {0.09F, 0.30F}, {0.045F, 0.23F}, steps);
    o.append_curve({0.055F, 0.36F}, {0.10F, 0.44F}, {0.19F, 0.49F}, steps);
    return make_shape(o.append_mirrored().points());
}

Shape club(int steps) {
    constexpr float r = 0.235F;
    constexpr Point top{0, -0.265F};
    constexpr Point side{0.262F, 0.115F};
    // Finds the outer of the two points where the top circle of a club crosses the side circle.
    const Point between = mix(top, side, 0.5F);
    const Point along = side - top;
    const float apart = length(along);
    const float reach = std::sqrt(r * r - apart * apart / 4) / apart;
    const Point meet = between + Point{along.y, -along.x} * reach;
    const auto angle = [](Point from, Point to) { return std::atan2(to.y - from.y, to.x - from.x); };
    Outline o({0, top.y - r});
    o.append_arc(top, r, -1.5708F + 0.2F, angle(top, meet), steps);
    o.append_arc(side, r, angle(side, meet) + 0.1F, 2.75F, steps * 2);
    o.append_curve({0.055F, 0.36F}, {0.10F, 0.44F}, {0.19F, 0.49F}, steps);
    return make_shape(o.append_mirrored().points());
}

std::array<Shape, suit_count> suits(int steps) {
    return {spade(steps), heart(steps), diamond(steps > 3 ? steps / 2 : steps), club(steps)};
}

const std::array<Shape, letter_colour_count>& colour_shapes() {
    static const std::array<Shape, letter_colour_count> shapes = [] {
        const auto polygon = [](std::vector<Point> points) { return make_shape(points); };
        return std::array<Shape, letter_colour_count>{rounded_rect(0.92F, 0.92F, 0.459F, 8),
            polygon({{0, -0.47F}, {0.54F, 0.44F}, {-0.54F, 0.44F}}),
            polygon({{0, -0.58F}, {0.52F, 0}, {0, 0.58F}, {-0.52F, 0}}), rounded_rect(1.0F, 0.74F, 0.04F, 2)};
    }();
    return shapes;
}

} // namespace

const Shape& suit_shape(Suit suit, bool fine) {
    static const auto coarse_suits = suits(3);
    static const auto fine_suits = suits(7);
    return (fine ? fine_suits : coarse_suits)[static_cast<std::size_t>(index_of(suit))];
}

const Shape& star_shape() {
    static const Shape shape = star(5, 0.5F, 0.22F);
    return shape;
}

const Shape& colour_shape(int colour) { return colour_shapes()[static_cast<std::size_t>(colour)]; }

void draw_suit(const Canvas& canvas, Suit suit, Point centre, float size, Colour colour, float angle) {
    draw_shape(canvas, suit_shape(suit, size > 18), {centre, size, angle}, colour);
}

void draw_star(const Canvas& canvas, Point centre, float size, Colour colour) {
    draw_shape(canvas, star_shape(), {centre, size}, colour);
}

void draw_colour_shape(const Canvas& canvas, int colour, Point centre, float size, Colour ink) {
    draw_shape(canvas, colour_shape(colour), {centre, size}, ink);
}

} // namespace palazzo::ui

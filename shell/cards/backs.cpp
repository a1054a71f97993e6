#include "shell/cards/backs.hpp"

#include "shell/ui/symbols.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace palazzo::ui::parts {
namespace {

/// Half the width and height of the area inside the back's line, to which patterns are limited.
constexpr float field_x = 0.43F;
constexpr float field_y = 0.63F;

using Pattern = std::vector<Shape>;

/// Diagonal stripes, cut to the field.
Pattern stripes() {
    constexpr float x = field_x;
    constexpr float y = field_y;
    constexpr float pitch = 0.20F;
    constexpr float wide = pitch / 2;
    Pattern all;
    // A stripe is the part of the area between two lines x - y = const, from the upper left to the lower right.
    for (float from = -(x + y); from < x + y; from += pitch) {
        const float to = std::min(from + wide, x + y);
        std::vector<Point> rim;
        const auto edge = [&](float k, bool down) {
            const Point start = k - y > -x ? Point{k - y, -y} : Point{-x, -x - k};
            const Point end = k + y < x ? Point{k + y, y} : Point{x, x - k};
            rim.push_back(down ? start : end);
            rim.push_back(down ? end : start);
        };
        edge(to, true);
        if (from + y < x && to + y > x) rim.push_back({x, y});
        edge(from, false);
        if (from - y < -x && to - y > -x) rim.push_back({-x, -y});
        all.push_back(make_shape(rim));
    }
    return all;
}

/// Diamonds in rows, each touching its neighbours at the corners.
Pattern lattice() {
    constexpr int columns = 4;
    constexpr int rows = 6;
    constexpr float wide = 2 * field_x / columns;
    constexpr float high = 2 * field_y / rows;
    Pattern all;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const Point at{-field_x + wide * (static_cast<float>(column) + 0.5F),
                -field_y + high * (static_cast<float>(row) + 0.5F)};
            const std::vector<Point> rim{
                {at.x, at.y - high / 2}, {at.x + wide / 2, at.y}, {at.x, at.y + high / 2}, {at.x - wide / 2, at.y}};
            all.push_back(make_shape(rim));
        }
    return all;
}

/// Half discs in rows, each row shifted by half a disc, like scales.
Pattern scales() {
    constexpr int columns = 4;
    constexpr int rows = 9;
    constexpr int steps = 8;
    constexpr float wide = 2 * field_x / columns;
    constexpr float high = 2 * field_y / rows;
    constexpr float radius = wide * 0.41F;
    Pattern all;
    for (int row = 0; row < rows; ++row) {
        const bool shifted = row % 2 == 1;
        for (int column = 0; column < (shifted ? columns - 1 : columns); ++column) {
            const Point at{-field_x + wide * (static_cast<float>(column) + (shifted ? 1.0F : 0.5F)),
                -field_y + high * (static_cast<float>(row) + 0.12F)};
            std::vector<Point> rim;
            for (int i = 0; i <= steps; ++i) {
                const float a = std::numbers::pi_v<float> * static_cast<float>(i) / steps;
                rim.push_back({at.x + radius * std::cos(a), at.y + radius * std::sin(a) * 0.95F});
            }
            all.push_back(make_shape(rim));
        }
    }
    return all;
}

/// Small stars, arranged like a repeated five of pips.
Pattern stars() {
    constexpr int columns = 5;
    constexpr int rows = 9;
    constexpr float wide = 2 * field_x / columns;
    constexpr float high = 2 * field_y / rows;
    const Shape one = star(5, 0.046F, 0.021F);
    Pattern all;
    for (int row = 0; row < rows; ++row)
        for (int column = row % 2; column < columns; column += 2) {
            const Point at{-field_x + wide * (static_cast<float>(column) + 0.5F),
                -field_y + high * (static_cast<float>(row) + 0.5F)};
            std::vector<Point> rim;
            for (const Point& p : one.rim) rim.push_back(p + at);
            all.push_back(make_shape(rim));
        }
    return all;
}

const Pattern& pattern_of(CardBack back) {
    static const Pattern all[card_back_count] = {stripes(), lattice(), scales(), stars()};
    return all[static_cast<std::size_t>(back)];
}

} // namespace

void draw_back(const Brush& b) {
    const BackColours colours = colours_of(b.canvas.theme->back);
    sheet(b, colours.ground, colours.ground, rgb(0x0A1220));
    const Colour pattern = b.paint(colours.pattern);
    if (b.width < tiny) {
        static const Shape inside = rounded_rect(0.70F, 1.10F, 0.06F, 2);
        return stamp(b.canvas, inside, b.place, pattern);
    }
    for (const Shape& shape : pattern_of(b.canvas.theme->back)) stamp(b.canvas, shape, b.place, pattern);
    static const Shape field = rounded_rect(0.86F, 1.26F, 0.05F, 3);
    stamp_ring(b.canvas, field, b.place, 0, std::max(b.width * 0.016F, 1.0F), b.paint(colours.line));
}

} // namespace palazzo::ui::parts

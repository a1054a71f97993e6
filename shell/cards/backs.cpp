#include "shell/cards/backs.hpp"

#include "shell/ui/symbols.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace palazzo::ui::parts {
namespace {

/// Half the width and half the height of the area for patterns, which is inside the line around the back.
constexpr float field_x = 0.43F;
constexpr float field_y = 0.63F;

using Pattern = std::vector<Shape>;

/// Returns diagonal stripes, which end at the edge of the patterned area.
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

/// Returns rows of diamonds. Each diamond touches its neighbours at the corners.
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

/// Returns half discs in rows, like the scales of a fish. Each row is shifted by half a disc.
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

/// Returns small stars in rows. Each row is shifted by half the distance between two stars.
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

/// Half the width and half the height of the medallion in the middle of the back `loggia`. The medallion is round above
/// and below.
constexpr float medallion_x = 0.20F;
constexpr float medallion_y = 0.31F;

/// Returns arches in rows, like the windows of a loggia. Each row is shifted by half an arch. The arches behind the
/// medallion are left out.
Pattern loggia() {
    constexpr int columns = 5;
    constexpr int rows = 8;
    constexpr int steps = 6;
    constexpr float wide = 2 * field_x / columns;
    constexpr float high = 2 * field_y / rows;
    constexpr float radius = wide * 0.36F;
    Pattern all;
    for (int row = 0; row < rows; ++row) {
        const bool shifted = row % 2 == 1;
        for (int column = 0; column < (shifted ? columns - 1 : columns); ++column) {
            const Point sill{-field_x + wide * (static_cast<float>(column) + (shifted ? 1.0F : 0.5F)),
                -field_y + high * (static_cast<float>(row) + 0.86F)};
            const Point crown{sill.x, sill.y - high * 0.72F};
            if (std::abs(sill.x) < medallion_x - radius && std::abs(sill.y - high / 2) < medallion_y - high) continue;
            std::vector<Point> rim{{sill.x - radius, sill.y}};
            for (int i = 0; i <= steps; ++i) {
                const float a = std::numbers::pi_v<float> * (1 + static_cast<float>(i) / steps);
                rim.push_back({crown.x + radius * std::cos(a), crown.y + radius * (1 + std::sin(a))});
            }
            rim.push_back({sill.x + radius, sill.y});
            all.push_back(make_shape(rim));
        }
    }
    return all;
}

/// Draws the medallion of the back `loggia`, with two letters P that make it look the same upside down.
void draw_medallion(const Brush& b, const BackColours& colours) {
    static const Shape field = rounded_rect(2 * medallion_x, 2 * medallion_y, medallion_x - 0.002F, 9);
    draw_shape(b.canvas, field, b.place, b.card_colour(colours.ground));
    const float line = std::max(b.width * 0.016F, 1.0F);
    draw_shape_ring(b.canvas, field, b.place, -line, 0, b.card_colour(colours.line));
    for (const float turned : {0.0F, std::numbers::pi_v<float>}) {
        const Brush half{
            b.canvas, {b.place.at, b.place.scale, b.place.angle + turned, b.place.squeeze}, b.width, b.look};
        half.write_text("P", 0.30F, {-0.062F, -0.205F}, 0.0F, b.card_colour(colours.line));
    }
}

const Pattern& pattern_of(CardBack back) {
    static const Pattern all[card_back_count] = {stripes(), lattice(), scales(), stars(), loggia()};
    return all[static_cast<std::size_t>(back)];
}

} // namespace

void draw_back(const Brush& b) {
    const BackColours colours = back_colours(b.canvas.theme->card_back);
    draw_blank_card(b, colours.ground, colours.ground, rgb(0x0A1220));
    const Colour pattern = b.card_colour(colours.pattern);
    if (b.width < undetailed_width) {
        static const Shape inside = rounded_rect(0.70F, 1.10F, 0.06F, 2);
        return draw_shape(b.canvas, inside, b.place, pattern);
    }
    for (const Shape& shape : pattern_of(b.canvas.theme->card_back)) draw_shape(b.canvas, shape, b.place, pattern);
    static const Shape field = rounded_rect(0.86F, 1.26F, 0.05F, 3);
    draw_shape_ring(b.canvas, field, b.place, 0, std::max(b.width * 0.016F, 1.0F), b.card_colour(colours.line));
    if (b.canvas.theme->card_back == CardBack::loggia && b.width >= 44) draw_medallion(b, colours);
}

} // namespace palazzo::ui::parts

// Draws plates, shadows, the table and avatars.
#include "engine/core/utf8.hpp"
#include "shell/ui/face.hpp"
#include "shell/ui/glyphs.hpp"
#include "shell/ui/stamp.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

namespace palazzo::ui {
namespace {

constexpr float banner_pad_x = 20;

/// Sizes of a banner. The type is smaller if the text would otherwise be too high for the banner's area.
struct BannerFit {
    float size = 0;
    float pad_y = 0;
    Point text;

    float height() const { return text.y + 2 * pad_y; }
};

BannerFit fit_banner(const Theme& theme, std::string_view text, const Rect& area) {
    BannerFit fit;
    for (const auto& [size, pad] : {std::pair{type::text, 8.0F}, std::pair{14.0F, 4.0F}}) {
        fit = {size, pad, measure_text(theme, text, {size}, area.w - 2 * banner_pad_x)};
        if (fit.height() <= area.h) break;
    }
    return fit;
}

/// Rings of the table's gradient: the distance of each ring from the centre, and its colour.
using Rings = std::array<std::pair<float, Colour>, 4>;

Rings rings_of(const Palette& colour) {
    return {{{0.55F, mix(colour.table_centre, colour.table_middle, 0.55F)}, {1.0F, colour.table_middle},
        {1.55F, colour.table_edge}, {4.0F, colour.table_edge}}};
}

/// The lightest point of the table, and the radii of an ellipse around it. On this ellipse, the distance in `Rings` is
/// 1.
struct Glow {
    Point centre;
    float rx = 0;
    float ry = 0;
};

Glow glow_on(const Rect& area) { return {{area.centre().x, area.y + area.h * 0.44F}, area.w * 0.56F, area.h * 0.56F}; }

float plate_pad(float height) { return height * (height < 40 ? 0.17F : 0.14F); }

float plate_text_left(float height) { return std::round(height * (height < 40 ? 0.96F : 1.08F)); }

TextStyle name_style(const Canvas& canvas, float height, bool acting) {
    return {height < 40 ? type::detail : 15.0F, Weight::semibold,
        acting ? canvas.colour().highlight_text : canvas.colour().text};
}

TextStyle detail_style(const Canvas& canvas, float height, bool acting) {
    return {height < 40 ? 12.0F : type::detail, Weight::regular,
        acting ? canvas.colour().highlight_soft : canvas.colour().text_soft};
}

} // namespace

Colour table_colour_at(const Palette& colour, const Rect& area, Point p) {
    const auto [centre, rx, ry] = glow_on(area);
    const float reach = std::hypot((p.x - centre.x) / rx, (p.y - centre.y) / ry);
    std::pair<float, Colour> inner{0.0F, colour.table_centre};
    for (const auto& outer : rings_of(colour)) {
        if (reach < outer.first)
            return mix(inner.second, outer.second, (reach - inner.first) / (outer.first - inner.first));
        inner = outer;
    }
    return colour.table_edge;
}

void draw_plate(const Canvas& canvas, const Rect& area, Colour colour, float radius) {
    canvas.list->AddRectFilled(
        to_im({area.x, area.y}), to_im({area.right(), area.bottom()}), colour, std::min(radius, area.h / 2));
}

void draw_shadow(const Canvas& canvas, const Rect& area, float radius, float reach) {
    // The radius is a little less than half the side, so that no two corner points coincide.
    const Shape shape = rounded_rect(area.w, area.h, std::min(radius, std::min(area.w, area.h) / 2 - 0.5F), 5);
    const Colour dark = canvas.colour().shadow;
    const Colour clear = faded_colour(dark, 0);
    const ShapePlace below{{area.centre().x, area.centre().y + reach * 0.3F}};
    draw_shape(canvas, shape, below,
        std::array{ShapeBand{reach, clear, clear},
            ShapeBand{reach * 0.4F, faded_colour(dark, 0.3F), faded_colour(dark, 0.3F)},
            ShapeBand{-reach * 0.3F, dark, dark}},
        true);
}

void draw_table(const Canvas& canvas, const Rect& area) {
    constexpr std::size_t spokes = 48;
    const Palette& colour = canvas.colour();
    const Rings rings = rings_of(colour);
    const auto [centre, rx, ry] = glow_on(area);
    canvas.list->PushClipRect(to_im({area.x, area.y}), to_im({area.right(), area.bottom()}), true);
    VertexWriter out(canvas.list, spokes * 3 + (rings.size() - 1) * spokes * 6, 1 + rings.size() * spokes);
    out.add_vertex(centre, colour.table_centre);
    for (const auto& [reach, ring] : rings)
        for (std::size_t i = 0; i < spokes; ++i) {
            const float a = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(spokes);
            out.add_vertex({centre.x + std::cos(a) * rx * reach, centre.y + std::sin(a) * ry * reach}, ring);
        }
    for (std::size_t i = 0; i < spokes; ++i) {
        const std::size_t next = (i + 1) % spokes;
        out.add_triangle(0, 1 + i, 1 + next);
        for (std::size_t r = 0; r + 1 < rings.size(); ++r) {
            const std::size_t inner = 1 + r * spokes;
            const std::size_t outer = inner + spokes;
            out.add_triangle(inner + i, outer + i, outer + next);
            out.add_triangle(inner + i, outer + next, inner + next);
        }
    }
    canvas.list->PopClipRect();
}

std::string_view avatar_text(std::string_view name) {
    const std::size_t blank = name.rfind(' ');
    const std::string_view number = blank == std::string_view::npos ? "" : name.substr(blank + 1);
    const bool digits = std::all_of(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!number.empty() && digits) return number;
    std::string_view rest = name;
    if (!rest.empty()) take_character(rest);
    return name.substr(0, name.size() - rest.size());
}

void draw_avatar(const Canvas& canvas, Point centre, float radius, std::string_view name, Colour colour) {
    if (const PortraitLook* look = find_face_look(name)) return draw_face(canvas, centre, radius, *look, colour);
    canvas.list->AddCircleFilled(to_im(centre), radius, colour, 0);
    const std::string_view sign = avatar_text(name);
    if (sign.empty()) return;
    const float size = std::max(radius * 0.95F, 11.0F);
    const Glyphs glyphs = Glyphs::for_upright_text(*canvas.theme, Weight::semibold, size);
    glyphs.draw(
        canvas, {centre.x - glyphs.width(sign) / 2, centre.y + glyphs.height_of_capitals() / 2}, sign, rgb(0xFFFFFF));
}

constexpr float count_sign = 13; // width of the small card before a number of cards, including the gap after it

float seat_plate_width(const Theme& theme, const SeatPlate& seat, float height) {
    const Canvas canvas{nullptr, &theme};
    const float name = measure_text(theme, seat.name, name_style(canvas, height, false)).x;
    const float detail = measure_text(theme, seat.detail, detail_style(canvas, height, false)).x
        + (seat.detail_is_count ? count_sign : 0);
    return std::ceil(plate_text_left(height) + std::max(name, detail) + height * 0.32F);
}

void draw_seat_plate(const Canvas& canvas, const Rect& area, const SeatPlate& seat) {
    const Palette& colour = canvas.colour();
    const float h = area.h;
    if (seat.acting) draw_shadow(canvas, area, h / 2, 10);
    draw_plate(canvas, area, colour.table_middle, h / 2); // hides cards behind the plate, because it is opaque
    draw_plate(canvas, area, seat.acting ? colour.highlight_plate : colour.plate, h / 2);
    const float radius = h / 2 - plate_pad(h);
    draw_avatar(canvas, {area.x + h / 2, area.centre().y}, radius, seat.name,
        seat.has_finished ? faded_colour(seat.colour, 0.5F) : seat.colour);
    const float left = area.x + plate_text_left(h);
    const float room = area.right() - left - h * 0.16F;
    if (seat.detail.empty())
        return draw_line(canvas, {left, area.y, room, h}, seat.name, name_style(canvas, h, seat.acting));
    TextStyle name = name_style(canvas, h, seat.acting);
    if (measure_text(*canvas.theme, seat.name, name).x > room) name.size -= 1;
    draw_line(canvas, {left, area.y + h * (h < 40 ? 0.11F : 0.14F), room, h * 0.38F}, seat.name, name);
    const TextStyle detail = detail_style(canvas, h, seat.acting);
    Rect below{left, area.y + h * (h < 40 ? 0.54F : 0.50F), room, h * 0.36F};
    if (seat.detail_is_count) {
        // The small card is as high as the digits beside it.
        draw_plate(canvas, rect_around({left + 3.5F, below.centre().y}, 7, 9), detail.colour, 1.5F);
        below.x += count_sign;
        below.w -= count_sign;
    }
    draw_line(canvas, below, seat.detail, detail);
}

/// Text styles and distances of a plate with a single line.
struct SeatLine {
    TextStyle name{12.5F, Weight::semibold};
    TextStyle detail{12.5F, Weight::semibold};
    float left = 0;
    float gap = 3;
    float end = 6;
};

SeatLine seat_line(float height) { return {.left = std::round(height * 0.94F)}; }

float seat_line_width(const Theme& theme, const SeatPlate& seat, float height) {
    const SeatLine line = seat_line(height);
    return std::ceil(line.left + measure_text(theme, seat.name, line.name).x + line.gap
        + measure_text(theme, seat.detail, line.detail).x + line.end);
}

void draw_seat_line(const Canvas& canvas, const Rect& area, const SeatPlate& seat) {
    const Palette& colour = canvas.colour();
    SeatLine line = seat_line(area.h);
    line.name.colour = seat.acting ? colour.highlight_text : colour.text_soft;
    line.detail.colour = seat.acting ? colour.highlight_text : colour.text;
    draw_plate(canvas, area, colour.table_middle, area.h / 2);
    draw_plate(canvas, area, seat.acting ? colour.highlight_plate : colour.plate, area.h / 2);
    draw_avatar(canvas, {area.x + area.h / 2, area.centre().y}, area.h / 2 - 4, seat.name, seat.colour);
    const float detail = measure_text(*canvas.theme, seat.detail, line.detail).x + 1;
    const float left = area.x + line.left;
    const float end = area.right() - line.end - detail;
    draw_line(canvas, {left, area.y, end - line.gap + 1 - left, area.h}, seat.name, line.name);
    draw_line(canvas, {end, area.y, detail + 1, area.h}, seat.detail, line.detail);
}

float banner_height(const Theme& theme, std::string_view text, const Rect& area) {
    return fit_banner(theme, text, area).height();
}

bool banner_fits(const Theme& theme, std::string_view text, const Rect& area) {
    return banner_height(theme, text, area) <= area.h;
}

Rect draw_banner(const Canvas& canvas, const Rect& area, std::string_view text, Colour ground, Colour ink) {
    const BannerFit fit = fit_banner(*canvas.theme, text, area);
    const Rect plate = rect_around(area.centre(), std::ceil(fit.text.x) + 2 * banner_pad_x, fit.height());
    const Rect at{std::round(plate.x), std::round(plate.y), plate.w, plate.h};
    draw_plate(canvas, at, ground != 0 ? ground : canvas.colour().plate, space::radius + 4);
    // The area is slightly wider than measured, so that rounding doesn't break a line in two.
    const Rect inside{at.x + banner_pad_x - 2, at.y + fit.pad_y, at.w - 2 * banner_pad_x + 4, fit.text.y};
    draw_text(canvas, inside, text, {fit.size, Weight::regular, ink, TextAlignment::centre});
    return at;
}

void draw_dashed_outline(const Canvas& canvas, const Rect& area, float radius, Colour colour) {
    constexpr float dash = 5;
    constexpr float pitch = 9;
    constexpr float thick = 1.5F;
    const auto straight = [&](Point from, Point to) {
        const float way = length(to - from);
        const auto count = std::max(1.0F, std::floor(way / pitch));
        const Point along = (to - from) * (1 / way);
        for (float i = 0; i < count; ++i) {
            const Point at = from + along * ((i + 0.5F) * way / count - dash / 2);
            canvas.list->AddLine(to_im(at), to_im(at + along * dash), colour, thick);
        }
    };
    straight({area.x + radius, area.y}, {area.right() - radius, area.y});
    straight({area.x + radius, area.bottom()}, {area.right() - radius, area.bottom()});
    straight({area.x, area.y + radius}, {area.x, area.bottom() - radius});
    straight({area.right(), area.y + radius}, {area.right(), area.bottom() - radius});
    constexpr float quarter_turn = std::numbers::pi_v<float> / 2;
    const std::array<Point, 4> centres{Point{area.right() - radius, area.bottom() - radius},
        Point{area.x + radius, area.bottom() - radius}, Point{area.x + radius, area.y + radius},
        Point{area.right() - radius, area.y + radius}};
    const auto pieces = std::max(1.0F, std::floor(radius * quarter_turn / pitch));
    for (std::size_t turns = 0; turns < centres.size(); ++turns)
        for (float i = 0; i < pieces; ++i) {
            const float middle = (static_cast<float>(turns) + (i + 0.5F) / pieces) * quarter_turn;
            const float half = dash / 2 / radius;
            canvas.list->PathArcTo(to_im(centres[turns]), radius, middle - half, middle + half, 3);
            canvas.list->PathStroke(colour, 0, thick);
        }
}

} // namespace palazzo::ui

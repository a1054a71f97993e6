#include "shell/ui/loggia.hpp"

#include "shell/ui/stamp.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace palazzo::ui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;
constexpr int arch_steps = 18; ///< Number of lines that approximate a quarter of an ellipse.

/// A horizontal section through an arch: its y, and half the width of the arch there.
struct Section {
    float y = 0.0F;
    float half = 0.0F;
};

/// Returns the sections of an arch from its top to its bottom. The half ellipse at the top is `rise` high.
std::array<Section, arch_steps + 2> sections_of(const Rect& area, float rise) {
    std::array<Section, arch_steps + 2> all;
    for (int i = 0; i <= arch_steps; ++i) {
        const float a = pi / 2 * static_cast<float>(i) / arch_steps;
        all[static_cast<std::size_t>(i)] = {area.y + rise * (1 - std::cos(a)), area.w / 2 * std::sin(a)};
    }
    all.back() = {area.bottom(), area.w / 2};
    return all;
}

/// Returns the height of the half ellipse at the top of an arch. It is a little flatter than a half circle, and never
/// takes the whole height of the arch.
float rise_of(const Rect& area) { return std::min(area.w * 0.46F, area.h * 0.8F); }

/// Fills an arch with a vertical gradient.
void fill_arch(const Canvas& canvas, const Rect& area, Colour top, Colour bottom) {
    const auto sections = sections_of(area, rise_of(area));
    const std::size_t n = sections.size();
    VertexWriter out(canvas.list, (n - 1) * 6, n * 2);
    const float middle = area.centre().x;
    for (const Section& s : sections) {
        const Colour c = mix(top, bottom, (s.y - area.y) / area.h);
        out.add_vertex({middle - s.half, s.y}, c);
        out.add_vertex({middle + s.half, s.y}, c);
    }
    for (std::size_t i = 0; i + 1 < n; ++i) {
        out.add_triangle(2 * i, 2 * i + 1, 2 * i + 3);
        out.add_triangle(2 * i, 2 * i + 3, 2 * i + 2);
    }
}

/// Draws the light that falls through a window: a slanting arch with soft edges `soft` pixels wide, which fades out
/// towards its foot. It is one mesh, because several layers of nearly transparent colours would show steps.
void shine(const Canvas& canvas, const Rect& area, float soft, float slant) {
    const Rect core = area.inset(soft);
    const auto outer = sections_of(area, rise_of(area));
    const auto inner = sections_of(core, rise_of(core));
    const std::size_t n = outer.size();
    VertexWriter out(canvas.list, (n - 1) * 18, n * 4);
    const auto vertex = [&](const Section& s, float side, Colour colour) {
        const float down = (s.y - area.y) / area.h;
        out.add_vertex({area.centre().x + side * s.half + (s.y - area.y) * slant, s.y}, faded_colour(colour, 1 - down));
    };
    const Colour light = canvas.colour().light;
    for (std::size_t i = 0; i < n; ++i) {
        vertex(outer[i], -1, faded_colour(light, 0));
        vertex(inner[i], -1, light);
        vertex(inner[i], 1, light);
        vertex(outer[i], 1, faded_colour(light, 0));
    }
    for (std::size_t i = 0; i + 1 < n; ++i)
        for (std::size_t k = 4 * i; k < 4 * i + 3; ++k) {
            out.add_triangle(k, k + 1, k + 5);
            out.add_triangle(k, k + 5, k + 4);
        }
}

std::vector<ImVec2> rim_of(const Rect& area) {
    const auto sections = sections_of(area, rise_of(area));
    const float middle = area.centre().x;
    std::vector<ImVec2> rim;
    for (auto s = sections.rbegin(); s != sections.rend(); ++s) rim.push_back({middle - s->half, s->y});
    for (auto s = sections.begin() + 1; s != sections.end(); ++s) rim.push_back({middle + s->half, s->y});
    return rim;
}

/// Returns the width of a hairline in logical pixels: 1, but at least one physical pixel.
float hairline() { return std::max(1.0F, 1.0F / pixel_density()); }

void draw_lozenge(const Canvas& canvas, Point centre, float size, Colour colour) {
    canvas.list->AddQuadFilled(to_im({centre.x - size, centre.y}), to_im({centre.x, centre.y - size}),
        to_im({centre.x + size, centre.y}), to_im({centre.x, centre.y + size}), colour);
}

} // namespace

void draw_arch(const Canvas& canvas, const Rect& area, Colour top, Colour bottom, Colour line) {
    fill_arch(canvas, area, top, bottom);
    if (line == 0) return;
    const std::vector<ImVec2> rim = rim_of(area);
    canvas.list->AddPolyline(rim.data(), static_cast<int>(rim.size()), line, ImDrawFlags_None, hairline());
}

void draw_inlay(const Canvas& canvas, const Rect& area) {
    const bool small = std::min(area.w, area.h) < 600;
    const float inset = small ? 5.0F : 14.0F;
    const float radius = small ? 14.0F : 22.0F;
    const auto frame = [&](const Rect& r, float corner, Colour colour) {
        canvas.list->AddRect(to_im({r.x, r.y}), to_im({r.right(), r.bottom()}), colour, corner, 0, hairline());
    };
    const Rect outer = area.inset(inset);
    frame(outer, radius, canvas.colour().inlay);
    if (small) return;
    frame(outer.inset(6), radius - 6, faded_colour(canvas.colour().inlay, 0.5F));
    for (const float x : {outer.x + 3, outer.right() - 3})
        draw_lozenge(canvas, {x, outer.centre().y}, 7, canvas.colour().inlay);
}

void draw_inlaid_star(const Canvas& canvas, Point centre, float radius, Colour line) {
    constexpr int points = 8;
    const auto at = [&](int i, float r) {
        const float a = pi * static_cast<float>(i) / points - pi / 2;
        return ImVec2{centre.x + std::cos(a) * r, centre.y + std::sin(a) * r};
    };
    std::array<ImVec2, 2 * points> rim;
    // The star consists of two squares, and its inner corners are the points where their sides cross.
    const float inner = radius * std::cos(pi / 4) / std::cos(pi / 8);
    for (int i = 0; i < 2 * points; ++i) rim[static_cast<std::size_t>(i)] = at(i, i % 2 == 0 ? radius : inner);
    canvas.list->AddPolyline(rim.data(), 2 * points, line, ImDrawFlags_Closed, hairline());
    for (int i = 0; i < 2 * points; ++i)
        rim[static_cast<std::size_t>(i)] = at(i, (i % 2 == 0 ? radius : inner) * 0.93F);
    canvas.list->AddPolyline(rim.data(), 2 * points, faded_colour(line, 0.5F), ImDrawFlags_Closed, hairline());
    canvas.list->AddCircle(to_im(centre), inner * 0.80F, faded_colour(line, 0.6F), 64, hairline());
}

void draw_window_light(const Canvas& canvas, const Rect& area) {
    constexpr int windows = 3;
    constexpr float slant = -0.42F;
    const float height = std::min(area.h * 0.78F, area.w * 0.95F);
    const float width = height * 0.34F;
    const float step = width * 1.28F;
    const Point crown{area.centre().x + step * 0.55F - height * slant * 0.5F, area.y + area.h * 0.09F};
    canvas.list->PushClipRect(to_im({area.x, area.y}), to_im({area.right(), area.bottom()}), true);
    for (int window = 0; window < windows; ++window) {
        const float x = crown.x + step * static_cast<float>(window - 1);
        shine(canvas, {x - width / 2, crown.y, width, height}, width * 0.13F, slant);
    }
    canvas.list->PopClipRect();
}

void draw_flourish_line(const Canvas& canvas, Point centre, float width) {
    const Colour line = canvas.colour().inlay_strong;
    draw_lozenge(canvas, centre, 4, line);
    for (const float side : {-1.0F, 1.0F})
        canvas.list->AddLine(
            to_im({centre.x + side * 12, centre.y}), to_im({centre.x + side * width / 2, centre.y}), line, hairline());
}

} // namespace palazzo::ui

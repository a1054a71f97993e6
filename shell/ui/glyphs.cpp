#include "shell/ui/glyphs.hpp"

#include "engine/core/utf8.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace palazzo::ui {
namespace {

/// Ratio of a line's height to the em. ImGui's font size is ascent plus descent, which is this ratio for the font
/// Inter.
constexpr float line_per_em = 2478.0F / 2048.0F;

constexpr std::array<float, 9> raster_sizes{12, 17, 24, 34, 48, 68, 96, 136, 192};

float raster_size(float line) {
    const auto fit = std::lower_bound(raster_sizes.begin(), raster_sizes.end(), line);
    return fit == raster_sizes.end() ? raster_sizes.back() : *fit;
}

/// Returns the character `c` in the type of ImGui's fonts. That type has 16 bits, so a character that needs more is
/// replaced.
ImWchar in_font(char32_t c) { return static_cast<ImWchar>(c < 0x10000 ? c : 0xFFFDU); }

/// Returns `v` rounded to the nearest physical pixel.
float snapped(float v) {
    const float d = pixel_density();
    return std::round(v * d) / d;
}

} // namespace

Glyphs Glyphs::for_upright_text(const Theme& theme, Weight weight, float em) {
    ImFontBaked* baked = theme.font_of(weight)->GetFontBaked(em * line_per_em, pixel_density());
    return {baked, 1.0F, baked->Size / line_per_em};
}

Glyphs Glyphs::for_moving_text(const Theme& theme, Weight weight, float em) {
    ImFontBaked* baked = theme.font_of(weight)->GetFontBaked(raster_size(em * line_per_em), pixel_density());
    return {baked, em * line_per_em / baked->Size, em};
}

float Glyphs::width(char32_t c) const { return baked_->GetCharAdvance(in_font(c)) * scale_; }

float Glyphs::width(std::string_view text) const {
    float sum = 0;
    while (!text.empty()) sum += width(take_character(text));
    return sum;
}

float Glyphs::ascent() const { return baked_->Ascent * scale_; }

float Glyphs::line_height() const { return baked_->Size * scale_; }

void Glyphs::draw(const Canvas& canvas, Point from, std::string_view text, Colour colour, float tracking) const {
    emit(canvas, PlaceTransform(ShapePlace{}), {snapped(from.x), snapped(from.y)}, text, colour, tracking);
}

void Glyphs::draw(const Canvas& canvas, const ShapePlace& place, Point from, std::string_view text, Colour colour,
    float tracking) const {
    emit(canvas, PlaceTransform(place), from, text, colour, tracking);
}

void Glyphs::emit(const Canvas& canvas, const PlaceTransform& transform, Point from, std::string_view text,
    Colour colour, float tracking) const {
    Point pen{from.x, from.y - std::round(baked_->Ascent) * scale_};
    while (!text.empty()) {
        const ImFontGlyph* glyph = baked_->FindGlyph(in_font(take_character(text)));
        if (glyph->Visible) {
            const Point a = pen + Point{glyph->X0, glyph->Y0} * scale_;
            const Point b = pen + Point{glyph->X1, glyph->Y1} * scale_;
            VertexWriter out(canvas.list, 6, 4);
            out.add_vertex(transform({}, a), {glyph->U0, glyph->V0}, colour);
            out.add_vertex(transform({}, {b.x, a.y}), {glyph->U1, glyph->V0}, colour);
            out.add_vertex(transform({}, b), {glyph->U1, glyph->V1}, colour);
            out.add_vertex(transform({}, {a.x, b.y}), {glyph->U0, glyph->V1}, colour);
            out.add_triangle(0, 1, 2);
            out.add_triangle(0, 2, 3);
        }
        pen.x += glyph->AdvanceX * scale_ + tracking;
    }
}

} // namespace palazzo::ui

#include "shell/cards/card_parts.hpp"

#include "shell/ui/glyphs.hpp"

#include <algorithm>
#include <array>

namespace palazzo::ui::parts {

const Shape& card_shape(float width) {
    static const std::array<Shape, 3> shapes{rounded_rect(1, card_ratio, corner_radius, 2),
        rounded_rect(1, card_ratio, corner_radius, 4), rounded_rect(1, card_ratio, corner_radius, 7)};
    return shapes[width < 44 ? 0 : width < 110 ? 1 : 2];
}

void Brush::write_text(std::string_view text, float em, Point at, float anchor, Colour colour, float most) const {
    const float size = em * width;
    const bool upright = place.angle == 0 && place.squeeze == 1 && !look.moving;
    const Theme& theme = *canvas.theme;
    const Glyphs glyphs = upright ? Glyphs::for_upright_text(theme, Weight::semibold, size)
                                  : Glyphs::for_moving_text(theme, Weight::semibold, size);
    const float wide = glyphs.width(text);
    const float narrow = std::min(1.0F, most * width / wide);
    const Point from{-wide * anchor, glyphs.height_of_capitals()};
    if (upright && narrow == 1)
        glyphs.draw(canvas, place.at + at * width + from, text, colour);
    else
        glyphs.draw(canvas, {PlaceTransform(place)(at), 1, place.angle, place.squeeze * narrow}, from, text, colour);
}

FaceColours face_colours_of(const Brush& b) {
    const Palette& colour = b.canvas.colour();
    if (!b.look.dimmed) return {colour.face_top, colour.face_bottom};
    return {mix(colour.face_dimmed, colour.face_top, 0.12F), mix(colour.face_dimmed, colour.ink, 0.06F)};
}

void draw_card_shadow(const Brush& b) {
    if (b.look.flat || b.width < undetailed_width) return;
    const float lift = b.look.selected || b.look.hovered || b.look.moving ? 1.9F : 1.0F;
    const float reach = std::clamp(b.width * 0.07F, 2.5F, 8.0F) * lift;
    const Colour dark = b.card_colour(b.canvas.colour().shadow);
    const Colour clear = faded_colour(dark, 0);
    ShapePlace below = b.place;
    // The light falls from the upper left. Where the card touches the ground below it, the shadow is narrow and dark.
    below.at = below.at + Point{reach * 0.2F, reach * 0.4F};
    const Colour contact = faded_colour(dark, lift > 1 ? 0.3F : 0.5F);
    const std::array bands{ShapeBand{reach, clear, clear}, ShapeBand{reach * 0.35F, contact, contact},
        ShapeBand{-reach * 0.4F, dark, dark}};
    draw_shape(b.canvas, card_shape(b.width), below, bands, true);
}

void draw_blank_card(const Brush& b, Colour top, Colour bottom, Colour edge) {
    const float half = 0.5F / pixel_density();
    const auto rim = [&](Colour c) { return b.card_colour(mix(c, edge | IM_COL32_A_MASK, 0.22F)); };
    // The light is above the card: the upper edge of the paper is bright, and its lower edge is in shade.
    const Colour lit = b.card_colour(mix(top, rgb(0xFFFFFF), 0.6F));
    const Colour unlit = b.card_colour(mix(bottom, rgb(0x190600), 0.2F));
    const std::array bands{ShapeBand{half, faded_colour(rim(top), 0), faded_colour(rim(bottom), 0)},
        ShapeBand{-half, rim(top), rim(bottom)}, ShapeBand{-half * 2, lit, unlit},
        ShapeBand{-half * 4, b.card_colour(top), b.card_colour(bottom)}};
    draw_shape(b.canvas, card_shape(b.width), b.place, bands);
}

void draw_card_outline(const Brush& b) {
    const Palette& colour = b.canvas.colour();
    const float thick = std::max(b.width * 0.026F, 2.0F);
    // The accent colour only marks what the player can do. So the outline of a selected card that can't be played has
    // another colour.
    const Colour ring = b.card_colour(b.look.dimmed ? colour.text : colour.accent);
    if (b.look.selected || b.look.playable)
        draw_shape_ring(b.canvas, card_shape(b.width), b.place, -0.5F, thick * (b.look.selected ? 1.9F : 1.0F), ring);
    if (b.look.focused) {
        const float from = thick * (b.look.selected ? 1.9F : b.look.playable ? 1.0F : 0.0F) + 1.5F;
        draw_shape_ring(b.canvas, card_shape(b.width), b.place, from, from + 2.5F, b.card_colour(colour.text));
    }
}

} // namespace palazzo::ui::parts

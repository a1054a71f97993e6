#include "shell/table/art.hpp"

#include "shell/table/glyphs.hpp"
#include "shell/table/stamp.hpp"
#include "shell/table/suits.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace palazzo::table {
namespace {

constexpr float corner = 0.09F;

/// Below this width a card has one pip and a larger index, below `tiny` no pattern on its back.
constexpr float small = 60.0F;
constexpr float tiny = 30.0F;

const Shape& card_shape(float width) {
    static const std::array<Shape, 3> shapes{rounded_rect(1, card_ratio, corner, 2),
        rounded_rect(1, card_ratio, corner, 4), rounded_rect(1, card_ratio, corner, 7)};
    return shapes[width < 44 ? 0 : width < 110 ? 1 : 2];
}

/// What a card is drawn with: its place, and its colours as they are after dimming and fading.
struct Brush {
    const Canvas& canvas;
    Place place;
    float width;
    CardLook look;

    Colour paint(Colour c) const { return look.opacity < 1 ? faded(c, look.opacity) : c; }
    /// Ink on a face that may be dimmed.
    Colour ink(Colour c) const { return paint(look.dimmed ? mix(c, canvas.colour().face_dimmed, 0.30F) : c); }
};

void shadow(const Brush& b) {
    if (b.look.flat || b.width < tiny) return;
    const float lift = b.look.selected || b.look.hovered || b.look.moving ? 1.9F : 1.0F;
    const float reach = std::clamp(b.width * 0.07F, 2.5F, 8.0F) * lift;
    const Colour dark = b.paint(b.canvas.colour().shadow);
    const Colour clear = faded(dark, 0);
    Place below = b.place;
    below.at.y += reach * 0.4F;
    const std::array bands{Band{reach, clear, clear}, Band{reach * 0.35F, faded(dark, 0.3F), faded(dark, 0.3F)},
        Band{-reach * 0.4F, dark, dark}};
    stamp(b.canvas, card_shape(b.width), below, bands, true);
}

/// A sheet of card: a gradient that ends in a hairline and a smooth edge.
void sheet(const Brush& b, Colour top, Colour bottom, Colour edge) {
    const float half = 0.5F / density();
    const Colour rim_top = mix(top, faded(edge, 255.0F), 0.30F);
    const Colour rim_bottom = mix(bottom, faded(edge, 255.0F), 0.30F);
    const Colour clear = faded(rim_bottom, 0);
    const std::array bands{Band{half, b.paint(clear), b.paint(clear)},
        Band{-half, b.paint(rim_top), b.paint(rim_bottom)}, Band{-half * 3, b.paint(top), b.paint(bottom)}};
    stamp(b.canvas, card_shape(b.width), b.place, bands);
}

void outline(const Brush& b) {
    const Palette& colour = b.canvas.colour();
    const float thick = std::max(b.width * 0.026F, 2.0F);
    // The accent is for what can be done: a picked card that can't be played has a plain outline.
    const Colour ring = b.paint(b.look.dimmed ? colour.text : colour.accent);
    if (b.look.selected || b.look.playable)
        stamp_ring(b.canvas, card_shape(b.width), b.place, -0.5F, thick * (b.look.selected ? 1.9F : 1.0F), ring);
    if (b.look.focused) {
        const float from = thick * (b.look.selected ? 1.9F : b.look.playable ? 1.0F : 0.0F) + 1.5F;
        stamp_ring(b.canvas, card_shape(b.width), b.place, from, from + 2.5F, b.paint(colour.text));
    }
}

void pip(const Brush& b, Suit suit, Point at, float size, Colour colour) {
    const bool fine = size * b.width > 18;
    stamp(b.canvas, suit_shape(suit, fine), within(b.place, at, size), colour);
}

void index(const Brush& b, const std::string& text, float em, Point top_left, Colour colour) {
    const float size = em * b.width;
    const bool upright = b.place.angle == 0 && b.place.squeeze == 1 && !b.look.moving;
    const Theme& theme = *b.canvas.theme;
    const Glyphs glyphs =
        upright ? Glyphs::sharp(theme, Weight::bold, size) : Glyphs::scaled(theme, Weight::bold, size);
    const float tracking = text.size() > 1 ? -0.06F * size : 0.0F;
    const Point from = top_left * b.width + Point{0, glyphs.capital()};
    if (upright)
        glyphs.draw(b.canvas, b.place.at + from, text, colour, tracking);
    else
        glyphs.draw(b.canvas, {b.place.at, 1, b.place.angle, b.place.squeeze}, from, text, colour, tracking);
}

/// A joker: a star at the index and a large one in violet with a gold heart.
void joker(const Brush& b) {
    const Palette& colour = b.canvas.colour();
    const Colour violet = b.ink(colour.violet);
    if (b.look.stands_for)
        index(b, to_text(*b.look.stands_for), 0.36F, {-0.42F, -0.61F}, violet);
    else
        stamp(b.canvas, star_shape(), within(b.place, {-0.27F, -0.46F}, 0.30F), violet);
    const Place big = within(b.place, {0.10F, 0.24F}, 0.62F);
    stamp(b.canvas, star_shape(), big, violet);
    stamp(b.canvas, star_shape(), {big.at, big.scale * 0.46F, big.angle, big.squeeze}, b.ink(colour.accent));
}

void face(const Brush& b, Card card) {
    const Palette& colour = b.canvas.colour();
    const bool dimmed = b.look.dimmed;
    const Colour top = dimmed ? mix(colour.face_dimmed, colour.face_top, 0.12F) : colour.face_top;
    const Colour bottom = dimmed ? mix(colour.face_dimmed, colour.ink, 0.06F) : colour.face_bottom;
    sheet(b, top, bottom, colour.face_edge);
    if (card.is_joker()) return joker(b);
    const Colour ink = b.ink(b.canvas.theme->suit(card.suit()));
    const std::string rank = to_text(card.rank());
    if (b.width < small) {
        index(b, rank, b.width < 40 ? 0.56F : 0.48F, {-0.42F, -0.61F}, ink);
        return pip(b, card.suit(), {0.19F, 0.36F}, 0.46F, ink);
    }
    const float em = b.canvas.theme->large_index ? 0.46F : 0.36F;
    index(b, rank, em, {-0.42F, -0.61F}, ink);
    const float below = -0.61F + em * 0.73F + 0.14F;
    pip(b, card.suit(), {-0.30F, below}, 0.19F, ink);
    pip(b, card.suit(), {0.22F, 0.40F}, 0.36F, ink);
}

/// Diagonal stripes cut to the field inside the back's line.
const std::vector<Shape>& stripes() {
    static const std::vector<Shape> shapes = [] {
        constexpr float x = 0.43F;
        constexpr float y = 0.63F;
        constexpr float pitch = 0.20F;
        constexpr float wide = pitch / 2;
        std::vector<Shape> all;
        // A stripe is the field between two lines x - y = const, from left top to right bottom.
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
    }();
    return shapes;
}

void back(const Brush& b) {
    const Palette& colour = b.canvas.colour();
    sheet(b, colour.back, colour.back, rgb(0x0A1220));
    if (b.width < tiny) {
        static const Shape inside = rounded_rect(0.70F, 1.10F, 0.06F, 2);
        return stamp(b.canvas, inside, b.place, b.paint(colour.back_stripe));
    }
    const Colour stripe = b.paint(colour.back_stripe);
    for (const Shape& s : stripes()) stamp(b.canvas, s, b.place, stripe);
    static const Shape field = rounded_rect(0.86F, 1.26F, 0.05F, 3);
    stamp_ring(b.canvas, field, b.place, 0, std::max(b.width * 0.016F, 1.0F), b.paint(colour.back_line));
}

} // namespace

void draw_card(const Canvas& canvas, Card card, const Pose& pose, const CardLook& look) {
    if (card.is_none() || look.opacity <= 0 || pose.width <= 0) return;
    const Brush b{canvas, {pose.centre, pose.width, pose.angle, look.squeeze}, pose.width, look};
    shadow(b);
    if (card.is_face())
        face(b, card);
    else
        back(b);
    outline(b);
}

void draw_sprites(const Canvas& canvas, std::span<const Sprite> sprites) {
    for (const Sprite& s : sprites) draw_card(canvas, s.card, s.pose, s.look);
}

void draw_slot(const Canvas& canvas, const Pose& pose) {
    const Place place{pose.centre, pose.width, pose.angle};
    const Colour line = faded(canvas.colour().text, 0.22F);
    stamp_ring(canvas, card_shape(pose.width), place, -1.5F, 0, line);
}

void draw_suit(const Canvas& canvas, Suit suit, Point centre, float size, Colour colour, float angle) {
    stamp(canvas, suit_shape(suit, size > 18), {centre, size, angle}, colour);
}

void draw_star(const Canvas& canvas, Point centre, float size, Colour colour) {
    stamp(canvas, star_shape(), {centre, size}, colour);
}

} // namespace palazzo::table

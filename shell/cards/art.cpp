#include "shell/cards/art.hpp"

#include "shell/cards/card_parts.hpp"
#include "shell/cards/letter_card.hpp"
#include "shell/ui/symbols.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace palazzo::ui {

using namespace parts;

namespace {

/// Below this width a card has one pip and a larger index.
constexpr float small = 60.0F;

void pip(const Brush& b, Suit suit, Point at, float size, Colour colour) {
    const bool fine = size * b.width > 18;
    stamp(b.canvas, suit_shape(suit, fine), within(b.place, at, size), colour);
}

void index(const Brush& b, const std::string& text, float em, Point top_left, Colour colour) {
    const float tracking = text.size() > 1 ? -0.06F * em * b.width : 0.0F;
    b.write(text, em, top_left, 0.0F, colour, tracking);
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
    const Paper paper = paper_of(b);
    sheet(b, paper.top, paper.bottom, colour.face_edge);
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

void draw_card(const Canvas& canvas, const Face& card, const Pose& pose, const CardLook& look) {
    if (card.is_none() || look.opacity <= 0 || pose.width <= 0) return;
    const Brush b{canvas, {pose.centre, pose.width, pose.angle, look.squeeze}, pose.width, look};
    shadow(b);
    if (card.letter())
        draw_letter_face(b, *card.letter());
    else if (card.is_face())
        face(b, card.french());
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

} // namespace palazzo::ui

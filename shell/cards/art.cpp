#include "shell/cards/art.hpp"

#include "shell/cards/backs.hpp"
#include "shell/cards/card_parts.hpp"
#include "shell/cards/courts.hpp"
#include "shell/cards/letter_card.hpp"
#include "shell/cards/pips.hpp"
#include "shell/ui/symbols.hpp"

#include <algorithm>
#include <numbers>
#include <string>

namespace palazzo::ui {

using namespace parts;

namespace {

/// A card narrower than this has a single pip and a larger index.
constexpr float small = 60.0F;
/// Physical pixels in width from which a card that isn't small shows all pips and figures. Physical pixels count, so
/// that larger text and finer screens never remove pips from a card.
constexpr float roomy = 84.0F;

bool is_printed(float width) { return width >= small && width * density() >= roomy; }

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

bool is_court(Rank rank) { return rank == Rank::jack || rank == Rank::queen || rank == Rank::king; }

/// Draws a face as on printed cards: the index in two corners, and between them the pips or a figure.
void printed_face(const Brush& b, Card card, const std::string& rank, Colour ink) {
    for (const float turned : {0.0F, std::numbers::pi_v<float>}) {
        const Brush half{
            b.canvas, {b.place.at, b.place.scale, b.place.angle + turned, b.place.squeeze}, b.width, b.look};
        index(half, rank, card.rank() == Rank::ten ? 0.22F : 0.25F, {-0.445F, -0.625F}, ink);
        pip(half, card.suit(), {-0.37F, -0.355F}, 0.13F, ink);
    }
    if (is_court(card.rank())) return draw_court(b, card.rank(), ink);
    for (const Pip& one : pips_of(card.rank())) {
        const float angle = b.place.angle + (one.at.y > 0 ? std::numbers::pi_v<float> : 0.0F);
        const Place upright = within(b.place, one.at, one.size);
        stamp(b.canvas, suit_shape(card.suit(), one.size * b.width > 18),
            {upright.at, upright.scale, angle, upright.squeeze}, ink);
    }
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
    const bool large = b.canvas.theme->large_index;
    if (is_printed(b.width) && !large) return printed_face(b, card, rank, ink);
    const float em = large ? 0.46F : 0.36F;
    index(b, rank, em, {-0.42F, -0.61F}, ink);
    const float below = -0.61F + em * 0.73F + 0.14F;
    pip(b, card.suit(), {-0.30F, below}, 0.19F, ink);
    pip(b, card.suit(), {0.22F, 0.40F}, 0.36F, ink);
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
        draw_back(b);
    outline(b);
}

void draw_sprites(const Canvas& canvas, std::span<const Sprite> sprites) {
    for (const Sprite& s : sprites)
        if (!s.behind) draw_card(canvas, s.card, s.pose, s.look);
}

void draw_behind(const Canvas& canvas, std::span<const Sprite> sprites) {
    for (const Sprite& s : sprites)
        if (s.behind) draw_card(canvas, s.card, s.pose, s.look);
}

void draw_slot(const Canvas& canvas, const Pose& pose) {
    const Place place{pose.centre, pose.width, pose.angle};
    const Colour line = faded(canvas.colour().text, 0.22F);
    stamp_ring(canvas, card_shape(pose.width), place, -1.5F, 0, line);
}

} // namespace palazzo::ui

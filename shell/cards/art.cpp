#include "shell/cards/art.hpp"

#include "shell/cards/aces.hpp"
#include "shell/cards/backs.hpp"
#include "shell/cards/card_parts.hpp"
#include "shell/cards/courts.hpp"
#include "shell/cards/letter_card.hpp"
#include "shell/cards/pips.hpp"
#include "shell/ui/symbols.hpp"

#include <algorithm>
#include <numbers>
#include <optional>
#include <string>

namespace palazzo::ui {

using namespace parts;

namespace {

/// Widths of cards in pixels. A card narrower than `little` shows a larger index and a single pip. A wider card that is
/// narrower than `small` shows one large pip or the head of a figure.
constexpr float little = 44.0F;
constexpr float small = 60.0F;
/// Least width in physical pixels of a card with a printed face, which shows all pips or the figure. Such a card must
/// also be at least `small` wide. Because physical pixels count, larger text and finer screens never remove pips from a
/// card.
constexpr float roomy = 84.0F;

/// Position and size of the index on a printed card, in card widths: the top of its capitals, the middle and the width
/// of its column, and its type size.
constexpr float index_top = -0.625F;
constexpr float index_x = -0.3475F;
constexpr float index_width = 0.20F;
constexpr float index_em = 0.2543F;

/// Horizontal middle of the index on a card that is too small for a printed face, in card widths.
constexpr float middle_x = -0.26F;

bool is_court(Rank rank) { return rank == Rank::jack || rank == Rank::queen || rank == Rank::king; }
bool is_printed(float width) { return width >= small && width * pixel_density() >= roomy; }

/// Draws a suit symbol that is `size` card widths wide, with its middle at `at`.
void pip(const Brush& b, Suit suit, Point at, float size, Colour colour, bool upside_down = false) {
    const bool fine = size * b.width * pixel_density() > 22;
    ShapePlace place = inner_shape_place(b.place, at, size);
    if (upside_down) place.angle += std::numbers::pi_v<float>;
    draw_shape(b.canvas, suit_shape(suit, fine), place, colour);
}

/// Writes a rank in the upper left corner. Its middle is at `x`, and it is at most `most` card widths wide.
void rank_text(const Brush& b, Rank rank, float em, float x, float most, Colour colour) {
    b.write_text(to_text(rank), em, {x, index_top}, 0.5F, colour, most);
}

/// Draws a joker's star with its middle at `at`.
void star_pip(const Brush& b, Point at, float size, Colour colour) {
    draw_shape(b.canvas, star_shape(), inner_shape_place(b.place, at, size), colour);
}

/// Draws a joker that is too small for its figure: the index, and a large violet star with a small golden one inside.
void small_joker(const Brush& b, Colour violet) {
    if (b.look.stands_for)
        rank_text(b, *b.look.stands_for, 0.42F, middle_x, 0.38F, violet);
    else
        star_pip(b, {-0.27F, -0.46F}, 0.30F, violet);
    star_pip(b, {0.10F, 0.24F}, 0.62F, violet);
    star_pip(b, {0.10F, 0.24F}, 0.62F * 0.46F, b.ink_colour(b.canvas.colour().accent));
}

/// Draws the index in one corner of a printed card: a rank and a suit, or a joker's star.
void index(const Brush& b, Card card, Colour ink) {
    const std::optional<Rank> rank = card.is_joker() ? b.look.stands_for : card.rank();
    if (!rank) return star_pip(b, {index_x, index_top + 0.09F}, 0.17F, ink);
    rank_text(b, *rank, index_em, index_x, index_width, ink);
    const Point below{index_x, index_top + 0.275F};
    if (card.is_joker()) return star_pip(b, below, 0.13F, ink);
    pip(b, card.suit(), below, 0.13F, ink);
}

/// Draws a face as on printed cards: the index in two corners, and between them the pips or a figure.
void printed_face(const Brush& b, Card card, Colour ink) {
    for (const float turned : {0.0F, std::numbers::pi_v<float>}) {
        const ShapePlace corner_up{b.place.at, b.place.scale, b.place.angle + turned, b.place.squeeze};
        index({b.canvas, corner_up, b.width, b.look}, card, ink);
    }
    if (card.is_joker() || is_court(card.rank())) return draw_court(b, card, ink);
    if (card.rank() == Rank::ace) return draw_ace(b, card.suit(), ink);
    for (const Pip& one : pips_of(card.rank())) pip(b, card.suit(), one.at, one.size, ink, one.at.y > 0);
}

/// Draws the face of a card that has no room for all pips: its rank, its suit and, at the lower right, one large pip or
/// the head of a jack, queen or king.
void middle_face(const Brush& b, Card card, bool large, Colour ink) {
    const float em = large ? 0.46F : 0.42F;
    rank_text(b, card.rank(), em, middle_x, 0.38F, ink);
    pip(b, card.suit(), {middle_x, index_top + em * 0.73F + 0.14F}, 0.20F, ink);
    if (is_court(card.rank()) && !large) return draw_bust(b, card, ink);
    pip(b, card.suit(), {0.20F, 0.40F}, 0.40F, ink);
}

void face(const Brush& b, Card card) {
    const Palette& colour = b.canvas.colour();
    const FaceColours paper = face_colours_of(b);
    draw_blank_card(b, paper.top, paper.bottom, colour.face_edge);
    const bool large = b.canvas.theme->large_index;
    const Colour ink = b.ink_colour(card.is_joker() ? colour.violet : b.canvas.theme->suit_colour(card.suit()));
    if (is_printed(b.width) && !large) return printed_face(b, card, ink);
    if (card.is_joker()) return small_joker(b, ink);
    if (b.width >= little) return middle_face(b, card, large, ink);
    rank_text(b, card.rank(), b.width < 40 ? 0.56F : 0.50F, -0.22F, 0.46F, ink);
    pip(b, card.suit(), {0.19F, 0.36F}, 0.46F, ink);
}

} // namespace

void draw_card(const Canvas& canvas, const CardFace& card, const Pose& pose, const CardLook& look) {
    if (card.is_none() || look.opacity <= 0 || pose.width <= 0) return;
    const Brush b{canvas, {pose.centre, pose.width, pose.angle, look.squeeze}, pose.width, look};
    draw_card_shadow(b);
    if (card.letter_face())
        draw_letter_face(b, *card.letter_face());
    else if (card.has_known_face())
        face(b, card.french_card());
    else
        draw_back(b);
    draw_card_outline(b);
}

void draw_sprites(const Canvas& canvas, std::span<const Sprite> sprites) {
    for (const Sprite& s : sprites)
        if (!s.behind) draw_card(canvas, s.card, s.pose, s.look);
}

void draw_sprites_behind_plates(const Canvas& canvas, std::span<const Sprite> sprites) {
    for (const Sprite& s : sprites)
        if (s.behind) draw_card(canvas, s.card, s.pose, s.look);
}

void draw_slot(const Canvas& canvas, const Pose& pose) {
    const ShapePlace place{pose.centre, pose.width, pose.angle};
    const Colour line = faded_colour(canvas.colour().text, 0.4F);
    draw_shape_ring(canvas, card_shape(pose.width), place, -2.0F, 0, line);
}

} // namespace palazzo::ui

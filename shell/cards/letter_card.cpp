#include "shell/cards/letter_card.hpp"

#include "shell/ui/symbols.hpp"

#include <algorithm>
#include <array>
#include <numbers>
#include <string>
#include <vector>

namespace palazzo::ui {

using namespace parts;

namespace {

/// Widths of cards in pixels. A card narrower than `small` shows only its letter and its shapes, and a card narrower
/// than `least` only its letter.
constexpr float small = 34.0F;
constexpr float least = 20.0F;

constexpr float frame(float width) { return width < small ? 0.095F : 0.078F; }

/// Returns the part of the outline `rim` that is on one side of the line a·x + b·y = 0: the side where the sum is
/// positive.
std::vector<Point> cut(const std::vector<Point>& rim, float a, float b) {
    std::vector<Point> part;
    const auto side = [&](Point p) { return a * p.x + b * p.y; };
    const auto add = [&](Point p) {
        if (part.empty() || length(p - part.back()) > 1e-4F) part.push_back(p);
    };
    for (std::size_t i = 0; i < rim.size(); ++i) {
        const Point from = rim[i];
        const Point to = rim[(i + 1) % rim.size()];
        const float f = side(from);
        const float t = side(to);
        if (f > 0) add(from);
        if ((f > 0) != (t > 0)) add(mix(from, to, f / (f - t)));
    }
    if (part.size() > 1 && length(part.front() - part.back()) < 1e-4F) part.pop_back();
    return part;
}

/// Returns the half of a card below the diagonal from its upper right to its lower left.
const Shape& lower_half() {
    static const Shape shape = make_shape(cut(rounded_rect(1, card_ratio, corner_radius, 7).rim, card_ratio, 1));
    return shape;
}

/// Returns the four parts between a card's diagonals: top, right, bottom, left.
const std::array<Shape, 4>& quarters() {
    static const std::array<Shape, 4> shapes = [] {
        const auto whole = rounded_rect(1, card_ratio, corner_radius, 7).rim;
        // The card is cut along its diagonals, y = ±1.4·x, into the parts above, right of, below and left of both
        // diagonals.
        const auto between = [&](Point one, Point other) {
            return make_shape(cut(cut(whole, one.x, one.y), other.x, other.y));
        };
        return std::array<Shape, 4>{between({card_ratio, -1}, {-card_ratio, -1}),
            between({card_ratio, -1}, {card_ratio, 1}), between({card_ratio, 1}, {-card_ratio, 1}),
            between({-card_ratio, -1}, {-card_ratio, 1})};
    }();
    return shapes;
}

const Shape& field(float width) {
    static const std::array<Shape, 2> shapes{
        rounded_rect(1 - 2 * frame(least), card_ratio - 2 * frame(least), corner_radius * 0.5F, 3),
        rounded_rect(1 - 2 * frame(small), card_ratio - 2 * frame(small), corner_radius * 0.5F, 4)};
    return shapes[width < small ? 0 : 1];
}

std::vector<int> colours_of(const LetterFace& face) {
    std::vector<int> list;
    for (int c = 0; c < letter_colour_count; ++c)
        if ((face.colours >> c & 1) != 0) list.push_back(c);
    return list;
}

void draw_frame(const Brush& b, const std::vector<int>& colours) {
    const Palette& palette = b.canvas.colour();
    const auto colour = [&](int c) { return b.ink_colour(palette.letters[static_cast<std::size_t>(c)]); };
    const Colour first = colours.empty() ? b.ink_colour(palette.ink) : colour(colours.front());
    draw_blank_card(b, first, first, palette.face_edge);
    if (colours.size() == 2) draw_shape(b.canvas, lower_half(), b.place, colour(colours[1]));
    if (colours.size() > 2)
        for (std::size_t i = 0; i < colours.size(); ++i)
            draw_shape(b.canvas, quarters()[i], b.place, colour(colours[i]));
    const FaceColours paper = face_colours_of(b);
    const float half = 0.5F / pixel_density();
    const Colour clear = faded_colour(paper.bottom, 0);
    draw_shape(b.canvas, field(b.width), b.place,
        std::array{
            ShapeBand{half, clear, clear}, ShapeBand{-half, b.card_colour(paper.top), b.card_colour(paper.bottom)}});
}

/// Draws the card's colours as shapes at the lower left, or centred below the letter on a small card.
void draw_shapes(const Brush& b, const std::vector<int>& colours) {
    const bool little = b.width < small;
    if (b.width < least) return;
    const float size = little ? 0.26F : colours.size() > 2 ? 0.15F : 0.17F;
    const float step = size * (little ? 1.15F : 1.22F);
    float x = little ? -step * static_cast<float>(colours.size() - 1) / 2 : -0.27F;
    if (little && colours.size() > 2) return;
    for (const int c : colours) {
        draw_shape(b.canvas, colour_shape(c), inner_shape_place(b.place, {x, little ? 0.43F : 0.465F}, size),
            b.ink_colour(b.canvas.colour().letters[static_cast<std::size_t>(c)]));
        x += step;
    }
}

void draw_stars(const Brush& b, int stars) {
    if (b.width < least) return;
    const float size = b.width < small ? 0.24F : 0.19F;
    for (int i = 0; i < stars; ++i)
        draw_shape(b.canvas, star_shape(),
            inner_shape_place(b.place, {-0.29F + static_cast<float>(i) * size, -0.465F}, size),
            b.ink_colour(b.canvas.colour().star));
}

/// Draws the letter. It is higher on a small card, because such a card has shapes below its letter but nothing above
/// it.
void draw_letter(const Brush& b, char letter, Colour colour) {
    const bool little = b.width < small;
    const float em = little ? 0.80F : 0.72F;
    const float capital = em * 0.7275F;
    const float middle = b.width < least ? 0.0F : little ? -0.06F : -0.03F;
    b.write_text(std::string(1, letter), em, {0, middle - capital / 2}, 0.5F, colour);
}

void draw_joker(const Brush& b) {
    const Palette& colour = b.canvas.colour();
    const ShapePlace big = inner_shape_place(b.place, {0, -0.02F}, 0.72F);
    draw_shape(b.canvas, star_shape(), big, b.ink_colour(colour.violet));
    draw_shape(
        b.canvas, star_shape(), {big.at, big.scale * 0.46F, big.angle, big.squeeze}, b.ink_colour(colour.accent));
}

/// Draws a card whose letter the player chooses, in violet. If a letter has been chosen, it is drawn with the card's
/// kind above it in small type. Otherwise only the kind is drawn.
void draw_blank(const Brush& b, LetterFace::CardKind kind) {
    const Palette& colour = b.canvas.colour();
    const Colour violet = b.ink_colour(colour.violet);
    const bool wild = kind == LetterFace::CardKind::wild;
    if (b.look.letter != 0) {
        draw_letter(b, b.look.letter, violet);
        if (b.width >= small) b.write_text(wild ? "?" : "AEIOUY", wild ? 0.22F : 0.145F, {-0.36F, -0.545F}, 0, violet);
        return;
    }
    if (wild) return b.write_text("?", 0.84F, {0, -0.36F}, 0.5F, violet);
    const float em = 0.29F;
    float y = -0.46F;
    for (const char* row : {"A E", "I O", "U Y"}) {
        b.write_text(row, em, {0, y}, 0.5F, violet);
        y += em * 0.98F;
    }
}

/// Draws a line through a card that no longer counts.
void draw_stroke(const Brush& b) {
    static const Shape stroke =
        make_shape(std::vector<Point>{{0.36F, -0.60F}, {0.42F, -0.55F}, {-0.36F, 0.60F}, {-0.42F, 0.55F}});
    draw_shape(b.canvas, stroke, b.place, b.card_colour(b.canvas.colour().danger));
}

} // namespace

void draw_letter_face(const Brush& b, const LetterFace& face) {
    using Kind = LetterFace::CardKind;
    const std::vector<int> colours = colours_of(face);
    draw_frame(b, colours);
    if (face.kind == Kind::joker)
        draw_joker(b);
    else if (face.kind != Kind::letter)
        draw_blank(b, face.kind);
    else
        draw_letter(b, face.letter, b.ink_colour(b.canvas.colour().ink));
    draw_shapes(b, colours);
    draw_stars(b, face.stars);
    if (b.width >= small && face.kind == Kind::letter)
        b.write_text(std::to_string(face.value), 0.27F, {0.365F, 0.375F}, 1.0F, b.ink_colour(b.canvas.colour().ink));
    if (b.look.struck) draw_stroke(b);
}

} // namespace palazzo::ui

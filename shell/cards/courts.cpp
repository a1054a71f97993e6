#include "shell/cards/courts.hpp"

#include "shell/cards/court_art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace palazzo::ui::parts {
namespace {

constexpr float pi = std::numbers::pi_v<float>;
/// Physical pixels in width from which a card shows a figure's fine parts.
constexpr float fine_from = 130.0F;
/// Half the width and half the height of the arch round a head, in card widths.
constexpr Point half_arch{0.275F, 0.38F};

/// A part that is ready to be drawn.
struct Piece {
    Shape shape;
    Shape half; ///< The darker half; empty if the part has none.
    Paint paint;
    bool contour;
};
using Figure = std::vector<Piece>;

Point point_of(Knot k) { return {static_cast<float>(k.x), static_cast<float>(k.y)}; }

/// Appends the curve to control point `c`, without its end; with so many lines that none is further than `tolerance`
/// units from it.
void append_curve(std::vector<Point>& rim, Point from, Point c, Point to, float tolerance) {
    const float bend = length(from + to - c * 2);
    const int steps = std::clamp(static_cast<int>(std::ceil(std::sqrt(bend / (4 * tolerance)))), 1, 6);
    for (int i = 0; i < steps; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(steps);
        rim.push_back(mix(mix(from, c, t), mix(c, to, t), t));
    }
}

std::vector<Point> rim_of(std::span<const Knot> knots, float tolerance) {
    std::vector<Point> rim;
    const std::size_t n = knots.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Knot before = knots[(i + n - 1) % n];
        const Knot after = knots[(i + 1) % n];
        const Point at = point_of(knots[i]);
        if (knots[i].corner) {
            rim.push_back(at);
            continue;
        }
        const auto end = [&](Knot other) { return other.corner ? point_of(other) : mix(point_of(other), at, 0.5F); };
        const std::size_t first = rim.size();
        append_curve(rim, end(before), at, end(after), tolerance);
        if (before.corner) rim.erase(rim.begin() + static_cast<std::ptrdiff_t>(first));
    }
    return rim;
}

Knot flipped(Knot k) { return {static_cast<std::int8_t>(-k.x), k.y, k.corner}; }

/// Returns the whole outline of a mirrored part.
std::vector<Knot> whole(std::span<const Knot> right) {
    std::vector<Knot> all(right.begin(), right.end());
    for (std::size_t i = right.size(); i-- > 0;)
        if (right[i].x != 0) all.push_back(flipped(right[i]));
    return all;
}

Shape placed(std::vector<Point> rim, Point by, float side) {
    for (Point& p : rim) p = Point{(p.x + by.x) * side, p.y + by.y} * court_unit;
    return make_shape(rim);
}

void add(Figure& figure, const Part& part, float tolerance) {
    const bool is_mirrored = (part.form & mirrored) != 0;
    const std::vector<Knot> knots = is_mirrored ? whole(part.rim) : std::vector(part.rim.begin(), part.rim.end());
    const std::vector<Point> rim = rim_of(knots, tolerance);
    const bool has_contour = (part.form & contour) != 0;
    constexpr Knot origin[] = {{0, 0}};
    for (const Knot at : part.places.empty() ? std::span<const Knot>(origin) : part.places) {
        figure.push_back({placed(rim, point_of(at), 1), {}, part.paint, has_contour});
        if ((part.form & pair) != 0) figure.push_back({placed(rim, point_of(at), -1), {}, part.paint, has_contour});
    }
    if ((part.form & shaded) != 0) figure.back().half = placed(rim_of(part.rim, tolerance), {}, 1);
}

Figure figure_of(const std::vector<Layer>& layers, bool is_fine) {
    Figure figure;
    for (const Layer layer : layers)
        for (const Part& part : layer)
            if (is_fine || (part.form & fine) == 0) add(figure, part, is_fine ? 0.6F : 1.5F);
    return figure;
}

enum class Detail : std::uint8_t { bust, coarse, fine };

const Figure& figure_of(Card card, Detail detail) {
    static std::array<std::array<Figure, 3>, 53> figures;
    Figure& figure = figures[static_cast<std::size_t>(card.index())][static_cast<std::size_t>(detail)];
    if (figure.empty())
        figure = figure_of(detail == Detail::bust ? bust(card) : half_figure(card), detail == Detail::fine);
    return figure;
}

const CourtColours& colours_of(const Brush& b, Card card) {
    return b.canvas.colour().courts[card.is_joker() ? suit_count : static_cast<std::size_t>(index_of(card.suit()))];
}

Colour colour_of(const Brush& b, Card card, Paint paint) {
    const Palette& colour = b.canvas.colour();
    const CourtColours& court = colours_of(b, card);
    switch (paint) {
    case Paint::robe: return court.robe;
    case Paint::lining: return court.lining;
    case Paint::gold: return colour.court_gold;
    case Paint::cream: return colour.court_cream;
    case Paint::steel: return mix(colour.court_cream, colour.blue, 0.25F);
    case Paint::skin: return court.skin;
    case Paint::blush: return mix(court.skin, colour.red, 0.25F);
    case Paint::hair: return court.hair;
    case Paint::ink: return colour.ink;
    case Paint::lips: return mix(colour.red, court.skin, 0.25F);
    case Paint::leaf: return colour.green;
    case Paint::shade: return faded(colour.ink, 0.16F);
    }
    return colour.ink;
}

void draw(const Brush& b, const Piece& piece, const Place& place, Colour c) {
    const float half = 0.5F / density();
    const Colour ink = b.ink(b.canvas.colour().ink);
    const Colour fill = faded(b.ink(c | IM_COL32_A_MASK), static_cast<float>(c >> IM_COL32_A_SHIFT & 0xFF) / 255);
    if (piece.contour) {
        const float line = std::clamp(b.width * 0.006F, 0.7F, 1.2F);
        stamp(b.canvas, piece.shape, place,
            std::array{
                Band{line + half, faded(ink, 0), faded(ink, 0)}, Band{line - half, ink, ink}, Band{-half, fill, fill}});
    } else
        stamp(b.canvas, piece.shape, place, fill);
    if (piece.half.rim.empty()) return;
    const Colour deep = faded(ink, 0.16F);
    stamp(b.canvas, piece.half, place, std::array{Band{-half, deep, deep}});
}

void draw(const Brush& b, Card card, Detail detail, const Place& origin) {
    for (const Piece& piece : figure_of(card, detail)) draw(b, piece, origin, colour_of(b, card, piece.paint));
}

/// Draws the ground of a figure with a line round it.
void frame(const Brush& b, const Shape& arch, const Place& place, Card card, Colour ink) {
    const float half = 0.5F / density();
    const float line = std::max(b.width * 0.007F, 1.0F);
    const Colour ground = b.ink(colours_of(b, card).ground);
    const std::array bands{Band{half, faded(ink, 0), faded(ink, 0)}, Band{-half, ink, ink}, Band{half - line, ink, ink},
        Band{-half - line, ground, ground}};
    stamp(b.canvas, arch, place, bands);
}

/// Draws the belt where the two halves of a figure meet, with the star of the house.
void girdle(const Brush& b, Card card) {
    static const Shape belt = rounded_rect(court_width - 0.03F, 0.042F, 0.001F, 1);
    static const Shape boss = stadium(0.10F, 0.10F);
    static const Shape rays = star(8, 0.042F, 0.022F);
    const Piece parts[] = {
        {belt, {}, Paint::gold, true}, {boss, {}, Paint::lining, true}, {rays, {}, Paint::gold, false}};
    for (const Piece& part : parts) draw(b, part, b.place, colour_of(b, card, part.paint));
}

} // namespace

void draw_court(const Brush& b, Card card, Colour ink) {
    static const Shape arch = stadium(court_width, court_height);
    frame(b, arch, b.place, card, ink);
    for (const float turned : {0.0F, pi}) {
        const Place half{b.place.at, b.place.scale, b.place.angle + turned, b.place.squeeze};
        draw(b, card, b.width * density() < fine_from ? Detail::coarse : Detail::fine,
            within(half, {0, -middle_of_card * court_unit}, 1));
    }
    girdle(b, card);
}

void draw_bust(const Brush& b, Card card, Colour ink) {
    static const Shape arch = [] {
        Outline o({half_arch.x, half_arch.y});
        o.line({-half_arch.x, half_arch.y}).arc({0, half_arch.x - half_arch.y}, half_arch.x, pi, 2 * pi, 10);
        return make_shape(o.points());
    }();
    const Place place = within(b.place, {0.17F, 0.26F}, 1);
    frame(b, arch, place, card, ink);
    draw(b, card, Detail::bust, within(place, {0, 0.045F}, 1.25F));
}

} // namespace palazzo::ui::parts

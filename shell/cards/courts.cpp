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
/// Widths of cards in physical pixels. Cards that are at least `fine_from` wide show the fine parts of a figure. On
/// cards that are at least `finest_from` wide, all curves are as round as on paper.
constexpr float fine_from = 130.0F;
constexpr float finest_from = 260.0F;
/// Height in card widths from which on a part of a figure has a sharp contour. The contours of smaller parts are soft.
constexpr float least_line = 24 * court_unit;
/// Half the width and half the height of the arch around a head, in card widths.
constexpr Point half_arch{0.275F, 0.38F};

/// A part of a figure, ready to be drawn.
struct Piece {
    Shape shape;
    Shape half; ///< The darker half of the shape; empty if both halves are equally bright.
    Paint paint;
    bool contour;
};
using Figure = std::vector<Piece>;

Point point_of(OutlinePoint k) { return {static_cast<float>(k.x), static_cast<float>(k.y)}; }

/// Returns how many lines are needed to approximate the curve from `from` to `to` with the control point `c`, so that
/// no line is further than `tolerance` from the curve.
int lines_for(Point from, Point c, Point to, float tolerance) {
    const float bend = length(from + to - c * 2);
    return std::clamp(static_cast<int>(std::ceil(std::sqrt(bend / (4 * tolerance)))), 1, 6);
}

/// Returns the outline through `knots` as lines that differ from it by at most `tolerance` units.
std::vector<Point> rim_of(std::span<const OutlinePoint> knots, float tolerance) {
    std::vector<Point> rim;
    const std::size_t n = knots.size();
    for (std::size_t i = 0; i < n; ++i) {
        const OutlinePoint before = knots[(i + n - 1) % n];
        const OutlinePoint after = knots[(i + 1) % n];
        const Point c = point_of(knots[i]);
        const auto end = [&](OutlinePoint next) { return next.corner ? point_of(next) : mix(point_of(next), c, 0.5F); };
        const Point from = knots[i].corner ? c : end(before);
        const Point to = end(after);
        const int lines = knots[i].corner ? 1 : lines_for(from, c, to, tolerance);
        // If a curve begins at a corner, the corner has been added already.
        for (int k = before.corner && !knots[i].corner ? 1 : 0; k < lines; ++k) {
            const float t = static_cast<float>(k) / static_cast<float>(lines);
            rim.push_back(mix(mix(from, c, t), mix(c, to, t), t));
        }
    }
    return rim;
}

OutlinePoint flipped(OutlinePoint k) { return {static_cast<std::int8_t>(-k.x), k.y, k.corner}; }

/// Returns the whole outline of a mirrored part, whose right half is `right`.
std::vector<OutlinePoint> whole(std::span<const OutlinePoint> right) {
    std::vector<OutlinePoint> all(right.begin(), right.end());
    for (std::size_t i = right.size(); i-- > 0;)
        if (right[i].x != 0) all.push_back(flipped(right[i]));
    return all;
}

/// Returns the shape inside `rim`, moved by `by` and then, if `side` is -1, mirrored. The result is in card widths.
Shape placed(std::vector<Point> rim, Point by, float side) {
    for (Point& p : rim) p = Point{(p.x + by.x) * side, p.y + by.y} * court_unit;
    return make_shape(rim);
}

/// Adds a part to a figure at each of the part's places.
void add(Figure& figure, const FigurePart& part, float tolerance) {
    const bool is_mirrored = (part.form & mirrored) != 0;
    const std::vector<OutlinePoint> knots =
        is_mirrored ? whole(part.rim) : std::vector(part.rim.begin(), part.rim.end());
    const std::vector<Point> rim = rim_of(knots, tolerance);
    const bool has_contour = (part.form & contour) != 0;
    constexpr OutlinePoint origin[] = {{0, 0}};
    for (const OutlinePoint at : part.places.empty() ? std::span<const OutlinePoint>(origin) : part.places) {
        figure.push_back({placed(rim, point_of(at), 1), {}, part.paint, has_contour});
        if ((part.form & pair) != 0) figure.push_back({placed(rim, point_of(at), -1), {}, part.paint, has_contour});
    }
    if ((part.form & shaded) != 0) figure.back().half = placed(rim_of(part.rim, tolerance), {}, 1);
}

/// The level of detail of a figure: the parts that are drawn, and how closely lines follow the curves.
enum class Detail : std::uint8_t { bust, coarse, fine, finest };
constexpr std::array tolerances{1.6F, 1.6F, 0.8F, 0.4F};

Detail detail_of(const Brush& b) {
    const float pixels = b.width * pixel_density();
    return pixels < fine_from ? Detail::coarse : pixels < finest_from ? Detail::fine : Detail::finest;
}

Figure make_figure(Card card, Detail detail) {
    Figure figure;
    for (const FigureLayer layer : detail == Detail::bust ? bust(card) : half_figure(card))
        for (const FigurePart& part : layer)
            if (detail >= Detail::fine || (part.form & fine) == 0)
                add(figure, part, tolerances[static_cast<std::size_t>(detail)]);
    return figure;
}

const Figure& figure_of(Card card, Detail detail) {
    static std::array<std::array<Figure, tolerances.size()>, 53> figures;
    Figure& figure = figures[static_cast<std::size_t>(card.index())][static_cast<std::size_t>(detail)];
    if (figure.empty()) figure = make_figure(card, detail);
    return figure;
}

/// Returns a figure's colours. If the theme has four colours, the robe of diamonds is blue like the suit.
CourtColours colours_of(const Brush& b, Card card) {
    const Theme& theme = *b.canvas.theme;
    if (card.is_joker()) return theme.colour.courts.back();
    CourtColours court = theme.colour.courts[static_cast<std::size_t>(index_of(card.suit()))];
    if (theme.four_colour && card.suit() == Suit::diamonds) {
        court.lining = court.robe;
        court.robe = theme.suit_colour(card.suit());
    }
    return court;
}

/// Returns the colour of shade, which darkens what is drawn below it.
Colour shade_of(const Brush& b) { return faded_colour(b.ink_colour(b.canvas.colour().ink), 0.16F); }

/// Returns the colour of a material on a card that isn't dimmed.
Colour pure_colour_of(const Palette& colour, const CourtColours& court, Paint paint) {
    switch (paint) {
    case Paint::robe: return court.robe;
    case Paint::lining: return court.lining;
    case Paint::gold: return colour.court_gold;
    case Paint::cream: return colour.court_cream;
    case Paint::steel: return mix(colour.court_cream, colour.blue, 0.3F);
    case Paint::skin: return court.skin;
    case Paint::blush: return mix(court.skin, colour.red, 0.25F);
    case Paint::hair: return court.hair;
    case Paint::lips: return mix(colour.red, court.skin, 0.25F);
    case Paint::leaf: return colour.green;
    case Paint::ink:
    case Paint::shade: break;
    }
    return colour.ink;
}

/// Returns the colour of a material on the card, as it is drawn if the card is dimmed or faded.
Colour colour_of(const Brush& b, Card card, Paint paint) {
    return paint == Paint::shade ? shade_of(b)
                                 : b.ink_colour(pure_colour_of(b.canvas.colour(), colours_of(b, card), paint));
}

/// Fills a shape and draws a dark contour around it. The contour of a small shape is soft, because that needs fewer
/// vertices.
void contoured(const Brush& b, const Shape& shape, const ShapePlace& place, Colour fill) {
    const float pixel = 1 / pixel_density();
    const Colour ink = b.ink_colour(b.canvas.colour().ink);
    const Colour clear = faded_colour(ink, 0);
    const float line = std::clamp(b.width * 0.006F, 0.7F, 1.2F);
    if (b.width < fine_from * pixel || shape.height < least_line)
        draw_shape(b.canvas, shape, place,
            std::array{ShapeBand{1.1F * pixel, clear, clear}, ShapeBand{-0.7F * pixel, fill, fill}});
    else
        draw_shape(b.canvas, shape, place,
            std::array{ShapeBand{line + pixel / 2, clear, clear}, ShapeBand{line - pixel / 2, ink, ink},
                ShapeBand{-pixel / 2, fill, fill}});
}

void draw(const Brush& b, const Piece& piece, const ShapePlace& place, Colour colour) {
    if (piece.contour)
        contoured(b, piece.shape, place, colour);
    else
        draw_shape(b.canvas, piece.shape, place, colour);
    if (piece.half.rim.empty()) return;
    const Colour shade = shade_of(b);
    draw_shape(b.canvas, piece.half, place, std::array{ShapeBand{-0.5F / pixel_density(), shade, shade}});
}

void draw(const Brush& b, Card card, Detail detail, const ShapePlace& origin) {
    for (const Piece& piece : figure_of(card, detail)) draw(b, piece, origin, colour_of(b, card, piece.paint));
}

/// Draws the background of a figure and the line around it.
void frame(const Brush& b, const Shape& arch, const ShapePlace& place, Card card, Colour ink) {
    const float half = 0.5F / pixel_density();
    const float line = std::max(b.width * 0.007F, 1.0F);
    const Colour light = colours_of(b, card).ground;
    const Colour ground = b.card_colour(b.look.dimmed ? mix(light, b.canvas.colour().face_dimmed, 0.7F) : light);
    const std::array bands{ShapeBand{half, faded_colour(ink, 0), faded_colour(ink, 0)}, ShapeBand{-half, ink, ink},
        ShapeBand{half - line, ink, ink}, ShapeBand{-half - line, ground, ground}};
    draw_shape(b.canvas, arch, place, bands);
}

/// Draws the belt at which the two halves of a figure meet, with a star on it.
void girdle(const Brush& b, Card card) {
    static const Shape belt = rounded_rect(court_width - 0.03F, 0.042F, 0.001F, 1);
    static const Shape boss = stadium(0.10F, 0.10F, 7);
    static const Shape rays = star(8, 0.042F, 0.022F);
    const Colour gold = colour_of(b, card, Paint::gold);
    contoured(b, belt, b.place, gold);
    contoured(b, boss, b.place, colour_of(b, card, Paint::lining));
    draw_shape(b.canvas, rays, b.place, gold);
}

} // namespace

void draw_court(const Brush& b, Card card, Colour ink) {
    static const Shape arch = stadium(court_width, court_height, 16);
    frame(b, arch, b.place, card, ink);
    for (const float turned : {0.0F, pi}) {
        const ShapePlace half{b.place.at, b.place.scale, b.place.angle + turned, b.place.squeeze};
        draw(b, card, detail_of(b), inner_shape_place(half, {0, -middle_of_card * court_unit}, 1));
    }
    girdle(b, card);
}

void draw_bust(const Brush& b, Card card, Colour ink) {
    static const Shape arch = [] {
        Outline o({half_arch.x, half_arch.y});
        o.append_line({-half_arch.x, half_arch.y})
            .append_arc({0, half_arch.x - half_arch.y}, half_arch.x, pi, 2 * pi, 10);
        return make_shape(o.points());
    }();
    const ShapePlace place = inner_shape_place(b.place, {0.17F, 0.26F}, 1);
    frame(b, arch, place, card, ink);
    draw(b, card, Detail::bust, inner_shape_place(place, {0, 0.02F}, 1.42F));
}

} // namespace palazzo::ui::parts

#include "shell/cards/courts.hpp"

#include "engine/core/expect.hpp"

#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <utility>
#include <vector>

namespace palazzo::ui::parts {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

/// The material of a part of a figure. The suit determines the colours of robe and lining.
enum class Paint : std::uint8_t { robe, lining, gold, cream, skin, hair, dark, lips };

struct Part {
    Shape shape;
    Paint paint;
};
/// The upper half of a figure, from the middle of the card (y = 0) upwards; the lower half is the same, rotated.
using Figure = std::vector<Part>;

Shape ellipse(Point at, float rx, float ry) {
    constexpr int steps = 16;
    std::vector<Point> rim;
    for (int i = 0; i < steps; ++i) {
        const float a = 2 * pi * static_cast<float>(i) / steps;
        rim.push_back({at.x + rx * std::cos(a), at.y + ry * std::sin(a)});
    }
    return make_shape(rim);
}

Shape polygon(std::initializer_list<Point> rim) { return make_shape(std::vector<Point>(rim)); }

/// Returns the shape whose right side is `right`, drawn from top to bottom along the axis of symmetry.
Shape symmetric(Outline right) { return make_shape(right.mirrored().points()); }

Shape robe() {
    Outline o({0, -0.21F});
    o.line({0.08F, -0.21F}).curve({0.17F, -0.20F}, {0.26F, -0.15F}, {0.28F, 0}, 8).line({0, 0});
    return symmetric(std::move(o));
}

/// A strip down the middle of the robe.
Shape strip(float wide) {
    Outline o({0, -0.21F});
    o.line({wide * 0.7F, -0.21F}).line({wide, 0}).line({0, 0});
    return symmetric(std::move(o));
}

/// A collar from shoulder to shoulder.
Shape collar(float reach, float deep) {
    Outline o({0, -0.20F});
    o.line({0.07F, -0.235F}).curve({reach * 0.8F, -0.22F}, {reach, -0.17F}, {reach, -0.10F}, 6);
    o.curve({reach * 0.7F, -0.13F}, {0.06F, deep}, {0, deep + 0.03F}, 6);
    return symmetric(std::move(o));
}

void add_face(Figure& figure) {
    figure.push_back({polygon({{-0.045F, -0.27F}, {0.045F, -0.27F}, {0.055F, -0.19F}, {0, -0.16F}, {-0.055F, -0.19F}}),
        Paint::skin});
    figure.push_back({ellipse({0, -0.335F}, 0.098F, 0.118F), Paint::skin});
    for (const float side : {-1.0F, 1.0F}) {
        figure.push_back({ellipse({side * 0.042F, -0.345F}, 0.012F, 0.015F), Paint::dark});
        figure.push_back({polygon({{side * 0.042F - 0.022F, -0.378F}, {side * 0.042F + 0.022F, -0.378F},
                              {side * 0.042F + 0.020F, -0.368F}, {side * 0.042F - 0.020F, -0.368F}}),
            Paint::hair});
    }
}

void add_mouth(Figure& figure) { figure.push_back({ellipse({0, -0.272F}, 0.028F, 0.010F), Paint::lips}); }

/// Adds a crown with `points` points on a band.
void add_crown(Figure& figure, int points, float reach, float foot, float high) {
    std::vector<Point> rim{{-reach * 0.84F, foot}};
    const float step = 2 * reach / static_cast<float>(points - 1);
    for (int i = 0; i < points; ++i) {
        const float x = -reach + step * static_cast<float>(i);
        const float middle = 1 - std::abs(x) / reach;
        if (i > 0) rim.push_back({x - step / 2, foot - high * 0.42F});
        rim.push_back({x, foot - high * (0.85F + 0.15F * middle)});
    }
    rim.push_back({reach * 0.84F, foot});
    figure.push_back({make_shape(rim), Paint::gold});
    for (int i = 0; i < points; ++i) {
        const float x = -reach + step * static_cast<float>(i);
        const float middle = 1 - std::abs(x) / reach;
        figure.push_back({ellipse({x, foot - high * (0.88F + 0.15F * middle)}, 0.019F, 0.019F), Paint::gold});
    }
    figure.push_back({polygon({{-reach * 0.86F, foot - 0.034F}, {reach * 0.86F, foot - 0.034F},
                          {reach * 0.84F, foot + 0.008F}, {-reach * 0.84F, foot + 0.008F}}),
        Paint::robe});
}

Figure king() {
    Figure f;
    f.push_back({robe(), Paint::robe});
    f.push_back({strip(0.085F), Paint::gold});
    f.push_back({strip(0.045F), Paint::lining});
    f.push_back({collar(0.25F, -0.08F), Paint::cream});
    for (const Point at : {Point{0.19F, -0.145F}, Point{0.12F, -0.165F}, Point{0.13F, -0.115F}, Point{0.05F, -0.09F}})
        for (const float side : {-1.0F, 1.0F}) f.push_back({ellipse({side * at.x, at.y}, 0.010F, 0.014F), Paint::dark});
    for (const float side : {-1.0F, 1.0F}) f.push_back({ellipse({side * 0.105F, -0.30F}, 0.035F, 0.085F), Paint::hair});
    add_face(f);
    Outline beard({0, -0.30F});
    beard.curve({0.05F, -0.315F}, {0.08F, -0.29F}, {0.098F, -0.34F}, 4);
    beard.curve({0.11F, -0.24F}, {0.075F, -0.15F}, {0, -0.125F}, 8);
    f.push_back({symmetric(std::move(beard)), Paint::hair});
    add_mouth(f);
    add_crown(f, 3, 0.135F, -0.43F, 0.115F);
    // The sceptre.
    f.push_back({polygon({{0.205F, -0.40F}, {0.225F, -0.40F}, {0.225F, 0}, {0.205F, 0}}), Paint::gold});
    f.push_back({ellipse({0.215F, -0.425F}, 0.032F, 0.032F), Paint::gold});
    f.push_back({ellipse({0.215F, -0.425F}, 0.014F, 0.014F), Paint::robe});
    return f;
}

Figure queen() {
    Figure f;
    Outline hair({0, -0.475F});
    hair.curve({0.13F, -0.475F}, {0.16F, -0.36F}, {0.15F, -0.27F}, 8);
    hair.curve({0.15F, -0.21F}, {0.19F, -0.19F}, {0.17F, -0.12F}, 6).line({0, -0.12F});
    f.push_back({robe(), Paint::robe});
    f.push_back({symmetric(std::move(hair)), Paint::hair});
    Outline bodice({0, -0.13F});
    bodice.curve({0.05F, -0.13F}, {0.08F, -0.16F}, {0.115F, -0.18F}, 5);
    bodice.curve({0.20F, -0.16F}, {0.26F, -0.13F}, {0.28F, 0}, 6).line({0, 0});
    add_face(f);
    f.push_back({polygon({{-0.11F, -0.18F}, {0.11F, -0.18F}, {0.06F, -0.12F}, {-0.06F, -0.12F}}), Paint::skin});
    f.push_back({symmetric(std::move(bodice)), Paint::robe});
    f.push_back({strip(0.05F), Paint::robe});
    f.push_back({polygon({{-0.022F, -0.115F}, {0.022F, -0.115F}, {0.05F, 0}, {-0.05F, 0}}), Paint::gold});
    for (const float side : {-1.0F, 1.0F})
        f.push_back({polygon({{side * 0.12F, -0.185F}, {side * 0.15F, -0.175F}, {side * 0.065F, -0.105F},
                         {side * 0.045F, -0.125F}}),
            Paint::cream});
    // The necklace.
    for (const float x : {-0.05F, -0.025F, 0.0F, 0.025F, 0.05F})
        f.push_back({ellipse({x, -0.165F - x * x * 8}, 0.012F, 0.012F), Paint::gold});
    add_mouth(f);
    add_crown(f, 5, 0.115F, -0.425F, 0.085F);
    // The flower that she holds.
    f.push_back({polygon({{0.20F, -0.28F}, {0.212F, -0.28F}, {0.232F, 0}, {0.218F, 0}}), Paint::lining});
    for (int i = 0; i < 5; ++i) {
        const float a = 2 * pi * static_cast<float>(i) / 5 - pi / 2;
        f.push_back(
            {ellipse({0.205F + 0.028F * std::cos(a), -0.30F + 0.028F * std::sin(a)}, 0.021F, 0.021F), Paint::robe});
    }
    f.push_back({ellipse({0.205F, -0.30F}, 0.015F, 0.015F), Paint::gold});
    return f;
}

Figure jack() {
    Figure f;
    Outline hair({0, -0.46F});
    hair.curve({0.12F, -0.46F}, {0.14F, -0.38F}, {0.135F, -0.30F}, 6);
    hair.curve({0.135F, -0.25F}, {0.16F, -0.245F}, {0.15F, -0.23F}, 4).line({0, -0.23F});
    f.push_back({robe(), Paint::robe});
    for (const float x : {-0.17F, -0.10F, 0.10F, 0.17F})
        f.push_back(
            {polygon({{x * 0.9F - 0.012F, -0.185F}, {x * 0.9F + 0.012F, -0.185F}, {x + 0.016F, 0}, {x - 0.016F, 0}}),
                Paint::gold});
    f.push_back({strip(0.05F), Paint::lining});
    f.push_back({symmetric(std::move(hair)), Paint::hair});
    f.push_back({collar(0.17F, -0.11F), Paint::cream});
    add_face(f);
    add_mouth(f);
    // The cap with its feather.
    Outline cap({-0.14F, -0.42F});
    cap.curve({-0.17F, -0.52F}, {-0.06F, -0.56F}, {0.03F, -0.545F}, 6);
    cap.curve({0.12F, -0.53F}, {0.17F, -0.48F}, {0.135F, -0.42F}, 6);
    f.push_back({make_shape(cap.points()), Paint::robe});
    f.push_back({polygon({{-0.145F, -0.438F}, {0.14F, -0.438F}, {0.135F, -0.402F}, {-0.14F, -0.402F}}), Paint::gold});
    Outline feather({0.08F, -0.44F});
    feather.curve({0.10F, -0.52F}, {0.16F, -0.57F}, {0.235F, -0.54F}, 6);
    feather.curve({0.225F, -0.47F}, {0.17F, -0.43F}, {0.08F, -0.44F}, 6);
    f.push_back({make_shape(feather.points()), Paint::cream});
    return f;
}

const Figure& figure_of(Rank rank) {
    static const std::array<Figure, 3> figures{jack(), queen(), king()};
    expect(rank == Rank::jack || rank == Rank::queen || rank == Rank::king, "a court");
    return figures[rank == Rank::jack ? 0 : rank == Rank::queen ? 1 : 2];
}

Colour colour_of(const Brush& b, Paint paint, Colour ink) {
    const Palette& colour = b.canvas.colour();
    switch (paint) {
    case Paint::robe: return ink;
    case Paint::lining: return b.ink(mix(colour.ink, colour.court_gold, 0.25F));
    case Paint::gold: return b.ink(colour.court_gold);
    case Paint::cream: return b.ink(colour.court_cream);
    case Paint::skin: return b.ink(colour.court_skin);
    case Paint::hair: return b.ink(colour.court_hair);
    case Paint::dark: return b.ink(colour.ink);
    case Paint::lips: return b.ink(mix(colour.red, colour.court_skin, 0.25F));
    }
    return ink;
}

} // namespace

void draw_court(const Brush& b, Rank rank, Colour ink) {
    static const Shape frame = rounded_rect(court_width, court_height, 0.035F, 3);
    stamp(b.canvas, frame, b.place, faded(ink, 0.07F));
    for (const float turned : {0.0F, pi}) {
        const Place half{b.place.at, b.place.scale, b.place.angle + turned, b.place.squeeze};
        for (const Part& part : figure_of(rank)) stamp(b.canvas, part.shape, half, colour_of(b, part.paint, ink));
    }
    static const Shape girdle = rounded_rect(court_width, 0.026F, 0.001F, 1);
    stamp(b.canvas, girdle, b.place, b.ink(b.canvas.colour().court_gold));
    stamp_ring(b.canvas, frame, b.place, 0, std::max(b.width * 0.011F, 1.0F), faded(ink, 0.65F));
}

} // namespace palazzo::ui::parts

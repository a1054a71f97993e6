// The figures of jacks, queens, kings and the joker as tables of outlines. Only for the files that draw cards.
#pragma once

#include "engine/core/card.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace palazzo::ui::parts {

/// Units of the outlines in a card's width. The origin is the middle of the face; the middle of the card is
/// `middle_of_card` units below it.
inline constexpr float court_unit = 1.0F / 320;
inline constexpr float middle_of_card = 120;

/// A corner of an outline, or a control point of a quadratic curve as in TrueType: between two control points in a row
/// the outline passes through the point halfway.
struct Knot {
    std::int8_t x;
    std::int8_t y;
    bool corner = true;
};
/// Returns a control point.
constexpr Knot via(int x, int y) { return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y), false}; }

/// The material of a part. The suit determines the colours of robe, lining, skin and hair.
enum class Paint : std::uint8_t { robe, lining, gold, cream, steel, skin, blush, hair, ink, lips, leaf, shade };

/// How a part is drawn, as bits that can be combined.
enum Form : std::uint8_t {
    plain = 0,
    mirrored = 1, ///< `rim` is the right half of an outline, from the top to the bottom of its axis, x = 0.
    pair = 2,     ///< The part is drawn again, mirrored.
    contour = 4,  ///< The part has a dark contour.
    shaded = 8,   ///< The right half of a mirrored part is darker.
    fine = 16     ///< The part is too fine for small cards.
};

/// An outline filled with a material.
struct Part {
    std::span<const Knot> rim;
    Paint paint;
    std::uint8_t form = plain;         ///< Bits of `Form`.
    std::span<const Knot> places = {}; ///< The part is drawn once at each of these distances; once if it is empty.
};

/// A group of parts, such as a crown, bottom to top.
using Layer = std::span<const Part>;
/// The groups of a figure, bottom to top. Some are empty.
using Layers = std::array<Layer, 13>;

/// Returns the upper half of the figure of a jack, a queen, a king or the joker.
Layers half_figure(Card card);
/// Returns the head and the shoulders of a jack, a queen or a king.
Layers bust(Card card);

} // namespace palazzo::ui::parts

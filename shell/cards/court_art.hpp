// The figures of jacks, queens, kings and the joker, as tables of outlines. Only files that draw cards include this
// header.
#pragma once

#include "engine/core/card.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace palazzo::ui::parts {

/// Length of a unit of the outlines, in card widths. The origin of the outlines is the middle of the figure's face; the
/// middle of the card is `middle_of_card` units below it.
inline constexpr float court_unit = 1.0F / 320;
inline constexpr float middle_of_card = 120;

/// A corner of an outline, or a control point of a quadratic curve as in TrueType: halfway between two successive
/// control points, the outline passes through an implied point.
struct OutlinePoint {
    std::int8_t x;
    std::int8_t y;
    bool corner = true;
};
/// Returns a control point.
constexpr OutlinePoint control_point(int x, int y) {
    return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y), false};
}

/// The material of a part. The colours of robe, lining, skin and hair depend on the suit.
enum class Paint : std::uint8_t { robe, lining, gold, cream, steel, skin, blush, hair, ink, lips, leaf, shade };

/// Bits that say how a part is drawn. They can be combined.
enum DrawFlags : std::uint8_t {
    plain = 0,
    mirrored = 1, ///< `rim` is only the outline's right half. It begins and ends on the axis x = 0.
    pair = 2,     ///< The part is drawn a second time, mirrored left to right.
    contour = 4,  ///< The part has a dark contour.
    shaded = 8,   ///< The right half of the mirrored part is darker.
    fine = 16     ///< The part is too fine to be drawn on small cards.
};

/// An outline filled with a material.
struct FigurePart {
    std::span<const OutlinePoint> rim;
    Paint paint;
    std::uint8_t form = plain; ///< Combined bits of `DrawFlags`.
    /// Offsets of the part, which is drawn once for each offset; if empty, the part is drawn once, without an offset.
    std::span<const OutlinePoint> places = {};
};

/// A group of parts, such as a crown, in the order in which they are drawn.
using FigureLayer = std::span<const FigurePart>;
/// The groups of parts of which a figure consists, in the order in which they are drawn. A group may be empty.
using FigureLayers = std::array<FigureLayer, 13>;

/// Returns the upper half of the figure of a jack, a queen, a king or the joker.
FigureLayers half_figure(Card card);
/// Returns the head and the shoulders of a jack, a queen or a king.
FigureLayers bust(Card card);

} // namespace palazzo::ui::parts

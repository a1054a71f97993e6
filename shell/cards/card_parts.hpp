// The parts with which all cards are drawn. Included only by files that draw cards.
#pragma once

#include "shell/cards/scene.hpp"
#include "shell/ui/stamp.hpp"

#include <string_view>

namespace palazzo::ui::parts {

/// Radius of a card's corners. Cards narrower than `tiny` are drawn without detail.
inline constexpr float corner = 0.09F;
inline constexpr float tiny = 30.0F;

/// Returns a card's outline, with as many points in its corners as can be seen at that width.
const Shape& card_shape(float width);

/// Draws on a card: knows its place, and its colours after dimming and fading.
struct Brush {
    const Canvas& canvas;
    ShapePlace place;
    float width;
    CardLook look;

    Colour paint(Colour c) const { return look.opacity < 1 ? faded(c, look.opacity) : c; }
    /// Returns the colour of ink on a card, which may be dimmed.
    Colour ink(Colour c) const { return paint(look.dimmed ? mix(c, canvas.colour().face_dimmed, 0.30F) : c); }
    /// Writes text `em` card widths high with the top of its capitals at `at`. `anchor` says which point of the text is
    /// there: 0 its left end, 0.5 its middle, 1 its right end. A text wider than `most` card widths is narrowed.
    void write(std::string_view text, float em, Point at, float anchor, Colour colour, float most = 1.0F) const;
};

/// The colours of a card's face from top to bottom.
struct FaceColours {
    Colour top;
    Colour bottom;
};
FaceColours face_colours_of(const Brush& b);

void shadow(const Brush& b);
/// Draws a blank card with a vertical gradient, a hairline and a smooth edge.
void sheet(const Brush& b, Colour top, Colour bottom, Colour edge);
/// Draws the ring round a card that can be played, is selected or has the keyboard.
void outline(const Brush& b);

} // namespace palazzo::ui::parts

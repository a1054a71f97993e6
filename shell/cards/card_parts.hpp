// Draws the parts that all cards have. Only files that draw cards include this header.
#pragma once

#include "shell/cards/scene.hpp"
#include "shell/ui/stamp.hpp"

#include <string_view>

namespace palazzo::ui::parts {

/// Radius of a card's corners, in card widths.
inline constexpr float corner_radius = 0.09F;
/// Width in pixels below which cards are drawn without details.
inline constexpr float undetailed_width = 30.0F;

/// Returns a card's outline. Its corners have as many points as can be seen on a card of this width.
const Shape& card_shape(float width);

/// A brush that draws on one card. It knows the card's place and look, and returns colours as they are drawn on a
/// dimmed or faded card.
struct Brush {
    const Canvas& canvas;
    ShapePlace place;
    float width;
    CardLook look;

    Colour card_colour(Colour c) const { return look.opacity < 1 ? faded_colour(c, look.opacity) : c; }
    /// Returns the ink colour `c` as it is drawn on the card: mixed with `face_dimmed` if the card is dimmed, and
    /// translucent if it is faded.
    Colour ink_colour(Colour c) const {
        return card_colour(look.dimmed ? mix(c, canvas.colour().face_dimmed, 0.30F) : c);
    }
    /// Writes text that is `em` card widths high, with the top of its capitals at `at`. `anchor` is the part of the
    /// text's width that is left of `at`: 0, 0.5 or 1. Text wider than `most` card widths is narrowed.
    void write_text(std::string_view text, float em, Point at, float anchor, Colour colour, float most = 1.0F) const;
};

/// The colours of a card's face, at its top and at its bottom.
struct FaceColours {
    Colour top;
    Colour bottom;
};
FaceColours face_colours_of(const Brush& b);

void draw_card_shadow(const Brush& b);
/// Draws a blank card with a vertical gradient, a hairline and a smooth edge.
void draw_blank_card(const Brush& b, Colour top, Colour bottom, Colour edge);
/// Draws the ring around a card that can be played, is selected or has the keyboard focus.
void draw_card_outline(const Brush& b);

} // namespace palazzo::ui::parts

// What all cards are drawn with. Only for the files that draw cards.
#pragma once

#include "shell/cards/scene.hpp"
#include "shell/ui/stamp.hpp"

#include <string_view>

namespace palazzo::ui::parts {

/// The radius of a card's corners; what is smaller than `tiny` is drawn without detail.
inline constexpr float corner = 0.09F;
inline constexpr float tiny = 30.0F;

/// A card's outline, with as many corner points as its width shows.
const Shape& card_shape(float width);

/// What a card is drawn with: its place, and its colours as they are after dimming and fading.
struct Brush {
    const Canvas& canvas;
    Place place;
    float width;
    CardLook look;

    Colour paint(Colour c) const { return look.opacity < 1 ? faded(c, look.opacity) : c; }
    /// Ink on a face that may be dimmed.
    Colour ink(Colour c) const { return paint(look.dimmed ? mix(c, canvas.colour().face_dimmed, 0.30F) : c); }
    /// Writes text `em` card widths high with the top of its capitals at `at`, which is its left end, or so far along
    /// it as `anchor` says (0.5: its middle).
    void write(std::string_view text, float em, Point at, float anchor, Colour colour, float tracking = 0.0F) const;
};

/// The colours of a face from top to bottom.
struct Paper {
    Colour top;
    Colour bottom;
};
Paper paper_of(const Brush& b);

void shadow(const Brush& b);
/// A sheet of card: a gradient that ends in a hairline and a smooth edge.
void sheet(const Brush& b, Colour top, Colour bottom, Colour edge);
/// The rings round a card that may be played, is picked or has the keyboard.
void outline(const Brush& b);

} // namespace palazzo::ui::parts

// The signs that cards and lines of text share: suits, the joker's star, the shapes of letter cards' colours.
#pragma once

#include "engine/core/card.hpp"
#include "shell/ui/shape.hpp"
#include "shell/ui/theme.hpp"

namespace palazzo::ui {

inline constexpr int letter_colour_count = 4;

/// Outlines in a box of size 1 round the origin. A suit's; `fine` for large pips, else with few corners.
const Shape& suit_shape(Suit suit, bool fine);
/// A five-pointed star, the joker's sign.
const Shape& star_shape();
/// The shape of a letter card's colour: 0 a circle, 1 a triangle, 2 a diamond, 3 a rectangle.
const Shape& colour_shape(int colour);

/// Each of these draws a sign `size` pixels wide.
void draw_suit(const Canvas& canvas, Suit suit, Point centre, float size, Colour colour, float angle = 0.0F);
void draw_star(const Canvas& canvas, Point centre, float size, Colour colour);
void draw_colour_shape(const Canvas& canvas, int colour, Point centre, float size, Colour ink);

} // namespace palazzo::ui

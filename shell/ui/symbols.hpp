// Symbols that both cards and texts show: the suits, the joker's star, and the shapes of letter cards' colours.
#pragma once

#include "engine/core/card.hpp"
#include "shell/ui/shape.hpp"
#include "shell/ui/theme.hpp"

namespace palazzo::ui {

inline constexpr int letter_colour_count = 4;

/// Returns the outline of a suit in a box of size 1 that is centred on the origin. If `fine` is true, it has many
/// corners, for large pips.
const Shape& suit_shape(Suit suit, bool fine);
/// Returns a five-pointed star, the joker's symbol, in a box of size 1 that is centred on the origin.
const Shape& star_shape();
/// Returns the shape of a letter card's colour: 0 a circle, 1 a triangle, 2 a diamond, 3 a rectangle.
const Shape& colour_shape(int colour);

/// Draws a suit that is `size` pixels wide.
void draw_suit(const Canvas& canvas, Suit suit, Point centre, float size, Colour colour, float angle = 0.0F);
void draw_star(const Canvas& canvas, Point centre, float size, Colour colour);
void draw_colour_shape(const Canvas& canvas, int colour, Point centre, float size, Colour ink);

} // namespace palazzo::ui

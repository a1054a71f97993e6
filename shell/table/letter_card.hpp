// Cards with letters: the letter large, its value small, stars as stars, and a frame in its colours, which are shapes
// too.
#pragma once

#include "shell/table/card_parts.hpp"

namespace palazzo::table {

/// The face within a card's place; shadow and outline are those of every card.
void draw_letter_face(const parts::Brush& b, const LetterFace& face);

/// A colour's shape (0 a circle, 1 a triangle, 2 a diamond, 3 a rectangle), `size` pixels wide.
void draw_colour_shape(const Canvas& canvas, int colour, Point centre, float size, Colour ink);
/// The four-pixel dashes round a place where cards may be laid.
void draw_dashes(const Canvas& canvas, const Rect& area, float radius, Colour colour);

} // namespace palazzo::table

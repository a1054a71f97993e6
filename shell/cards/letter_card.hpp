// Letter cards: a large letter, its small value, stars, and a frame in the card's colours, which are shown as shapes
// too.
#pragma once

#include "shell/cards/card_parts.hpp"

namespace palazzo::ui {

/// Draws the face of a letter card; shadow and outline are drawn as for all cards.
void draw_letter_face(const parts::Brush& b, const LetterFace& face);

} // namespace palazzo::ui

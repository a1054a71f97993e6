// Letter cards. A card shows a large letter, its value in small type, stars, and a frame in the card's colours, which
// are also shown as shapes.
#pragma once

#include "shell/cards/card_parts.hpp"

namespace palazzo::ui {

/// Draws the face of a letter card. Its shadow and its outline are drawn like those of all cards.
void draw_letter_face(const parts::Brush& b, const LetterFace& face);

} // namespace palazzo::ui

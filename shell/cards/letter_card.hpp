// Cards with letters: the letter large, its value small, stars as stars, and a frame in its colours, which are shapes
// too.
#pragma once

#include "shell/cards/card_parts.hpp"

namespace palazzo::ui {

/// The face within a card's place; shadow and outline are those of every card.
void draw_letter_face(const parts::Brush& b, const LetterFace& face);

} // namespace palazzo::ui

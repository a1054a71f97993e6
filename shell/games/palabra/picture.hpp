// The picture of Palabra on its tile of the first screen.
#pragma once

#include "shell/cards/face.hpp"
#include "shell/ui/theme.hpp"

#include <array>

namespace palazzo::palabra::screen {

/// Draws a word of letter cards, as large as `area` allows.
void draw_picture(const ui::Canvas& canvas, const ui::Rect& area);
/// Two cards of the game.
inline constexpr std::array picture_cards{ui::Face(ui::LetterFace{ui::LetterFace::Kind::letter, 'P', 2, 3, 2}),
    ui::Face(ui::LetterFace{ui::LetterFace::Kind::letter, 'A', 1, 0, 2})};

} // namespace palazzo::palabra::screen

// The picture of Palabra on its tile of the first screen.
#pragma once

#include "shell/cards/face.hpp"
#include "shell/ui/theme.hpp"

#include <array>

namespace palazzo::palabra::screen {

/// Draws a word in the lower right corner of the tile, so low that the width above it is free.
void draw_picture(const ui::Canvas& canvas, const ui::Rect& tile);
/// Two cards of the game.
inline constexpr std::array picture_cards{ui::Face(ui::LetterFace{ui::LetterFace::Kind::letter, 'P', 2, 3, 2}),
    ui::Face(ui::LetterFace{ui::LetterFace::Kind::letter, 'A', 1, 0, 2})};

} // namespace palazzo::palabra::screen

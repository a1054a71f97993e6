// The picture of Palabra on the game's tile of the home screen.
#pragma once

#include "shell/cards/face.hpp"
#include "shell/ui/theme.hpp"

#include <array>

namespace palazzo::palabra::screen {

/// Draws a word of letter cards, as large as it fits into `area`.
void draw_tile_picture(const ui::Canvas& canvas, const ui::Rect& area);
/// Two cards of the game, which illustrate it.
inline constexpr std::array picture_cards{ui::CardFace(ui::LetterFace{ui::LetterFace::CardKind::letter, 'P', 2, 3, 2}),
    ui::CardFace(ui::LetterFace{ui::LetterFace::CardKind::letter, 'A', 1, 0, 2})};

} // namespace palazzo::palabra::screen

// The picture of Palindromes on the game's tile of the home screen.
#pragma once

#include "shell/ui/theme.hpp"

namespace palazzo::palindromes::screen {

/// Cloth of the table of this game.
inline constexpr ui::TableTheme picture_cloth = ui::TableTheme::wine;
/// Draws a palindrome above its reflection in water, as large as it fits into `area`.
void draw_tile_picture(const ui::Canvas& canvas, const ui::Rect& area);

} // namespace palazzo::palindromes::screen

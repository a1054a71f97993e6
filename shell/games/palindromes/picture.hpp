// The picture of Palindromes on the home screen.
#pragma once

#include "shell/ui/theme.hpp"

namespace palazzo::palindromes::screen {

/// Cloth of the game's table.
inline constexpr ui::TableTheme picture_room = ui::TableTheme::wine;
/// Draws a palindrome above its reflection in water, as large as `area` allows.
void draw_picture(const ui::Canvas& canvas, const ui::Rect& area);

} // namespace palazzo::palindromes::screen

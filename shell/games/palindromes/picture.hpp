// The picture of Palindromes on its tile of the first screen.
#pragma once

#include "shell/ui/theme.hpp"

namespace palazzo::palindromes::screen {

/// Draws a palindrome on a board in the lower right corner of the tile.
void draw_picture(const ui::Canvas& canvas, const ui::Rect& tile);

} // namespace palazzo::palindromes::screen

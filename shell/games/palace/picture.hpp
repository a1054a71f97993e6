// What Palace looks like on its tile of the first screen.
#pragma once

#include "shell/ui/theme.hpp"

namespace palazzo::palace::screen {

/// A fan of cards in the lower right corner of the tile.
void draw_picture(const ui::Canvas& canvas, const ui::Rect& tile);

} // namespace palazzo::palace::screen

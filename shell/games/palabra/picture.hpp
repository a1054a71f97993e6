// What Palabra looks like on its tile of the first screen.
#pragma once

#include "shell/ui/theme.hpp"

namespace palazzo::palabra::screen {

/// A word in the lower right corner of the tile, as high as to leave the width above it free.
void draw_picture(const ui::Canvas& canvas, const ui::Rect& tile);

} // namespace palazzo::palabra::screen

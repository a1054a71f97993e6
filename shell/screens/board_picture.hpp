// A small board drawn on a sheet.
#pragma once

#include "shell/screens/sheet.hpp"

namespace palazzo::screens {

/// How high the picture is at a width.
float height_of(const BoardPicture& picture, float width);
void draw_board_picture(const table::Canvas& canvas, const table::Rect& area, const BoardPicture& picture);

} // namespace palazzo::screens

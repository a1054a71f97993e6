// A small board drawn on a sheet.
#pragma once

#include "shell/pages/sheet.hpp"

namespace palazzo::pages {

/// How high the picture is at a width.
float height_of(const BoardPicture& picture, float width);
void draw_board_picture(const ui::Canvas& canvas, const ui::Rect& area, const BoardPicture& picture);

} // namespace palazzo::pages

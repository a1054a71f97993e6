// Small pictures of boards and cards on a sheet.
#pragma once

#include "shell/pages/sheet.hpp"

namespace palazzo::pages {

/// Returns the height of the picture if it is `width` wide.
float height_of(const BoardPicture& picture, float width);
void draw_picture(const ui::Canvas& canvas, const ui::Rect& area, const BoardPicture& picture);

float height_of(const CardsPicture& picture, float width);
void draw_picture(const ui::Canvas& canvas, const ui::Rect& area, const CardsPicture& picture);

} // namespace palazzo::pages

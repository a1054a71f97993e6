// Small pictures of cards drawn on a sheet.
#pragma once

#include "shell/pages/sheet.hpp"

namespace palazzo::pages {

/// How high the picture is at a width.
float height_of(const BoardPicture& picture, float width);
void draw_picture(const ui::Canvas& canvas, const ui::Rect& area, const BoardPicture& picture);

float height_of(const CardsPicture& picture, float width);
void draw_picture(const ui::Canvas& canvas, const ui::Rect& area, const CardsPicture& picture);

} // namespace palazzo::pages

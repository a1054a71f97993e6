// The ornaments of the program: the arch, and the eight-pointed star. They are drawn as hairlines on the table, or as
// niches and light. No ornament marks anything that can be pressed.
#pragma once

#include "shell/ui/theme.hpp"

namespace palazzo::ui {

/// Draws an arched niche that fills `area`: a half ellipse above straight sides, with a vertical gradient from `top` to
/// `bottom`, and a hairline along its edge in the colour `line`. It has no hairline if `line` is 0.
void draw_arch(const Canvas& canvas, const Rect& area, Colour top, Colour bottom, Colour line);
/// Draws the inlaid edge of a table: two hairlines inside `area`, with a lozenge in the middle of the left and of the
/// right side. A small table has only one hairline.
void draw_inlay(const Canvas& canvas, const Rect& area);
/// Draws an eight-pointed star of hairlines in the colour `line`; its points are `radius` pixels from its centre. Pass
/// the palette's colour `inlay` for a star that is inlaid in a table.
void draw_inlaid_star(const Canvas& canvas, Point centre, float radius, Colour line);
/// Draws the light of three arched windows that falls on the table from the upper left.
void draw_window_light(const Canvas& canvas, const Rect& area);
/// Draws an ornament for the place below a title: a lozenge between two hairlines, `width` pixels wide in all.
void draw_flourish_line(const Canvas& canvas, Point centre, float width);

} // namespace palazzo::ui

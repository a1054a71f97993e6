// The house's ornament: the arch, and the eight-pointed star. Drawn in hairlines on the table, or as niches and light.
// Nothing here marks anything that can be pressed.
#pragma once

#include "shell/ui/theme.hpp"

namespace palazzo::ui {

/// Draws an arched niche that fills `area`: a half ellipse above straight sides, with a vertical gradient from `top` to
/// `bottom`, and a hairline along its edge in the colour `line`; no hairline if `line` is 0.
void draw_arch(const Canvas& canvas, const Rect& area, Colour top, Colour bottom, Colour line);
/// Draws the inlaid edge of a table: two hairlines inside `area`, with a lozenge in the middle of each long side.
void draw_inlay(const Canvas& canvas, const Rect& area);
/// Draws an eight-pointed star of hairlines whose points are `radius` pixels from its centre. The star that is inlaid
/// in a table has the colour `inlay` of the palette.
void draw_inlaid_star(const Canvas& canvas, Point centre, float radius, Colour line);
/// Draws the light of three arched windows that falls on the table from the upper left.
void draw_window_light(const Canvas& canvas, const Rect& area);
/// Draws a lozenge between two hairlines, `width` pixels wide, as it stands below titles.
void draw_flourish_line(const Canvas& canvas, Point centre, float width);

} // namespace palazzo::ui

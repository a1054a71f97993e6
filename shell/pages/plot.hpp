// Numbers over time, drawn.
#pragma once

#include "shell/pages/sheet.hpp"

namespace palazzo::pages {

/// A seat's colour, nearer to the text's, so that a thin line of it stands out from its ground on every table.
ui::Colour line_colour(const ui::Theme& theme, Seat seat);
/// A line for each seat in its colour, the least and the most at the left, and thin lines where moves are pointed out.
void draw_plot(const ui::Canvas& canvas, const ui::Rect& area, const Plot& plot);

} // namespace palazzo::pages

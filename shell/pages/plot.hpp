// A plot of numbers over time.
#pragma once

#include "shell/pages/sheet.hpp"
#include "shell/ui/widgets.hpp"

namespace palazzo::pages {

/// Returns the colour of a seat's line. It is the seat's colour mixed with the colour of texts, so that a thin line is
/// visible on every table.
ui::Colour line_colour(const ui::Theme& theme, Seat seat);
/// Draws a line for each seat, the least and the greatest number at the left, and thin vertical lines at the marked
/// moves. A legend below has the name of each line beside a piece of it.
void draw_plot(const ui::Canvas& canvas, ui::ColumnFlow& flow, const Plot& plot);

} // namespace palazzo::pages

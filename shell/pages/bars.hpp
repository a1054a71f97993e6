// Bars that show progress, one for each part of a whole.
#pragma once

#include "engine/core/message.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/ui/widgets.hpp"

#include <string>
#include <vector>

namespace palazzo::pages {

struct ProgressBar {
    Message label;
    Message detail;         ///< Shown at the right end of the label's line.
    Message sentence;       ///< The whole bar as a sentence, for screen readers.
    std::vector<int> steps; ///< Number of items at each step; the first step is the farthest from the end.
    int done = 0;           ///< Number of items that have reached the end.
    int not_begun = 0;      ///< Number of items that haven't been begun.
};
struct ProgressBars {
    Message title;
    Message caption; ///< Explains the parts of a bar.
    std::vector<ProgressBar> bars;
};

/// Draws the title, the caption, and for each bar its label and detail on a line above it. A bar shows first its steps,
/// which are brighter the farther they are from the end, then the part that is done, and then the part that is left.
/// Draws nothing if there are no bars.
void draw_progress_bars(
    const ui::Canvas& canvas, ui::ColumnFlow& flow, const i18n::Voice& voice, const ProgressBars& bars);
/// Returns the title and a line for each bar; empty if there are no bars.
std::vector<std::string> progress_lines(const i18n::Voice& voice, const ProgressBars& bars);

} // namespace palazzo::pages

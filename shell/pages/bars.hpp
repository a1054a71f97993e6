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
    Message detail;         ///< Text at the right end of the line above the bar.
    Message sentence;       ///< Sentence that describes the whole bar, for screen readers.
    std::vector<int> steps; ///< Number of items on each step; items on the first step have the farthest way to go.
    int done = 0;           ///< Number of finished items, which are on no step.
    int not_begun = 0;      ///< Number of items that haven't been begun.
};
struct ProgressBars {
    Message title;
    Message caption; ///< Text that explains the parts of a bar.
    std::vector<ProgressBar> bars;
};

/// How many things there are on each day, from today on.
struct DayCounts {
    Message title;
    Message today;           ///< Short label of the first day.
    Message sentence;        ///< Sentence that says the most important numbers, for screen readers.
    std::vector<int> counts; ///< Empty if nothing is shown.
};

/// Draws the title, and for each day a column with its number. Draws nothing if there are no numbers.
void draw_day_counts(const ui::Canvas& canvas, ui::ColumnFlow& flow, const i18n::Voice& voice, const DayCounts& days);

/// Draws the title, the caption, and each bar below a line with its label and its detail. A bar has from left to right:
/// a part for each step, of which the first is the brightest; a part for the finished items; and an
/// empty part for the items that haven't been begun. Draws nothing if there are no bars.
void draw_progress_bars(
    const ui::Canvas& canvas, ui::ColumnFlow& flow, const i18n::Voice& voice, const ProgressBars& bars);
/// Returns the title and a line for each bar; empty if there are no bars.
std::vector<std::string> progress_lines(const i18n::Voice& voice, const ProgressBars& bars);

} // namespace palazzo::pages

// Bars that show progress, one for each part of a whole.
#pragma once

#include "engine/core/message.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/ui/widgets.hpp"

#include <string>
#include <vector>

namespace palazzo::pages {

struct Bar {
    Message label;
    Message detail;         ///< Shown at the right end of the label's line.
    Message words;          ///< The whole bar as a sentence, for screen readers.
    std::vector<int> steps; ///< Number of things at each step of the way, the farthest from its end first.
    int done = 0;           ///< Number of things that have reached the end.
    int left = 0;           ///< Number of things that aren't begun.
};
struct Bars {
    Message title;
    Message caption; ///< Explains the parts of a bar.
    std::vector<Bar> bars;
};

/// Draws the title, the caption, and for each bar a line with its label and detail above the bar itself: first the
/// steps, brighter the farther they are from the end, then what is done, then what is left. Draws nothing if there are
/// no bars.
void draw_bars(const ui::Canvas& canvas, ui::Flow& flow, const i18n::Voice& voice, const Bars& bars);
/// Returns the title and a line for each bar; empty if there are no bars.
std::vector<std::string> lines_of(const i18n::Voice& voice, const Bars& bars);

} // namespace palazzo::pages

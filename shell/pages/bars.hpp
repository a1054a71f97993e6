// How far something has come, a bar for each part of it.
#pragma once

#include "engine/core/message.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/ui/widgets.hpp"

#include <string>
#include <vector>

namespace palazzo::pages {

struct Bar {
    Message label;
    Message detail;         ///< at the right
    Message words;          ///< all of it, for who doesn't see the bar
    std::vector<int> steps; ///< how much is on each step of the way, the first being the farthest from its end
    int done = 0;
    int left = 0; ///< not begun
};
struct Bars {
    Message title;
    Message caption; ///< what the parts of a bar are
    std::vector<Bar> bars;
};

/// Under its title a line each: the label, the detail, and a bar of the steps, the brighter the farther from the end,
/// then what is done, then what is left. Nothing without bars.
void draw_bars(const ui::Canvas& canvas, ui::Flow& flow, const i18n::Voice& voice, const Bars& bars);
/// The same in words.
std::vector<std::string> lines_of(const i18n::Voice& voice, const Bars& bars);

} // namespace palazzo::pages

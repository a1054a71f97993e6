#include "shell/pages/bars.hpp"

#include <algorithm>
#include <numeric>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float bar_height = 10;

void draw_bar(const Canvas& canvas, const Rect& area, const ProgressBar& bar) {
    draw_plate(canvas, area, canvas.colour().line, bar_height / 2);
    const int all = std::accumulate(bar.steps.begin(), bar.steps.end(), bar.done + bar.not_begun);
    float x = area.x;
    const auto part = [&](int count, Colour colour) {
        if (count == 0) return;
        // Even a part with few items is wide enough to be seen.
        const float width = std::max(3.0F, area.w * static_cast<float>(count) / static_cast<float>(all));
        const float room = std::max(0.0F, area.right() - x);
        draw_plate(canvas, {x, area.y, std::min(width, room), area.h}, colour, 2);
        x += width + 1;
    };
    for (std::size_t i = 0; i < bar.steps.size(); ++i) {
        const float far = 1.0F - 0.7F * static_cast<float>(i) / static_cast<float>(bar.steps.size());
        part(bar.steps[i], faded_colour(canvas.colour().danger, far));
    }
    part(bar.done, canvas.theme->seat_colour(0));
}

} // namespace

void draw_progress_bars(const Canvas& canvas, ColumnFlow& flow, const i18n::Voice& voice, const ProgressBars& bars) {
    if (bars.bars.empty()) return;
    const Colour soft = canvas.colour().text_soft;
    flow.take_area(0, 8);
    flow.add_text(canvas, voice.say(bars.title), {17, Weight::semibold}, 2);
    flow.add_text(canvas, voice.say(bars.caption), {type::detail, Weight::regular, soft}, 8);
    for (const ProgressBar& bar : bars.bars) {
        const std::string label = voice.say(bar.label);
        const std::string detail = voice.say(bar.detail);
        const TextStyle strong{type::detail, Weight::semibold};
        TextStyle style{type::detail, Weight::regular, soft, TextAlignment::right};
        const float width = measure_text(*canvas.theme, detail, style).x + 1;
        Rect line = flow.take_area(20, 3);
        // A label and a detail that are too long for one line get a line each.
        if (measure_text(*canvas.theme, label, strong).x + 8 + width <= line.w) {
            draw_line(canvas, {line.x, line.y, line.w - width - 8, line.h}, label, strong);
        } else {
            draw_line(canvas, line, label, strong);
            line = flow.take_area(20, 3);
            style.align = TextAlignment::left;
        }
        draw_line(canvas, line, detail, style);
        draw_bar(canvas, flow.take_area(bar_height, 9), bar);
    }
}

std::vector<std::string> progress_lines(const i18n::Voice& voice, const ProgressBars& bars) {
    std::vector<std::string> lines;
    for (const ProgressBar& bar : bars.bars) lines.push_back(voice.say(bar.sentence));
    if (!lines.empty()) lines.insert(lines.begin(), voice.say(bars.title));
    return lines;
}

} // namespace palazzo::pages

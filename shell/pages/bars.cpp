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

/// Draws the column of one day: its number above it, and its label below it.
void draw_day(const Canvas& canvas, const Rect& area, int count, int most, const std::string& label) {
    constexpr float line = 16;
    const Colour soft = canvas.colour().text_soft;
    const float room = area.h - 2 * line - 4;
    const float height = count == 0 ? 2 : std::max(4.0F, room * static_cast<float>(count) / static_cast<float>(most));
    const Rect column{area.x + 2, area.bottom() - line - 2 - height, area.w - 4, height};
    draw_plate(canvas, column, count == 0 ? canvas.colour().line : canvas.theme->seat_colour(0), 2);
    const Rect above{area.x, column.y - line - 1, area.w, line};
    if (count > 0)
        draw_line(canvas, above, std::to_string(count), {type::least, Weight::semibold, 0, TextAlignment::centre});
    const float width = std::max(area.w, measure_text(*canvas.theme, label, {type::least, Weight::regular}).x + 2);
    draw_line(canvas, {column.x, area.bottom() - line, width, line}, label, {type::least, Weight::regular, soft});
}

} // namespace

void draw_day_counts(const Canvas& canvas, ColumnFlow& flow, const i18n::Voice& voice, const DayCounts& days) {
    if (days.counts.empty()) return;
    flow.take_area(0, 8);
    flow.add_text(canvas, voice.say(days.title), {17, Weight::semibold}, 8);
    const Rect area = flow.take_area(96, 10);
    const int most = std::max(1, *std::max_element(days.counts.begin(), days.counts.end()));
    const float width = std::min(72.0F, area.w / static_cast<float>(days.counts.size()));
    const std::string today = voice.say(days.today);
    const bool wide = measure_text(*canvas.theme, today, {type::least, Weight::regular}).x + 8 > width;
    for (std::size_t i = 0; i < days.counts.size(); ++i) {
        // If the label of the first day is wider than its column, the second day has none.
        const std::string label = i == 0 ? today : i == 1 && wide ? "" : "+" + std::to_string(i);
        draw_day(canvas, {area.x + static_cast<float>(i) * width, area.y, width, area.h}, days.counts[i], most, label);
    }
}

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

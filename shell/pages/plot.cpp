#include "shell/pages/plot.hpp"

#include "engine/i18n/sentence.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <string>

namespace palazzo::pages {
namespace {

using namespace ui;

struct Range {
    int least = 0;
    int most = 1;
};

Range range_of(const Plot& plot) {
    Range range;
    for (const auto& line : plot.lines)
        for (const int value : line) {
            range.least = std::min(range.least, value);
            range.most = std::max(range.most, value);
        }
    return range;
}

/// Returns the width of a seat's line. The reader's own line is drawn over the others, and wider.
float line_width(const Plot& plot, std::size_t seat) {
    return plot.own < 0 ? 2.0F : plot.own == static_cast<Seat>(seat) ? 3.5F : 1.5F;
}

void draw_legend(const Canvas& canvas, ColumnFlow& flow, const Plot& plot) {
    constexpr float height = 22;
    constexpr float sample = 16;
    constexpr float gap = 6;    // between the piece of a line and its name
    constexpr float apart = 18; // between two entries
    const TextStyle style{type::detail, Weight::regular, canvas.colour().text_soft};
    Rect row = flow.take_area(height, 0);
    float x = row.x;
    for (std::size_t seat = 0; seat < plot.names.size(); ++seat) {
        const float text = measure_text(*canvas.theme, plot.names[seat], style).x;
        if (x > row.x && x + sample + gap + text > row.right()) {
            row = flow.take_area(height, 0);
            x = row.x;
        }
        const float y = row.centre().y;
        canvas.list->AddLine(to_im({x, y}), to_im({x + sample, y}), line_colour(*canvas.theme, static_cast<Seat>(seat)),
            line_width(plot, seat) + 1);
        x += sample + gap;
        draw_line(canvas, {x, row.y, std::min(text + 1, row.right() - x), height}, plot.names[seat], style);
        x += text + apart;
    }
    flow.take_area(0, 8);
}

} // namespace

ui::Colour line_colour(const ui::Theme& theme, Seat seat) {
    return mix(theme.seat_colour(seat), theme.colour.text, 0.5F);
}

void draw_plot(const Canvas& canvas, ColumnFlow& flow, const Plot& plot) {
    const Rect area = flow.take_area(140, plot.names.empty() ? 12 : 4);
    if (!plot.names.empty()) draw_legend(canvas, flow, plot);
    draw_plate(canvas, area, canvas.colour().line, 12);
    const std::size_t points = plot.lines.empty() ? 0 : plot.lines.front().size();
    if (points < 2) return;
    const Range range = range_of(plot);
    const TextStyle numbers{type::detail, Weight::regular, canvas.colour().text_soft, TextAlignment::right};
    constexpr float margin = 40;
    const Rect inside{area.x + margin, area.y + 14, area.w - margin - 14, area.h - 28};
    draw_line(canvas, {area.x, inside.y - 10, margin - 8, 20}, i18n::with_typographic_minus(std::to_string(range.most)),
        numbers);
    draw_line(canvas, {area.x, inside.bottom() - 10, margin - 8, 20},
        i18n::with_typographic_minus(std::to_string(range.least)), numbers);
    const auto x_of = [&](std::size_t at) {
        return inside.x + inside.w * static_cast<float>(at) / static_cast<float>(points - 1);
    };
    const auto y_of = [&](int value) {
        return inside.bottom()
            - inside.h * static_cast<float>(value - range.least) / static_cast<float>(range.most - range.least);
    };
    for (const std::size_t mark : plot.marks)
        canvas.list->AddLine(to_im({x_of(mark), inside.y}), to_im({x_of(mark), inside.bottom()}),
            faded_colour(canvas.colour().text, 0.35F), 1);
    const auto draw_course = [&](std::size_t seat) {
        // A value is valid until the next move, so the line has steps instead of slopes.
        int before = plot.lines[seat].front();
        for (std::size_t at = 0; at < points; ++at) {
            const int value = plot.lines[seat][at];
            if (value != before) canvas.list->PathLineTo(to_im({x_of(at), y_of(before)}));
            if (value != before || at == 0 || at + 1 == points) canvas.list->PathLineTo(to_im({x_of(at), y_of(value)}));
            before = value;
        }
        canvas.list->PathStroke(
            line_colour(*canvas.theme, static_cast<Seat>(seat)), ImDrawFlags_None, line_width(plot, seat));
    };
    for (std::size_t seat = 0; seat < plot.lines.size(); ++seat)
        if (static_cast<Seat>(seat) != plot.own) draw_course(seat);
    if (plot.own >= 0) draw_course(static_cast<std::size_t>(plot.own));
}

} // namespace palazzo::pages

#include "shell/games/hint.hpp"

#include "shell/games/event_text.hpp"

#include <algorithm>
#include <cmath>

namespace palazzo::games {

ui::Rect hint_area(const ui::Theme& theme, const ui::Rect& message, const std::string& text) {
    const float height = std::max(message.h, ui::banner_height(theme, text, message));
    return {message.x, message.bottom() - height, message.w, height};
}

bool hint_covers(const ui::Theme& theme, const ui::Rect& message, const std::string& text, const ui::Rect& area) {
    return !text.empty() && ui::rects_overlap(hint_area(theme, message, text), area);
}

ui::Rect place_clear_of_hint(
    const ui::Theme& theme, const ui::Rect& message, const std::string& text, const ui::Rect& label) {
    if (!hint_covers(theme, message, text, label)) return label;
    return {label.x, hint_area(theme, message, text).y - label.h - 2, label.w, label.h};
}

void draw_label_clear_of_hint(const ui::Canvas& canvas, const ui::Rect& message, const std::string& text,
    const ui::Rect& area, std::string_view label, const ui::TextStyle& style) {
    const ui::Rect at = place_clear_of_hint(*canvas.theme, message, text, area);
    if (at != area) {
        const float width = std::ceil(ui::measure_text(*canvas.theme, label, style).x) + 16;
        const ui::Rect plate = ui::rect_around(at.centre(), width, at.h);
        draw_plate(canvas, plate, canvas.colour().table_middle, at.h / 2); // hides the cards behind the plate
        draw_plate(canvas, plate, canvas.colour().plate, at.h / 2);
    }
    draw_line(canvas, at, label, style);
}

void draw_hint(const ui::Canvas& canvas, const ui::Rect& message, const std::string& text) {
    if (text.empty()) return;
    const ui::Rect area = hint_area(*canvas.theme, message, text);
    ui::draw_banner(
        canvas, area, with_bold_cards(text), canvas.colour().highlight_plate, canvas.colour().highlight_text);
}

} // namespace palazzo::games

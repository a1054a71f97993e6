#include "shell/games/hint.hpp"

#include "shell/games/event_text.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>

namespace palazzo::games {

ui::Rect hint_area(const ui::Theme& theme, const ui::Rect& message, const std::string& text) {
    const float height = std::max(message.h, ui::banner_height(theme, text, message));
    return {message.x, message.bottom() - height, message.w, height};
}

void draw_hint(const ui::Canvas& canvas, const ui::Rect& message, const std::string& text) {
    if (text.empty()) return;
    const ui::Rect area = hint_area(*canvas.theme, message, text);
    ui::draw_banner(
        canvas, area, with_bold_cards(text), canvas.colour().highlight_plate, canvas.colour().highlight_text);
}

} // namespace palazzo::games

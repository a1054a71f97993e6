#include "shell/games/hint.hpp"

#include "shell/games/event_text.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>

namespace palazzo::games {

void draw_hint(const ui::Canvas& canvas, const ui::Rect& message, const std::string& text) {
    if (text.empty()) return;
    const float height = std::max(message.h, ui::banner_height(*canvas.theme, text, message));
    const ui::Rect area{message.x, message.bottom() - height, message.w, height};
    ui::draw_banner(canvas, area, with_bold_cards(text), canvas.colour().turn, canvas.colour().turn_text);
}

} // namespace palazzo::games

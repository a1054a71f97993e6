#include "shell/games/header.hpp"

#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <array>

namespace palazzo::games {
namespace {

constexpr float narrow = 600;
constexpr float button = 48;

struct HeaderButton {
    const char* id;
    const char* label;
    ui::Icon icon;
    float x;
    bool enabled;
    bool shown = true;
};

} // namespace

float left_buttons_width(float width) { return header_button_step * (width < narrow ? 2.0F : 3.0F); }

ui::Rect area_between_buttons(const ui::Rect& header, const HeaderButtons& offers) {
    if (!offers.are_shown) return header;
    // The room for buttons is equally wide at both ends, so that the middle of the header is also the middle of the
    // window.
    const float end = std::max(left_buttons_width(ui::screen_area().w), right_buttons_width);
    return {header.x + end, header.y, header.w - 2 * end, header.h};
}

std::optional<a11y::Action> draw_header_buttons(
    const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& header, const HeaderButtons& offers) {
    if (!offers.are_shown) return std::nullopt;
    const float right = header.right() - button;
    const bool is_narrow = ui::screen_area().w < narrow;
    const bool redo_for_rules = is_narrow && offers.redo;
    const std::array buttons{
        HeaderButton{"menu", "table.menu", ui::Icon::menu, header.x, true},
        HeaderButton{
            "undo", "undo.title", ui::Icon::undo, header.x + header_button_step, offers.undo, offers.offers_help},
        HeaderButton{"hint", "hint.title", ui::Icon::hint, right - header_button_step, offers.hint, offers.offers_help},
        redo_for_rules ? HeaderButton{"redo", "redo.title", ui::Icon::redo, right, true}
                       : HeaderButton{"rules", "table.rules", ui::Icon::rules, right, true},
        // The button for redo has a place of its own only in wide windows, and only while it can be used.
        HeaderButton{"redo", "redo.title", ui::Icon::redo, header.x + 2 * header_button_step, offers.redo,
            !is_narrow && offers.redo},
    };
    std::optional<a11y::Action> action;
    for (const HeaderButton& one : buttons) {
        if (!one.shown) continue;
        const ui::Rect at{one.x, header.y, button, button};
        if (ui::icon_button(canvas, one.id, at, one.icon, voice.say(one.label), one.enabled))
            action = a11y::make_action(one.id);
    }
    return action;
}

} // namespace palazzo::games

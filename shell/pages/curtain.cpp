#include "shell/pages/curtain.hpp"

#include "shell/cards/art.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float button_height = 56;
constexpr float button_step = button_height + 10; ///< Distance between the upper edges of adjacent buttons.

/// Returns the area of button `i` of `count` buttons. In a narrow window, each button is `width` wide, and they are
/// below each other at the bottom, within the thumb's reach. In a wide window, they are side by side below the texts,
/// which end at `text_end`, and are `width` wide together.
Rect button_area(const Rect& all, float width, float text_end, int i, int count) {
    const float left = (all.w - width) / 2;
    if (is_window_narrow())
        return {left, all.h - 6 - static_cast<float>(count - i) * button_step, width, button_height};
    const float shift = (width + 10) / static_cast<float>(count);
    const float top = std::min(text_end + 48, all.h - 72);
    return {left + static_cast<float>(i) * shift, top, shift - 10, button_height};
}

} // namespace

std::optional<a11y::Action> draw_curtain(const Theme& theme, const i18n::Voice& voice, const CurtainModel& model) {
    std::optional<a11y::Action> action;
    const Canvas canvas = begin_screen(theme, "curtain", true);
    const Rect all = screen_area();
    const int count = static_cast<int>(model.buttons.size());
    const float room = all.h - (is_window_narrow() ? static_cast<float>(count - 1) * button_step : 0);
    const float width = std::min(600.0F, all.w - 2 * space::margin);
    const int fan = room < 480 ? 0 : 2; // no cards in a low window, which has no room for a fan
    const Point middle{all.w / 2, room * (fan > 0 ? 0.40F : 0.28F)};
    for (int i = -fan; i <= fan && fan > 0; ++i) {
        const auto t = static_cast<float>(i);
        draw_card(canvas, Card::unknown(), {{middle.x + t * 34, middle.y - 120 + t * t * 5}, 92, t * 0.14F});
    }
    draw_avatar(canvas, {middle.x, middle.y + 24}, 36, voice.name(model.seat), theme.seat_colour(model.seat));
    float y = middle.y + 80;
    y += draw_text(
        canvas, {middle.x - width / 2, y, width, 40}, model.title, {24, Weight::semibold, 0, TextAlignment::centre});
    y += draw_text(canvas, {middle.x - width / 2, y + 8, width, 40}, model.detail,
        {type::text, Weight::regular, canvas.colour().text_soft, TextAlignment::centre});
    for (int i = 0; i < count; ++i) {
        const a11y::Control& one = model.buttons[static_cast<std::size_t>(i)];
        const auto kind = i == 0 ? ButtonKind::main : ButtonKind::secondary;
        const Rect area = button_area(all, width, y, i, count);
        if (button(canvas, one.id.c_str(), area, one.label, kind)) action = a11y::make_action(one.id);
    }
    end_screen();
    return action;
}

a11y::Mirror curtain_mirror(const CurtainModel& model) {
    return {model.title, {{"curtain", model.title, {model.detail}, model.buttons}}, true};
}

} // namespace palazzo::pages

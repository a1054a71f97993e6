#include "shell/pages/curtain.hpp"

#include "shell/cards/art.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float button_height = 56;
constexpr float button_step = button_height + 10; ///< From the upper edge of a button to that of the one below it.

/// Returns the areas of the buttons: side by side in a low window, otherwise below each other. In a narrow window they
/// are at the bottom, within the thumb's reach; in a wide one below the texts, which end at `text_end`.
std::vector<Rect> button_areas(const Rect& all, float text_end, std::size_t count, bool side_by_side) {
    const float columns = side_by_side ? static_cast<float>(count) : 1;
    const float width = std::min(360.0F * (side_by_side ? 2 : 1), all.w - 2 * space::margin);
    const float height = button_height + (side_by_side ? 0 : static_cast<float>(count - 1) * button_step);
    const float lowest = all.h - 16 - height;
    const Point at{(all.w - width) / 2, is_narrow() ? lowest : std::min(text_end + 48, lowest)};
    const float one = (width - (columns - 1) * 10) / columns;
    std::vector<Rect> areas;
    for (std::size_t i = 0; i < count; ++i) {
        const auto step = static_cast<float>(i);
        areas.push_back(side_by_side ? Rect{at.x + step * (one + 10), at.y, one, button_height}
                                     : Rect{at.x, at.y + step * button_step, width, button_height});
    }
    return areas;
}

} // namespace

std::optional<a11y::Action> draw_curtain(const Theme& theme, const i18n::Voice& voice, const CurtainModel& model) {
    std::optional<a11y::Action> action;
    const Canvas canvas = begin_screen(theme, "curtain", true);
    const Rect all = screen_area();
    const bool low = all.h < 480; // a phone in landscape has no room for the fan
    const bool side_by_side = low && !is_narrow();
    const std::size_t below = side_by_side ? 0 : model.buttons.size() - 1; // further buttons that take height
    const float room = all.h - static_cast<float>(below) * button_step;
    const float width = std::min(low ? 600.0F : 360.0F, all.w - 2 * space::margin);
    const int fan = room < 480 ? 0 : 2;
    const Point middle{all.w / 2, room * (fan > 0 ? 0.40F : 0.28F)};
    for (int i = -fan; i <= fan && fan > 0; ++i) {
        const auto t = static_cast<float>(i);
        draw_card(canvas, Card::unknown(), {{middle.x + t * 34, middle.y - 120 + t * t * 5}, 92, t * 0.14F});
    }
    draw_avatar(canvas, {middle.x, middle.y + 24}, 36, voice.name(model.seat), theme.seat(model.seat));
    float y = middle.y + 80;
    y += draw_text(canvas, {middle.x - width / 2, y, width, 40}, model.title, {24, Weight::semibold, 0, Align::centre});
    y += draw_text(canvas, {middle.x - width / 2, y + 8, width, 40}, model.detail,
        {type::text, Weight::regular, canvas.colour().text_soft, Align::centre});
    const auto areas = button_areas(all, y, model.buttons.size(), side_by_side);
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const SheetItem& item = model.buttons[i];
        const auto kind = item.kind == SheetItem::Kind::main ? ButtonKind::main : ButtonKind::secondary;
        if (button(canvas, item.id.c_str(), areas[i], item.label, kind)) action = a11y::make_action(item.id);
    }
    end_screen();
    return action;
}

a11y::Mirror mirror_curtain(const CurtainModel& model) {
    a11y::Region region{"curtain", model.title, {model.detail}};
    for (const SheetItem& item : model.buttons)
        region.controls.push_back({a11y::Control::Kind::button, item.id, item.label});
    return {model.title, {std::move(region)}, true};
}

} // namespace palazzo::pages

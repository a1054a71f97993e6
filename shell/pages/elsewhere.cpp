#include "shell/pages/elsewhere.hpp"

#include "shell/ui/widgets.hpp"

namespace palazzo::pages {

std::optional<a11y::Action> draw_other_window_banner(const ui::Theme& theme, const i18n::Voice& voice) {
    std::optional<a11y::Action> action;
    ui::Sheet sheet = ui::begin_question_sheet(theme, "elsewhere", 420);
    sheet.flow.add_text(sheet.canvas, voice.say("elsewhere.title"), {ui::type::heading, ui::Weight::semibold}, 4);
    sheet.flow.add_text(sheet.canvas, voice.say("elsewhere.text"),
        {ui::type::text, ui::Weight::regular, sheet.canvas.colour().text_soft});
    if (ui::button(
            sheet.canvas, "play_here", sheet.flow.take_area(52), voice.say("elsewhere.play"), ui::ButtonKind::main))
        action = a11y::make_action("play_here");
    ui::end_sheet(sheet);
    return action;
}

a11y::Mirror mirror_with_other_window_banner(const i18n::Voice& voice, a11y::Mirror screen) {
    for (a11y::Region& region : screen.regions) region.controls.clear();
    a11y::Region banner{"elsewhere", voice.say("elsewhere.title"), {voice.say("elsewhere.text")}};
    banner.controls.push_back({a11y::Control::Kind::button, "play_here", voice.say("elsewhere.play")});
    screen.regions.insert(screen.regions.begin(), std::move(banner));
    return screen;
}

} // namespace palazzo::pages

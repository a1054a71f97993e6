#include "shell/games/over.hpp"

#include "shell/ui/widgets.hpp"

namespace palazzo::games {

using namespace ui;

std::optional<a11y::Action> draw_game_over_buttons(
    const Canvas& canvas, const i18n::Voice& voice, const Rect& main, const Rect& side, bool next_game) {
    const float half = (main.w - space::gap) / 2;
    const bool shared = side.w < half / 2;
    const Rect left = shared ? Rect{main.x, main.y, half, main.h} : side;
    const Rect right = shared ? Rect{main.right() - half, main.y, half, main.h} : main;
    std::optional<a11y::Action> action;
    if (button(canvas, "result", left, voice.say("table.result"))) action = a11y::make_action("result");
    const char* on = next_game ? "next_game" : "again";
    const std::string label = voice.say(next_game ? "match.next" : "table.again");
    if (button(canvas, on, right, label, ButtonKind::main)) action = a11y::make_action(on);
    return action;
}

} // namespace palazzo::games

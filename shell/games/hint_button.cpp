#include "shell/games/hint_button.hpp"

#include "shell/ui/widgets.hpp"

namespace palazzo::games {

bool draw_hint_button(const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& rules, bool enabled) {
    const ui::Rect at{rules.x - hint_width, rules.y, rules.w, rules.h};
    return ui::icon_button(canvas, "hint", at, ui::Icon::hint, voice.say("hint.title"), enabled);
}

} // namespace palazzo::games

// The button for a hint, beside that of the rules on every table.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/ui/theme.hpp"

namespace palazzo::games {

/// How far it reaches to the left of the rules' button.
inline constexpr float hint_width = 48 + ui::space::gap;

/// To the left of the rules' button; whether it was pressed. `enabled`: there is something to hint at.
bool draw_hint_button(const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& rules, bool enabled);

} // namespace palazzo::games

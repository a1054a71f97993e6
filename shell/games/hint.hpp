// The button for a hint, beside that of the rules on every table, and where the table says what it is.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/ui/theme.hpp"

#include <string>

namespace palazzo::games {

/// How far it reaches to the left of the rules' button.
inline constexpr float hint_width = 48 + ui::space::gap;

/// To the left of the rules' button; whether it was pressed. `enabled`: there is something to hint at.
bool draw_hint_button(const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& rules, bool enabled);

/// In place of the table's message, unless there is none; it reaches upwards where it is higher, away from one's own
/// cards.
void draw_hint(const ui::Canvas& canvas, const ui::Rect& message, const std::string& text);

} // namespace palazzo::games

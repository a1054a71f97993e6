// What can be done at a table whose game is over.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>

namespace palazzo::games {

/// Two buttons, `again` and `result`. Without room beside the main one they share its place.
std::optional<a11y::Action> draw_over_buttons(
    const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& main, const ui::Rect& side);

} // namespace palazzo::games

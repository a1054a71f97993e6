// Buttons on a table whose game is over.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>

namespace palazzo::games {

/// Draws the buttons `result` and `again`, or `result` and `next_game` if the next game of a match is to be dealt. If
/// there is no room at `side`, both share `main`. Returns the action of the pressed button; nullopt if none is pressed.
std::optional<a11y::Action> draw_over_buttons(
    const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& main, const ui::Rect& side, bool next_game);

} // namespace palazzo::games

// The buttons on a table whose game is over.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>

namespace palazzo::games {

/// Draws the button `result`, and beside it a button for another game. The second button is `next_game` if the next
/// game of a match can be dealt (the parameter `next_game`), and `again` otherwise. The buttons are in the areas `main`
/// and `side`; if there is no room in `side`, they share `main`. Returns the action of the pressed button; nullopt if
/// none is pressed.
std::optional<a11y::Action> draw_game_over_buttons(
    const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& main, const ui::Rect& side, bool next_game);

} // namespace palazzo::games

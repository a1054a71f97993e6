// What can be done at a table whose game is over.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>

namespace palazzo::games {

/// Two buttons, `result` and `again`, or `next_game` where the next one of a match is to be dealt. Without room beside
/// the main one they share its place.
std::optional<a11y::Action> draw_over_buttons(
    const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& main, const ui::Rect& side, bool next_game);

} // namespace palazzo::games

// The part of the set-up in which players choose between a single game and a match of several games.
#pragma once

#include "shell/pages/set_up.hpp"
#include "shell/ui/widgets.hpp"

namespace palazzo::pages {

/// Draws the choice between a single game and a match; nothing if only a single game is possible. Returns the action
/// `match`, `match_goal` or `match_sheet`; nullopt if nothing is pressed.
std::optional<a11y::Action> draw_match_choice(
    const ui::Canvas& canvas, const i18n::Voice& voice, ui::ColumnFlow& flow, const SetUpModel& model);
/// Returns the height that `draw_match_choice` needs; 0 if only a single game is possible.
float match_choice_height(const ui::Theme& theme, const SetUpModel& model, float width);

} // namespace palazzo::pages

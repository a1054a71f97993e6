// The presets of a game, from which players choose one. Each is shown with a sentence and a picture.
#pragma once

#include "shell/pages/set_up.hpp"
#include "shell/ui/widgets.hpp"

namespace palazzo::pages {

/// Returns the height of the presets. If the game has only one, that is the height of its sentence.
float presets_height(const ui::Theme& theme, const SetUpModel& model, float width);
/// Draws the presets. Returns the action `preset` with the index of the pressed one; nullopt if none is pressed.
std::optional<a11y::Action> draw_presets(
    const ui::Canvas& canvas, const i18n::Voice& voice, ui::ColumnFlow& flow, const SetUpModel& model);

} // namespace palazzo::pages

// The presets of a game as cards to choose from, each with a line and a picture.
#pragma once

#include "shell/pages/set_up.hpp"
#include "shell/ui/widgets.hpp"

namespace palazzo::pages {

/// How much of the column they take; a game with one preset has its sentence alone.
float presets_height(const ui::Theme& theme, const SetUpModel& model, float width);
/// `preset` and the index of the one that was pressed.
std::optional<a11y::Action> draw_presets(
    const ui::Canvas& canvas, const i18n::Voice& voice, ui::Flow& flow, const SetUpModel& model);

} // namespace palazzo::pages

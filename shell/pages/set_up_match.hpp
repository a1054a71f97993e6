// The part of the set-up that says whether one game is played or several.
#pragma once

#include "shell/pages/set_up.hpp"
#include "shell/ui/widgets.hpp"

namespace palazzo::pages {

std::optional<a11y::Action> draw_match(
    const ui::Canvas& canvas, const i18n::Voice& voice, ui::Flow& flow, const SetUpModel& model);
/// How much of a column it takes.
float match_height(const ui::Theme& theme, const SetUpModel& model, float width);

} // namespace palazzo::pages

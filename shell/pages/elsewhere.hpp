// The banner of a tab or window that may not play because another one does: it shows the other one's game, and offers
// to continue here.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>

namespace palazzo::pages {

/// Draws the banner over the screen. Returns the action `play_here`, the only one that can be used; nullopt if it isn't
/// pressed.
std::optional<a11y::Action> draw_elsewhere(const ui::Theme& theme, const i18n::Voice& voice);
/// Returns the mirror of `screen` without its controls, and with the banner as its first region.
a11y::Mirror mirror_elsewhere(const i18n::Voice& voice, a11y::Mirror screen);

} // namespace palazzo::pages

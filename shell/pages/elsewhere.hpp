// The banner over a tab or window in which nobody can play, because the program is being used in another tab or window.
// Below the banner the game of the other one is shown. The banner's button lets the player continue in the tab or
// window that shows the banner.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>

namespace palazzo::pages {

/// Draws the banner over the screen. Returns the action `play_here` if its button is pressed, and nullopt otherwise; no
/// other action is possible.
std::optional<a11y::Action> draw_other_window_banner(const ui::Theme& theme, const i18n::Voice& voice);
/// Returns the mirror of `screen` without its controls, and with the banner as its first region.
a11y::Mirror mirror_with_other_window_banner(const i18n::Voice& voice, a11y::Mirror screen);

} // namespace palazzo::pages

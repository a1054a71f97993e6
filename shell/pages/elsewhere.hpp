// Another tab or window plays: this one shows its game, and offers to go on here.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>

namespace palazzo::pages {

/// Draws a banner over whatever the screen shows, with the one control that can be used, `play_here`.
std::optional<a11y::Action> draw_elsewhere(const ui::Theme& theme, const i18n::Voice& voice);
/// The mirror of a screen that can only be read: without its controls, the banner first.
a11y::Mirror mirror_elsewhere(const i18n::Voice& voice, a11y::Mirror screen);

} // namespace palazzo::pages

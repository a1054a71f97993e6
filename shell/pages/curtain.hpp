// The curtain, which hides the whole table until the player whose turn it is confirms who they are.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::pages {

struct CurtainModel {
    Seat seat = 0; ///< Seat of the player who has to confirm who they are.
    std::string title;
    std::string detail;
    std::vector<a11y::Control> buttons; ///< At least one button; players will most likely press the first.
};

/// Draws the curtain. Returns the action of the pressed button; nullopt if none is pressed.
std::optional<a11y::Action> draw_curtain(const ui::Theme& theme, const i18n::Voice& voice, const CurtainModel& model);
a11y::Mirror curtain_mirror(const CurtainModel& model);

} // namespace palazzo::pages

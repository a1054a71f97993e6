// The curtain: nothing of the table is shown until the person whose turn it is says so.
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
    Seat seat = 0; ///< Seat of the person who is asked for.
    std::string title;
    std::string detail;
    std::vector<a11y::Control> buttons; ///< At least one; the first is the likeliest.
};

/// Draws the curtain. Returns the action of the pressed button; nullopt if none is pressed.
std::optional<a11y::Action> draw_curtain(const ui::Theme& theme, const i18n::Voice& voice, const CurtainModel& model);
a11y::Mirror mirror_curtain(const CurtainModel& model);

} // namespace palazzo::pages

// The buttons at both ends of every table's header.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>

namespace palazzo::games {

/// What can be done there now, besides what always can.
struct HeaderOffers {
    bool any = true; ///< false: none of the program's buttons is there, since the table is only looked at, or a puzzle
    bool hint = false;
    bool undo = false;
    bool redo = false;
};

/// From one button to the next.
inline constexpr float header_step = 48 + ui::space::gap;

/// Menu, undo and, where moves can be made again, redo at the left; hint and rules at the right. In a narrow window
/// redo stands in the place of the rules, which are in the menu too. Returns the action that was asked for.
std::optional<a11y::Action> draw_header_buttons(
    const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& header, const HeaderOffers& offers);

/// How much of the header's left end, and of its right end, belongs to the buttons in a window of that width.
float header_left(float width);
inline constexpr float header_right = 2 * header_step;

/// What the buttons leave in the middle of a header; all of it where there are none.
ui::Rect between_buttons(const ui::Rect& header, const HeaderOffers& offers);

} // namespace palazzo::games

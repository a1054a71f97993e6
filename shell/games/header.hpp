// The buttons at both ends of the header, which are the same for every table.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>

namespace palazzo::games {

/// The buttons of the header that can be used now. The buttons for the menu and the rules can always be used if
/// `are_shown` is true.
struct HeaderButtons {
    /// False if the header shows none of its buttons, because the table is only viewed or shows a puzzle.
    bool are_shown = true;
    bool hint = false;
    bool undo = false;
    bool redo = false;
    /// False at a table with friends elsewhere, where nobody gets hints or takes moves back alone: the buttons for undo
    /// and hint aren't shown.
    bool offers_help = true;
};

/// Distance from the left edge of one button to that of the next.
inline constexpr float header_button_step = 48 + ui::space::gap;

/// Draws the buttons of the header: menu, undo and, if moves can be made again, redo at the left; hint and rules at the
/// right. In a narrow window, redo replaces the rules, which can also be opened from the menu. Returns the action of
/// the pressed button; nullopt if none is pressed.
std::optional<a11y::Action> draw_header_buttons(
    const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& header, const HeaderButtons& offers);

/// Returns the width that the buttons at the left end of the header need, if the window is `width` wide.
float left_buttons_width(float width);
inline constexpr float right_buttons_width = 2 * header_button_step;

/// Returns the area of the header between the buttons, or the whole header if there are no buttons.
ui::Rect area_between_buttons(const ui::Rect& header, const HeaderButtons& offers);

} // namespace palazzo::games

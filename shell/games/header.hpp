// The buttons at both ends of every table's header.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>

namespace palazzo::games {

/// The buttons that can be used now, in addition to those that always can.
struct HeaderOffers {
    bool any = true; ///< False if the table has no buttons of the program, because it is only viewed or is a puzzle.
    bool hint = false;
    bool undo = false;
    bool redo = false;
};

/// Distance from one button to the next.
inline constexpr float header_step = 48 + ui::space::gap;

/// Draws the buttons of the header: menu, undo and, if moves can be made again, redo at the left; hint and rules at the
/// right. In a narrow window redo replaces the rules, which are in the menu too. Returns the action of the pressed
/// button; nullopt if none is pressed.
std::optional<a11y::Action> draw_header_buttons(
    const ui::Canvas& canvas, const i18n::Voice& voice, const ui::Rect& header, const HeaderOffers& offers);

/// Return the widths that the buttons need at the left and right end of the header, in a window of that width.
float header_left(float width);
inline constexpr float header_right = 2 * header_step;

/// Returns the middle of a header between the buttons; the whole header if there are none.
ui::Rect area_between_buttons(const ui::Rect& header, const HeaderOffers& offers);

} // namespace palazzo::games

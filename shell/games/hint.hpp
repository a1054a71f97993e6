// The place where a table shows a requested hint.
#pragma once

#include "shell/ui/theme.hpp"

#include <string>

namespace palazzo::games {

/// Returns the area of a hint in place of a message: as high as the text needs. `text` must not be empty.
ui::Rect hint_area(const ui::Theme& theme, const ui::Rect& message, const std::string& text);

/// Draws a hint in place of the table's message; nothing if `text` is empty. If it is higher than the message, it
/// extends upwards, so that it doesn't cover the player's own cards.
void draw_hint(const ui::Canvas& canvas, const ui::Rect& message, const std::string& text);

} // namespace palazzo::games

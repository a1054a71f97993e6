// The place where a table shows a requested hint.
#pragma once

#include "shell/ui/theme.hpp"

#include <string>

namespace palazzo::games {

/// Returns the area in which a hint is shown. It has the lower edge of the area `message`, and is as high as `text`
/// needs. `text` must not be empty.
ui::Rect hint_area(const ui::Theme& theme, const ui::Rect& message, const std::string& text);

/// Draws a hint in place of the table's message; draws nothing if `text` is empty. A hint that is higher than the
/// message extends upwards, so that it doesn't cover the player's own cards.
void draw_hint(const ui::Canvas& canvas, const ui::Rect& message, const std::string& text);

} // namespace palazzo::games

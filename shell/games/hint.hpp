// Where a table says what the hint is that was asked for.
#pragma once

#include "shell/ui/theme.hpp"

#include <string>

namespace palazzo::games {

/// Where a hint is shown, which isn't empty, over a message's place: as high as it has to be.
ui::Rect hint_area(const ui::Theme& theme, const ui::Rect& message, const std::string& text);

/// In place of the table's message, unless there is none; it reaches upwards where it is higher, away from one's own
/// cards.
void draw_hint(const ui::Canvas& canvas, const ui::Rect& message, const std::string& text);

} // namespace palazzo::games

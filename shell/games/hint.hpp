// The place where a table shows a requested hint.
#pragma once

#include "shell/ui/widgets.hpp"

#include <string>
#include <string_view>

namespace palazzo::games {

/// Returns the area in which a hint is shown. It has the lower edge of the area `message`, and is as high as `text`
/// needs. `text` must not be empty.
ui::Rect hint_area(const ui::Theme& theme, const ui::Rect& message, const std::string& text);

/// Returns whether the hint `text` covers a part of `area`. An empty hint covers nothing.
bool hint_covers(const ui::Theme& theme, const ui::Rect& message, const std::string& text, const ui::Rect& area);

/// Returns the place of a label while the hint `text` is shown: `label` or, if the hint would cover a part of it, just
/// above the hint.
ui::Rect place_clear_of_hint(
    const ui::Theme& theme, const ui::Rect& message, const std::string& text, const ui::Rect& label);

/// Draws a label with a number, which a hint mustn't hide, at place_clear_of_hint(). There it has a plate of its own.
void draw_label_clear_of_hint(const ui::Canvas& canvas, const ui::Rect& message, const std::string& text,
    const ui::Rect& area, std::string_view label, const ui::TextStyle& style);

/// Draws a hint in place of the table's message; draws nothing if `text` is empty. A hint that is higher than the
/// message extends upwards, so that it doesn't cover the player's own cards.
void draw_hint(const ui::Canvas& canvas, const ui::Rect& message, const std::string& text);

} // namespace palazzo::games

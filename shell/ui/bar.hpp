// A bar below a screen, for screens whose controls stay usable while the bar is shown.
#pragma once

#include "shell/ui/text.hpp"

namespace palazzo::ui {

/// Begins a bar in `area`, the room that was left below the screen named `screen`. The bar belongs to the screen's
/// ImGui window, so that Tab moves between both. In contrast, begin_bar() of widgets.hpp keeps the keyboard inside the
/// bar.
Canvas begin_bar_of_screen(const char* screen, const Theme& theme, const Rect& area);
void end_bar_of_screen();

} // namespace palazzo::ui

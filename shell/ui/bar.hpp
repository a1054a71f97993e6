// A bar below a screen whose controls stay usable.
#pragma once

#include "shell/ui/text.hpp"

namespace palazzo::ui {

/// Continues the ImGui window of the screen named `screen` in `area`, the room that was left below it, so that Tab
/// moves between the screen and the bar. In contrast, begin_bar() of widgets.hpp moves the keyboard into the bar only.
Canvas begin_bar_of(const char* screen, const Theme& theme, const Rect& area);
void end_bar_of_screen();

} // namespace palazzo::ui

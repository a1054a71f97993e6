// A bar below a screen that goes on being used.
#pragma once

#include "shell/ui/text.hpp"

namespace palazzo::ui {

/// Goes on with the screen of this name, in the room that was left below it: Tab takes the keyboard from what is above
/// to the bar and back. begin_bar() (widgets.hpp) takes the keyboard instead.
Canvas begin_bar_of(const char* screen, const Theme& theme, const Rect& area);
void end_bar_of_screen();

} // namespace palazzo::ui

// A bar below a screen that is only an offer.
#pragma once

#include "shell/ui/text.hpp"

namespace palazzo::ui {

/// As begin_bar (widgets.hpp), but the keyboard stays with the screen above, as it would without the bar.
Canvas begin_offer_bar(const Theme& theme, const char* id, const Rect& area);

} // namespace palazzo::ui

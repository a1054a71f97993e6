// The backs of cards. Included only by files that draw cards.
#pragma once

#include "shell/cards/card_parts.hpp"

namespace palazzo::ui::parts {

/// Draws the back that the theme selects.
void draw_back(const Brush& b);

} // namespace palazzo::ui::parts

// Draws the backs of cards. Only files that draw cards include this header.
#pragma once

#include "shell/cards/card_parts.hpp"

namespace palazzo::ui::parts {

/// Draws the back that the theme has selected.
void draw_back(const Brush& b);

} // namespace palazzo::ui::parts

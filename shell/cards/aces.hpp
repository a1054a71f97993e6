// Draws aces: one large pip with an engraved ornament. Only files that draw cards include this header.
#pragma once

#include "shell/cards/card_parts.hpp"

namespace palazzo::ui::parts {

/// Draws the pip of an ace; `ink` is the suit's colour. The ace of spades has an arch and a star inside its pip.
void draw_ace(const Brush& b, Suit suit, Colour ink);

} // namespace palazzo::ui::parts

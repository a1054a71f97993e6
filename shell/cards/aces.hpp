// Aces: one large pip, engraved. Only for the files that draw cards.
#pragma once

#include "shell/cards/card_parts.hpp"

namespace palazzo::ui::parts {

/// Draws the pip of an ace; `ink` is the suit's colour. The ace of spades has the arch and the star of the house in it.
void draw_ace(const Brush& b, Suit suit, Colour ink);

} // namespace palazzo::ui::parts

// Jack, queen and king: figures of our own in a few flat shapes, the same both ways up. Only for the files that draw
// cards.
#pragma once

#include "shell/cards/card_parts.hpp"

namespace palazzo::ui::parts {

/// Width and height of the frame of jacks, queens and kings, an arch and its mirror image, in card widths.
inline constexpr float court_width = 0.46F;
inline constexpr float court_height = 1.24F;

/// Draws the figure of a jack, a queen, a king or the joker in its frame; `ink` is the colour of the index.
void draw_court(const Brush& b, Card card, Colour ink);
/// Draws the head of a jack, a queen or a king in half an arch, at the lower right of a card.
void draw_bust(const Brush& b, Card card, Colour ink);

} // namespace palazzo::ui::parts

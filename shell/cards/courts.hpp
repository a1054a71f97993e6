// Jack, queen and king: figures of our own in a few flat shapes, the same both ways up. Only for the files that draw
// cards.
#pragma once

#include "shell/cards/card_parts.hpp"

namespace palazzo::ui::parts {

/// Width and height of the figures on jacks, queens and kings, in card widths.
inline constexpr float court_width = 0.56F;
inline constexpr float court_height = 1.16F;

/// Draws the figure of a jack, a queen or a king in its frame; `ink` is the suit's colour.
void draw_court(const Brush& b, Rank rank, Colour ink);

} // namespace palazzo::ui::parts

// The figures of jacks, queens, kings and the joker, which were designed for this program. They consist of a few flat
// shapes, and look the same upside down. Only files that draw cards include this header.
#pragma once

#include "shell/cards/card_parts.hpp"

namespace palazzo::ui::parts {

/// Width and height of the frame around a figure, in card widths. The frame is round above and below.
inline constexpr float court_width = 0.46F;
inline constexpr float court_height = 1.24F;

/// Draws the figure of a jack, a queen, a king or the joker in its frame; `ink` is the colour of the index.
void draw_court(const Brush& b, Card card, Colour ink);
/// Draws the head of a jack, a queen or a king under an arch, at the lower right of a card.
void draw_bust(const Brush& b, Card card, Colour ink);

} // namespace palazzo::ui::parts

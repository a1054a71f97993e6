// Pictures of Palace for its tile on the first screen and for its presets.
#pragma once

#include "engine/games/palace/options.hpp"
#include "shell/cards/face.hpp"
#include "shell/ui/theme.hpp"

#include <vector>

namespace palazzo::palace::screen {

/// Draws a fan of cards in the lower right corner of the tile.
void draw_picture(const ui::Canvas& canvas, const ui::Rect& tile);
/// Returns a card of each rank that has a power, in alternating suits.
std::vector<ui::Face> special_cards(const Options& o);

} // namespace palazzo::palace::screen

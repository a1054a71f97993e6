// The pictures of Palace: for its tile on the home screen, and for its presets.
#pragma once

#include "engine/games/palace/options.hpp"
#include "shell/cards/face.hpp"
#include "shell/ui/theme.hpp"

#include <vector>

namespace palazzo::palace::screen {

/// Draws a palace of three cards with a king above it, as large as it fits into `area`.
void draw_tile_picture(const ui::Canvas& canvas, const ui::Rect& area);
/// Returns one card of each rank that has a power, in alternating suits.
std::vector<ui::CardFace> special_cards(const Options& o);

} // namespace palazzo::palace::screen

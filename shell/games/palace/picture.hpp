// What Palace looks like on its tile of the first screen.
#pragma once

#include "engine/games/palace/options.hpp"
#include "shell/cards/face.hpp"
#include "shell/ui/theme.hpp"

#include <vector>

namespace palazzo::palace::screen {

/// A fan of cards in the lower right corner of the tile.
void draw_picture(const ui::Canvas& canvas, const ui::Rect& tile);
/// The ranks that have powers, in suits by turns.
std::vector<ui::Face> special_cards(const Options& o);

} // namespace palazzo::palace::screen

// Draws cards as vector graphics, which are sharp at any size, angle and pixel density.
#pragma once

#include "shell/cards/scene.hpp"
#include "shell/ui/theme.hpp"

#include <span>

namespace palazzo::ui {

/// Draws a card: its face, its back if the card is unknown, or nothing if there is no card.
void draw_card(const Canvas& canvas, const CardFace& card, const Pose& pose, const CardLook& look = {});
/// Draws the cards in the order of `sprites`, except the cards that lie behind the plates with players' names.
void draw_sprites(const Canvas& canvas, std::span<const Sprite> sprites);
/// Draws only the cards that lie behind the plates with players' names. Call it before drawing the plates.
void draw_sprites_behind_plates(const Canvas& canvas, std::span<const Sprite> sprites);
/// Draws an empty place where a card can lie.
void draw_slot(const Canvas& canvas, const Pose& pose);

} // namespace palazzo::ui

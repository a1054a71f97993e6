// Cards drawn as vectors: sharp at any size, angle and density.
#pragma once

#include "shell/table/scene.hpp"
#include "shell/table/theme.hpp"

#include <span>

namespace palazzo::table {

/// Draws a face, the back of an unknown card, or nothing for no card.
void draw_card(const Canvas& canvas, const Face& card, const Pose& pose, const CardLook& look = {});
/// Draws cards in their order.
void draw_sprites(const Canvas& canvas, std::span<const Sprite> sprites);
/// Draws an empty place where a card could lie.
void draw_slot(const Canvas& canvas, const Pose& pose);
/// Draws a suit `size` pixels wide and high.
void draw_suit(const Canvas& canvas, Suit suit, Point centre, float size, Colour colour, float angle = 0.0F);
/// Draws the joker's star.
void draw_star(const Canvas& canvas, Point centre, float size, Colour colour);

} // namespace palazzo::table

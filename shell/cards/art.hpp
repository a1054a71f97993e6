// Cards drawn as vectors: sharp at any size, angle and density.
#pragma once

#include "shell/cards/scene.hpp"
#include "shell/ui/theme.hpp"

#include <span>

namespace palazzo::ui {

/// Draws a face, the back of an unknown card, or nothing for no card.
void draw_card(const Canvas& canvas, const Face& card, const Pose& pose, const CardLook& look = {});
/// Draws cards in their order, except those behind plates.
void draw_sprites(const Canvas& canvas, std::span<const Sprite> sprites);
/// Draws only the cards behind plates. Call it before drawing the plates.
void draw_behind(const Canvas& canvas, std::span<const Sprite> sprites);
/// Draws an empty place where a card can lie.
void draw_slot(const Canvas& canvas, const Pose& pose);

} // namespace palazzo::ui

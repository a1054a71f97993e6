// The hand of another player: a fan of backs that rises from behind the plate with the player's name.
#pragma once

#include "shell/cards/scene.hpp"

#include <vector>

namespace palazzo::ui {

/// Largest number of cards that are drawn in a fan, because more couldn't be told apart. The plate shows the exact
/// number.
inline constexpr int most_cards_in_fan = 9;

/// Returns how high a fan rises above its plate if its cards are `card` pixels wide.
float held_hand_height(float card);

/// Returns the places of `cards` cards, from left to right; each card covers the one before it. `area` is the visible
/// part of the fan. Its height determines the width of the cards, and its lower edge is the upper edge of the plate.
/// The fan stays between its left and its right edge.
std::vector<Pose> lay_out_held_hand(int cards, const Rect& area);

/// Adds the backs of `cards` cards to `zone`, behind the plate, but no more than `most_cards_in_fan`. The backs rise in
/// beat 1 (see `Sprite::beat`), after drawn or taken cards have arrived.
void add_held_hand(Scene& scene, int cards, const Rect& area, Zone zone);

/// Returns the place to which cards fly, and from which they come, if they aren't drawn in the fan.
Pose held_hand_anchor(const Rect& area);

} // namespace palazzo::ui

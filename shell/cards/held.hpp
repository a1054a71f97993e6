// The cards that another player holds: a fan of backs that rises from behind a plate with that player's name.
#pragma once

#include "shell/cards/scene.hpp"

#include <vector>

namespace palazzo::ui {

/// More cards than these aren't told apart in a small fan: the number on the plate says how many there are.
inline constexpr int most_held = 9;

/// How high a fan of cards `card` wide rises above its plate.
float held_height(float card);

/// The places of so many cards, from left to right and bottom to top. `area` is what shows of them: its height decides
/// how wide they are, its lower edge is the plate's upper one, and the fan never reaches beyond its sides.
std::vector<Pose> lay_held(int cards, const Rect& area);

/// Lays the backs of so many cards, `most_held` at most, as a zone's, to be drawn behind the plate. They rise from
/// there in the second moment, when what was drawn or taken has arrived.
void add_held(Scene& scene, int cards, const Rect& area, Zone zone);

/// Where a card of that fan goes and comes from when it isn't one of those that are drawn.
Pose held_anchor(const Rect& area);

} // namespace palazzo::ui

// Which card of a scene a press is on, and how much of a card shows under the others.
#pragma once

#include "shell/cards/scene.hpp"

namespace palazzo::ui {

/// The tag of the topmost card at a point that means something when pressed, `slack` pixels beyond its edge included;
/// -1: none. A card that follows the pointer is looked through.
int tag_at(const Scene& scene, Point at, float slack);

/// What shows of the card with a tag under those that lie over it, as one upright rectangle whose middle is the card's
/// to press; empty if the scene has no such card.
Rect showing(const Scene& scene, int tag);

} // namespace palazzo::ui

// Which card of a scene a press is on, and how much of a card shows under the others.
#pragma once

#include "shell/cards/scene.hpp"

namespace palazzo::ui {

/// The tag of the topmost card at a point that means something when pressed, `slack` pixels beyond its edge included;
/// -1: none. A card that follows the pointer is looked through.
int tag_at(const Scene& scene, Point at, float slack);

/// The tag of the card that a mouse is over, as tag_at finds it. The card that was hovered over in the last frame may
/// have risen since, by at most `risen` card widths: it is still the one where it lay before, or it would rise and fall
/// without end.
int hovered_tag(const Scene& scene, Point mouse, float slack, float risen);

/// What shows of the card with a tag under those that lie over it, as one upright rectangle whose middle is the card's
/// to press; empty if the scene has no such card.
Rect showing(const Scene& scene, int tag);

} // namespace palazzo::ui

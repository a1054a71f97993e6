// Finds the card of a scene that is at a point, and the visible part of a card.
#pragma once

#include "shell/cards/scene.hpp"

namespace palazzo::ui {

/// Returns the tag of the topmost card that can be pressed at the point `at`, or within `slack` pixels of it; -1 if
/// there is none. A card that is being dragged is ignored.
int tag_at(const Scene& scene, Point at, float slack);

/// Returns the tag of the card that the mouse is over; -1 if there is none. A card that was already hovered in the last
/// frame is drawn up to `risen` card widths higher. Its lower place also counts, because otherwise the card would rise
/// and fall endlessly.
int hovered_tag(const Scene& scene, Point mouse, float slack, float risen);

/// Returns the visible part of the card with this tag as an upright rectangle; a press in the middle of the rectangle
/// hits the card. The rectangle is empty if there is no such card.
Rect visible_part(const Scene& scene, int tag);

} // namespace palazzo::ui

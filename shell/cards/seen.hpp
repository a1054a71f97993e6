// Finds the card of a scene at a point, and the visible part of a card.
#pragma once

#include "shell/cards/scene.hpp"

namespace palazzo::ui {

/// Returns the tag of the topmost card that can be pressed at a point or within `slack` pixels of it; -1 if there is
/// none. A card that is dragged is ignored.
int tag_at(const Scene& scene, Point at, float slack);

/// Returns the tag of the card that the mouse is over, as tag_at() does. A card that was hovered in the last frame may
/// have been raised since, by at most `risen` card widths; it counts where it lay before, too, because otherwise it
/// would rise and fall endlessly.
int hovered_tag(const Scene& scene, Point mouse, float slack, float risen);

/// Returns the visible part of the card with this tag as one upright rectangle, in whose middle a press hits the card;
/// an empty rectangle if there is no such card.
Rect visible_part(const Scene& scene, int tag);

} // namespace palazzo::ui

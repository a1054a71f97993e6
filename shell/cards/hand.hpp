// Where the cards of a hand lie, from one card to a hundred: fanned while each index can be read and touched, then in
// columns of equal rank, then in two rows of columns.
#pragma once

#include "shell/ui/geometry.hpp"

#include <span>
#include <vector>

namespace palazzo::ui {

/// How far cards may rise above where they lie, in card widths: one that the mouse is over above where it would lie
/// without it, those that may be played, and those that are selected.
inline constexpr float hover_lift = 0.08F;
inline constexpr float playable_lift = 0.12F;
inline constexpr float selected_lift = 0.26F;

/// Card by card where it lies, from left to right and bottom to top within a column. `groups` says for each card which
/// it belongs to (its rank); equal ones stand together. Cards are no wider than `widest`, and stay inside `area` even
/// when selected.
std::vector<Pose> lay_hand(std::span<const int> groups, const Rect& area, float widest);

/// What of a hand decides how much room it wants.
struct HandShape {
    int cards = 0;
    int columns = 0; ///< different groups
    int tallest = 1; ///< cards in the largest group
};
HandShape shape_of(std::span<const int> groups);

/// How high the area should be for a hand of this shape over `width` pixels, with cards up to `card` wide.
float hand_height(const HandShape& shape, float width, float card);

/// A card moved towards its own top by so many of its widths.
Pose lifted(const Pose& pose, float widths);

} // namespace palazzo::ui

// Positions of the cards of a hand, from one card to a hundred. The cards are fanned if each index can be read and
// touched. Larger hands are laid in columns of equal rank, which are in one row or in two.
#pragma once

#include "shell/ui/geometry.hpp"

#include <span>
#include <vector>

namespace palazzo::ui {

/// Distances by which a card is raised, in card widths: if the mouse is over it, if it can be played, and if it is
/// selected.
inline constexpr float hover_lift = 0.08F;
inline constexpr float playable_lift = 0.12F;
inline constexpr float selected_lift = 0.26F;

/// Returns the place of each card. The cards are ordered from left to right and, within a column, from the covered
/// cards to the uncovered one. `groups` holds the group of each card, which is its rank; cards of one group have to be
/// adjacent. Cards are at most `widest` wide and stay inside `area` even when they are selected.
std::vector<Pose> lay_out_hand(std::span<const int> groups, const Rect& area, float widest);

/// The properties of a hand that determine how much room it needs.
struct HandShape {
    int cards = 0;
    int columns = 0; ///< Number of different groups.
    int tallest = 1; ///< Number of cards in the largest group.
};
HandShape hand_shape_of(std::span<const int> groups);

/// Returns the best height of the area for a hand of the given `shape`. The area is `width` pixels wide, and the cards
/// are at most `card` pixels wide.
float hand_height(const HandShape& shape, float width, float card);

/// Returns `pose`, moved by `widths` card widths in the direction of the card's upper edge.
Pose lifted_pose(const Pose& pose, float widths);

} // namespace palazzo::ui

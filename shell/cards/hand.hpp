// Positions of the cards of a hand, from one card to a hundred. They are fanned as long as each index can be read and
// touched; larger hands are laid in columns of equal rank, then in two rows of columns.
#pragma once

#include "shell/ui/geometry.hpp"

#include <span>
#include <vector>

namespace palazzo::ui {

/// How far a card is raised, in card widths: a card that the mouse is over, a card that can be played, and a selected
/// card.
inline constexpr float hover_lift = 0.08F;
inline constexpr float playable_lift = 0.12F;
inline constexpr float selected_lift = 0.26F;

/// Returns the place of each card, from left to right and from bottom to top within a column. `groups` holds the group
/// of each card (its rank); cards of one group have to be adjacent. Cards are at most `widest` wide and stay inside
/// `area` even when selected.
std::vector<Pose> lay_out_hand(std::span<const int> groups, const Rect& area, float widest);

/// The properties of a hand that determine how much room it needs.
struct HandShape {
    int cards = 0;
    int columns = 0; ///< Number of different groups.
    int tallest = 1; ///< Number of cards in the largest group.
};
HandShape shape_of(std::span<const int> groups);

/// Returns the best height of the area for a hand of this shape over `width` pixels with cards up to `card` wide.
float hand_height(const HandShape& shape, float width, float card);

/// Returns the place moved towards the top of the card by `widths` card widths.
Pose lifted(const Pose& pose, float widths);

} // namespace palazzo::ui

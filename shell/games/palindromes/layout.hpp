// The layout of a table of Palindromes: the board in the middle, the viewer's hand below it. All units are logical
// pixels.
#pragma once

#include "shell/cards/board.hpp"

namespace palazzo::palindromes::screen {

struct Layout {
    ui::Rect header; ///< The area of the buttons at both ends.
    ui::Rect title;  ///< Empty if there is no room for it.
    ui::Rect other;  ///< The other player's plate.
    ui::Rect held;   ///< The other player's hand above the plate; of height 0 if there is no room for it.
    ui::Rect board;
    ui::Rect message;
    ui::Rect own; ///< The viewer's plate.
    ui::Pose stock;
    ui::Rect stock_label;
    ui::Rect hand;
    float hand_card = 0.0F;
    ui::Rect zoom;    ///< The zoom buttons in a column or row at the board's edge.
    ui::Zoom limits;  ///< Range of the width of cards on the board, if the program chooses the view.
    ui::Zoom by_hand; ///< Range of that width if the player zooms.
};

/// Returns a layout whose areas of the viewer are mirrored, so that the buttons are at the left.
Layout for_left_hand(Layout layout, float width);

/// Returns the layout for a window of at least 320×320 logical pixels.
Layout lay_out_table(float width, float height);

} // namespace palazzo::palindromes::screen

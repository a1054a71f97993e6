// The layout of a table of Palindromes: the board is in the middle, and the viewer's hand below it; in a window
// that is wider than high, beside it. All units are logical pixels.
#pragma once

#include "shell/cards/board.hpp"

namespace palazzo::palindromes::screen {

struct Layout {
    ui::Rect header; ///< Area of the header, which has buttons at both ends.
    ui::Rect title;  ///< Area of the title; empty if there is no room for it.
    ui::Rect other;  ///< Plate of the other player.
    ui::Rect held;   ///< Hand of the other player, above the plate; its height is 0 if there is no room for it.
    ui::Rect board;
    ui::Rect message;
    ui::Rect own; ///< Plate of the viewer.
    ui::Pose stock;
    ui::Rect stock_label;
    ui::Rect hand;
    float hand_card = 0.0F;
    ui::Rect zoom;                 ///< Column or row of zoom buttons; empty if there is no room for it.
    ui::ZoomLimits automatic_zoom; ///< Least and greatest width of cards on the board if the program chooses the view.
    ui::ZoomLimits manual_zoom;    ///< Least and greatest width of cards on the board if the player zooms.

    /// Tells whether the other player's plate is in the middle of its area, above the board, and not in a column beside
    /// it.
    bool is_other_in_middle() const { return other.right() > board.x && other.x < board.right(); }
};

/// Returns the layout after the areas of the viewer were mirrored left to right, so that the buttons are at the left.
Layout left_handed_layout(Layout layout, float width);

/// Returns the layout for a window of at least 320×320 logical pixels.
Layout lay_out_table(float width, float height);

} // namespace palazzo::palindromes::screen

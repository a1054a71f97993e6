// Where everything lies on a table of Palindromes: the board in the middle, the own hand below it.
#pragma once

#include "shell/cards/board.hpp"

namespace palazzo::palindromes::screen {

struct Layout {
    ui::Rect header; ///< buttons at both ends
    ui::Rect title;  ///< empty where there is no room
    ui::Rect other;  ///< the other player's plate
    ui::Rect held;   ///< and hand, above it; without height where there is no room
    ui::Rect board;
    ui::Rect message;
    ui::Rect own; ///< the own plate
    ui::Pose stock;
    ui::Rect stock_label;
    ui::Rect hand;
    float hand_card = 0.0F;
    ui::Rect zoom;    ///< the buttons that zoom, one above the other, at the board's edge
    ui::Zoom limits;  ///< how wide cards on the board may be
    ui::Zoom by_hand; ///< and when a player zooms
};

/// The same for the left hand: what is one's own is mirrored, so that the buttons are at the left.
Layout for_left_hand(Layout layout, float width);

/// For a window from 320×320 logical pixels up.
Layout lay_table(float width, float height);

} // namespace palazzo::palindromes::screen

// Where everything lies on a table of Palindromes: the board in the middle, the own hand below it.
#pragma once

#include "shell/table/board.hpp"

namespace palazzo::screens {

struct PalindromesLayout {
    table::Rect header; ///< buttons at both ends
    table::Rect title;  ///< empty where there is no room
    table::Rect other;  ///< the other player's plate
    table::Rect board;
    table::Rect message;
    table::Rect own; ///< the own plate
    table::Pose stock;
    table::Rect stock_label;
    table::Rect hand;
    float hand_card = 0.0F;
    table::Rect zoom;    ///< the buttons that zoom, one above the other, at the board's edge
    table::Zoom limits;  ///< how wide cards on the board may be
    table::Zoom by_hand; ///< and when a player zooms
};

/// For a window from 320×320 logical pixels up.
PalindromesLayout lay_palindromes(float width, float height);

} // namespace palazzo::screens

// Where everything lies on a table of Palabra: the others and their words above, the own word in the making, the rack
// and the buttons below.
#pragma once

#include "shell/table/geometry.hpp"

#include <vector>

namespace palazzo::screens {

/// A player's place.
struct PalabraSeat {
    table::Rect plate; ///< as wide as it may become; one line of text where it is lower than `low_plate`
    table::Rect worth; ///< what the word is still worth, and cards laid face down; may be the plate's room too
    table::Rect word;
    float card = 0.0F; ///< how wide its cards are at most
};
inline constexpr float low_plate = 32.0F;

struct PalabraLayout {
    table::Rect header; ///< buttons at both ends
    table::Rect title;
    table::Rect timer;               ///< the sand glass, beside the menu
    std::vector<PalabraSeat> others; ///< from the seat after one's own, in the order of play
    bool piles = false;              ///< whether the draw pile and the discarded cards have room
    table::Pose draw, discard;
    table::Rect draw_label, discard_label;
    table::Rect message;
    PalabraSeat own;
    table::Rect tray;      ///< the word in the making
    table::Rect tray_head; ///< the steps of the turn, and whether it is a word
    table::Rect tray_cards;
    table::Rect tray_score; ///< factor by factor
    float tray_card = 0.0F;
    table::Rect rack;
    float rack_card = 0.0F;
    table::Rect tools; ///< small buttons: order of the rack, exchange, clear
    table::Rect main_button;
    table::Rect side_button;
};

/// For a window from 320×320 logical pixels up.
PalabraLayout lay_palabra(float width, float height, int others);

/// The cards of a row side by side from the left, no wider than `widest`, in the middle of the height; narrower or
/// overlapping where there are many.
std::vector<table::Pose> lay_row(int cards, const table::Rect& area, float widest, bool centred = false);

} // namespace palazzo::screens

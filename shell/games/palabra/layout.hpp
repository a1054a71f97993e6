// Where everything lies on a table of Palabra: the others and their words above, the own word in the making, the rack
// and the buttons below.
#pragma once

#include "shell/ui/geometry.hpp"

#include <vector>

namespace palazzo::palabra::screen {

/// A player's place.
struct SeatArea {
    ui::Rect held;  ///< the hand, above the plate; without height where there is no room for it
    ui::Rect plate; ///< as wide as it may become; one line of text where it is lower than `low_plate`
    ui::Rect worth; ///< what the word is still worth, and cards laid face down; may be the plate's room too
    ui::Rect word;
    float card = 0.0F; ///< how wide its cards are at most
};
inline constexpr float low_plate = 32.0F;

struct Layout {
    ui::Rect header; ///< buttons at both ends
    ui::Rect title;
    ui::Rect timer;               ///< the sand glass, beside the menu
    std::vector<SeatArea> others; ///< from the seat after one's own, in the order of play
    bool piles = false;           ///< whether the draw pile and the discarded cards have room
    ui::Pose draw, discard;
    ui::Rect draw_label, discard_label;
    ui::Rect message;
    SeatArea own;
    ui::Rect tray;      ///< the word in the making
    ui::Rect tray_head; ///< the steps of the turn, and whether it is a word
    ui::Rect tray_cards;
    ui::Rect tray_score; ///< factor by factor
    float tray_card = 0.0F;
    ui::Rect rack;
    float rack_card = 0.0F;
    ui::Rect tools; ///< small buttons: order of the rack, exchange, clear
    ui::Rect main_button;
    ui::Rect side_button;
};

/// For a window from 320×320 logical pixels up.
Layout lay_table(float width, float height, int others);

/// The same for the left hand: the main button is at the left.
Layout for_left_hand(Layout layout);

/// The cards of a row side by side from the left, no wider than `widest`, in the middle of the height; narrower or
/// overlapping where there are many.
std::vector<ui::Pose> lay_row(int cards, const ui::Rect& area, float widest, bool centred = false);

} // namespace palazzo::palabra::screen

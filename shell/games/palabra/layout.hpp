// The layout of a table of Palabra: the other players and their words above; the viewer's word, the word in the making,
// the rack and the buttons below. All units are logical pixels.
#pragma once

#include "shell/ui/geometry.hpp"

#include <vector>

namespace palazzo::palabra::screen {

/// The place of a player.
struct SeatArea {
    ui::Rect held;  ///< The hand above the plate; of height 0 if there is no room for it.
    ui::Rect plate; ///< The plate at its greatest width; it has one line of text if it is lower than `low_plate`.
    ui::Rect worth; ///< Area for the word's worth and for cards that are laid face down; equal to `plate` if the plate
                    ///< shows them.
    ui::Rect word;
    float card = 0.0F; ///< Greatest width of the word's cards.
};
inline constexpr float low_plate = 32.0F;

struct Layout {
    ui::Rect header; ///< The area of the title and of the buttons at both ends.
    ui::Rect title;
    ui::Rect timer;               ///< The sand glass, at the left of the buttons at the right end.
    std::vector<SeatArea> others; ///< The other players' places in seat order, from the seat after the viewer's.
    bool piles = false;           ///< There is room for the draw pile and the discard pile.
    ui::Pose draw, discard;
    ui::Rect draw_label, discard_label;
    ui::Rect message;
    SeatArea own;
    ui::Rect tray;      ///< The word in the making.
    ui::Rect tray_head; ///< The steps of the turn, and the verdict on the word.
    ui::Rect tray_cards;
    ui::Rect tray_score; ///< The score, factor by factor.
    float tray_card = 0.0F;
    ui::Rect rack;
    float rack_card = 0.0F;
    ui::Rect tools; ///< Small buttons: order of the rack, exchange, clear.
    ui::Rect main_button;
    ui::Rect side_button;
};

/// Returns the layout for a window of at least 320×320 logical pixels.
Layout lay_out_table(float width, float height, int others);

/// Returns a layout with the main button at the left.
Layout for_left_hand(Layout layout);

/// Returns the poses of a row of cards from the left or `centred`, in the middle of the height. Cards are at most
/// `widest` wide; many cards are narrower or overlap.
std::vector<ui::Pose> lay_out_row(int cards, const ui::Rect& area, float widest, bool centred = false);

} // namespace palazzo::palabra::screen

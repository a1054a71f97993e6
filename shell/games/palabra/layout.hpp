// The layout of a table of Palabra. The other players and their words are at the top; the viewer's word, the word that
// the viewer puts together, the rack and the buttons are below. All units are logical pixels.
#pragma once

#include "shell/ui/geometry.hpp"

#include <vector>

namespace palazzo::palabra::screen {

/// The areas of a player.
struct SeatArea {
    ui::Rect held;  ///< Hand above the plate; its height is 0 if there is no room for it.
    ui::Rect plate; ///< Plate at its greatest width. If it is lower than `two_line_plate`, it has one line of text.
    /// Area for the word's worth, and for cards that are laid face down. It is equal to `plate` if they are shown on
    /// the plate.
    ui::Rect worth;
    ui::Rect word;
    float card = 0.0F; ///< Greatest width of the cards of the word.
};
inline constexpr float two_line_plate = 32.0F;

struct Layout {
    ui::Rect header; ///< Area of the title and of the buttons at both ends.
    ui::Rect title;
    ui::Rect timer;               ///< Sand glass, at the left of the buttons at the right end.
    std::vector<SeatArea> others; ///< Areas of the other players in seat order, beginning after the viewer.
    bool piles = false;           ///< True if there is room for the draw pile and the discard pile.
    ui::Pose draw, discard;
    ui::Rect draw_label, discard_label;
    ui::Rect message;
    SeatArea own;
    ui::Rect tray;      ///< Tray with the word that the viewer puts together.
    ui::Rect tray_head; ///< Line with the steps of the turn and with the verdict on the word.
    ui::Rect tray_cards;
    ui::Rect tray_score; ///< Line with the score, factor by factor.
    float tray_card = 0.0F;
    ui::Rect rack;
    float rack_card = 0.0F;
    ui::Rect tools; ///< Row of small buttons, which sort or shuffle the rack, exchange cards or clear the tray.
    ui::Rect main_button;
    ui::Rect side_button;
};

/// Returns the layout for a window of at least 320×320 logical pixels.
Layout lay_out_table(float width, float height, int others);

/// Returns the layout with the main button and the side button exchanged, so that the main one is at the left.
Layout left_handed_layout(Layout layout);

/// Returns the places of a row of cards, which begins at the left or is `centred`. The cards are in the middle of the
/// area's height and at most `widest` wide. If there are many, they are narrower or overlap.
std::vector<ui::Pose> lay_out_row(int cards, const ui::Rect& area, float widest, bool centred = false);

} // namespace palazzo::palabra::screen

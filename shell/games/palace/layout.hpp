// The layout of a Palace table. It is computed from the window's size and from what the table has to show. All units
// are logical pixels.
#pragma once

#include "shell/cards/hand.hpp"
#include "shell/ui/geometry.hpp"

#include <span>
#include <vector>

namespace palazzo::palace::screen {

/// Distances in card widths: how far a face-down card is visible at the left of the face-up card on it (`peek_x`) and
/// above it (`peek_y`), and the gap between two slots.
inline constexpr float peek_x = 0.07F;
inline constexpr float peek_y = 0.09F;
inline constexpr float slot_gap = 0.08F;

/// The places of the two cards of a slot. The face-down card is partly visible behind the face-up one.
struct SlotPoses {
    ui::Pose down;
    ui::Pose up;
};
/// Returns the places for a row of slots in the middle of an area. Cards are at most `widest` wide, and overlap only if
/// there is too little room.
std::vector<SlotPoses> lay_out_slots(int slots, const ui::Rect& area, float widest);
/// Returns the height of a row of slots whose cards are `card` wide.
float slots_height(float card);

/// Returns the place of one card of a pile of `count` cards; `place` is its number, counted from the bottom. The card
/// is turned and shifted as if it had been thrown, but the same way each time. The topmost `last` cards are fanned out,
/// so that they can be read.
ui::Pose pile_pose(int place, int count, int last, const ui::Pose& pile);

/// The areas of another player.
struct SeatArea {
    ui::Rect held;       ///< Hand above the plate; its height is 0 if there is no room for it.
    ui::Rect plate;      ///< Plate with name and number of cards, at its greatest width.
    ui::Rect palace;     ///< Slots of the palace.
    float card = 0.0F;   ///< Greatest width of the cards in the slots.
    bool centred = true; ///< True if plate and hand are in the middle; false if they are at the left end of the palace.
    float spare = 0.0F;  ///< Free width at each side, for the small plate with the seat's last action.
};

/// Returns the x of the left end of another player's palace with `slots` slots. A plate that isn't centred begins at
/// the same x.
float palace_left_edge(const SeatArea& place, int slots);

/// The parts of a table that need room.
struct SpaceNeeds {
    int others = 1;              ///< Number of other players.
    int slots = 3;               ///< Number of slots in each palace.
    ui::HandShape hand;          ///< Shape of the viewer's hand. The more cards it has, the higher is its area.
    bool palace_in_play = false; ///< True if the viewer's hand is empty, so that the palace is where the hand was.
    bool draw = true;            ///< True if there is a draw pile.
    bool burned = true;          ///< True if cards have been burned.
};

struct TableLayout {
    bool upright = false;         ///< True if the window is higher than wide, so that the other players are at the top.
    ui::Rect header;              ///< Area of the title and of the buttons at both ends.
    bool title_fits = true;       ///< True if there is room for a title between the buttons.
    std::vector<SeatArea> others; ///< Areas of the other players in seat order, beginning after the viewer.
    ui::Pose draw, pile, burned;
    ui::Rect draw_label, pile_label, burned_label;
    ui::Rect message;
    ui::Rect own_plate; ///< Plate of the viewer; empty if there is no room for it.
    ui::Rect palace;    ///< Palace of the viewer.
    float palace_card = 0.0F;
    ui::Rect hand;
    float hand_card = 0.0F;
    ui::Rect main_button;
    ui::Rect side_buttons; ///< Area of the other buttons, beside or below the main button.
};

/// Returns the layout for a window of at least 320×320 logical pixels.
TableLayout lay_out_table(float width, float height, const SpaceNeeds& needs);

/// Returns the layout after the areas of the viewer were mirrored left to right, so that the buttons are at the left.
TableLayout left_handed_layout(TableLayout layout, float width);

/// Returns the index of the topmost card that covers a point; -1 if none does. Each card lies on the cards before it.
/// Points at most `slack` outside a card count as covered.
int topmost_card_at(std::span<const ui::Pose> poses, ui::Point p, float slack = 0.0F);

} // namespace palazzo::palace::screen

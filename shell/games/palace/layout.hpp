// The layout of a Palace table, computed from the window's size and from what has to fit. All units are logical pixels.
#pragma once

#include "shell/cards/hand.hpp"
#include "shell/ui/geometry.hpp"

#include <span>
#include <vector>

namespace palazzo::palace::screen {

/// How far a face-down card is visible at the left of and above the face-up one, and the gap between slots, all in card
/// widths.
inline constexpr float peek_x = 0.07F;
inline constexpr float peek_y = 0.09F;
inline constexpr float slot_gap = 0.08F;

/// The poses of a slot's cards. The face-down card is partly visible behind the face-up one.
struct SlotPoses {
    ui::Pose down;
    ui::Pose up;
};
/// Returns the poses of a row of slots in the middle of an area. Cards are at most `widest` wide, and overlap only if
/// there is no room.
std::vector<SlotPoses> lay_out_slots(int slots, const ui::Rect& area, float widest);
/// Returns the height of a row of slots with cards of this width.
float slots_height(float card);

/// Returns the pose of the card at `place`, counted from the bottom of a pile of `count` cards. It is turned and
/// shifted as if thrown, the same way each time. The `last` topmost cards are fanned out, so that they can be read.
ui::Pose pile_pose(int place, int count, int last, const ui::Pose& pile);

/// The place of another player.
struct SeatPlace {
    ui::Rect held;       ///< The hand above the plate; of height 0 if there is no room for it.
    ui::Rect plate;      ///< The plate with name and number of cards, at its greatest width.
    ui::Rect palace;     ///< The slots.
    float card = 0.0F;   ///< Greatest width of the slots' cards.
    bool centred = true; ///< True if plate and hand are in the middle, false if at the palace's left end.
    float spare = 0.0F;  ///< Free width on both sides, for the sign of the seat's last action.
};

/// Returns the x position of the left end of a palace with `slots` slots at another player's place. A plate that isn't
/// centred begins there too.
float palace_left_edge(const SeatPlace& place, int slots);

/// The contents of a table that need room.
struct TableNeeds {
    int others = 1;              ///< Number of other players.
    int slots = 3;               ///< Number of slots of each palace.
    ui::HandShape hand;          ///< The shape of the viewer's hand; the more cards, the higher its area.
    bool palace_in_play = false; ///< The viewer's hand is empty, and the palace takes its place.
    bool draw = true;            ///< There is a draw pile.
    bool burned = true;          ///< Cards have been burned.
};

struct TableLayout {
    bool upright = false;          ///< The window is taller than wide, and the other players are at the top.
    ui::Rect header;               ///< The area of the title and of the buttons at both ends.
    bool title_fits = true;        ///< A title has room between the buttons.
    std::vector<SeatPlace> others; ///< The other players' places in seat order, from the seat after the viewer's.
    ui::Pose draw, pile, burned;
    ui::Rect draw_label, pile_label, burned_label;
    ui::Rect message;
    ui::Rect own_plate; ///< Empty if there is no room for it.
    ui::Rect palace;    ///< The viewer's palace.
    float palace_card = 0.0F;
    ui::Rect hand;
    float hand_card = 0.0F;
    ui::Rect main_button;
    ui::Rect side_buttons; ///< Room for the other buttons, beside or below the main one.
};

/// Returns the layout for a window of at least 320×320 logical pixels.
TableLayout lay_out_table(float width, float height, const TableNeeds& needs);

/// Returns a layout whose areas of the viewer are mirrored, so that the buttons are at the left.
TableLayout for_left_hand(TableLayout layout, float width);

/// Returns the index of the topmost card that covers a point; -1 if none does. Cards later in `poses` lie on earlier
/// ones.
int topmost(std::span<const ui::Pose> poses, ui::Point p, float slack = 0.0F);

} // namespace palazzo::palace::screen

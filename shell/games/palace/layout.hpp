// Where everything lies on a table: pure arithmetic from the window's size and what has to fit.
#pragma once

#include "shell/cards/hand.hpp"
#include "shell/ui/geometry.hpp"

#include <span>
#include <vector>

namespace palazzo::palace::screen {

/// How far a face-down card shows at the left of and above the face-up one, and the gap between slots, in card widths.
inline constexpr float peek_x = 0.07F;
inline constexpr float peek_y = 0.09F;
inline constexpr float slot_gap = 0.08F;

/// A palace's slots: a face-down card peeks out behind the face-up one.
struct SlotPoses {
    ui::Pose down;
    ui::Pose up;
};
/// A row of slots in the middle of an area; cards no wider than `widest`, overlapping only where there is no room.
std::vector<SlotPoses> lay_slots(int slots, const ui::Rect& area, float widest);
/// How high a row of slots is with cards of a width.
float slots_height(float card);

/// The card at a place in a pile, counted from its bottom: carelessly thrown, the same way each time. The `last`
/// topmost of `count` are fanned out so that what was played last can be read.
ui::Pose pile_pose(int place, int count, int last, const ui::Pose& pile);

/// Another player's place.
struct SeatPlace {
    ui::Rect held;       ///< the hand, above the plate; without height where there is no room for it
    ui::Rect plate;      ///< name and count; as wide as it may become
    ui::Rect palace;     ///< its slots
    float card = 0.0F;   ///< how wide those are at most
    bool centred = true; ///< whether plate and hand stand in the middle of their width, or at the palace's left
    float spare = 0.0F;  ///< beside its width, to either side: free for a sign of what it did
};

/// Where the palace of so many slots begins at another player's place, and the plate with it, unless it is centred.
float palace_left(const SeatPlace& place, int slots);

/// What has to find room.
struct TableNeeds {
    int others = 1;              ///< the other players
    int slots = 3;               ///< in each palace
    ui::HandShape hand;          ///< one's own; the more there is in it the higher its place
    bool palace_in_play = false; ///< the hand is gone: the own palace takes its place
    bool draw = true;            ///< there is a draw pile
    bool burned = true;          ///< cards have been burned
};

struct TableLayout {
    bool upright = false;          ///< taller than wide: the others stand at the top
    ui::Rect header;               ///< buttons at both ends
    bool title_fits = true;        ///< whether a title has room between them
    std::vector<SeatPlace> others; ///< from the seat after one's own, in the order of play
    ui::Pose draw, pile, burned;
    ui::Rect draw_label, pile_label, burned_label;
    ui::Rect message;
    ui::Rect own_plate; ///< may be empty where there is no room for it
    ui::Rect palace;    ///< one's own
    float palace_card = 0.0F;
    ui::Rect hand;
    float hand_card = 0.0F;
    ui::Rect main_button;
    ui::Rect side_buttons; ///< room for the lesser ones, beside or below the main one
};

/// Lays a table for a window from 320×320 logical pixels up.
TableLayout lay_table(float width, float height, const TableNeeds& needs);

/// The same for the left hand: what is one's own is mirrored, so that the buttons are at the left.
TableLayout for_left_hand(TableLayout layout, float width);

/// The last of the poses, which lie on each other in that order, that covers a point; -1 if none does.
int topmost(std::span<const ui::Pose> poses, ui::Point p, float slack = 0.0F);

} // namespace palazzo::palace::screen

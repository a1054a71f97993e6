// Parts that the layouts of a Palace table share. Only the files that compute layouts include it.
#pragma once

#include "shell/games/palace/layout.hpp"

namespace palazzo::palace::screen::parts {

inline constexpr float label_height = 20.0F;

/// Rounds to whole pixels, so that edges are sharp.
ui::Rect whole(const ui::Rect& r);
/// Returns the width of a row of slots in card widths.
float slots_width(int slots);
/// The sizes of the parts of another player's place.
struct SeatSizes {
    float plate = 0;  ///< Height of the plate.
    float widest = 0; ///< Greatest width of the palace's cards.
    float held = 0;   ///< Width of the hand's cards; 0 if the hand isn't shown.
};
/// Returns hand, plate and palace one below the other from the top of a cell; the cell's height is ignored.
SeatPlace seat_in(const ui::Rect& cell, const SeatSizes& sizes, int slots, bool centred);
/// Returns the greatest height of a place.
float seat_height(const SeatSizes& sizes);
/// Places the other players from left to right, in `rows` rows from the top of `area`. Returns the bottom of the last
/// row.
float seats_in_rows(
    TableLayout& out, const ui::Rect& area, const TableNeeds& needs, int rows, const SeatSizes& sizes, bool centred);
/// Places draw pile, pile and burned cards side by side in the middle of `area`, each with a label below.
void centre_piles(TableLayout& out, const ui::Rect& area, float card, const TableNeeds& needs);

/// For windows taller than wide: the other players in one to three rows at the top, below them the piles, the message,
/// the palace and the hand.
TableLayout lay_out_upright(float width, float height, const TableNeeds& needs);
/// For windows wider than tall: the other players around the table.
TableLayout lay_out_wide(float width, float height, const TableNeeds& needs);
/// For phones in landscape: the other players in one row at the top, the message beside the piles.
TableLayout lay_out_low(float width, float height, const TableNeeds& needs);

} // namespace palazzo::palace::screen::parts

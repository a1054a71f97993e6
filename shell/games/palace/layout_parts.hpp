// Pieces that the layouts of a table share. Only for the files that lay tables.
#pragma once

#include "shell/games/palace/layout.hpp"

namespace palazzo::palace::screen::parts {

inline constexpr float label_height = 20.0F;

/// To whole pixels, so that edges are sharp.
ui::Rect whole(const ui::Rect& r);
/// How wide a row of slots is for a card of width 1.
float slots_width(int slots);
/// How large what stands one below the other at another player's place is.
struct SeatSizes {
    float plate = 0;  ///< its height
    float widest = 0; ///< how wide a card of the palace may be
    float held = 0;   ///< how wide those of the hand are; 0: the hand isn't shown
};
/// Hand, plate and palace in a cell whose height doesn't matter.
SeatPlace seat_in(const ui::Rect& cell, const SeatSizes& sizes, int slots, bool centred);
/// How high such a seat is at most.
float seat_height(const SeatSizes& sizes);
/// The others side by side from the left, in so many rows from the top of `area`; returns where the last row ends.
float seats_in_rows(
    TableLayout& out, const ui::Rect& area, const TableNeeds& needs, int rows, const SeatSizes& sizes, bool centred);
/// Draw pile, pile and what was burned, side by side in the middle of `area`, each with a label below.
void centre_piles(TableLayout& out, const ui::Rect& area, float card, const TableNeeds& needs);

/// Taller than wide: the others in one or two rows at the top, below them the piles, the message, the palace, the hand.
TableLayout lay_upright(float width, float height, const TableNeeds& needs);
/// Wider than tall: the others round the table.
TableLayout lay_wide(float width, float height, const TableNeeds& needs);
/// A phone on its side: the others in one row at the top, the message beside the piles.
TableLayout lay_low(float width, float height, const TableNeeds& needs);

} // namespace palazzo::palace::screen::parts

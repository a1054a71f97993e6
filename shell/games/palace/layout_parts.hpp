// Functions that the layouts of a Palace table share. Only files that compute these layouts include this header.
#pragma once

#include "shell/games/palace/layout.hpp"

namespace palazzo::palace::screen::parts {

inline constexpr float label_height = 20.0F;

/// Returns the rectangle rounded to whole pixels, so that its edges are sharp.
ui::Rect rounded_to_pixels(const ui::Rect& r);
/// Returns the width of a row of slots, in card widths.
float slots_width(int slots);
/// The sizes of the areas of another player.
struct SeatSizes {
    float plate = 0;  ///< Height of the player's plate.
    float widest = 0; ///< Greatest width of the cards of the palace.
    float held = 0;   ///< Width of the cards of the hand; 0 if the hand isn't shown.
};
/// Returns the areas of another player: hand, plate and palace one below the other, beginning at the top of `cell`. The
/// height of `cell` doesn't matter.
SeatArea lay_out_seat(const ui::Rect& cell, const SeatSizes& sizes, int slots, bool centred);
/// Returns the greatest height of the areas of another player.
float seat_height(const SeatSizes& sizes);
/// Places the other players from left to right, in `rows` rows from the top of `area`. Returns the bottom of the last
/// row.
float lay_out_seats_in_rows(
    TableLayout& out, const ui::Rect& area, const SpaceNeeds& needs, int rows, const SeatSizes& sizes, bool centred);
/// Places the draw pile, the pile and the burned cards side by side in the middle of `area`, each with a label below.
void centre_piles(TableLayout& out, const ui::Rect& area, float card, const SpaceNeeds& needs);

/// Returns the layout for windows that are higher than wide. The other players are in one to three rows at the top; the
/// piles, the message, the palace and the hand are below them.
TableLayout lay_out_upright(float width, float height, const SpaceNeeds& needs);
/// Returns the layout for windows that are wider than high. The other players are around the table.
TableLayout lay_out_wide(float width, float height, const SpaceNeeds& needs);
/// Returns the layout for phones in landscape. The other players are in one row at the top, and the message is beside
/// the piles.
TableLayout lay_out_phone_landscape(float width, float height, const SpaceNeeds& needs);

} // namespace palazzo::palace::screen::parts

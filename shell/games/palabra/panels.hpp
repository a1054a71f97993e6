// The texts of a seat's plate. Name and score are always shown, the other texts if there is room.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/games/palabra/layout.hpp"
#include "shell/ui/widgets.hpp"

#include "engine/games/palabra/state.hpp"

#include <string>
#include <vector>

namespace palazzo::palabra::screen {

struct PlateTexts {
    ui::Rect plate;
    bool single_line = false; ///< True if name and score are in a single line.
    std::string detail;
    ui::Rect chip; ///< Area of the word's worth; empty if the worth isn't shown.
    std::string worth;
};

/// Returns the texts of a seat's plate and their areas. `v` is the position that the texts describe; the numbers of
/// points and cards are those of `counted` (see TableTexts).
PlateTexts plate_texts(const ui::Theme& theme, const palabra::View& v, const palabra::View& counted, palazzo::Seat seat,
    const i18n::Voice& voice, const Layout& layout);

/// Returns the areas of a seat in the layout.
const SeatArea& seat_area(const palabra::View& v, palazzo::Seat seat, const Layout& layout);

/// A pile of cards that a seat has laid face down for its pre-play or its play, if all players play simultaneously.
struct LaidPile {
    int cards = 0; ///< Number of cards in the pile.
    ui::Pose pose;
};
std::vector<LaidPile> laid_piles(const palabra::View& v, palazzo::Seat seat, const Layout& layout);

} // namespace palazzo::palabra::screen

// The texts of a seat's plate: name and score always, the others if there is room.
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
    bool line = false; ///< Name and score are in one line.
    std::string detail;
    ui::Rect chip; ///< The area of the word's worth; empty if it isn't shown.
    std::string worth;
};

/// Returns the texts and areas of a seat's plate. `v` is the position that the texts describe, and `counted` the one
/// whose numbers of points and cards are shown (TableTexts).
PlateTexts plate_texts(const ui::Theme& theme, const palabra::View& v, const palabra::View& counted, palazzo::Seat seat,
    const i18n::Voice& voice, const Layout& layout);

/// Returns the seat's place in the layout.
const SeatArea& place_of(const palabra::View& v, palazzo::Seat seat, const Layout& layout);

/// A pile of cards that a seat has laid face down in simultaneous play, for its pre-play or its play.
struct LaidPile {
    int cards = 0; ///< Number of cards.
    ui::Pose pose;
};
std::vector<LaidPile> laid_piles(const palabra::View& v, palazzo::Seat seat, const Layout& layout);

} // namespace palazzo::palabra::screen

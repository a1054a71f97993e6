// What a seat's plate says in the room that it has: name and score always, the rest as it fits.
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
    bool line = false; ///< name and score in one line
    std::string detail;
    ui::Rect chip; ///< what the word is still worth
    std::string worth;
};

/// Returns what a seat's plate says. `v` is the position that the table tells, and `counted` the one whose points and
/// cards it counts.
PlateTexts plate_texts(const ui::Theme& theme, const palabra::View& v, const palabra::View& counted, palazzo::Seat seat,
    const i18n::Voice& voice, const Layout& layout);

/// The seat's place in the layout.
const SeatArea& place_of(const palabra::View& v, palazzo::Seat seat, const Layout& layout);

/// Cards that a seat has laid face down in simultaneous play: a pile for the pre-play, one for the play.
struct LaidPile {
    int cards = 0;
    ui::Pose pose;
};
std::vector<LaidPile> laid_piles(const palabra::View& v, palazzo::Seat seat, const Layout& layout);

} // namespace palazzo::palabra::screen

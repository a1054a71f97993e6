// What a seat's plate says in the room that it has: name and score always, the rest as it fits.
#pragma once

#include "shell/screens/palabra_layout.hpp"
#include "shell/table/widgets.hpp"

#include "engine/games/palabra/state.hpp"

#include <string>
#include <vector>

namespace palazzo::screens {

struct PlateTexts {
    table::Rect plate;
    bool line = false; ///< name and score in one line
    std::string detail;
    table::Rect chip; ///< what the word is still worth
    std::string worth;
};

PlateTexts plate_texts(const table::Theme& theme, const palabra::View& v, palazzo::Seat seat, const std::string& name,
    const PalabraLayout& layout);

/// The seat's place in the layout.
const PalabraSeat& place_of(const palabra::View& v, palazzo::Seat seat, const PalabraLayout& layout);

/// Cards that a seat has laid face down in simultaneous play: a pile for the pre-play, one for the play.
struct LaidPile {
    int cards = 0;
    table::Pose pose;
};
std::vector<LaidPile> laid_piles(const palabra::View& v, palazzo::Seat seat, const PalabraLayout& layout);

} // namespace palazzo::screens

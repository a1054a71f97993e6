// Where the pips of a card lie, as on printed cards.
#pragma once

#include "engine/core/card.hpp"
#include "shell/ui/geometry.hpp"

#include <span>

namespace palazzo::ui {

/// A pip in card widths from the card's middle. Those of the lower half stand on their heads.
struct Pip {
    Point at;
    float size = 0;
};

/// As many as the rank says; one large one of an ace; none of jacks, queens and kings.
std::span<const Pip> pips_of(Rank rank);

} // namespace palazzo::ui

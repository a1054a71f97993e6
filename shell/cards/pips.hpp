// Positions of the pips of a card, as on printed cards.
#pragma once

#include "engine/core/card.hpp"
#include "shell/ui/geometry.hpp"

#include <span>

namespace palazzo::ui {

/// A pip, in card widths from the middle of the card. Pips of the lower half are drawn upside down.
struct Pip {
    Point at;
    float size = 0;
};

/// Returns as many pips as the rank says; a single large one for an ace; none for jacks, queens and kings.
std::span<const Pip> pips_of(Rank rank);

} // namespace palazzo::ui

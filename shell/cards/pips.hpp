// Positions of the pips on a card, as on printed cards.
#pragma once

#include "engine/core/card.hpp"
#include "shell/ui/geometry.hpp"

#include <span>

namespace palazzo::ui {

/// A pip. Its position is in card widths, from the middle of the card. Pips in the lower half are drawn upside down.
struct Pip {
    Point at;
    float size = 0;
};

/// Returns the pips of a card: as many as its rank says, a single large pip for an ace, and none for jacks, queens and
/// kings.
std::span<const Pip> pips_of(Rank rank);

} // namespace palazzo::ui

// The outlines of suits and the joker's, in a box of size 1 round the origin.
#pragma once

#include "engine/core/card.hpp"
#include "shell/table/shape.hpp"

namespace palazzo::table {

/// A suit's outline; `fine` for large pips, else with few corners.
const Shape& suit_shape(Suit suit, bool fine);
/// A five-pointed star, the joker's sign.
const Shape& star_shape();

} // namespace palazzo::table

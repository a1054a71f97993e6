// The transition from the set-up to the first turn.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Turns over the starter, finds the seat that leads, and begins the first turn. This happens after the deal or, if
/// seats choose or swap cards, when the last seat is ready.
void start_playing(State& s, Events events);

} // namespace palazzo::palace

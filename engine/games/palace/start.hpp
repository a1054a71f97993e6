// The moment between the set-up and the first turn.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Turns the starter, finds who leads and opens the first turn: after the deal, or when the last seat is ready.
void start_playing(State& s, Events events);

} // namespace palazzo::palace

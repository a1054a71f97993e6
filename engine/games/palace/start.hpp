// The moment between the set-up and the first turn, and the beginning of every turn.
#pragma once

#include "engine/games/palace/state.hpp"

namespace palazzo::palace {

/// Turns the starter, finds who leads and opens the first turn: after the deal, or when the last seat is ready.
void start_playing(State& s);

/// Settles what the seat whose turn it now is has to do first.
void begin_turn(State& s);

} // namespace palazzo::palace

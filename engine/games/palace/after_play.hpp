// The powers of a play that act on other seats once it is over: a seat takes the pile, hands are passed on, another
// player completes a set.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Carries out these powers, asks first for the seat that some are aimed at, and passes the turn on.
void carry_out_powers(State& s, Seat seat, Events events);
/// Carries out these powers once that seat has been chosen.
void settle_choice(State& s, Seat seat, Seat chosen, Events events);

/// The seat that is asked to complete the set declines: asks the next one, or passes the turn on.
void decline_snap(State& s, Events events);
/// The seat that is asked completes the set with a card, and gets the turn.
void snap(State& s, Seat seat, const Play& play, Events events);

} // namespace palazzo::palace

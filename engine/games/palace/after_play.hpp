// The powers of a play that act on other seats after the play: for example, a seat takes the pile, or hands are passed
// on. After these powers, another player may complete the set on the pile.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Carries out the powers of a play that act on other seats, and passes the turn on. If the seat has to choose the seat
/// that a power acts on, waits for its choice first.
void carry_out_powers(State& s, Seat seat, Events events);
/// Carries out the powers of a play after `seat` has chosen the seat `chosen`, on which they act, and passes the turn
/// on.
void carry_out_powers_on_seat(State& s, Seat seat, Seat chosen, Events events);

/// Called when the seat that is asked to complete the set declines: asks the next seat or, if no seat is left to ask,
/// passes the turn on.
void decline_to_complete_set(State& s, Events events);
/// Lets `seat`, which is asked to complete the set, do so with a card, and gives it the turn.
void complete_set_out_of_turn(State& s, Seat seat, const Play& play, Events events);

} // namespace palazzo::palace

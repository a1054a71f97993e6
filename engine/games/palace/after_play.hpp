// Powers that act on other seats after a play: for example, the next seat takes the pile, or all hands are passed on.
// After these powers, another player may complete the set on the pile (option `snap`).
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Carries out those powers of the play that act on other seats, and passes the turn on. If `seat` has to choose the
/// seat that a power acts on, only asks for this choice.
void carry_out_powers(State& s, Seat seat, Events events);
/// Lets the powers of the play act on the seat `chosen`, which `seat` has chosen. Then passes the turn on.
void carry_out_powers_on_seat(State& s, Seat seat, Seat chosen, Events events);

/// Declines to complete the set, on behalf of the seat that is asked to do so. Asks the next seat; if no seat is left
/// to ask, passes the turn on.
void decline_to_complete_set(State& s, Events events);
/// Lays the card in `play`, with which `seat` completes the set on the pile out of turn, and gives `seat` the turn.
void complete_set_out_of_turn(State& s, Seat seat, const Play& play, Events events);

} // namespace palazzo::palace

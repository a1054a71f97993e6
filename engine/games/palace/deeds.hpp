// What the powers of a play do to other seats once it is over: piles and hands that change hands, a set that somebody
// else completes.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Does them all, asking first for the seat that some are for, and passes the turn on.
void do_deeds(State& s, Seat seat, Events events);
/// The same once that seat has been named.
void settle_choice(State& s, Seat seat, Seat chosen, Events events);

/// Whoever is asked lets the set on the pile be: the next one is asked, or the turn passes on.
void let_be(State& s, Events events);
/// Whoever is asked completes the set with a card, and has the turn.
void snap(State& s, Seat seat, const Play& play, Events events);

} // namespace palazzo::palace

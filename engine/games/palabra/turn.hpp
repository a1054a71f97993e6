// How turns and rounds begin and end, and how the game does.
#pragma once

#include "engine/games/palabra/play.hpp"

namespace palazzo::palabra {

/// Begins the turn of the seat whose turn it is now: its own word is discarded; a forfeited turn ends at that.
void begin_turn(State& s, Events events);
/// The turn is over; `made_play`: a play was made (a pre-play is known).
void end_turn(State& s, bool made_play, Events events);
/// The hands are scored.
void end_game(State& s, Events events);

/// Simultaneous play: a seat lays its pre-play, then its play, face down; when all have, everything is revealed.
void apply_in_round(State& s, Seat seat, const Move& m, Events events);
/// The sand has run out: whoever isn't done passes.
void time_out_round(State& s, Events events);

} // namespace palazzo::palabra

// The beginning and the end of turns, of rounds and of the game.
#pragma once

#include "engine/games/palabra/play.hpp"

namespace palazzo::palabra {

/// Begins the turn of the seat whose turn it now is: discards its own word. Turns that have to be missed are skipped.
void begin_turn(State& s, Events events);
/// Ends the turn; `made_play` says whether a play was made.
void end_turn(State& s, bool made_play, Events events);
/// Ends the game, and deducts the cards left in the hands.
void end_game(State& s, Events events);

/// In simultaneous play, lays a seat's pre-play or play face down. When all have laid their plays, everything is
/// revealed.
void apply_in_round(State& s, Seat seat, const Move& m, Events events);
/// Ends a round whose timer has run out: seats that aren't done pass.
void time_out_round(State& s, Events events);

} // namespace palazzo::palabra

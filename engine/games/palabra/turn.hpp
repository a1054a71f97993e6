// The beginning and the end of a turn, a round and a game.
#pragma once

#include "engine/games/palabra/play.hpp"

namespace palazzo::palabra {

/// Begins the turn of the seat `s.table.turn`, and discards that seat's word. If the seat has to miss its turn, the
/// next seat's turn begins in the same way.
void begin_turn(State& s, Events events);
/// Ends the turn. `made_play` is true if the seat made a play in it.
void end_turn(State& s, bool made_play, Events events);
/// Ends the game, and deducts the cards left in the hands from the scores.
void end_game(State& s, Events events);

/// In simultaneous play, lays a seat's pre-play or play face down. When all seats have laid their plays, reveals
/// everything.
void apply_in_simultaneous_round(State& s, Seat seat, const Move& m, Events events);
/// Ends a round in which time has run out: seats that haven't laid their cards yet pass.
void end_timed_out_round(State& s, Events events);

} // namespace palazzo::palabra

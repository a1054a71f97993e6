// Turns: who is next, what a turn begins and ends with, and what moves cards between a seat and the pile.
#pragma once

#include "engine/games/palace/state.hpp"

namespace palazzo::palace {

/// The seat after this one in play order among those still in, `skips` of them stepped over, oneself included (fine
/// print 13).
Seat seat_after(const Table& t, Seat seat, int skips = 0);

/// Whether a seat has neither hand nor palace left.
bool holds_nothing(const State& s, Seat seat);
/// Draws back up to `layout` cards while the draw pile lasts.
void draw_up(State& s, Seat seat);
/// Everybody sees this card go into the hand.
void give(State& s, Seat seat, Card c);
/// Takes the pile and ends the turn.
void take_pile(State& s, Seat seat);
/// The same as a move: it may take the seat's face-up cards along (fine print 16).
void take(State& s, Seat seat);
/// A seat without cards is out, and that may end the game.
void leave(State& s, Seat seat);

/// Settles what the seat whose turn it now is has to do first.
void begin_turn(State& s);
/// The same once its turn has begun: after a challenge, or when its order stands.
void carry_on(State& s);
/// Counts the turn and begins the next seat's; at the limit the game is drawn (fine print 20).
void end_turn(State& s, Seat next);
/// The same where the next seat is challenged before its turn.
void end_turn_with_challenge(State& s, Seat next, Seat giver);

} // namespace palazzo::palace

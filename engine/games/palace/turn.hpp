// Turns: who is next, what a turn begins and ends with, and what moves cards between a seat and the pile.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// The seat after this one in play order among those still in, `skips` of them stepped over, oneself included (fine
/// print 13).
Seat seat_after(const Table& t, Seat seat, int skips = 0);

/// The seat before this one among those still in.
Seat seat_before(const Table& t, Seat seat);

/// Whether a seat has neither hand nor palace left.
bool holds_nothing(const State& s, Seat seat);
/// Draws back up to what a seat draws up to, while the draw pile lasts.
void draw_up(State& s, Seat seat, Events events);
/// Everybody sees this card go into the hand.
void give(State& s, Seat seat, Card c);
/// The pile goes into a hand, but for cards that are there once. So many other cards have gone there with it.
void pile_into_hand(State& s, Seat seat, int with_it, Events events);
/// Takes the pile and ends the turn.
void take_pile(State& s, Seat seat, int with_it, Events events);
/// The same of a seat that can play nothing: it may be the one before that takes (`previous_takes`).
void take_unable(State& s, Seat seat, int with_it, Events events);
/// Taking as a move: it may take face-up cards along (fine print 16).
void take(State& s, Seat seat, const Move& m, Events events);
/// The same where nobody is asked.
void take_as_stuck(State& s, Seat seat, Events events);
/// A seat without cards is out, and that may end the game. Who has a place now: the seat, and the last if all others
/// are out. It is for the caller to tell.
Seats leave(State& s, Seat seat);

/// Settles what the seat whose turn it now is has to do first.
void begin_turn(State& s, Events events);
/// The same where the seat is challenged before its turn.
void begin_turn_with_challenge(State& s, Seat giver, Events events);
/// The same once its turn has begun: after a challenge, or when its order stands.
void carry_on(State& s, Events events);
/// Counts the turn and makes it the next seat's, which has yet to begin it; false: the game is over. At the limit it is
/// drawn (fine print 20).
bool passes_on(Table& t, Seat next, Events events);
/// The same, and the next seat begins its turn.
void end_turn(State& s, Seat next, Events events);

} // namespace palazzo::palace

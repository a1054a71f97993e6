// Turns: whose turn is next, how a turn begins and ends, and how cards move between a seat and the pile.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Notes that everybody sees `n` more cards of this face in a seat's hand.
void note_seen(State& s, Seat seat, Card c, int n);
/// Notes that a card leaves a seat's hand. Nobody can tell which of several equal cards it is, so a known one is
/// assumed.
inline void note_gone(State& s, Seat seat, Card c) {
    Bag& known = s.table.seat(seat).known;
    if (known.count(c) > 0) return known.remove(c);
    for (std::size_t each = 0; each < s.memories.size(); each += s.hidden.size())
        s.memories[each + static_cast<std::size_t>(seat)].remove_if_there(c);
}

/// Returns the seat after this one in play order among those still in, after skipping `skips` of them; the seat itself
/// is included (fine print 13).
Seat seat_after(const Table& t, Seat seat, int skips = 0);

/// Returns the seat before this one among those still in.
Seat seat_before(const Table& t, Seat seat);

/// Returns whether a seat has neither hand nor palace left.
bool has_no_cards(const State& s, Seat seat);
/// Draws cards until the hand has the size that the options say, or the draw pile is empty.
void draw_up(State& s, Seat seat, Events events);
/// Puts a card into a hand; everybody sees it.
void add_seen_card(State& s, Seat seat, Card c);
/// Moves the pile into a hand, except cards that can be played only once, which leave the game. `taken_with_it` is the
/// number of other cards that were taken with it, for the event.
void pile_into_hand(State& s, Seat seat, int taken_with_it, Events events);
/// Takes the pile and ends the turn. `taken_with_it` is the number of other cards that were taken with it.
void take_pile(State& s, Seat seat, int taken_with_it, Events events);
/// Takes the pile because a seat can't play: with `previous_takes`, the player before takes it.
void take_pile_as_unable(State& s, Seat seat, int taken_with_it, Events events);
/// Carries out the move of taking the pile, with the face-up cards that it names (fine print 16).
void take(State& s, Seat seat, const Move& m, Events events);
/// Takes the pile for a stuck seat that isn't asked which face-up cards to take along.
void take_pile_when_stuck(State& s, Seat seat, Events events);
/// Gives a seat without cards its place, which may end the game. Returns the seats that got a place: this one, and the
/// last one if all others are out. The caller sends the events.
Seats go_out(State& s, Seat seat);

/// Determines what the seat whose turn it now is has to do first.
void begin_turn(State& s, Events events);
/// Begins a turn with a challenge to its seat.
void begin_turn_with_challenge(State& s, Seat giver, Events events);
/// Continues a turn that has begun, after a challenge or when the order has been set.
void continue_turn(State& s, Events events);
/// Counts the turn and makes it `next`'s turn, without beginning it. Returns false if the game is over; it is drawn at
/// the turn limit (fine print 20).
bool advance_turn(Table& t, Seat next, Events events);
/// Ends the turn, and begins that of `next` unless the game is over.
void end_turn(State& s, Seat next, Events events);

} // namespace palazzo::palace

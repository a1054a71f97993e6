// Turns: whose turn is next, how a turn begins and ends, and how cards move between a seat and the pile.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Stores that everybody has seen `n` more cards equal to `c` in a seat's hand.
void note_seen_cards(State& s, Seat seat, Card c, int n);
/// Stores that a card leaves a seat's hand. If the hand has several equal cards, nobody can tell which of them leaves,
/// so that a known card is assumed to leave.
inline void note_card_left_hand(State& s, Seat seat, Card c) {
    Bag& known = s.table.seat(seat).known;
    if (known.count(c) > 0) return known.remove(c);
    for (std::size_t each = 0; each < s.memories.size(); each += s.hidden.size())
        s.memories[each + static_cast<std::size_t>(seat)].remove_if_there(c);
}

/// Returns the seat that plays after `seat` in play order, if `skips` of the seats that are still in are skipped.
/// `seat` itself may be one of them (fine print 13).
Seat seat_after(const Table& t, Seat seat, int skips = 0);

/// Returns the seat that plays before `seat`, among the seats that are still in.
Seat seat_before(const Table& t, Seat seat);

/// Returns whether a seat has no cards left in its hand and its palace.
bool has_no_cards(const State& s, Seat seat);
/// Draws cards until the hand has the size that the options prescribe, or the draw pile is empty.
void refill_hand(State& s, Seat seat, Events events);
/// Puts a card that everybody sees into a seat's hand.
void add_seen_card(State& s, Seat seat, Card c);
/// Moves the pile into a hand, except cards with the power `once`, which leave the game. `taken_with_it` is the number
/// of other cards that were taken with the pile; the event counts them, too.
void move_pile_into_hand(State& s, Seat seat, int taken_with_it, Events events);
/// Takes the pile, and ends the turn. `taken_with_it` is the number of other cards that were taken with the pile.
void take_pile(State& s, Seat seat, int taken_with_it, Events events);
/// Takes the pile and ends the turn of `seat`, which can't play. With the option `previous_takes`, the seat before
/// `seat` takes the pile instead. In this case the next turn is that of `seat` again or, with `picker_leads`, that of
/// the seat that took the pile.
void take_pile_when_unable_to_play(State& s, Seat seat, int taken_with_it, Events events);
/// Takes the pile together with the face-up cards that the move names (fine print 16), and ends the turn.
void take_pile_with_face_up_cards(State& s, Seat seat, const Move& m, Events events);
/// Takes the pile for a stuck seat that failed its challenge. The seat isn't asked which face-up cards it takes with
/// the pile.
void take_pile_after_failed_challenge(State& s, Seat seat, Events events);
/// Gives a seat without cards its place, which may end the game. Returns the seats that got a place: `seat` and, if it
/// gets the last place at once, the only seat that is still in. The caller sends the events.
Seats go_out(State& s, Seat seat);

/// Begins the turn of the seat `s.table.turn`, and determines what it has to do first.
void begin_turn(State& s, Events events);
/// Begins the turn of the seat `s.table.turn` with a challenge from `giver`.
void begin_turn_with_challenge(State& s, Seat giver, Events events);
/// Continues a turn after a challenge, or after the seat has arranged its face-up cards.
void continue_turn(State& s, Events events);
/// Counts the turn as ended and gives the next turn to `next`, but doesn't begin it. Returns false if the game is over.
/// At the turn limit, the game ends in a tie (fine print 20).
bool advance_turn(Table& t, Seat next, Events events);
/// Ends the turn, and begins the turn of the seat `next` unless the game is over.
void end_turn(State& s, Seat next, Events events);

} // namespace palazzo::palace

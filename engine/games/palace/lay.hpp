// Lays cards on the pile, and carries out what follows: powers, fours of a kind, drawing, going out, passing the turn
// on.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Returns the rank that a legal set counts as; for a run, its highest rank.
Rank rank_of_play(const DerivedRules& derived, const Play& play);

/// Lays a set from the seat's active zone, which is its hand or its face-up cards.
void lay_set(State& s, Seat seat, const Play& play, Events events);
/// Handles a card that was turned over: a face-down card if `blind` is true, otherwise a card of the draw pile. If the
/// pile allows the card, lays it, or first asks for the rank of a wild joker. If the pile doesn't allow it, the options
/// may prescribe challenges that can save the card (fine print 28). Otherwise the seat takes the pile and the card.
void settle_turned_card(State& s, Seat seat, Card c, bool blind, Events events);
/// Lays the turned-over card, which waits in `Table::turned`. A wild joker counts as rank `as`.
void lay_turned_card(State& s, Seat seat, std::optional<Rank> as, Events events);
/// Puts the turned-over card, which waits in `Table::turned`, into the seat's hand. Then the seat takes the pile or,
/// with the option `previous_takes`, the seat before it does.
void take_turned_card_and_pile(State& s, Seat seat, Events events);

/// Continues a play after its challenges to all seats; `all_passed` is true if every seat passed. Burns the pile if the
/// play burns it. Then lets the seat hand out the challenges that follow a four of a kind, or passes the turn on.
void continue_play_after_challenges(State& s, Seat seat, bool all_passed, Events events);
/// Continues the play of a seat that keeps its drawn cards of the rank just laid, instead of adding them to the set.
void decline_adding_cards(State& s, Seat seat, Events events);
/// Ends a play: gives the turn to the next seat, or another turn to the same seat.
void end_play(State& s, Seat seat, Events events);
/// Ends a play, and gives the turn to the seat `next`.
void end_play_and_give_turn(State& s, Seat seat, Seat next, Events events);

} // namespace palazzo::palace

// Laying cards on the pile and what follows: powers, fours, drawing, going out, passing the turn on.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Returns the rank that a legal set is laid as; of a run, the highest.
Rank rank_of(const DerivedRules& derived, const Play& play);

/// Lays a set from the seat's active zone.
void lay_set(State& s, Seat seat, const Play& play, Events events);
/// Handles a face-down card (`blind`) or a card of the draw pile that was turned over: lays it if it may be laid, after
/// a wild joker got its name; otherwise the seat takes the pile and the card, or is challenged for them (fine print
/// 28).
void settle_turned(State& s, Seat seat, Card c, bool blind, Events events);
/// Lays the card that was turned over and waits; a wild joker counts as rank `as`.
void lay_turned(State& s, Seat seat, std::optional<Rank> as, Events events);
/// Takes the pile and the card that was turned over and waits.
void take_turned(State& s, Seat seat, Events events);

/// Continues a play once everybody was challenged: burns the pile, and hands out challenges for a four.
void settle_play(State& s, Seat seat, bool all_passed, Events events);
/// The seat keeps the cards that it drew of the rank just laid.
void decline_adding(State& s, Seat seat, Events events);
/// Ends a play: passes the turn on, or the seat plays again.
void end_play(State& s, Seat seat, Events events);
/// Ends a play, and passes the turn on to `next`.
void end_play_to(State& s, Seat seat, Seat next, Events events);

} // namespace palazzo::palace

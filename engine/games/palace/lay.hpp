// Laying cards on the pile, and all that follows of it: powers, fours, drawing, going out, passing the turn on.
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// The rank that a legal set is laid as; of a run the highest.
Rank rank_of(const DerivedRules& laws, const Play& play);

/// Lays a set from the seat's active zone.
void lay_set(State& s, Seat seat, const Play& play, Events events);
/// A card was turned over blind or by chance: it is laid if it may be, a wild joker once it has a name; else pile and
/// card are taken, or challenges say whether (fine print 28).
void settle_turned(State& s, Seat seat, Card c, bool blind, Events events);
/// Lays the card that was turned over and waits, a wild joker as the rank named.
void lay_turned(State& s, Seat seat, std::optional<Rank> as, Events events);
/// The pile and the card that was turned over and waits are taken.
void take_turned(State& s, Seat seat, Events events);

/// Goes on with a play once everybody was challenged: burn, and hand out challenges for a four.
void settle_play(State& s, Seat seat, bool all_passed, Events events);
/// Of the cards drawn none is laid upon those of the same rank.
void keep_added(State& s, Seat seat, Events events);
/// The end of a play: the turn passes on, or stays.
void pass_on(State& s, Seat seat, Events events);
/// The same to a certain seat.
void pass_to(State& s, Seat seat, Seat next, Events events);

} // namespace palazzo::palace

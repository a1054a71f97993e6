// Dealing, and how moves change the state.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// The deck in the order in which it is dealt and listed in records, and the seat that leads unless the options decide
/// otherwise.
struct Deal {
    Cards cards;
    Seat first = 0;
    friend bool operator==(const Deal&, const Deal&) = default;
};

/// Returns all cards in play, sorted.
Cards full_deck(const Options& o);
/// Returns a shuffled deck and a random seat that leads. Every seat is equally likely, whichever meaning the option
/// `first` gives to this seat: the winner of a draw of cards, the seat to the left of a random dealer, or the seat
/// where the search for the lowest hand begins.
Deal shuffled_deal(const Options& o, Rng& dice);
/// Returns why the cards don't make a deal, for example because one of them isn't in the decks; empty if they do. If
/// `short_list` is true, the end of the deck may be missing.
Refusal check_deal(const Options& o, const Deal& d, bool short_list);

/// Returns the first state of a game. Options and deal must have been checked.
State begin(const Options& o, const Deal& d);

/// Makes a move that has been checked, and sends its events.
void apply(State& s, Seat seat, const Move& m, Events events = {});

} // namespace palazzo::palace

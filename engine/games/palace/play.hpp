// Dealing, and what moves do to the state.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// The deck as it leaves the dealer's hand, in the order of records, and the seat that leads unless the options say
/// otherwise.
struct Deal {
    Cards cards;
    Seat first = 0;
    friend bool operator==(const Deal&, const Deal&) = default;
};

/// All cards in play, sorted.
Cards full_deck(const Options& o);
/// The deck shuffled, and a leader by lot: whatever `first` says, every seat is as likely as any other, be it by a card
/// drawn each, by a dealer drawn, or as the seat from which ties for the lowest hand are counted.
Deal shuffled(const Options& o, Rng& dice);
/// Whether the cards suffice and come from the decks in play; `short_list`: the tail may be missing.
Refusal check_deal(const Options& o, const Deal& d, bool short_list);

/// The first state of a game with options and a deal that were checked.
State begin(const Options& o, const Deal& d);

/// Makes a checked move, and tells what happens.
void apply(State& s, Seat seat, const Move& m, Events events = {});

} // namespace palazzo::palace

// Dealing, and what a placement does to the state.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palindromes/events.hpp"
#include "engine/games/palindromes/places.hpp"

namespace palazzo::palindromes {

/// The deck shuffled, and who begins by lot.
Deal shuffled(Rng& dice);
/// Whether the cards come from one deck and can be halved; `short_list`: the tail may be missing.
Refusal check_deal(const Deal& d, bool short_list);
/// The first state of a game with options and a deal that were checked.
State begin(const Options& o, const Deal& d);

/// What a placement brings about.
struct Outcome {
    Spans made;         ///< by the one who placed
    bool waits = false; ///< they are pending; otherwise they are taken at once
    Spans kept;         ///< of what was pending: taken by its maker now
    Spans lost;         ///< of what was pending: enlarged or broken into by the new ones
};
/// Of a legal move of the seat whose turn it is.
Outcome outcome_of(const Table& t, const Move& m);

/// Makes a checked move, and tells what happens.
void apply(State& s, Seat seat, const Move& m, Events events = {});

/// The cards of a palindrome.
PalindromeCards cards_of(const Grid& grid, const Span& span);

} // namespace palazzo::palindromes

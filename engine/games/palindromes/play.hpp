// Dealing, and how a placement changes the state.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palindromes/events.hpp"
#include "engine/games/palindromes/places.hpp"

namespace palazzo::palindromes {

/// Returns a shuffled deck and a random seat that makes the first move.
Deal shuffled_deal(Rng& dice);
/// Returns why `d` isn't a valid deal: a card occurs twice, cards are missing, or their number is odd or zero; empty if
/// the deal is valid. `short_list` allows cards to be missing.
Refusal check_deal(const Deal& d, bool short_list);
/// Returns the first state of a game. Options and deal must have been checked.
State begin(const Options& o, const Deal& d);

/// The consequences of a placement.
struct PlacementOutcome {
    Spans made; ///< palindromes that the placement makes; they belong to the seat that placed the card
    bool becomes_pending = false; ///< true if `made` becomes pending; false if it is taken at once
    Spans kept;                   ///< pending palindromes that their maker now takes
    Spans lost;                   ///< pending palindromes that their maker loses because `made` shares cards with them
};
/// Returns the consequences that a legal move of the seat whose turn it is would have. Doesn't make the move.
PlacementOutcome outcome_of_move(const Table& t, const Move& m);

/// Makes a move that has been checked, and sends its events.
void apply(State& s, Seat seat, const Move& m, Events events = {});

/// Returns the cards of a palindrome.
PalindromeCards cards_in_span(const Grid& grid, const Span& span);

} // namespace palazzo::palindromes

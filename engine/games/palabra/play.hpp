// Dealing, and what a move does to the state.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "engine/games/palabra/legal.hpp"

namespace palazzo::palabra {

/// All cards of a table with these options, in the order of cards.
std::vector<Card> deck_of(const Options& o);
/// The cards that the viewing seat sees lying, holds or has laid face down itself, in no order.
std::vector<Card> seen_by(const View& v);
/// The deck shuffled, and who leads by the cut (docs/rules/palabra.md, "Set-up").
Deal shuffled(const Options& o, Rng& dice);
/// Whether the cards come from the deck; `short_list`: the tail may be missing.
Refusal check_deal(const Options& o, const Deal& d, bool short_list);
/// The first state of a game with options and a deal that were checked.
State begin(const Options& o, const Deal& d);

/// Makes a checked move, and tells what happens.
void apply(State& s, Seat seat, const Move& m, Events events = {});

/// Total scores: so far, and at the end with what the end takes off.
std::vector<int> scores_of(const Table& t);

} // namespace palazzo::palabra

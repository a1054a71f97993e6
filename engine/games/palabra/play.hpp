// Dealing, and how moves change the state.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "engine/games/palabra/legal.hpp"

namespace palazzo::palabra {

/// Returns all cards of the decks at a table with these options, sorted.
std::vector<Card> full_deck(const Options& o);
/// Returns the cards that the viewing seat knows: those on the table, in its hand, and those that it has laid face down
/// itself. Their order has no meaning.
std::vector<Card> known_cards(const View& v);
/// Returns a shuffled deck, and the seat that goes first, which is found by cutting (docs/rules/palabra.md, "Set-up").
Deal shuffled_deal(const Options& o, Rng& dice);
/// Returns why `d` isn't a valid deal; empty if it is valid. `short_list` allows the end of the deck to be missing.
Refusal check_deal(const Options& o, const Deal& d, bool short_list);
/// Returns the first state of a game. Options and deal must have been checked.
State begin(const Options& o, const Deal& d);

/// Makes a move that has been checked, and sends its events.
void apply(State& s, Seat seat, const Move& m, Events events = {});

/// Returns the scores by seat. At the end of the game, penalties for cards left in hand are deducted.
std::vector<int> scores_of(const Table& t);

} // namespace palazzo::palabra

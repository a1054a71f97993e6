// The rules of Sevens as pure functions over its values.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/rng.hpp"
#include "engine/games/example/events.hpp"
#include "engine/games/example/state.hpp"

#include <vector>

namespace palazzo::example {

Deal shuffled(const Options& o, Rng& dice);
/// The hands dealt, and the holder of the seven of diamonds to go first (rules 2 and 3).
State begin(const Options& o, const Deal& deal);

/// The seat whose turn it is; none once somebody has won.
Seats to_act(const Table& t);
View view_of(const State& s, Seat seat);
/// A state that looks like this to the viewing seat: the others' cards dealt by dice.
State imagine(const View& v, Rng& dice);

/// Whether a card may lie on the table now (rules 4 and 5).
bool fits(const Table& t, Card card);
/// Every legal move of the viewing seat; empty where it isn't to move.
std::vector<Move> legal(const View& v);
/// Why the viewing seat may not make this move; empty if it may.
Refusal check(const View& v, const Move& m);
/// Makes a move that check() has passed.
void apply(State& s, Seat seat, const Move& m, Events events);

} // namespace palazzo::example

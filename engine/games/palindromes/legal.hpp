// What a seat may do, from its view alone.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palindromes/places.hpp"

#include <vector>

namespace palazzo::palindromes {

/// What `seat` may know of `state`.
View view_of(const State& state, Seat seat);
/// Some state that the viewing seat couldn't tell from the true one: the cards that it doesn't see, shuffled over the
/// other hand and the stocks.
State imagine(const View& view, Rng& dice);

/// The seat to act; none when the game is over.
Seats to_act(const Table& t);

/// Every legal move of the viewing seat; empty when it isn't to act.
std::vector<Move> legal(const ViewRef& v);
/// A legal move by dice: first the card, then the square, then what to pick. The seat is to act.
Move random_move(const ViewRef& v, Rng& dice);
/// Empty if the viewing seat may make this move; else why not.
Refusal check(const ViewRef& v, const Move& m);

} // namespace palazzo::palindromes

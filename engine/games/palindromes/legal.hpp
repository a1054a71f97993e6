// The moves that a seat may make, determined from its view alone.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palindromes/places.hpp"

#include <vector>

namespace palazzo::palindromes {

/// Returns what `seat` may know of `state`.
View view_of(const State& state, Seat seat);
/// Returns a random state that the viewing seat couldn't tell from the true one: the cards that it doesn't see are
/// shuffled and distributed over the other hand and the stocks.
State sample_state(const View& view, Rng& dice);

/// Returns the seat to act; empty when the game is over.
Seats seats_to_act(const Table& t);

/// Returns the legal moves of the viewing seat; empty if it isn't to act.
std::vector<Move> legal_moves(const ViewRef& v);
/// Returns a random legal move: chooses first the card, then the square, then which palindromes to pick. The viewing
/// seat must be the one to act.
Move random_move(const ViewRef& v, Rng& dice);
/// Returns why the viewing seat may not make this move; empty if it may.
Refusal check(const ViewRef& v, const Move& m);

} // namespace palazzo::palindromes

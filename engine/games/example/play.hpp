// The rules of Sevens as functions on plain values.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/rng.hpp"
#include "engine/games/example/events.hpp"
#include "engine/games/example/state.hpp"

#include <vector>

namespace palazzo::example {

Deal shuffled_deal(const Options& o, Rng& dice);
/// Returns the first state of a game: all cards are dealt, and the holder of the seven of diamonds is to move (rules 2
/// and 3).
State begin(const Options& o, const Deal& deal);

/// Returns the seat whose turn it is; empty once somebody has won.
Seats seats_to_act(const Table& t);
/// Returns what a seat may know of a state.
View view_of(const State& s, Seat seat);
/// Returns a random state that the viewing seat couldn't tell from the true one: the others' cards are dealt at random.
State sample_state(const View& v, Rng& dice);

/// Returns whether a card may be played now (rules 4 and 5).
bool can_be_played(const Table& t, Card card);
/// Returns the legal moves of the viewing seat; empty if it isn't to act.
std::vector<Move> legal_moves(const View& v);
/// Returns why the viewing seat may not make this move; empty if it may.
Refusal check(const View& v, const Move& m);
/// Makes a move that has passed check().
void apply(State& s, Seat seat, const Move& m, Events events);

} // namespace palazzo::example

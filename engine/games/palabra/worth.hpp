// First estimates of what a move is worth, for the rule of thumb and the search.
#pragma once

#include "engine/core/evaluated_move.hpp"
#include "engine/games/palabra/legal.hpp"

#include <cstddef>

namespace palazzo::palabra {

/// Far below the worth of any move.
inline constexpr double unplayable_worth = -1e6;

/// Returns whether a move is an answer about a word in doubt.
bool is_answer(const Move& m);
/// Returns the hand without the cards of a move.
Hand without(Hand hand, const Move& m);
/// Returns the worth of what is left in a hand, in points: positive while there is something to draw, later a penalty.
double leave_worth(const Table& t, const Hand& hand);
/// Returns the worth of a move in points: its score, what it takes from others, and what is left in the hand. For an
/// answer, returns 1 if it is honest (words in the list are accepted), else -1.
double worth_of(const ViewRef& v, const Move& m);
/// Returns whether a player who knows only common words would find the move.
bool is_known(const ViewRef& v, const Move& m);
/// Sorts the first `count` moves by their values, the best first; equal ones keep their order.
void best_first(EvaluatedMoves<Move>& moves, std::size_t count);

} // namespace palazzo::palabra

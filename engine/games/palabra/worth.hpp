// First estimates of what a move is worth, for the rule of thumb and the search.
#pragma once

#include "engine/core/weighed.hpp"
#include "engine/games/palabra/legal.hpp"

#include <cstddef>

namespace palazzo::palabra {

/// Far below the worth of any move.
inline constexpr double out_of_the_question = -1e6;

/// Returns whether a move is an answer about a word in doubt.
bool is_answer(const Move& m);
/// Returns the hand without the cards of a move.
Hand without(Hand hand, const Move& m);
/// Returns the worth of what is left in a hand, in points: positive while there is something to draw, later a penalty.
double rest(const Table& t, const Hand& hand);
/// Of a move, in points: its score, what it takes from others and what is left in the hand. Of an answer, whether it is
/// honest: what is in the list is accepted.
double worth_of(const ViewRef& v, const Move& m);
/// Whether a player of common words would come upon it.
bool is_known(const ViewRef& v, const Move& m);
/// Puts the first `count` in the order of their values, the best first; equal ones stay as they are.
void best_first(WeighedMoves<Move>& moves, std::size_t count);

} // namespace palazzo::palabra

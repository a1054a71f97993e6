// First estimates of the worth of moves, for the rule of thumb and for the search.
#pragma once

#include "engine/core/evaluated_move.hpp"
#include "engine/games/palabra/legal.hpp"

#include <cstddef>

namespace palazzo::palabra {

/// A worth that is far below that of any move.
inline constexpr double unplayable_worth = -1e6;

/// Returns whether a move is an answer about a word in doubt.
bool is_doubt_answer(const Move& m);
/// Returns the hand without the cards of a move.
Hand hand_after_move(Hand hand, const Move& m);
/// Returns how many points the cards of `hand` are worth: their leave value while there are cards to draw, and
/// afterwards their penalty as a negative number.
double kept_hand_worth(const Table& t, const Hand& hand);
/// Returns the worth of a move in points: its score, the points that it takes from other seats, and the worth of the
/// cards left in the hand. For an answer about a word in doubt, returns 1 if the answer is honest, otherwise -1. An
/// honest answer accepts words in the list and no others.
double estimated_worth(const ViewRef& v, const Move& m);
/// Returns whether a player who knows only common words could find the move.
bool uses_only_common_words(const ViewRef& v, const Move& m);
/// Sorts the first `count` moves by their values, the best first. Moves with equal values keep their order.
void sort_best_first(EvaluatedMoves<Move>& moves, std::size_t count);

} // namespace palazzo::palabra

// The search of Palabra's opponents. They value every word that the hand can spell by its score and by what is left in
// the hand, and then try the best few against random hands of the others (in Scrabble: simulation; Sheppard,
// "World-championship-caliber Scrabble", 2002). When nothing is hidden any more, the rest of the game is solved.
#pragma once

#include "engine/core/effort.hpp"
#include "engine/core/evaluated_move.hpp"
#include "engine/games/palabra/endgame.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra {

struct Rules;

/// The search for the best move of one view, which can be stored between any two calls of run(). Each iteration deals
/// one random state and plays on from each of the candidate moves, until it is the seat's turn again.
class Simulation {
  public:
    /// Begins a search for the viewing seat, which must be to act. If `effort.remembers` is false, it knows only words
    /// that many people know.
    Simulation(const Rules& rules, const View& view, const Effort& effort, Rng dice);

    /// Returns whether the search is done.
    bool done() const;
    int iterations() const { return iterations_; }
    /// Continues for at most `iterations` iterations.
    void run(int iterations);
    /// Returns moves with values in points: how much the seat gains on the others until its next turn; in an endgame
    /// that is solved, its lead at the end.
    EvaluatedMoves<Move> evaluated_moves() const;
    /// Returns the move to make: the best or, if the effort is careless, sometimes one of the next best.
    Move move() const;

  private:
    int turns_ahead() const;
    void try_out(const State& world);

    View view_;
    Effort effort_;
    Rng dice_;
    int iterations_ = 0;
    std::size_t tried_ = 0; ///< number of moves, from the first, that are tried
    std::optional<Endgame> endgame_;
    EvaluatedMoves<Move> moves_{}; ///< sorted by their first estimate; the `value` of a tried move is the sum over its
                                   ///< visits
};

} // namespace palazzo::palabra

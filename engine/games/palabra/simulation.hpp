// The search of Palabra's opponents. It values every word that the hand can spell by its score and by the cards that
// the hand keeps, and then tries the best few against random hands of the others (in Scrabble this is called
// simulation; Sheppard, "World-championship-caliber Scrabble", 2002). When no card is hidden any more, it solves the
// rest of the game.
#pragma once

#include "engine/core/effort.hpp"
#include "engine/core/evaluated_move.hpp"
#include "engine/games/palabra/endgame.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra {

struct Rules;

/// Searches for the best move in one view. The search can be stored between any two calls of run(). Each iteration
/// samples one random state. It makes each candidate move in a copy of that state, and then plays on until it is the
/// viewing seat's turn again.
class Simulation {
  public:
    /// Begins a search for the viewing seat, which must be to act. If `effort.remembers` is false, the search uses only
    /// words that many people know.
    Simulation(const Rules& rules, const View& view, const SearchEffort& effort, Rng dice);

    /// Returns whether the search is done.
    bool is_done() const;
    int iterations() const { return iterations_; }
    /// Continues the search for at most `iterations` more iterations.
    void run(int iterations);
    /// Returns the candidate moves with values in points. The value of a move is the average lead of the seat over all
    /// iterations or, in an endgame that is solved, its lead at the end. A move that hasn't been tried has its first
    /// estimate as its value.
    EvaluatedMoves<Move> evaluated_moves() const;
    /// Returns the move to make: the best one, or sometimes one of the next best if the effort has a
    /// `random_move_probability` above 0.
    Move chosen_move() const;

  private:
    int turns_to_simulate() const;
    void simulate_candidates(const State& world);

    View view_;
    SearchEffort effort_;
    Rng dice_;
    int iterations_ = 0;
    std::size_t tried_ = 0; ///< number of moves that are tried: the first ones of `moves_`
    std::optional<EndgameSearch> endgame_;
    EvaluatedMoves<Move> moves_{}; ///< moves sorted by their first estimate; the `value` of a tried move is the sum of
                                   ///< the results of all its visits
};

} // namespace palazzo::palabra

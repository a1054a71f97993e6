// How Palabra's opponents think: every word that the hand spells, valued by its score and by what is left in the hand;
// the best few are then tried against hands that the others may have (in Scrabble: simulation; Sheppard, "World-
// championship-caliber Scrabble", 2002). Where nothing is hidden any more, the rest is searched to its end.
#pragma once

#include "engine/core/effort.hpp"
#include "engine/core/weighed.hpp"
#include "engine/games/palabra/endgame.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra {

struct Rules;

/// One thought of one seat, which can be put aside between any two calls of run(). An iteration deals one world and
/// plays each of the moves in question on in it, until it is the seat's turn again.
class Simulation {
  public:
    /// The viewing seat is to act. Who doesn't remember knows only words that many people know.
    Simulation(const Rules& rules, const View& view, const Effort& effort, Rng dice);

    bool done() const;
    int iterations() const { return iterations_; }
    void run(int iterations);
    /// Values are points: what the seat gains on the others by the time of its next turn; of an endgame that is solved,
    /// its lead in the end.
    WeighedMoves<Move> weighed() const;
    Move move() const;

  private:
    int turns_ahead() const;
    void try_out(const State& world);

    View view_;
    Effort effort_;
    Rng dice_;
    int iterations_ = 0;
    std::size_t tried_ = 0; ///< the first so many moves
    std::optional<Endgame> endgame_;
    WeighedMoves<Move> moves_{}; ///< by what they look like; `value` of a tried one is the sum over its visits
};

} // namespace palazzo::palabra

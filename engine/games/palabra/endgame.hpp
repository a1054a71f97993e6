// Solves the end of a game of two in which nothing is hidden any more: depth first, with alpha-beta pruning (Knuth and
// Moore, "An analysis of alpha-beta pruning", 1975).
#pragma once

#include "engine/core/evaluated_move.hpp"
#include "engine/games/palabra/legal.hpp"

#include <cstddef>
#include <vector>

namespace palazzo::palabra {

/// Returns whether the viewing seat can infer every card: there are two players and no card left to draw, so that all
/// it doesn't see is in the other hand. False if words may be laid that aren't in the list, because nobody can predict
/// them.
bool knows_all_cards(const View& v);

/// A search that can be stored between any two calls of run(). A plain value.
class Endgame {
  public:
    /// Begins a search for the viewing seat, which must be to act and must satisfy knows_all_cards().
    explicit Endgame(const View& view);

    /// Searches `positions` more positions, or until the game is solved if that is earlier.
    void run(int positions);
    /// Returns whether the value of every move is known.
    bool solved() const { return stack_.empty(); }
    /// Returns for each move by how many points it leaves the seat ahead at the end if both play perfectly, the best
    /// first. The search must be solved.
    EvaluatedMoves<Move> evaluated_moves() const;

  private:
    /// A position on the current path, and what is known of it.
    struct Frame {
        State state;
        Seat seat = 0;
        std::vector<Move> moves;
        std::vector<int> points; ///< score of each move; high scores are tried first, because good moves prune more
        std::size_t next = 0;    ///< index of the next move to try
        int alpha = 0;           ///< lead that the searching seat can already force elsewhere
        int beta = 0;            ///< lead to which the other seat can already limit it elsewhere
        int best = 0;
    };

    struct Lead {
        Move move;
        int points;
    };

    void push(State&& state, int alpha, int beta);
    void step();
    void learn(int lead);

    Seat me_;
    std::vector<Frame> stack_;
    std::vector<Lead> leads_; ///< leads after the root's moves that have been searched
};

} // namespace palazzo::palabra

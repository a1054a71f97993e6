// Solves the end of a game of two players when no card is hidden any more: depth first, with alpha-beta pruning (Knuth
// and Moore, "An analysis of alpha-beta pruning", 1975).
#pragma once

#include "engine/core/evaluated_move.hpp"
#include "engine/games/palabra/legal.hpp"

#include <cstddef>
#include <vector>

namespace palazzo::palabra {

/// Returns whether the viewing seat can infer every card: there are two players and no card is left to draw, so that
/// the other hand holds all cards that the seat can't see. False if words may be laid that aren't in the list, because
/// nobody can predict them.
bool knows_all_cards(const View& v);

/// A search through the end of a game. It is a plain value, which can be copied and stored between two calls of run().
class EndgameSearch {
  public:
    /// Begins a search for the viewing seat, which must be to act and must satisfy knows_all_cards().
    explicit EndgameSearch(const View& view);

    /// Searches at most `positions` more positions, and stops earlier if the game is solved.
    void run(int positions);
    /// Returns whether the value of every move is known.
    bool is_solved() const { return stack_.empty(); }
    /// Returns the moves, the best first. The value of a move is the number of points by which the viewing seat leads
    /// at the end if both players play perfectly. The search must be solved.
    EvaluatedMoves<Move> evaluated_moves() const;

  private:
    /// A position on the path that is being searched, and the results of its search so far.
    struct PathPosition {
        State state;
        Seat seat = 0;
        std::vector<Move> moves;
        std::vector<int> points; ///< score of each move; moves with high scores are tried first to prune more
        std::size_t next = 0;    ///< index of the next move to try
        int alpha = 0;           ///< least lead that matters, because the viewing seat can already force it
        int beta = 0;            ///< greatest lead that matters, because the other seat can prevent a greater one
        int best = 0;
    };

    struct SearchedMove {
        Move move;
        int points;
    };

    void push_position(State&& state, int alpha, int beta);
    void search_one_step();
    void update_with_lead(int lead);

    Seat me_;
    std::vector<PathPosition> stack_;
    std::vector<SearchedMove> leads_; ///< searched moves of the first position, each with the lead it results in
};

} // namespace palazzo::palabra

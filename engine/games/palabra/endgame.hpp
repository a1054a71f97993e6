// The end of a game of two in which nothing is hidden any more, played through to the last move: depth first, with
// alpha-beta pruning (Knuth and Moore, "An analysis of alpha-beta pruning", 1975).
#pragma once

#include "engine/core/weighed.hpp"
#include "engine/games/palabra/legal.hpp"

#include <cstddef>
#include <vector>

namespace palazzo::palabra {

/// Whether the viewing seat can tell every card: two players and no card left to draw, so that what it doesn't see is
/// in the other's hand. Where words may be laid that aren't in the list nobody can know what comes.
bool knows_all(const View& v);

/// A search that can be put aside between any two calls of run(). A plain value.
class Endgame {
  public:
    /// The viewing seat is to act and knows_all().
    explicit Endgame(const View& view);

    /// Looks at so many more positions, or to the end if that comes first.
    void run(int positions);
    bool solved() const { return stack_.empty(); }
    /// How many points each move leaves the seat ahead in the end if both play perfectly, the best first. Once solved.
    WeighedMoves<Move> weighed() const;

  private:
    /// A position on the way down, and what is known of it.
    struct Frame {
        State state;
        Seat seat = 0;
        std::vector<Move> moves;
        std::vector<int> points; ///< what each scores: the dearest is tried first, since a good one prunes more
        std::size_t next = 0;    ///< those before it were tried
        int alpha = 0;           ///< what the seat that searches has for certain elsewhere
        int beta = 0;            ///< what the other seat holds it down to elsewhere
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
    std::vector<Lead> leads_; ///< of the root's moves, as far as they are searched
};

} // namespace palazzo::palabra

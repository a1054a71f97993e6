// The tree of a search: moves and their results so far. It knows only the codes of moves, seats and numbers, but
// nothing about the rules of the game.
#pragma once

#include "engine/core/effort.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seats.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace palazzo {

/// A move as the search tree knows it. Its code ignores whatever makes no difference to the game, for example suits if
/// only ranks count, so that random states that differ only in such details share their results.
struct SearchChoice {
    std::uint32_t code = 0;
    float prior = 1; ///< estimated quality before any search, greater than 0; comparable only within one list
};

/// A move with the results of the search.
struct EvaluatedChoice {
    std::uint32_t code = 0;
    double value = 0; ///< value for the seat to act, from 0 to 1; before any move has a result, the move's share in
                      ///< the sum of all priors
    std::int32_t visits = 0;
    bool is_proved = false; ///< true if `value` is proved rather than estimated
};

/// Returns the first of the ranked choices or, with the probability `effort.random_move_probability`, a random one,
/// weighted by the numbers of visits.
const EvaluatedChoice& choose_move(const std::vector<EvaluatedChoice>& ranked, const SearchEffort& effort, Rng& dice);

class SearchTree {
  public:
    SearchTree() : nodes_(1) {}

    /// Begins a descent from the root.
    void begin_descent() {
        path_.clear();
        node_ = 0;
    }
    /// Returns whether the descent is still inside the tree.
    bool is_inside_tree() const { return node_ != none; }
    /// Returns whether the descent is still at the root.
    bool is_at_root() const { return path_.empty(); }
    /// Selects one of `choices`, which are moves that are legal in the current random state. Descends by that move, and
    /// returns its index in `choices`. The formula PUCT selects it, but counts how often a move was available instead
    /// of how often the node was visited. `chance` distinguishes positions that follow from the same moves.
    std::size_t descend(const std::vector<SearchChoice>& choices, std::uint8_t chance, Seat seat);
    /// Ends the descent: adds worth(seat), the worth of the final position to a seat, to the results of each move that
    /// the seat made during the descent.
    template <class Worth>
    void backpropagate(Worth&& worth) {
        for (const DescentStep& step : path_) add_result(step.edge, worth(step.seat));
    }
    /// Proves those values of moves and positions that follow from the result of a descent. If the game ended inside
    /// the tree, `over` is true, and outcome(seat) returns 1 for a win, 0 for a loss and 0.5 for a draw. The function
    /// may only be called for games of two players in which nothing is hidden.
    template <class Outcome>
    void prove_values(bool over, Outcome&& outcome) {
        if (path_.empty()) return;
        std::optional<float>& last = edges_[path_.back().edge].proved_value;
        if (over && !last) last = outcome(path_.back().seat);
        propagate_proofs();
    }

    /// Returns how many more visits the most visited move of the root has than the second most visited one.
    std::int32_t visit_lead() const;
    /// Returns whether the value of the root is proved.
    bool is_root_proved() const { return nodes_[0].proved_value.has_value(); }
    /// Returns the root's choices, the best first. Proved wins come before all others, and proved losses after all
    /// others; choices without a proved win or loss are ordered by the number of visits.
    std::vector<EvaluatedChoice> ranked_choices(const std::vector<SearchChoice>& choices) const;

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    /// A move in a position of the tree. Its values are from the viewpoint of the seat that makes the move.
    struct Edge {
        std::uint64_t key = 0; ///< combination of the visible outcome of chance, the seat and the code of the move
        float prior = 1;
        std::int32_t visits = 0;
        std::int32_t available = 0; ///< number of times that the move could have been selected
        double total = 0;
        std::optional<float> proved_value{};
        std::uint32_t child = none;
        std::uint32_t next = none; ///< index of the next edge of the same node; `none` for the last edge
    };
    struct Node {
        std::uint32_t first = none;
        std::optional<float> proved_value; ///< proved value for the seat that is to move; nullopt if no value is proved
    };
    struct DescentStep {
        std::uint32_t node;
        std::uint32_t edge;
        Seat seat;
        std::uint32_t choices; ///< number of moves that the seat could choose from
    };

    std::uint32_t find_or_add_edge(std::uint32_t node, std::uint64_t key, float prior);
    std::size_t select_choice(const std::vector<SearchChoice>& choices) const;
    void add_result(std::uint32_t edge, double worth) {
        ++edges_[edge].visits;
        edges_[edge].total += worth;
    }
    void propagate_proofs();
    void prove_node(const DescentStep& step);

    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::uint32_t node_ = 0;
    std::vector<std::uint32_t> found_; ///< indices of the edges that belong to the choices of the current step
    std::vector<DescentStep> path_;
};

} // namespace palazzo

// The tree of a search: moves and their results so far. It knows only codes, seats and numbers, nothing of the game.
#pragma once

#include "engine/core/effort.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seats.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace palazzo {

/// A move as the search tree knows it. The code leaves out what makes no difference to the game, such as suits if only
/// ranks count, so that different random states share what they learn.
struct Choice {
    std::uint32_t code = 0;
    float prior = 1; ///< estimate of the move's quality before any search, above 0; only comparable within one list
};

/// A move with the results of the search.
struct EvaluatedChoice {
    std::uint32_t code = 0;
    double value = 0; ///< value for the seat to act, from 0 to 1; without any visits, its share of all priors
    std::int32_t visits = 0;
    bool exact = false; ///< true if `value` is proved
};

/// Returns the first of the ranked choices or, with the probability `effort.carelessness`, a random one, weighted by
/// visits.
const EvaluatedChoice& choose_move(const std::vector<EvaluatedChoice>& ranked, const Effort& effort, Rng& dice);

class SearchTree {
  public:
    SearchTree() : nodes_(1) {}

    /// Begins a descent from the root.
    void begin() {
        path_.clear();
        node_ = 0;
    }
    /// Returns whether the descent is still inside the tree.
    bool is_inside() const { return node_ != none; }
    /// Returns whether the descent is still at the root.
    bool is_at_root() const { return path_.empty(); }
    /// Descends by one of several choices and returns its index. It selects by PUCT among the moves that this state
    /// allows, and replaces the node's visits by how often the move was available. `chance` tells positions apart that
    /// the same moves have led to.
    std::size_t descend(const std::vector<Choice>& choices, std::uint8_t chance, Seat seat);
    /// Ends the descent, and adds worth(seat), what its end is worth to a seat, to the moves that the seat made on it.
    template <class Worth>
    void backpropagate(Worth&& worth) {
        for (const Step& step : path_) add_result(step.edge, worth(step.seat));
    }
    /// For games of two in which nothing is hidden. Proves what follows from the descent if it ended the game within
    /// the tree: outcome(seat) is 1 for a win, 0 for a loss and 0.5 for a draw.
    template <class Outcome>
    void prove(bool over, Outcome&& outcome) {
        if (path_.empty()) return;
        std::optional<float>& last = edges_[path_.back().edge].exact;
        if (over && !last) last = outcome(path_.back().seat);
        propagate_proofs();
    }

    /// Returns by how many visits the most visited move of the root leads the second most visited.
    std::int32_t lead() const;
    /// Returns whether the value of the root is proved.
    bool is_proved() const { return nodes_[0].exact.has_value(); }
    /// Returns the root's choices, the best first. Proved wins come before all others, proved losses after all others;
    /// the rest is ordered by visits.
    std::vector<EvaluatedChoice> ranked(const std::vector<Choice>& choices) const;

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    /// A move in a position of the tree. Values are those of the seat that moves.
    struct Edge {
        std::uint64_t key = 0; ///< visible chance, seat and code of the move
        float prior = 1;
        std::int32_t visits = 0;
        std::int32_t available = 0; ///< number of times that the move could have been selected
        double total = 0;
        std::optional<float> exact{};
        std::uint32_t child = none;
        std::uint32_t next = none; ///< next edge of the same node
    };
    struct Node {
        std::uint32_t first = none;
        std::optional<float> exact; ///< proved value for the seat that is to move
    };
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
        Seat seat;
        std::uint32_t choices; ///< number of choices there were
    };

    std::uint32_t edge_of(std::uint32_t node, std::uint64_t key, float prior);
    std::size_t select(const std::vector<Choice>& choices) const;
    void add_result(std::uint32_t edge, double worth) {
        ++edges_[edge].visits;
        edges_[edge].total += worth;
    }
    void propagate_proofs();
    void prove_node(const Step& step);

    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::uint32_t node_ = 0;
    std::vector<std::uint32_t> found_; ///< edges of the choices at hand
    std::vector<Step> path_;
};

} // namespace palazzo

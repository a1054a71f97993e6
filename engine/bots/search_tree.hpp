// The tree of a search: moves with what they have brought. It knows codes, seats and numbers, and no game.
#pragma once

#include "engine/core/effort.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seats.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace palazzo {

/// A move as the search tree knows it. What makes no difference to the game is left out of the code, such as suits
/// where only ranks count, so that imagined worlds share what they learn.
struct Choice {
    std::uint32_t code = 0;
    float prior = 1; ///< how good it looks before any thought; above 0, and only compared with others of one list
};

/// A move that was thought about.
struct TriedChoice {
    std::uint32_t code = 0;
    double value = 0; ///< from 0 to 1, for the seat to act; without any thought its share of all priors
    std::int32_t visits = 0;
    bool exact = false; ///< proved
};

/// Of ranked choices the first, or as often as the effort is careless one by lot, good ones more likely.
const TriedChoice& chosen_by(const std::vector<TriedChoice>& ranked, const Effort& effort, Rng& dice);

class SearchTree {
  public:
    SearchTree() : nodes_(1) {}

    /// Begins a walk from the root.
    void begin() {
        path_.clear();
        node_ = 0;
    }
    /// Whether the walk is still inside the tree.
    bool inside() const { return node_ != none; }
    bool at_root() const { return path_.empty(); }
    /// Goes down by one of several choices and returns its index: PUCT over the moves that this world allows, where
    /// availability stands in the place of the node's visits. `chance` tells positions apart that the same moves have
    /// led to.
    std::size_t descend(const std::vector<Choice>& choices, std::uint8_t chance, Seat seat);
    /// The walk has ended. `worth(seat)` is what its end is worth to each seat that moved on it.
    template <class Worth>
    void learn(Worth&& worth) {
        for (const Step& step : path_) note(step.edge, worth(step.seat));
    }
    /// For games of two in which nothing is hidden. The same walk, where it has led to the end of the game and not
    /// beyond the tree: `outcome(seat)` is 1, 0 or, drawn, a half.
    template <class Outcome>
    void prove(bool over, Outcome&& outcome) {
        if (path_.empty()) return;
        std::optional<float>& last = edges_[path_.back().edge].exact;
        if (over && !last) last = outcome(path_.back().seat);
        carry_up();
    }

    /// How much more often the move that was tried most was tried than the next.
    std::int32_t lead() const;
    /// Whether the root is settled.
    bool settled() const { return nodes_[0].exact.has_value(); }
    /// The root's choices, the best first. A proved win comes before all that is merely believed in, a proved loss
    /// after all; else what was tried most.
    std::vector<TriedChoice> ranked(const std::vector<Choice>& choices) const;

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    /// A move in a position of the tree. Worth is the mover's.
    struct Edge {
        std::uint64_t key = 0; ///< chance seen, seat, code
        float prior = 1;
        std::int32_t visits = 0;
        std::int32_t available = 0; ///< how often it could have been chosen
        double total = 0;
        std::optional<float> exact{};
        std::uint32_t child = none;
        std::uint32_t next = none; ///< of the same node
    };
    struct Node {
        std::uint32_t first = none;
        std::optional<float> exact; ///< for whoever is to move
    };
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
        Seat seat;
        std::uint32_t choices; ///< how many there were
    };

    std::uint32_t edge_of(std::uint32_t node, std::uint64_t key, float prior);
    std::size_t select(const std::vector<Choice>& choices) const;
    void note(std::uint32_t edge, double worth) {
        ++edges_[edge].visits;
        edges_[edge].total += worth;
    }
    void carry_up();
    void settle(const Step& step);

    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::uint32_t node_ = 0;
    std::vector<std::uint32_t> found_; ///< the edges of the choices at hand
    std::vector<Step> path_;
};

} // namespace palazzo

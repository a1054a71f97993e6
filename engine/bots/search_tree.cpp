#include "engine/bots/search_tree.hpp"

#include "engine/core/sort_few.hpp"

#include <algorithm>
#include <cmath>

namespace palazzo {
namespace {

/// The exploration constant of PUCT, found by self-play (docs/bots.md).
constexpr double exploration = 1.0;
/// An untried move is assumed to have the mean value of all moves tried so far, minus this number ("first-play urgency"
/// in the literature).
constexpr double fpu_reduction = 0.05;

std::uint64_t key_of(std::uint8_t chance, Seat seat, std::uint32_t code) {
    return std::uint64_t{chance} << 40U | static_cast<std::uint64_t>(seat) << 32U | code;
}

int standing(const EvaluatedChoice& c) { return !c.is_proved ? 1 : c.value >= 1 ? 2 : c.value <= 0 ? 0 : 1; }

bool comes_before(const EvaluatedChoice& a, const EvaluatedChoice& b) {
    if (standing(a) != standing(b)) return standing(a) > standing(b);
    if (a.is_proved && b.is_proved && a.value != b.value) return a.value > b.value;
    return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
}

} // namespace

std::uint32_t SearchTree::find_or_add_edge(std::uint32_t node, std::uint64_t key, float prior) {
    std::uint32_t last = none;
    for (std::uint32_t at = nodes_[node].first; at != none; at = edges_[at].next) {
        if (edges_[at].key == key) return at;
        last = at;
    }
    const auto made = static_cast<std::uint32_t>(edges_.size());
    (last == none ? nodes_[node].first : edges_[last].next) = made;
    Edge edge;
    edge.key = key;
    edge.prior = prior;
    edges_.push_back(edge);
    return made;
}

std::size_t SearchTree::descend(const std::vector<SearchChoice>& choices, std::uint8_t chance, Seat seat) {
    found_.clear();
    for (const SearchChoice& choice : choices) {
        found_.push_back(find_or_add_edge(node_, key_of(chance, seat, choice.code), choice.prior));
        ++edges_[found_.back()].available;
    }
    const std::size_t chosen = select_choice(choices);
    Edge& edge = edges_[found_[chosen]];
    path_.push_back({node_, found_[chosen], seat, static_cast<std::uint32_t>(choices.size())});
    // A position gets a node only when it is reached for the second time.
    if (edge.visits > 0 && edge.child == none) {
        edge.child = static_cast<std::uint32_t>(nodes_.size());
        nodes_.emplace_back();
    }
    node_ = edge.child;
    return chosen;
}

std::size_t SearchTree::select_choice(const std::vector<SearchChoice>& choices) const {
    double priors = 0;
    double total = 0;
    int visits = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        priors += static_cast<double>(choices[i].prior);
        total += edges_[found_[i]].total;
        visits += edges_[found_[i]].visits;
    }
    const double unknown = visits == 0 ? 0.5 : std::max(0.0, total / visits - fpu_reduction);
    std::size_t best = 0;
    double most = -1;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Edge& e = edges_[found_[i]];
        if (e.proved_value && *e.proved_value <= 0) continue;
        const double worth = e.proved_value ? static_cast<double>(*e.proved_value)
            : e.visits == 0                 ? unknown
                                            : e.total / e.visits;
        const double share = static_cast<double>(choices[i].prior) / priors;
        const double bonus = exploration * share * std::sqrt(static_cast<double>(e.available)) / (1.0 + e.visits);
        if (worth + bonus <= most) continue;
        most = worth + bonus;
        best = i;
    }
    return best;
}

/// Propagates proved values along the path towards the root, and stops at the first move whose value isn't proved.
void SearchTree::propagate_proofs() {
    for (std::size_t i = path_.size(); i-- > 0;) {
        Edge& e = edges_[path_[i].edge];
        if (i + 1 < path_.size()) {
            const DescentStep& below = path_[i + 1];
            if (const auto proved_value = nodes_[below.node].proved_value)
                e.proved_value = below.seat == path_[i].seat ? *proved_value : 1 - *proved_value;
        }
        if (!e.proved_value) return;
        prove_node(path_[i]);
    }
}

/// Proves the position of a step if one of its moves is proved to win, or if all its moves are proved.
void SearchTree::prove_node(const DescentStep& step) {
    float best = 0;
    std::uint32_t settled = 0;
    for (std::uint32_t at = nodes_[step.node].first; at != none; at = edges_[at].next) {
        const Edge& e = edges_[at];
        if (!e.proved_value) continue;
        best = std::max(best, *e.proved_value);
        ++settled;
    }
    if (best >= 1 || settled == step.choices) nodes_[step.node].proved_value = best;
}

std::int32_t SearchTree::visit_lead() const {
    std::int32_t most = 0;
    std::int32_t next = 0;
    for (std::uint32_t at = nodes_[0].first; at != none; at = edges_[at].next) {
        next = std::max(next, std::min(most, edges_[at].visits));
        most = std::max(most, edges_[at].visits);
    }
    return most - next;
}

std::vector<EvaluatedChoice> SearchTree::ranked_choices(const std::vector<SearchChoice>& choices) const {
    std::vector<EvaluatedChoice> all;
    double priors = 0;
    for (const SearchChoice& c : choices) priors += static_cast<double>(c.prior);
    for (const SearchChoice& c : choices) all.push_back({c.code, static_cast<double>(c.prior) / priors, 0, false});
    for (std::uint32_t at = nodes_[0].first; at != none; at = edges_[at].next)
        for (EvaluatedChoice& c : all) {
            const Edge& e = edges_[at];
            if (static_cast<std::uint32_t>(e.key) != c.code) continue;
            c.visits = e.visits;
            c.is_proved = e.proved_value.has_value();
            c.value = e.proved_value ? static_cast<double>(*e.proved_value) : e.visits == 0 ? 0 : e.total / e.visits;
        }
    sort_few(all, comes_before);
    return all;
}

const EvaluatedChoice& choose_move(const std::vector<EvaluatedChoice>& ranked, const SearchEffort& effort, Rng& dice) {
    constexpr std::uint32_t thousand = 1000;
    if (dice.below(thousand) >= static_cast<std::uint32_t>(thousand * effort.random_move_probability))
        return ranked.front();
    const auto weight = [](const EvaluatedChoice& c) { return c.visits > 0 ? static_cast<double>(c.visits) : c.value; };
    double left = 0;
    for (const EvaluatedChoice& c : ranked) left += weight(c);
    constexpr std::uint32_t fine = 1U << 30U;
    left *= static_cast<double>(dice.below(fine)) / fine;
    for (const EvaluatedChoice& c : ranked)
        if ((left -= weight(c)) < 0) return c;
    return ranked.front();
}

} // namespace palazzo

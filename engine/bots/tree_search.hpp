// Information-set Monte Carlo tree search, single observer (Cowling, Powley and Whitehouse, "Information Set Monte
// Carlo Tree Search", 2012): each iteration draws a random state that the viewer can't distinguish from the true one,
// descends through one tree that all these states share, and plays the game to its end. Moves are selected by their
// prior and their results so far (PUCT: Rosin, "Multi-armed bandits with episode context", 2011). If nothing is hidden,
// results are proved (Winands, Björnsson and Saito, "Monte-Carlo Tree Search Solver", 2008).
#pragma once

#include "engine/bots/search_policy.hpp"
#include "engine/bots/search_tree.hpp"
#include "engine/core/effort.hpp"
#include "engine/core/evaluated_move.hpp"

#include <utility>
#include <vector>

namespace palazzo {

/// The search for the best move of one view. It is a plain value, which can be stored between any two calls of run().
/// It computes only sums, products and square roots, which are equal on every platform.
template <class G>
class TreeSearch {
  public:
    using View = typename G::View;
    using ViewRef = typename G::ViewRef;
    using Move = typename G::Move;
    using State = typename G::State;
    using Policy = typename G::Policy;

    /// Begins a search for the viewing seat, which must be to act.
    TreeSearch(const G& rules, const View& view, const SearchEffort& effort, Rng dice)
        : rules_(rules), view_(effort.remembers ? view : Policy::view_without_memory(view)), effort_(effort),
          dice_(dice), proves_(Policy::knows_all_cards(view_)) {
        Policy::list_choices(rules_, ViewRef(view_), root_);
        expect(!root_.empty(), "a seat to act has a move");
    }

    /// Returns whether the search is done: the effort is spent, or the best move is certain.
    bool is_done() const {
        return iterations_ >= effort_.iterations || root_.size() == 1 || tree_.is_root_proved() || decided_;
    }
    /// Returns the number of iterations so far.
    int iterations() const { return iterations_; }

    /// Continues the search for `iterations` iterations, or until it is done if that happens earlier.
    void run(int iterations) {
        for (; iterations > 0 && !is_done(); --iterations) {
            iterate();
            if (++iterations_ % check_interval == 0) decided_ = is_decided();
        }
    }

    /// Returns the moves, the best first. The game's policy adds the details that the search ignores, such as suits.
    EvaluatedMoves<Move> evaluated_moves() const {
        EvaluatedMoves<Move> moves;
        for (const EvaluatedChoice& c : tree_.ranked_choices(root_))
            moves.push_back({move_for_code(c.code), c.value, c.visits});
        return moves;
    }

    /// Returns the move to make: the best one or, with the probability `SearchEffort::random_move_probability`, a
    /// random one, weighted by the numbers of visits.
    Move chosen_move() const {
        Rng dice = dice_;
        const auto ranked = tree_.ranked_choices(root_);
        return move_for_code(choose_move(ranked, effort_, dice).code);
    }

  private:
    static constexpr int check_interval = 128;

    /// Returns whether the remaining iterations can no longer change which move is best. The result is always false if
    /// the search can prove results, and for a careless bot, which may make any move.
    bool is_decided() const {
        return !proves_ && effort_.random_move_probability <= 0
            && tree_.visit_lead() > effort_.iterations - iterations_;
    }
    Move move_for_code(std::uint32_t code) const { return Policy::move_for_code(rules_, ViewRef(view_), code); }

    void iterate() {
        State state = rules_.sample_state(view_, dice_);
        tree_.begin_descent();
        Seats acting = rules_.seats_to_act(state);
        while (!acting.empty() && tree_.is_inside_tree()) {
            const bool root = tree_.is_at_root();
            const Seat seat = root ? view_.me : acting.front();
            rules_.apply(state, seat, next_move(state, seat, root));
            acting = rules_.seats_to_act(state);
        }
        const bool over = acting.empty();
        play_out(state);
        tree_.backpropagate([&](Seat seat) { return Policy::position_value(rules_, state, seat); });
        if (proves_) tree_.prove_values(over, [&](Seat seat) { return outcome(state, seat); });
    }

    /// Returns the next move of a descent.
    Move next_move(const State& state, Seat seat, bool root) {
        const ViewRef v = rules_.view_ref(state, seat);
        if (!root && Policy::is_decided_by_chance(state)) return Policy::playout_move(rules_, v, dice_);
        if (!root) Policy::list_choices(rules_, v, choices_);
        const std::vector<SearchChoice>& choices = root ? root_ : choices_;
        const std::uint8_t chance = root ? std::uint8_t{0} : Policy::visible_chance_outcome(state);
        // A forced move teaches nothing, so it isn't stored in the tree.
        const std::size_t chosen = choices.size() == 1 ? 0 : tree_.descend(choices, chance, seat);
        return Policy::move_for_code(rules_, v, choices[chosen].code);
    }

    void play_out(State& state) {
        Seats acting = rules_.seats_to_act(state);
        for (int moves = 0; !acting.empty() && moves < Policy::longest_playout; ++moves) {
            const Seat seat = acting.front();
            rules_.apply(state, seat, Policy::playout_move(rules_, rules_.view_ref(state, seat), dice_));
            acting = rules_.seats_to_act(state);
        }
    }

    /// Returns the result that a seat has in a finished game of two players: 1 for the only winner, 0 for the loser,
    /// 0.5 for a draw.
    float outcome(const State& state, Seat seat) const {
        const Seats winners = rules_.winners(state);
        if (winners.size() != 1) return 0.5F;
        return winners.has(seat) ? 1.0F : 0.0F;
    }

    G rules_;
    View view_;
    SearchEffort effort_;
    Rng dice_;
    bool proves_;
    int iterations_ = 0;
    bool decided_ = false;
    SearchTree tree_;
    std::vector<SearchChoice> root_;
    /// Choices of the current step. They are a member only so that all iterations reuse their memory.
    std::vector<SearchChoice> choices_;
};

} // namespace palazzo

// Information-set Monte Carlo tree search, single observer (Cowling, Powley and Whitehouse, "Information Set Monte
// Carlo Tree Search", 2012): each iteration imagines a world that the seat couldn't tell from the true one, walks down
// one tree that all worlds share, and plays the world to its end. Moves are tried by their prior and by what they have
// brought (PUCT: Rosin, "Multi-armed bandits with episode context", 2011). Where nothing is hidden, ends are proved
// (Winands, Björnsson and Saito, "Monte-Carlo Tree Search Solver", 2008).
#pragma once

#include "engine/bots/search_policy.hpp"
#include "engine/bots/search_tree.hpp"
#include "engine/core/effort.hpp"
#include "engine/core/weighed.hpp"

#include <utility>
#include <vector>

namespace palazzo {

/// One thought of one seat. A plain value that can be put aside between any two calls of run(). Only sums, products and
/// square roots, which come out the same on every platform.
template <class G>
class TreeSearch {
  public:
    using View = typename G::View;
    using ViewRef = typename G::ViewRef;
    using Move = typename G::Move;
    using State = typename G::State;
    using Policy = typename G::Policy;

    /// The viewing seat is to act.
    TreeSearch(const G& rules, const View& view, const Effort& effort, Rng dice)
        : rules_(rules), view_(effort.remembers ? view : Policy::forgotten(view)), effort_(effort), dice_(dice),
          proves_(Policy::knows_all(view_)) {
        Policy::choices(rules_, ViewRef(view_), root_);
        expect(!root_.empty(), "a seat to act has a move");
    }

    bool done() const { return iterations_ >= effort_.iterations || root_.size() == 1 || tree_.settled() || decided_; }
    int iterations() const { return iterations_; }

    /// Goes on for so many iterations, or to the end of its effort if that comes first.
    void run(int iterations) {
        for (; iterations > 0 && !done(); --iterations) {
            iterate();
            if (++iterations_ % often_enough == 0) decided_ = is_decided();
        }
    }

    /// The moves, the best first. Unseen differences, such as suits, are settled by the game's own order.
    WeighedMoves<Move> weighed() const {
        WeighedMoves<Move> moves;
        for (const TriedChoice& c : tree_.ranked(root_)) moves.push_back({move_of(c.code), c.value, c.visits});
        return moves;
    }

    /// The move to be made: the best, or now and then, as careless as the effort is, one by lot, good ones more likely.
    Move move() const {
        Rng dice = dice_;
        const auto ranked = tree_.ranked(root_);
        return move_of(chosen_by(ranked, effort_, dice).code);
    }

  private:
    static constexpr int often_enough = 128;

    /// Whether the iterations that are left can't change which move is best. Proofs could, and the careless may make
    /// any move.
    bool is_decided() const {
        return !proves_ && effort_.carelessness <= 0 && tree_.lead() > effort_.iterations - iterations_;
    }
    Move move_of(std::uint32_t code) const { return Policy::move_of(rules_, ViewRef(view_), code); }

    void iterate() {
        State state = rules_.imagine(view_, dice_);
        tree_.begin();
        Seats acting = rules_.to_act(state);
        while (!acting.empty() && tree_.inside()) {
            const bool root = tree_.at_root();
            const Seat seat = root ? view_.me : acting.front();
            rules_.apply(state, seat, step(state, seat, root));
            acting = rules_.to_act(state);
        }
        const bool over = acting.empty();
        play_out(state);
        tree_.learn([&](Seat seat) { return Policy::value(rules_, state, seat); });
        if (proves_) tree_.prove(over, [&](Seat seat) { return outcome(state, seat); });
    }

    /// The next move of a walk.
    Move step(const State& state, Seat seat, bool root) {
        const ViewRef v = rules_.view_ref(state, seat);
        if (!root && Policy::is_chance(state)) return Policy::playout_move(rules_, v, dice_);
        if (!root) Policy::choices(rules_, v, choices_);
        const std::vector<Choice>& choices = root ? root_ : choices_;
        const std::uint8_t chance = root ? std::uint8_t{0} : Policy::chance_seen(state);
        // Where there is no choice nothing is learned.
        const std::size_t chosen = choices.size() == 1 ? 0 : tree_.descend(choices, chance, seat);
        return Policy::move_of(rules_, v, choices[chosen].code);
    }

    void play_out(State& state) {
        Seats acting = rules_.to_act(state);
        for (int moves = 0; !acting.empty() && moves < Policy::longest_playout; ++moves) {
            const Seat seat = acting.front();
            rules_.apply(state, seat, Policy::playout_move(rules_, rules_.view_ref(state, seat), dice_));
            acting = rules_.to_act(state);
        }
    }

    /// 1 for the only winner, 0 for a loser, a half each for a draw: of a game of two that is over.
    float outcome(const State& state, Seat seat) const {
        const Seats winners = rules_.winners(state);
        if (winners.size() != 1) return 0.5F;
        return winners.has(seat) ? 1.0F : 0.0F;
    }

    G rules_;
    View view_;
    Effort effort_;
    Rng dice_;
    bool proves_;
    int iterations_ = 0;
    bool decided_ = false;
    SearchTree tree_;
    std::vector<Choice> root_;
    std::vector<Choice> choices_; ///< kept between iterations for its room
};

} // namespace palazzo

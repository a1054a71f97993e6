#include "engine/games/palabra/simulation.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palabra/plays.hpp"
#include "engine/games/palabra/rules.hpp"
#include "engine/games/palabra/worth.hpp"

#include <algorithm>
#include <optional>

namespace palazzo::palabra {
namespace {

constexpr std::size_t most_tried = 10;
/// Number of endgame positions whose search counts as one iteration.
constexpr int positions_an_iteration = 2000;

/// Returns the best shave; nullopt if passing is worth at least as much. Considers one shave of each word: with all
/// matching letter cards that are worth at least five points in the word.
std::optional<Move> best_shave(const ViewRef& v) {
    std::optional<Move> best;
    double most = estimated_worth(v, {.action = MoveAction::pass});
    for (const Seat victim : shaveable_seats(v.table.options, v.me)) {
        const auto& word = v.table.seat(victim).word;
        if (!word || word->kind == MeldKind::flush || word->jokered) continue;
        Move m{.action = MoveAction::shave};
        if (v.table.options.shave != ShaveRule::previous) m.seat = victim;
        const Colours lock = word->locked_colours();
        for (const Card c : v.own.hand) {
            if (!c.is_letter() || c.value() * word->score.card_value_factor() < 5) continue;
            if (lock != 0 && (lock & c.colours()) == 0) continue;
            m.cards.push_back(as_laid_card(c));
            if (!shaved_tiles(*word, m.cards)) m.cards.pop_back();
        }
        if (m.cards.empty()) continue;
        const double worth = estimated_worth(v, m);
        if (worth <= most) continue;
        most = worth;
        best = m;
    }
    return best;
}

/// Returns the move of a player who doesn't search. Playouts use it for the other seats, and for the seat itself after
/// its candidate move.
Move move_without_search(const ViewRef& v) {
    switch (next_turn_step(v.table, v.me)) {
    case TurnStep::pre_play: {
        return best_shave(v).value_or(Move{.action = MoveAction::pass});
    }
    case TurnStep::play: {
        Move best{.action = MoveAction::pass};
        double most = estimated_worth(v, best) - 2;
        for (const Move& m : best_plays(v)) {
            const double worth = estimated_worth(v, m);
            if (worth <= most) continue;
            most = worth;
            best = m;
        }
        return best;
    }
    case TurnStep::challenge: {
        const Move doubt{.action = MoveAction::challenge, .yes = true};
        return estimated_worth(v, doubt) > 0 ? doubt : Move{.action = MoveAction::challenge};
    }
    case TurnStep::vote:
        return {.action = MoveAction::vote, .yes = estimated_worth(v, {.action = MoveAction::vote, .yes = true}) > 0};
    case TurnStep::insist: return {.action = MoveAction::insist};
    }
    return {.action = MoveAction::pass};
}

/// Returns the lead of a seat over the best other seat. Before the end, the worth of their hands is included.
double lead(const State& s, Seat seat) {
    const auto scores = scores_of(s.table);
    const auto standing = [&](Seat each) {
        const double score = scores[static_cast<std::size_t>(each)];
        return s.table.over ? score : score + kept_hand_worth(s.table, s.hidden_state(each).hand);
    };
    double best = unplayable_worth;
    for (Seat each = 0; each < s.table.players(); ++each)
        if (each != seat) best = std::max(best, standing(each));
    double ahead = standing(seat) - best;
    // When the game is over, winning matters more than the size of the lead.
    constexpr double won = 40;
    if (s.table.over) ahead += ahead > 0 ? won : ahead < 0 ? -won : 0;
    return ahead;
}

/// Plays `turns_more` turns, or fewer if the game ends. If the last of these turns belongs to `seat`, it isn't played.
void play_on(State& s, Seat seat, int turns_more) {
    const int turns = s.table.turns + turns_more;
    const int most_moves = 4 * turns_more;
    for (int moves = 0; moves < most_moves && !s.table.over && s.table.turns < turns; ++moves) {
        const Seats acting = seats_to_act(s.table);
        if (acting.empty()) return;
        const Seat next = acting.front();
        if (next == seat && moves > 0 && s.table.step == TurnStep::pre_play && s.table.turns + 1 >= turns) return;
        apply(s, next, move_without_search(ViewRef(s, next)));
    }
}

} // namespace

Simulation::Simulation(const Rules&, const View& view, const SearchEffort& effort, Rng dice)
    : view_(view), effort_(effort), dice_(dice) {
    for (const Move& m : candidate_moves(view)) {
        // The estimate of passing instead of playing is lowered by 2 points, because the seat uses up its turn and
        // draws no new cards.
        double look = estimated_worth(view, m)
            - (m.action == MoveAction::pass && next_turn_step(view.table, view.me) == TurnStep::play ? 2 : 0);
        if (!effort.remembers && !uses_only_common_words(view, m)) look += unplayable_worth;
        moves_.push_back({m, look, 0});
    }
    expect(!moves_.empty(), "a seat to act has a move");
    sort_best_first(moves_, moves_.size());
    // Moves that look much worse than the best one aren't tried.
    constexpr double hopeless = 40;
    while (tried_ < std::min(most_tried, moves_.size()) && moves_[tried_].value > moves_[0].value - hopeless) ++tried_;
    if (effort.iterations == 0 || is_doubt_answer(moves_.front().move)) tried_ = 0;
    if (tried_ > 0 && knows_all_cards(view)) endgame_.emplace(view);
    for (std::size_t i = 0; i < tried_; ++i) moves_[i].value = 0;
}

bool Simulation::is_done() const {
    if (endgame_) return endgame_->is_solved() || iterations_ >= effort_.iterations;
    return tried_ < 2 || iterations_ >= effort_.iterations;
}

/// Returns the number of turns that are played after a candidate move: one for each seat or, if nothing is left to
/// chance, all turns until the end.
int Simulation::turns_to_simulate() const { return endgame_ ? view_.table.options.turn_limit : view_.table.players(); }

void Simulation::run(int iterations) {
    for (; iterations > 0 && !is_done(); --iterations, ++iterations_) {
        // In an endgame there is only one possible state, so trying the moves once is enough. The last iteration does
        // so; all earlier ones search for the endgame's solution.
        if (endgame_ && iterations_ + 1 < effort_.iterations)
            endgame_->run(positions_an_iteration);
        else
            simulate_candidates(sample_state(view_, dice_));
    }
}

void Simulation::simulate_candidates(const State& world) {
    for (std::size_t i = 0; i < tried_; ++i) {
        State s = world;
        apply(s, view_.me, moves_[i].move);
        play_on(s, view_.me, turns_to_simulate());
        moves_[i].value += lead(s, view_.me);
        ++moves_[i].visits;
    }
}

EvaluatedMoves<Move> Simulation::evaluated_moves() const {
    if (endgame_ && endgame_->is_solved()) return endgame_->evaluated_moves();
    auto moves = moves_;
    for (auto& m : moves)
        if (m.visits > 0) m.value /= static_cast<double>(m.visits);
    sort_best_first(moves, moves.front().visits > 0 ? tried_ : 0);
    return moves;
}

Move Simulation::chosen_move() const {
    const auto moves = evaluated_moves();
    if (effort_.random_move_probability <= 0 || is_doubt_answer(moves.front().move)) return moves.front().move;
    // A careless player overlooks the best move with the given probability, then the next best, and so on.
    Rng dice = dice_;
    constexpr std::uint32_t thousand = 1000;
    std::size_t i = 0;
    while (i + 1 < moves.size() && moves[i + 1].value > unplayable_worth / 2
        && dice.below(thousand) < static_cast<std::uint32_t>(thousand * effort_.random_move_probability))
        ++i;
    return moves[i].move;
}

} // namespace palazzo::palabra

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
/// Of an endgame, which take as long as one world does.
constexpr int positions_an_iteration = 2000;

/// A shave with every dear card that finds its letter; nullopt where the cards are worth more in the hand.
std::optional<Move> quick_shave(const ViewRef& v) {
    std::optional<Move> best;
    double most = worth_of(v, {.act = Act::pass});
    for (const Seat victim : shaveable(v.table.options, v.me)) {
        const auto& word = v.table.seat(victim).word;
        if (!word || word->kind == Kind::flush || word->jokered) continue;
        Move m{.act = Act::shave};
        if (v.table.options.shave != ShaveRule::previous) m.seat = victim;
        const Colours lock = word->lock();
        for (const Card c : v.own.hand) {
            if (!c.is_letter() || c.value() * word->score.multiplier() < 5) continue;
            if (lock != 0 && (lock & c.colours()) == 0) continue;
            m.cards.push_back(laid(c));
            if (!shaved_tiles(*word, m.cards)) m.cards.pop_back();
        }
        if (m.cards.empty()) continue;
        const double worth = worth_of(v, m);
        if (worth <= most) continue;
        most = worth;
        best = m;
    }
    return best;
}

/// What a player makes who looks no further: for the others in imagined worlds, and for oneself after the move in
/// question.
Move reply(const ViewRef& v) {
    switch (step_of(v.table, v.me)) {
    case Step::pre_play: {
        return quick_shave(v).value_or(Move{.act = Act::pass});
    }
    case Step::play: {
        Move best{.act = Act::pass};
        double most = worth_of(v, best) - 2;
        for (const Move& m : best_plays(v)) {
            const double worth = worth_of(v, m);
            if (worth <= most) continue;
            most = worth;
            best = m;
        }
        return best;
    }
    case Step::challenge: {
        const Move doubt{.act = Act::challenge, .yes = true};
        return worth_of(v, doubt) > 0 ? doubt : Move{.act = Act::challenge};
    }
    case Step::vote: return {.act = Act::vote, .yes = worth_of(v, {.act = Act::vote, .yes = true}) > 0};
    case Step::insist: return {.act = Act::insist};
    }
    return {.act = Act::pass};
}

/// What a seat is ahead of the best of the others, with what the hands promise.
double lead(const State& s, Seat seat) {
    const auto scores = scores_of(s.table);
    const auto standing = [&](Seat each) {
        const double score = scores[static_cast<std::size_t>(each)];
        return s.table.over ? score : score + rest(s.table, s.of(each).hand);
    };
    double best = out_of_the_question;
    for (Seat each = 0; each < s.table.players(); ++each)
        if (each != seat) best = std::max(best, standing(each));
    double ahead = standing(seat) - best;
    // A game that is over is won or lost; by how much matters less.
    constexpr double won = 40;
    if (s.table.over) ahead += ahead > 0 ? won : ahead < 0 ? -won : 0;
    return ahead;
}

/// Plays on for so many turns.
void play_on(State& s, Seat seat, int turns_more) {
    const int turns = s.table.turns + turns_more;
    const int most_moves = 4 * turns_more;
    for (int moves = 0; moves < most_moves && !s.table.over && s.table.turns < turns; ++moves) {
        const Seats acting = to_act(s.table);
        if (acting.empty()) return;
        const Seat next = acting.front();
        if (next == seat && moves > 0 && s.table.step == Step::pre_play && s.table.turns + 1 >= turns) return;
        apply(s, next, reply(ViewRef(s, next)));
    }
}

} // namespace

Simulation::Simulation(const Rules&, const View& view, const Effort& effort, Rng dice)
    : view_(view), effort_(effort), dice_(dice) {
    for (const Move& m : candidates(view)) {
        // A card not played is a card not drawn for: passing costs the turn.
        double look = worth_of(view, m) - (m.act == Act::pass && step_of(view.table, view.me) == Step::play ? 2 : 0);
        if (!effort.remembers && !is_known(view, m)) look += out_of_the_question;
        moves_.push_back({m, look, 0});
    }
    expect(!moves_.empty(), "a seat to act has a move");
    best_first(moves_, moves_.size());
    // What looks much worse than the best is not worth the time.
    constexpr double hopeless = 40;
    while (tried_ < std::min(most_tried, moves_.size()) && moves_[tried_].value > moves_[0].value - hopeless) ++tried_;
    if (effort.iterations == 0 || is_answer(moves_.front().move)) tried_ = 0;
    if (tried_ > 0 && knows_all(view)) endgame_.emplace(view);
    for (std::size_t i = 0; i < tried_; ++i) moves_[i].value = 0;
}

bool Simulation::done() const {
    if (endgame_) return endgame_->solved() || iterations_ >= effort_.iterations;
    return tried_ < 2 || iterations_ >= effort_.iterations;
}

/// Until everybody has had a turn; to the end where nothing is left to chance.
int Simulation::turns_ahead() const { return endgame_ ? view_.table.options.turn_limit : view_.table.players(); }

void Simulation::run(int iterations) {
    for (; iterations > 0 && !done(); --iterations, ++iterations_) {
        // One world is as good as many where there is only one: all but the last are spent on solving it.
        if (endgame_ && iterations_ + 1 < effort_.iterations)
            endgame_->run(positions_an_iteration);
        else
            try_out(imagine(view_, dice_));
    }
}

void Simulation::try_out(const State& world) {
    for (std::size_t i = 0; i < tried_; ++i) {
        State s = world;
        apply(s, view_.me, moves_[i].move);
        play_on(s, view_.me, turns_ahead());
        moves_[i].value += lead(s, view_.me);
        ++moves_[i].visits;
    }
}

WeighedMoves<Move> Simulation::weighed() const {
    if (endgame_ && endgame_->solved()) return endgame_->weighed();
    auto moves = moves_;
    for (auto& m : moves)
        if (m.visits > 0) m.value /= static_cast<double>(m.visits);
    best_first(moves, moves.front().visits > 0 ? tried_ : 0);
    return moves;
}

Move Simulation::move() const {
    const auto moves = weighed();
    if (effort_.carelessness <= 0 || is_answer(moves.front().move)) return moves.front().move;
    // A careless player takes one of the words that come to mind: the next best with each chance that it misses one.
    Rng dice = dice_;
    constexpr std::uint32_t thousand = 1000;
    std::size_t i = 0;
    while (i + 1 < moves.size() && moves[i + 1].value > out_of_the_question / 2
        && dice.below(thousand) < static_cast<std::uint32_t>(thousand * effort_.carelessness))
        ++i;
    return moves[i].move;
}

} // namespace palazzo::palabra

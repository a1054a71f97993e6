#include "engine/games/palabra/endgame.hpp"

#include "engine/games/palabra/play.hpp"
#include "engine/games/palabra/plays.hpp"
#include "engine/games/palabra/worth.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace palazzo::palabra {
namespace {

constexpr int beyond_any_lead = std::numeric_limits<int>::max();

int lead_of(const State& s, Seat seat) {
    const auto scores = scores_of(s.table);
    return scores[static_cast<std::size_t>(seat)] - scores[static_cast<std::size_t>(1 - seat)];
}

std::vector<Move> all_moves(const ViewRef& v) {
    std::vector<Move> moves = legal_moves(v);
    if (next_turn_step(v.table, v.me) == TurnStep::play)
        for (Move& m : unlisted_word_moves(v)) moves.push_back(std::move(m));
    return moves;
}

} // namespace

bool knows_all_cards(const View& v) {
    const Options& o = v.table.options;
    return o.players == 2 && v.table.draw_count == 0 && o.words == WordsRule::enforced && !o.simultaneous;
}

EndgameSearch::EndgameSearch(const View& view) : me_(view.me) {
    Rng dice(0); // any seed will do, because only one state is possible
    push_position(sample_state(view, dice), -beyond_any_lead, beyond_any_lead);
}

void EndgameSearch::push_position(State&& state, int alpha, int beta) {
    const Seat seat = seats_to_act(state.table).front();
    const ViewRef v(state, seat);
    PathPosition frame;
    frame.seat = seat;
    frame.moves = all_moves(v);
    for (const Move& m : frame.moves) {
        const auto score = score_of_play(v, m);
        frame.points.push_back(score ? score->total() : 0);
    }
    frame.alpha = alpha;
    frame.beta = beta;
    frame.best = seat == me_ ? -beyond_any_lead : beyond_any_lead;
    frame.state = std::move(state);
    stack_.push_back(std::move(frame));
}

void EndgameSearch::run(int positions) {
    for (; positions > 0 && !is_solved(); --positions) search_one_step();
}

void EndgameSearch::search_one_step() {
    PathPosition& at = stack_.back();
    if (at.next == at.moves.size() || at.alpha >= at.beta) {
        const int lead = at.best;
        stack_.pop_back();
        if (!stack_.empty()) update_with_lead(lead);
        return;
    }
    const auto left = at.points.begin() + static_cast<std::ptrdiff_t>(at.next);
    const auto dearest = std::max_element(left, at.points.end());
    std::swap(at.moves[at.next], at.moves[static_cast<std::size_t>(dearest - at.points.begin())]);
    std::iter_swap(left, dearest);
    State next = at.state;
    apply(next, at.seat, at.moves[at.next++]);
    if (next.table.over) return update_with_lead(lead_of(next, me_));
    push_position(std::move(next), at.alpha, at.beta);
}

/// Updates the deepest position on the path with the lead that its last tried move results in.
void EndgameSearch::update_with_lead(int lead) {
    PathPosition& at = stack_.back();
    const bool mine = at.seat == me_;
    at.best = mine ? std::max(at.best, lead) : std::min(at.best, lead);
    // At the first position, the value of every move is needed, not only that of the best one.
    if (stack_.size() == 1) return leads_.push_back({at.moves[at.next - 1], lead});
    (mine ? at.alpha : at.beta) = mine ? std::max(at.alpha, lead) : std::min(at.beta, lead);
}

EvaluatedMoves<Move> EndgameSearch::evaluated_moves() const {
    expect(is_solved(), "an endgame that is solved");
    EvaluatedMoves<Move> moves;
    for (const SearchedMove& lead : leads_) moves.push_back({lead.move, static_cast<double>(lead.points), 1});
    sort_best_first(moves, moves.size());
    return moves;
}

} // namespace palazzo::palabra

// Explains moves. A hint says what a move scores, which cards it keeps, and how far ahead of the next best move it is.
// The traits of a move decide which temperaments like it.
#include "engine/games/palabra/plays.hpp"
#include "engine/games/palabra/rules.hpp"
#include "engine/games/palabra/worth.hpp"

#include <algorithm>
#include <string>

namespace palazzo::palabra {
namespace {

/// Returns a worth rounded to whole points, as a text; at least 1.
std::string points(double worth) {
    const int whole = static_cast<int>(worth + 0.5);
    return std::to_string(whole < 1 ? 1 : whole);
}

/// Returns the best of the other moves that differs from the first one for a player: equal cards in another order, or
/// another one of two equal letters, aren't another move. Returns the second move if all others are of this kind.
const EvaluatedMove<Move>& next_best_move(const View& v, const EvaluatedMoves<Move>& moves) {
    const Move& best = moves[0].move;
    const auto points_of_best = score_of_play(v, best);
    const std::string kept = list_argument(hand_after_move(v.own.hand, best));
    const auto differs = [&](const EvaluatedMove<Move>& other) {
        if (other.move.action != best.action) return true;
        const auto points = score_of_play(v, other.move);
        if (points && points_of_best && points->total() != points_of_best->total()) return true;
        const bool comparable = points || best.action == MoveAction::exchange;
        return !comparable || list_argument(hand_after_move(v.own.hand, other.move)) != kept;
    };
    const auto next = std::find_if(moves.begin() + 1, moves.end(), differs);
    return next == moves.end() ? moves[1] : *next;
}

} // namespace

Message Rules::explain_best_move(const View& v, const EvaluatedMoves<Move>& moves) const {
    if (moves.size() == 1) return {"hint.only", {}};
    const Move& best = moves[0].move;
    if (is_doubt_answer(best)) {
        const bool good = is_word(v.table.options, v.table.seat(v.table.turn).word->letters());
        return {good ? "palabra.why.is_word" : "palabra.why.no_word", {}};
    }
    const std::string ahead = points(moves[0].value - next_best_move(v, moves).value);
    const std::string left = list_argument(hand_after_move(v.own.hand, best));
    if (const auto score = score_of_play(v, best)) {
        const std::string total = std::to_string(score->total());
        if (left.empty()) return {"palabra.why.all_cards", {total, ahead}};
        return {"palabra.why.scores", {total, left, ahead}};
    }
    switch (best.action) {
    case MoveAction::shave: {
        const Meld& word = *v.table.seat(shaved_seat(v.table, v.me, best)).word;
        const int shaved = shave_points(word, *shaved_tiles(word, best.cards));
        // Letters without points are shaved for the sake of the cards that are drawn afterwards.
        const int drawn = std::min<int>(static_cast<int>(best.cards.size()), v.table.draw_count);
        if (shaved == 0 && drawn > 0) return {"palabra.why.shaves_nothing", {std::to_string(drawn), ahead}};
        return {"palabra.why.shaves", {std::to_string(shaved), ahead}};
    }
    case MoveAction::jokers: return {"palabra.why.jokers", {ahead}};
    case MoveAction::exchange:
        return {left.empty() ? "palabra.why.exchanges_all" : "palabra.why.exchanges", {left, ahead}};
    default:
        return {
            next_turn_step(v.table, v.me) == TurnStep::pre_play ? "palabra.why.waits" : "palabra.why.passes", {ahead}};
    }
}

MoveTraits Rules::move_traits(const View& v, const Move& m) const {
    constexpr double much = 60;
    double spent = 0;
    for (const LaidCard& l : m.cards)
        if (l.card.is_blank() || l.card.stars() > 0) spent += 0.5;
    const auto score = score_of_play(v, m);
    const bool attacks =
        m.action == MoveAction::shave || m.action == MoveAction::jokers || m.action == MoveAction::build;
    return {std::min(1.0, spent), score ? std::min(1.0, score->total() / much) : 0.0, attacks ? 1.0 : 0.0};
}

} // namespace palazzo::palabra

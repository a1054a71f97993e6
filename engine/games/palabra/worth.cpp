#include "engine/games/palabra/worth.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/dictionary/registry.hpp"
#include "engine/games/palabra/leaves.hpp"
#include "engine/games/palabra/plays.hpp"

#include <algorithm>
#include <string>

namespace palazzo::palabra {
namespace {

/// Returns the worth of points that are taken from a rival. They increase the seat's own score and decrease the
/// rival's. The decrease matters more if there are few rivals.
double value_of_taken_points(const Table& t, int points) { return points * (1.0 + 1.0 / (t.players() - 1)); }

double score_of_pre_play(const ViewRef& v, const Move& m) {
    const Table& t = v.table;
    if (m.action == MoveAction::shave) {
        const Meld& word = *t.seat(shaved_seat(t, v.me, m)).word;
        return value_of_taken_points(t, shave_points(word, *shaved_tiles(word, m.cards)));
    }
    int taken = 0;
    for (const Seat seat : m.jokered.list()) taken += t.seat(seat).word->worth();
    return static_cast<double>(taken) / (t.players() - 1);
}

/// Returns 1 for an honest answer about a word in doubt, -1 for a dishonest one. An honest answer accepts words in the
/// list and no others.
double worth_of_answer(const ViewRef& v, const Move& m) {
    const bool good = is_word(v.table.options, v.table.seat(v.table.turn).word->letters());
    const bool wants = m.action == MoveAction::challenge ? !good : good;
    return m.yes == wants ? 1 : -1;
}

} // namespace

Hand hand_after_move(Hand hand, const Move& m) {
    const auto remove = [&](Card c) {
        auto* const at = std::find(hand.begin(), hand.end(), c);
        std::move(at + 1, hand.end(), at);
        hand.pop_back();
    };
    for (const LaidCard& l : m.cards) remove(l.card);
    for (int i = 0; i < m.jokered.size(); ++i) remove(Card::joker());
    return hand;
}

bool is_doubt_answer(const Move& m) {
    return m.action == MoveAction::challenge || m.action == MoveAction::vote || m.action == MoveAction::insist;
}

double kept_hand_worth(const Table& t, const Hand& hand) {
    return t.draw_count > 0 ? leave_value(hand) : -hand_penalty(hand);
}

bool uses_only_common_words(const ViewRef& v, const Move& m) {
    const auto meld = meld_of_move(v.table, v.me, m);
    if (!meld || meld->kind != MeldKind::word) return true;
    std::string text;
    for (const Letter l : meld->letters()) text += dictionary::to_char(l);
    const auto kind = lexicon_of(v.table.options).find(text);
    return !kind || *kind <= dictionary::WordKind::less_common;
}

double estimated_worth(const ViewRef& v, const Move& m) {
    if (is_doubt_answer(m)) return worth_of_answer(v, m);
    const double after = kept_hand_worth(v.table, hand_after_move(v.own.hand, m));
    if (m.action == MoveAction::jokers || m.action == MoveAction::shave) return score_of_pre_play(v, m) + after;
    const auto score = score_of_play(v, m);
    return (score ? score->total() : 0) + after;
}

void sort_best_first(EvaluatedMoves<Move>& moves, std::size_t count) {
    std::vector<std::uint32_t> order(count);
    for (std::uint32_t i = 0; i < count; ++i) order[i] = i;
    sort_few(order, [&](std::uint32_t a, std::uint32_t b) { return moves[a].value > moves[b].value; });
    EvaluatedMoves<Move> sorted;
    for (const std::uint32_t i : order) sorted.push_back(moves[i]);
    std::copy(sorted.begin(), sorted.end(), moves.begin());
}

} // namespace palazzo::palabra

#include "engine/games/palabra/worth.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/dictionary/registry.hpp"
#include "engine/games/palabra/leaves.hpp"
#include "engine/games/palabra/plays.hpp"

#include <algorithm>
#include <string>

namespace palazzo::palabra {
namespace {

/// Returns the worth of points that are taken from a rival. They increase the seat's own score and decrease a rival's,
/// which matters more if there are few rivals.
double value_of_taken_points(const Table& t, int points) { return points * (1.0 + 1.0 / (t.players() - 1)); }

double score_of_pre_play(const ViewRef& v, const Move& m) {
    const Table& t = v.table;
    if (m.act == Act::shave) {
        const Meld& word = *t.seat(victim_of(t, v.me, m)).word;
        return value_of_taken_points(t, points_of(word, *shaved_tiles(word, m.cards)));
    }
    int taken = 0;
    for (const Seat seat : m.jokered.list()) taken += t.seat(seat).word->worth();
    return static_cast<double>(taken) / (t.players() - 1);
}

/// Returns 1 for an honest answer about a word in doubt, -1 for a dishonest one. An honest answer accepts words in the
/// list and no others.
double worth_of_answer(const ViewRef& v, const Move& m) {
    const bool good = is_word(v.table.options, v.table.seat(v.table.turn).word->letters());
    const bool wants = m.act == Act::challenge ? !good : good;
    return m.yes == wants ? 1 : -1;
}

} // namespace

Hand without(Hand hand, const Move& m) {
    const auto remove = [&](Card c) {
        auto* const at = std::find(hand.begin(), hand.end(), c);
        std::move(at + 1, hand.end(), at);
        hand.pop_back();
    };
    for (const Laid& l : m.cards) remove(l.card);
    for (int i = 0; i < m.jokered.size(); ++i) remove(Card::joker());
    return hand;
}

bool is_answer(const Move& m) { return m.act == Act::challenge || m.act == Act::vote || m.act == Act::insist; }

double leave_worth(const Table& t, const Hand& hand) {
    return t.draw_count > 0 ? leave_value(hand) : -penalty_of(hand);
}

bool is_known(const ViewRef& v, const Move& m) {
    const auto meld = meld_of(v.table, v.me, m);
    if (!meld || meld->kind != Kind::word) return true;
    std::string text;
    for (const Letter l : meld->letters()) text += dictionary::to_char(l);
    const auto kind = words_of(v.table.options).find(text);
    return !kind || *kind <= dictionary::Kind::known;
}

double worth_of(const ViewRef& v, const Move& m) {
    if (is_answer(m)) return worth_of_answer(v, m);
    const double after = leave_worth(v.table, without(v.own.hand, m));
    if (m.act == Act::jokers || m.act == Act::shave) return score_of_pre_play(v, m) + after;
    const auto score = score_of_play(v, m);
    return (score ? score->total() : 0) + after;
}

void best_first(EvaluatedMoves<Move>& moves, std::size_t count) {
    std::vector<std::uint32_t> order(count);
    for (std::uint32_t i = 0; i < count; ++i) order[i] = i;
    sort_few(order, [&](std::uint32_t a, std::uint32_t b) { return moves[a].value > moves[b].value; });
    EvaluatedMoves<Move> sorted;
    for (const std::uint32_t i : order) sorted.push_back(moves[i]);
    std::copy(sorted.begin(), sorted.end(), moves.begin());
}

} // namespace palazzo::palabra

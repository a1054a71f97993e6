// The rule of thumb: prefers points, good cards for later turns, and taking points from the others. It uses only what
// the viewing seat may know, and only words that many people know.
#include "engine/core/sort_few.hpp"
#include "engine/games/palabra/leaves.hpp"
#include "engine/games/palabra/plays.hpp"
#include "engine/games/palabra/rules.hpp"
#include "engine/games/palabra/worth.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

constexpr double least_taken_by_joker = 14; ///< fewest points for which a bot spends a joker

double taken_by_jokers(const ViewRef& v, const Move& m) {
    double sum = 0;
    for (const Seat seat : m.jokered.list()) sum += v.table.seat(seat).word->worth();
    return sum;
}

void add_shaves(const ViewRef& v, std::vector<Move>& moves) {
    for (const Move& m : legal_moves(v)) {
        if (m.action != MoveAction::shave) continue;
        // Bots never shave with a blank, because it is worth more than the letter that it could shave.
        const bool spends_blank =
            std::any_of(m.cards.begin(), m.cards.end(), [](const LaidCard& l) { return l.card.is_blank(); });
        if (!spends_blank) moves.push_back(m);
    }
}

/// Adds an exchange for each possible number of kept cards. The cards with the highest leave values are kept.
void add_exchanges(const ViewRef& v, std::vector<Move>& moves) {
    Hand order = v.own.hand;
    sort_few(order, [](Card a, Card b) { return leave_value({a}) < leave_value({b}); });
    Move m{.action = MoveAction::exchange};
    for (const Card c : order) {
        m.cards.push_back(as_laid_card(c));
        if (const Move sorted = with_cards_in_listed_order(m); !check(v, sorted)) moves.push_back(sorted);
    }
}

void add_vowels(const ViewRef& v, std::vector<Move>& moves) {
    Move m{.action = MoveAction::vowels};
    for (const Card c : v.own.hand)
        if (c.is_letter() && is_vowel(c.letter())) m.cards.push_back(as_laid_card(c));
    for (const Card blank : {Card::vowel(), Card::wild()})
        for (const Card c : v.own.hand)
            if (c == blank && m.cards.size() < 6) m.cards.push_back(as_laid_card(c));
    m = with_cards_in_listed_order(m);
    if (!check(v, m)) moves.push_back(m);
}

} // namespace

std::vector<Move> candidate_moves(const ViewRef& v) {
    if (!seats_to_act(v.table).has(v.me)) return {};
    std::vector<Move> moves;
    if (next_turn_step(v.table, v.me) == TurnStep::play) {
        moves = best_plays(v);
        add_exchanges(v, moves);
        add_vowels(v, moves);
        moves.push_back({.action = MoveAction::pass});
        return moves;
    }
    for (const Move& m : legal_moves(v))
        if (m.action != MoveAction::shave) moves.push_back(m);
    if (next_turn_step(v.table, v.me) == TurnStep::pre_play) add_shaves(v, moves);
    return moves;
}

double Rules::move_points(const ViewRef& v, const Move& m) const {
    if (is_doubt_answer(m)) return estimated_worth(v, m);
    if (m.action == MoveAction::jokers) return taken_by_jokers(v, m) / v.table.players() - least_taken_by_joker;
    if (m.action == MoveAction::shave) {
        const Meld& word = *v.table.seat(shaved_seat(v.table, v.me, m)).word;
        return shave_points(word, *shaved_tiles(word, m.cards));
    }
    if (const auto score = score_of_play(v, m)) return score->total();
    // An exchange is preferred to passing, although neither scores anything.
    return m.action == MoveAction::exchange ? 0.01 * static_cast<double>(m.cards.size()) : 0;
}

double Rules::heuristic(const ViewRef& v, const Move& m) const {
    if (!uses_only_common_words(v, m)) return unplayable_worth;
    // Passing costs 2 points, because the seat uses up its turn and draws no new cards.
    return estimated_worth(v, m) - (m.action == MoveAction::pass ? 2.0 : 0);
}

} // namespace palazzo::palabra

// The rule of thumb: points, what is kept for later turns, and what the others are denied. Judged from the seat's own
// view, with words that many people know.
#include "engine/core/sort_few.hpp"
#include "engine/dictionary/registry.hpp"
#include "engine/games/palabra/plays.hpp"
#include "engine/games/palabra/rules.hpp"

#include <algorithm>
#include <cmath>

namespace palazzo::palabra {
namespace {

constexpr double out_of_the_question = -1e6;
constexpr double joker_price = 14; ///< what a joker must take at least to be worth its card

/// What keeping a card is worth, in points of later turns.
double worth_keeping(Card c) {
    if (c.is_wild()) return 14;
    if (c.is_vowel_card()) return 9;
    if (c.is_joker()) return joker_price;
    const double stars = c.stars() == 3 ? 7 : c.stars() == 2 ? 4 : 0;
    const double letter = c.letter() == 'S' - 'A' ? 4 : -0.4 * std::max(0, c.value() - 4);
    return stars + letter;
}

/// What a hand promises: its cards, and a good mixture of vowels and consonants.
double promise(const Hand& hand) {
    double sum = 0;
    int vowels = 0;
    int letters = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        sum += worth_keeping(hand[i]);
        if (i > 0 && hand[i].is_letter() && hand[i].letter() == hand[i - 1].letter()) sum -= 1.5;
        letters += hand[i].is_letter() ? 1 : 0;
        vowels += hand[i].is_letter() && is_vowel(hand[i].letter()) ? 1 : 0;
    }
    return letters == 0 ? sum : sum - 2.0 * std::fabs(vowels - 0.45 * letters);
}

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

/// What is left after a move: a promise while there is something to draw, later a penalty.
double rest(const View& v, const Move& m) {
    const Hand hand = without(v.own.hand, m);
    return v.table.draw_count > 0 ? promise(hand) : -penalty_of(hand);
}

/// Whether a player of common words would play it.
bool is_known(const View& v, const Laying& word) {
    std::string text;
    for (const Letter l : word.letters()) text += dictionary::to_char(l);
    const auto kind = words_of(v.table.options).find(text);
    return !kind || *kind <= dictionary::Kind::known;
}

double taken_by_jokers(const View& v, const Move& m) {
    double sum = 0;
    for (const Seat seat : m.jokered.list()) sum += v.table.seat(seat).word->worth();
    return sum;
}

/// Taken from a rival, points count for oneself and, where few play, as much against the rival.
double shave_swing(const View& v, const Move& m) {
    const Laying& word = *v.table.seat(victim_of(v.table, v.me, m)).word;
    return points_of(word, *shaved_tiles(word, m.cards)) * (1.0 + 1.0 / (v.table.players() - 1));
}

/// Honest answers: what is in the list is accepted.
double answer_appeal(const View& v, const Move& m) {
    const bool good = is_word(v.table.options, v.table.seat(v.table.turn).word->letters());
    const bool wants = m.act == Act::challenge ? !good : good;
    return m.yes == wants ? 1 : -1;
}

bool is_answer(const Move& m) { return m.act == Act::challenge || m.act == Act::vote || m.act == Act::insist; }

void add_shaves(const View& v, std::vector<Move>& moves) {
    for (const Move& m : legal(v)) {
        if (m.act != Act::shave) continue;
        // A blank is worth more than what it could shave.
        const bool spends_blank =
            std::any_of(m.cards.begin(), m.cards.end(), [](const Laid& l) { return l.card.is_blank(); });
        if (!spends_blank) moves.push_back(m);
    }
}

/// Everything but the cards most worth keeping, for each number of cards kept.
void add_exchanges(const View& v, std::vector<Move>& moves) {
    Hand order = v.own.hand;
    sort_few(order, [](Card a, Card b) { return worth_keeping(a) < worth_keeping(b); });
    Move m{.act = Act::exchange};
    for (const Card c : order) {
        m.cards.push_back(laid(c));
        if (const Move sorted = in_order(m); !check(v, sorted)) moves.push_back(sorted);
    }
}

void add_vowels(const View& v, std::vector<Move>& moves) {
    Move m{.act = Act::vowels};
    for (const Card c : v.own.hand)
        if (c.is_letter() && is_vowel(c.letter())) m.cards.push_back(laid(c));
    for (const Card blank : {Card::vowel(), Card::wild()})
        for (const Card c : v.own.hand)
            if (c == blank && m.cards.size() < 6) m.cards.push_back(laid(c));
    m = in_order(m);
    if (!check(v, m)) moves.push_back(m);
}

} // namespace

std::vector<Move> candidates(const View& v) {
    if (!to_act(v.table).has(v.me)) return {};
    std::vector<Move> moves;
    if (step_of(v.table, v.me) == Step::play) {
        moves = best_plays(v);
        add_exchanges(v, moves);
        add_vowels(v, moves);
        moves.push_back({.act = Act::pass});
        return moves;
    }
    for (const Move& m : legal(v))
        if (m.act != Act::shave) moves.push_back(m);
    if (step_of(v.table, v.me) == Step::pre_play) add_shaves(v, moves);
    return moves;
}

double Rules::gain(const View& v, const Move& m) const {
    if (is_answer(m)) return answer_appeal(v, m);
    if (m.act == Act::jokers) return taken_by_jokers(v, m) / v.table.players() - joker_price;
    if (m.act == Act::shave) {
        const Laying& word = *v.table.seat(victim_of(v.table, v.me, m)).word;
        return points_of(word, *shaved_tiles(word, m.cards));
    }
    if (const auto score = score_of_play(v, m)) return score->total();
    // Rather new cards than none.
    return m.act == Act::exchange ? 0.01 * static_cast<double>(m.cards.size()) : 0;
}

double Rules::heuristic(const View& v, const Move& m) const {
    if (is_answer(m)) return answer_appeal(v, m);
    const double after = rest(v, m);
    if (m.act == Act::jokers) return taken_by_jokers(v, m) + after;
    if (m.act == Act::shave) return shave_swing(v, m) + after;
    if (const auto laying = laying_of(v.table, v.me, m); laying && laying->kind == Kind::word && !is_known(v, *laying))
        return out_of_the_question;
    const auto score = score_of_play(v, m);
    // A card not played is a card not drawn for: passing costs the turn, and an exchange promises average cards.
    return (score ? score->total() : 0) + after + (m.act == Act::pass ? -2.0 : 0);
}

} // namespace palazzo::palabra

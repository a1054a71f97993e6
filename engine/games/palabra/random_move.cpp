#include "engine/core/sort_few.hpp"
#include "engine/games/palabra/spelled.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

bool one_in(std::uint32_t n, Rng& dice) { return dice.below(n) == 0; }

template <class List>
const auto& any_of(const List& list, Rng& dice) {
    return list[dice.below(static_cast<std::uint32_t>(list.size()))];
}

/// Returns at least `least` random cards of the hand. Every number of cards from `least` on is possible, and so is
/// every card.
LaidCards random_cards(const Hand& hand, std::size_t least, Rng& dice) {
    Hand order = hand;
    dice.shuffle(order);
    LaidCards cards;
    const auto count = least + dice.below(static_cast<std::uint32_t>(hand.size() - least + 1));
    for (std::size_t i = 0; i < count; ++i) cards.push_back(as_laid_card(order[i]));
    sort_few(cards);
    return cards;
}

/// Returns a move of kind `act` with random cards that suit it; nullopt if it isn't legal.
std::optional<Move> random_listed(const ViewRef& v, MoveAction act, Rng& dice) {
    const std::size_t least = act == MoveAction::flush ? 5 : act == MoveAction::vowels ? 6 : 1;
    Hand fitting;
    const auto colour = static_cast<Colours>(1U << dice.below(4));
    for (const Card c : v.own.hand) {
        const bool fits = act == MoveAction::flush ? (c.colours() & colour) != 0
            : act == MoveAction::vowels            ? c.is_blank() || is_vowel(c.letter())
                                                   : true;
        if (fits) fitting.push_back(c);
    }
    if (fitting.size() < least) return std::nullopt;
    Move m{.action = act, .cards = random_cards(fitting, least, dice)};
    return check(v, m) ? std::nullopt : std::optional(m);
}

/// Returns a random word that is probably invalid, in the hope that nobody challenges it; nullopt if the move isn't
/// legal.
std::optional<Move> random_bluff(const ViewRef& v, Rng& dice) {
    Move m{.action = MoveAction::word, .cards = random_cards(v.own.hand, 1, dice)};
    dice.shuffle(m.cards);
    for (LaidCard& l : m.cards)
        while (l.card.is_blank() && !l.card.can_stand_for(l.letter))
            l.letter = static_cast<Letter>(dice.below(letter_count));
    return check(v, m) ? std::nullopt : std::optional(m);
}

/// Returns random cards for the letters; nullopt if the hand can't spell them. A blank is used only if no card with the
/// letter is left.
std::optional<LaidCards> random_cards_for(Hand hand, std::span<const Letter> letters, Rng& dice) {
    dice.shuffle(hand);
    LaidCards cards;
    for (const Letter letter : letters) {
        const auto rank = [&](Card c) {
            return !c.can_stand_for(letter) ? 3 : c.is_letter() ? 0 : c.is_vowel_card() ? 1 : 2;
        };
        auto* const best =
            std::min_element(hand.begin(), hand.end(), [&](Card a, Card b) { return rank(a) < rank(b); });
        if (best == hand.end() || rank(*best) == 3) return std::nullopt;
        cards.push_back({*best, letter});
        std::swap(*best, hand.back());
        hand.pop_back();
    }
    return cards;
}

/// Returns a random word, build or straight, each equally likely, with random cards; nullopt if there is none. Never
/// returns a word of the kind `never_played_by_bots`.
std::optional<Move> random_word(const ViewRef& v, Rng& dice) {
    Move m;
    std::vector<Letter> letters;
    std::uint32_t count = 0;
    for_each_spelled_play(v, [&](const SpelledPlay& s) {
        if (s.kind == dictionary::WordKind::never_played_by_bots || dice.below(++count) != 0) return;
        letters.assign(s.before.begin(), s.before.end());
        letters.insert(letters.end(), s.after.begin(), s.after.end());
        m = {.action = s.action,
            .before = s.action == MoveAction::build ? static_cast<int>(s.before.size()) : 0,
            .seat = s.seat};
    });
    if (letters.empty()) return std::nullopt;
    if (const auto cards = random_cards_for(v.own.hand, letters, dice)) m.cards = *cards;
    if (!m.cards.empty() && !check(v, m)) return m;
    // If the random cards are illegal, because a build on a locked word allows only some colours, the best cards are
    // returned.
    const auto taken = m.seat ? v.table.seat(*m.seat).word->cards() : std::vector<LaidCard>();
    const auto best = BestCardsFinder(v.own.hand).best_cards_for(letters, taken);
    if (best) m.cards = *best;
    return best ? std::optional(m) : std::nullopt;
}

Move random_play(const ViewRef& v, Rng& dice) {
    const bool bluffs = v.table.options.words != WordsRule::enforced;
    for (;;) {
        if (one_in(12, dice)) return {.action = MoveAction::pass};
        std::optional<Move> m;
        if (one_in(4, dice) && !v.own.hand.empty())
            m = random_listed(
                v, any_of(std::array{MoveAction::flush, MoveAction::vowels, MoveAction::exchange}, dice), dice);
        else if (bluffs && one_in(8, dice) && !v.own.hand.empty())
            m = random_bluff(v, dice);
        else
            m = random_word(v, dice);
        if (m) return *m;
    }
}

} // namespace

Move random_move(const ViewRef& v, Rng& dice) {
    if (next_turn_step(v.table, v.me) == TurnStep::play) return random_play(v, dice);
    // Half of the pre-plays are passes, because a pass would hardly ever be chosen among many possible shaves.
    if (next_turn_step(v.table, v.me) == TurnStep::pre_play && one_in(2, dice)) return {.action = MoveAction::pass};
    return any_of(legal_moves(v), dice);
}

} // namespace palazzo::palabra

// Finds words, builds and straights in a hand: all of them with every choice of cards, or each once with the best
// cards.
#include "engine/games/palabra/spelled.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

Letters from_hand(const SpelledPlay& s) {
    Letters letters(s.before.begin(), s.before.end());
    letters.insert(letters.end(), s.after.begin(), s.after.end());
    return letters;
}

Move move_of(const SpelledPlay& s, const LaidCards& cards) {
    return {.action = s.action,
        .cards = cards,
        .before = s.action == MoveAction::build ? static_cast<int>(s.before.size()) : 0,
        .seat = s.seat};
}

/// Adds the most valuable flush of each colour: all letter cards and blanks that have the colour, if there are at least
/// five.
void add_best_flushes(const ViewRef& v, std::vector<Move>& moves) {
    for (Colours colour = 1; colour <= 8; colour = static_cast<Colours>(colour << 1U)) {
        Move m{.action = MoveAction::flush};
        for (const Card c : v.own.hand)
            if ((c.colours() & colour) != 0) m.cards.push_back(as_laid_card(c));
        if (!check(v, m) && std::find(moves.begin(), moves.end(), m) == moves.end()) moves.push_back(m);
    }
}

bool may_play(const ViewRef& v) {
    return seats_to_act(v.table).has(v.me) && next_turn_step(v.table, v.me) == TurnStep::play;
}

} // namespace

std::vector<Move> unlisted_word_moves(const ViewRef& v) {
    std::vector<Move> moves;
    if (!may_play(v)) return moves;
    for_each_spelled_play(v, [&](const SpelledPlay& s) {
        const Letters letters = from_hand(s);
        LaidCards chosen;
        for_each_card_choice(v.own.hand, letters, chosen, [&](const LaidCards& cards) {
            const Move m = move_of(s, cards);
            // For a build on a locked word, some choices of cards are illegal.
            if (s.action != MoveAction::build || !check(v, m)) moves.push_back(m);
        });
    });
    return moves;
}

std::vector<Move> best_plays(const ViewRef& v) {
    std::vector<Move> moves;
    if (!may_play(v)) return moves;
    const BestCardsFinder best(v.own.hand);
    std::array<std::vector<LaidCard>, most_players> taken;
    for (Seat seat = 0; seat < v.table.players(); ++seat)
        if (const auto& word = v.table.seat(seat).word) taken[static_cast<std::size_t>(seat)] = word->cards();
    for_each_spelled_play(v, [&](const SpelledPlay& s) {
        if (s.kind == dictionary::WordKind::never_played_by_bots) return;
        std::array<Letter, hand_size> letters{};
        const auto end =
            std::copy(s.after.begin(), s.after.end(), std::copy(s.before.begin(), s.before.end(), letters.begin()));
        const std::span<const Letter> spelled(letters.data(), static_cast<std::size_t>(end - letters.begin()));
        const auto cards = s.seat ? best.best_cards_for(spelled, taken[static_cast<std::size_t>(*s.seat)])
                                  : best.best_cards_for(spelled);
        if (cards) moves.push_back(move_of(s, *cards));
    });
    add_best_flushes(v, moves);
    return moves;
}

} // namespace palazzo::palabra

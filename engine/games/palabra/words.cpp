// Finds words, builds and straights in a hand: all of them with every choice of cards, or each once with the best
// cards.
#include "engine/games/palabra/spelled.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

Letters from_hand(const Spelled& s) {
    Letters letters(s.before.begin(), s.before.end());
    letters.insert(letters.end(), s.after.begin(), s.after.end());
    return letters;
}

Move move_of(const Spelled& s, const Cards& cards) {
    return {.act = s.act,
        .cards = cards,
        .before = s.act == Act::build ? static_cast<int>(s.before.size()) : 0,
        .seat = s.seat};
}

/// Adds the most valuable flush of each colour: all letter cards and blanks that have the colour, if there are at least
/// five.
void add_best_flushes(const ViewRef& v, std::vector<Move>& moves) {
    for (Colours colour = 1; colour <= 8; colour = static_cast<Colours>(colour << 1U)) {
        Move m{.act = Act::flush};
        for (const Card c : v.own.hand)
            if ((c.colours() & colour) != 0) m.cards.push_back(laid(c));
        if (!check(v, m) && std::find(moves.begin(), moves.end(), m) == moves.end()) moves.push_back(m);
    }
}

bool may_play(const ViewRef& v) { return to_act(v.table).has(v.me) && step_of(v.table, v.me) == Step::play; }

} // namespace

std::vector<Move> legal_words(const ViewRef& v) {
    std::vector<Move> moves;
    if (!may_play(v)) return moves;
    each_spelled(v, [&](const Spelled& s) {
        const Letters letters = from_hand(s);
        Cards chosen;
        each_choice(v.own.hand, letters, chosen, [&](const Cards& cards) {
            const Move m = move_of(s, cards);
            // For a build on a locked word, some choices of cards are illegal.
            if (s.act != Act::build || !check(v, m)) moves.push_back(m);
        });
    });
    return moves;
}

std::vector<Move> best_plays(const ViewRef& v) {
    std::vector<Move> moves;
    if (!may_play(v)) return moves;
    const BestCards best(v.own.hand);
    std::array<std::vector<Laid>, most_players> taken;
    for (Seat seat = 0; seat < v.table.players(); ++seat)
        if (const auto& word = v.table.seat(seat).word) taken[static_cast<std::size_t>(seat)] = word->cards();
    each_spelled(v, [&](const Spelled& s) {
        if (s.kind == dictionary::Kind::unspoken) return;
        std::array<Letter, hand_size> letters{};
        const auto end =
            std::copy(s.after.begin(), s.after.end(), std::copy(s.before.begin(), s.before.end(), letters.begin()));
        const std::span<const Letter> spelled(letters.data(), static_cast<std::size_t>(end - letters.begin()));
        const auto cards =
            s.seat ? best.cards_for(spelled, taken[static_cast<std::size_t>(*s.seat)]) : best.cards_for(spelled);
        if (cards) moves.push_back(move_of(s, *cards));
    });
    add_best_flushes(v, moves);
    return moves;
}

} // namespace palazzo::palabra

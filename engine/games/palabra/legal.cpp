// The moves that can be listed: all except words, builds and straights.
#include "engine/games/palabra/legal.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/dictionary/registry.hpp"
#include "engine/games/palabra/plays.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

Move of_cards(MoveAction act, std::span<const LaidCard> cards) {
    Move m{.action = act};
    for (const LaidCard& l : cards) m.cards.push_back(l);
    return m;
}

Move answer(MoveAction act, bool yes) { return {.action = act, .yes = yes}; }

/// Returns every different choice of cards from a sorted hand, except the empty one. The cards of each choice are
/// sorted, too.
std::vector<LaidCards> choices_of(const Hand& hand) {
    std::vector<LaidCards> all;
    for (unsigned chosen = 1; chosen < 1U << hand.size(); ++chosen) {
        LaidCards cards;
        bool first_of_equals = true;
        for (std::size_t i = 0; i < hand.size(); ++i) {
            if (((chosen >> i) & 1U) == 0) continue;
            // If only some of several equal cards are chosen, they must be the first ones, so that no choice is
            // returned twice.
            const bool skipped = i > 0 && hand[i] == hand[i - 1] && ((chosen >> (i - 1)) & 1U) == 0;
            first_of_equals = first_of_equals && !skipped;
            cards.push_back(as_laid_card(hand[i]));
        }
        if (first_of_equals) all.push_back(cards);
    }
    return all;
}

/// Adds to `moves` every shave with the cards of `so_far` and any of the hand's cards from index `next` on. `left` is
/// the number of steps that the search may still take.
void add_shaves(const ViewRef& v, const Move& so_far, std::size_t next, std::size_t& left, std::vector<Move>& moves) {
    if (left == 0) return;
    --left;
    if (next == v.own.hand.size()) {
        if (!so_far.cards.empty() && !check(v, so_far)) moves.push_back(with_cards_in_listed_order(so_far));
        return;
    }
    add_shaves(v, so_far, next + 1, left, moves);
    const Card card = v.own.hand[next];
    const Meld& word = *v.table.seat(shaved_seat(v.table, v.me, so_far)).word;
    for (Letter l = 0; l < letter_count; ++l) {
        if (!card.can_stand_for(l)) continue;
        Move more = so_far;
        more.cards.push_back({card, l});
        if (!shaved_tiles(word, more.cards)) continue;
        add_shaves(v, more, next + 1, left, moves);
    }
}

/// Returns the moves sorted and without duplicates. Pointers are sorted instead of moves, because moves are large.
std::vector<Move> once(const std::vector<Move>& moves) {
    std::vector<const Move*> order;
    for (const Move& m : moves) order.push_back(&m);
    std::sort(order.begin(), order.end(), [](const Move* a, const Move* b) {
        if (a->seat != b->seat) return a->seat < b->seat;
        return std::lexicographical_compare(a->cards.begin(), a->cards.end(), b->cards.begin(), b->cards.end());
    });
    std::vector<Move> result;
    for (const Move* m : order)
        if (result.empty() || !(result.back() == *m)) result.push_back(*m);
    return result;
}

std::vector<Move> legal_shaves(const ViewRef& v, std::size_t steps) {
    std::vector<Move> moves;
    for (const Seat victim : shaveable_seats(v.table.options, v.me)) {
        const auto& word = v.table.seat(victim).word;
        if (!word || word->kind == MeldKind::flush || word->jokered) continue;
        Move m{.action = MoveAction::shave};
        if (v.table.options.shave != ShaveRule::previous) m.seat = victim;
        add_shaves(v, m, 0, steps, moves);
    }
    return once(moves);
}

/// Returns the moves that cancel other players' words. There is one move for each set of words for which the hand has
/// enough jokers.
std::vector<Move> legal_jokers(const ViewRef& v) {
    const auto held = std::count(v.own.hand.begin(), v.own.hand.end(), Card::joker());
    std::vector<Move> moves{Move{.action = MoveAction::jokers}};
    for (Seat seat = 0; held > 0 && seat < v.table.players(); ++seat) {
        if (seat == v.me || !v.table.seat(seat).word) continue;
        for (std::size_t i = moves.size(); i-- > 0;) {
            if (moves[i].jokered.size() >= held) continue;
            Move more = moves[i];
            more.jokered.add(seat);
            moves.push_back(more);
        }
    }
    moves.erase(moves.begin());
    return moves;
}

std::vector<Move> legal_pre_plays(const ViewRef& v, std::size_t steps) {
    std::vector<Move> moves{Move{.action = MoveAction::pass}};
    for (auto&& more : {legal_jokers(v), legal_shaves(v, steps)}) moves.insert(moves.end(), more.begin(), more.end());
    return moves;
}

std::vector<Move> legal_plays(const ViewRef& v) {
    std::vector<Move> moves{Move{.action = MoveAction::pass}};
    for (const LaidCards& cards : choices_of(v.own.hand))
        for (const MoveAction act : {MoveAction::flush, MoveAction::vowels, MoveAction::exchange})
            if (const Move m = of_cards(act, cards); !check(v, m)) moves.push_back(m);
    return moves;
}

} // namespace

const dictionary::Lexicon& lexicon_of(const Options& o) {
    const auto* words = dictionary::find_lexicon(o.dictionary);
    expect(words != nullptr, "a table whose dictionary is at hand");
    return *words;
}

bool is_listed(const Move& m) {
    return m.action != MoveAction::word && m.action != MoveAction::build && m.action != MoveAction::straight
        && m.action != MoveAction::timer && m.action != MoveAction::timeout;
}

Move with_cards_in_listed_order(Move m) {
    if (m.action == MoveAction::shave || m.action == MoveAction::flush || m.action == MoveAction::vowels
        || m.action == MoveAction::exchange)
        sort_few(m.cards);
    return m;
}

std::vector<Move> legal_moves(const ViewRef& v, std::size_t steps) {
    if (!seats_to_act(v.table).has(v.me)) return {};
    switch (next_turn_step(v.table, v.me)) {
    case TurnStep::pre_play: return legal_pre_plays(v, steps);
    case TurnStep::play: return legal_plays(v);
    case TurnStep::challenge: return {answer(MoveAction::challenge, true), answer(MoveAction::challenge, false)};
    case TurnStep::vote: return {answer(MoveAction::vote, true), answer(MoveAction::vote, false)};
    case TurnStep::insist: return {answer(MoveAction::insist, true), answer(MoveAction::insist, false)};
    }
    return {};
}

} // namespace palazzo::palabra

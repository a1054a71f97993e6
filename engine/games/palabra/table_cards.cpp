#include "engine/games/palabra/table_cards.hpp"

#include "engine/core/sort_few.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

std::vector<Card> take_all(State& s, Seat seat, const LaidCards& cards) {
    std::vector<Card> taken;
    for (const LaidCard& l : cards) {
        take_from_hand(s, seat, l.card);
        taken.push_back(l.card);
    }
    return taken;
}

void draw_one(State& s, Seat seat) {
    give_to_hand(s, seat, s.draw.back());
    s.draw.pop_back();
    s.table.draw_count = static_cast<int>(s.draw.size());
}

} // namespace

void take_from_hand(State& s, Seat seat, Card card) {
    Hand& hand = s.hidden_state(seat).hand;
    auto* const at = std::find(hand.begin(), hand.end(), card);
    expect(at != hand.end(), "a card in the hand");
    std::move(at + 1, hand.end(), at);
    hand.pop_back();
    --s.table.seat(seat).hand_count;
}

void give_to_hand(State& s, Seat seat, Card card) {
    Hand& hand = s.hidden_state(seat).hand;
    hand.push_back(card);
    sort_few(hand);
    ++s.table.seat(seat).hand_count;
}

void discard_from_hand(State& s, Seat seat, Card card) {
    take_from_hand(s, seat, card);
    s.table.discard.push_back(card);
}

void return_to_draw_pile(State& s, const std::vector<Card>& cards) {
    // The last card of the pile is drawn next. Cards that are put under the pile are therefore inserted at its
    // beginning, in reverse order, so that the first of them is drawn first.
    s.draw.insert(s.draw.begin(), cards.rbegin(), cards.rend());
    if (s.dice) s.dice->shuffle(s.draw);
    s.table.draw_count = static_cast<int>(s.draw.size());
}

void refill_hand(State& s, Seat seat) {
    while (!s.draw.empty() && s.hidden_state(seat).hand.size() < hand_size) draw_one(s, seat);
}

void return_hand_cards(State& s, Seat seat, const LaidCards& cards) {
    return_to_draw_pile(s, take_all(s, seat, cards));
}

void draw_cards(State& s, Seat seat, std::size_t count) {
    for (std::size_t i = 0; i < count && !s.draw.empty(); ++i) draw_one(s, seat);
}

void exchange_cards(State& s, Seat seat, const LaidCards& cards) {
    const auto given = take_all(s, seat, cards);
    draw_cards(s, seat, given.size());
    return_to_draw_pile(s, given);
}

void update_best_word(PublicSeatState& open, const Meld& word) {
    if (word.kind != MeldKind::flush) open.best_word_points = std::max(open.best_word_points, word.worth());
}

void discard_word(Table& t, Seat seat) {
    PublicSeatState& open = t.seat(seat);
    if (!open.word) return;
    update_best_word(open, *open.word);
    for (const Tile& tile : open.word->tiles)
        if (!tile.copied) t.discard.push_back(tile.laid.card);
    open.word.reset();
}

} // namespace palazzo::palabra

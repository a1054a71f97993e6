// Functions that move cards between hands, the table and the draw pile. All kinds of plays use them.
#pragma once

#include "engine/games/palabra/state.hpp"

namespace palazzo::palabra {

/// Removes a card from a hand, which must contain it.
void take_from_hand(State& s, Seat seat, Card card);
void give_to_hand(State& s, Seat seat, Card card);
void discard_from_hand(State& s, Seat seat, Card card);
/// Draws until the hand has seven cards or the draw pile is empty.
void refill_hand(State& s, Seat seat);
/// Draws `count` cards, or all that are left if the draw pile has fewer.
void draw_cards(State& s, Seat seat, std::size_t count);
/// Puts cards under the draw pile in their order or, if the state has dice, shuffles them into the pile.
void return_to_draw_pile(State& s, const std::vector<Card>& cards);
/// Moves cards from a hand back to the draw pile by return_to_draw_pile() (fine print 5).
void return_hand_cards(State& s, Seat seat, const LaidCards& cards);
/// Exchanges cards: draws the new ones before it gives the old ones back (docs/rules/palabra.md, "What you may play").
void exchange_cards(State& s, Seat seat, const LaidCards& cards);

/// Returns whether a tile was taken from another player's word.
constexpr bool is_taken_tile(const Meld& word, std::size_t tile) {
    const auto i = static_cast<int>(tile);
    return i >= word.before && i < word.before + word.taken;
}
/// Sets `best_word_points` to the points that `word` is still worth, if they are more. Ignores a flush (fine print 17).
void update_best_word(PublicSeatState& open, const Meld& word);
/// Removes a seat's word from the table for good: discards its cards, but keeps its points in the score.
void discard_word(Table& t, Seat seat);

} // namespace palazzo::palabra

// Cards from hand to table and draw pile and back: what every kind of play does with them.
#pragma once

#include "engine/games/palabra/state.hpp"

namespace palazzo::palabra {

/// Takes a card that is there out of a hand.
void take_from_hand(State& s, Seat seat, Card card);
void give_to_hand(State& s, Seat seat, Card card);
void discard_from_hand(State& s, Seat seat, Card card);
/// Draws until the hand holds seven or the draw pile is empty.
void draw_back(State& s, Seat seat);
/// Draws so many, or what is left.
void draw(State& s, Seat seat, std::size_t count);
/// Cards that were laid aside go under the draw pile in their order, or anywhere in it where there are dice.
void return_to_pile(State& s, const std::vector<Card>& cards);
/// Cards leave the hand and are shuffled into the draw pile, or go under it in their order (fine print 5).
void give_back(State& s, Seat seat, const Cards& cards);
/// New cards are drawn first, then the old ones are shuffled in (docs/rules/palabra.md: "What you may play").
void exchange(State& s, Seat seat, const Cards& cards);

/// Whether the tile was another player's.
constexpr bool is_taken(const Laying& word, std::size_t tile) {
    const auto i = static_cast<int>(tile);
    return i >= word.before && i < word.before + word.taken;
}
/// The most that a word, build or straight of the seat is still worth (fine print 17).
void note_best(SeatOpen& open, const Laying& word);
/// A word leaves the table for good: its cards are discarded, its points stay.
void discard_word(Table& t, Seat seat);

} // namespace palazzo::palabra

// Moves cards between hands, the table and the draw pile, for all kinds of plays.
#pragma once

#include "engine/games/palabra/state.hpp"

namespace palazzo::palabra {

/// Removes a card from a hand, which must contain it.
void take_from_hand(State& s, Seat seat, Card card);
void give_to_hand(State& s, Seat seat, Card card);
void discard_from_hand(State& s, Seat seat, Card card);
/// Draws until the hand has seven cards or the draw pile is empty.
void draw_back(State& s, Seat seat);
/// Draws `count` cards, or as many as there are.
void draw(State& s, Seat seat, std::size_t count);
/// Puts cards under the draw pile in their order, or shuffles them into it if the deal has dice.
void return_to_pile(State& s, const std::vector<Card>& cards);
/// Moves cards from a hand back to the draw pile, as return_to_pile() does (fine print 5).
void give_back(State& s, Seat seat, const Cards& cards);
/// Exchanges cards: new ones are drawn before the old ones are given back (docs/rules/palabra.md: "What you may play").
void exchange(State& s, Seat seat, const Cards& cards);

/// Returns whether a tile belonged to another player.
constexpr bool is_taken(const Meld& word, std::size_t tile) {
    const auto i = static_cast<int>(tile);
    return i >= word.before && i < word.before + word.taken;
}
/// Updates the most that a word, build or straight of the seat was still worth (fine print 17).
void update_best(SeatOpen& open, const Meld& word);
/// Removes a seat's word from the table for good: its cards are discarded, its points stay.
void discard_word(Table& t, Seat seat);

} // namespace palazzo::palabra

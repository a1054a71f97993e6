// What a move would do: the word it makes, what it scores, what it takes from whom. Screens show it before the move is
// made; check and apply stand on it.
#pragma once

#include "engine/games/palabra/state.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra {

/// The word, straight or flush that a move lays; nullopt for other moves and for a build on no word. Legal or not: its
/// score is what it would be. Whether it is a word is not asked here.
std::optional<Laying> laying_of(const Table& t, Seat seat, const Move& m);

/// What a play of the viewing seat scores, the last word's factor included; nullopt for moves that score nothing. A
/// flush and vowels have only a sum.
std::optional<Score> score_of_play(const ViewRef& v, const Move& m);

/// What a shave takes: for each card, in the move's order, the tile that it shaves; nullopt if a card finds none. Of
/// several equal letters the dearest left is taken (fine print 12).
std::optional<std::vector<std::size_t>> shaved_tiles(const Laying& word, const Cards& cards);
/// The points that shaving these tiles moves.
int points_of(const Laying& word, const std::vector<std::size_t>& tiles);

/// The seat whose word a shave by `seat` means.
Seat victim_of(const Table& t, Seat seat, const Move& m);

/// Whether letters run upwards one by one, A following Z.
bool runs(const std::vector<Letter>& letters);

/// Whether the game ends if `seat` plays so many cards now: nothing to draw, nothing left in the hand.
bool goes_out(const Table& t, Seat seat, int cards);

} // namespace palazzo::palabra

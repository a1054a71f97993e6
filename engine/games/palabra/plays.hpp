// The consequences of a move: the word it makes, its score, and what it takes from whom. Used to preview a move on
// screen, to check it and to make it.
#pragma once

#include "engine/games/palabra/state.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra {

/// Returns the word, straight or flush that a move lays, with the score that it would have; nullopt for other moves and
/// for a build without a word to build on. Doesn't check whether the move is legal or makes a word.
std::optional<Meld> meld_of(const Table& t, Seat seat, const Move& m);

/// Returns the score of a play of the viewing seat, including the factor of the last word; nullopt for moves that score
/// nothing. For a flush and for vowels, only `sum` is used.
std::optional<Score> score_of_play(const ViewRef& v, const Move& m);

/// Returns for each card of a shave, in the move's order, the index of the tile that it shaves; nullopt if a card finds
/// none. Of several equal letters, the most valuable one left is shaved (fine print 12).
std::optional<std::vector<std::size_t>> shaved_tiles(const Meld& word, const Cards& cards);
/// Returns how many points shaving these tiles moves.
int points_of(const Meld& word, const std::vector<std::size_t>& tiles);

/// Returns the seat whose word is shaved by `seat`.
Seat victim_of(const Table& t, Seat seat, const Move& m);

/// Returns whether letters are in alphabetical sequence, where A follows Z.
bool is_alphabetical_sequence(const std::vector<Letter>& letters);

/// Returns whether the game ends if `seat` plays `cards` cards now, because there is nothing to draw and its hand will
/// be empty.
bool goes_out(const Table& t, Seat seat, int cards);

} // namespace palazzo::palabra

// The consequences of a move: the word that it makes, its score, and the points that it takes from another seat. Moves
// are previewed on the screen, checked and made with these functions.
#pragma once

#include "engine/games/palabra/state.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra {

/// Returns the word, straight or flush that a move lays, with the score that it would have; nullopt if the move lays
/// nothing, or is a build but there is no word to build on. Doesn't check whether the move is legal or makes a valid
/// word.
std::optional<Meld> meld_of_move(const Table& t, Seat seat, const Move& m);

/// Returns the score of move `m` as a play of the viewing seat, including the factor of the last word; nullopt if the
/// move scores nothing. The score of a flush or of vowels uses only `sum`.
std::optional<Score> score_of_play(const ViewRef& v, const Move& m);

/// Returns, for each of `cards`, the index of the tile of `word` that the card shaves; nullopt if some card has no tile
/// to shave. If several tiles have the letter of a card, the most valuable one that isn't shaved yet is shaved (fine
/// print 12).
std::optional<std::vector<std::size_t>> shaved_tiles(const Meld& word, const LaidCards& cards);
/// Returns how many points move from the owner to the shaver if these tiles are shaved.
int shave_points(const Meld& word, const std::vector<std::size_t>& tiles);

/// Returns the seat whose word `seat` shaves with the move `m`.
Seat shaved_seat(const Table& t, Seat seat, const Move& m);

/// Returns whether each letter follows the one before it in the alphabet, where A follows Z.
bool is_alphabetical_sequence(const std::vector<Letter>& letters);

/// Returns whether the game ends if `seat` plays `cards` cards now: the draw pile is empty, and so is the hand after
/// the play.
bool goes_out(const Table& t, Seat seat, int cards);

} // namespace palazzo::palabra

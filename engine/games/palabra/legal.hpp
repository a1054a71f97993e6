// The moves that a seat may make, determined from its view alone.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/dictionary/dictionary.hpp"
#include "engine/games/palabra/state.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace palazzo::palabra {

/// Returns what `seat` may know of `state`.
View view_of(const State& state, Seat seat);
/// Returns a random state that the viewing seat couldn't tell from the true one.
State sample_state(const View& view, Rng& dice);
/// Returns the seats to act; empty when the game is over. A seat that can do nothing but start the timer isn't
/// included.
Seats seats_to_act(const Table& t);

/// Returns the word list of a table.
const dictionary::Lexicon& lexicon_of(const Options& o);
/// Returns whether these letters are a valid word at a table with these options: a word of the table's word list, or
/// one of the words `a`, `o` and `palabra`.
bool is_word(const Options& o, const std::vector<Letter>& letters);

/// Returns why the viewing seat may not make this move; empty if it may. If `keeps_recorded_verdicts` is true, words
/// aren't looked up, because they were judged when the game was played.
Refusal check(const ViewRef& v, const Move& m, bool keeps_recorded_verdicts = false);

/// Returns the legal moves except words, builds and straights, which can be too many to list. Many blanks in hand can
/// allow millions of shaves. The search for shaves therefore ends after `steps` steps, and each step finds at most one
/// shave.
std::vector<Move> legal_moves(const ViewRef& v, std::size_t steps = ~std::size_t{0});
/// Returns the legal moves of the viewing seat that lay a word, a build or a straight, one for each choice of cards.
/// Leaves out invalid words, even if they may be laid.
std::vector<Move> unlisted_word_moves(const ViewRef& v);
/// Returns whether legal_moves() lists moves of this kind.
bool is_listed(const Move& m);
/// Returns the move with its cards in the order in which legal_moves() lists them: sorted if the rules ignore their
/// order, otherwise unchanged.
Move with_cards_in_listed_order(Move m);

/// Returns a random legal move, which may also lay a word. The viewing seat must be one of those to act.
Move random_move(const ViewRef& v, Rng& dice);

/// Returns every word of the list, build, straight and flush that the viewing seat can lay, each once, with the cards
/// that score best. Leaves out words of the kind `never_played_by_bots`.
std::vector<Move> best_plays(const ViewRef& v);
/// Returns the moves that are worth considering: best_plays(), the best shaves and jokers, sensible exchanges, showing
/// vowels, and passing.
std::vector<Move> candidate_moves(const ViewRef& v);

} // namespace palazzo::palabra

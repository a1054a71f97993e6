// What a seat may do, from its view alone.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/dictionary/dictionary.hpp"
#include "engine/games/palabra/state.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace palazzo::palabra {

/// What `seat` may know of `state`.
View view_of(const State& state, Seat seat);
/// Some state that the viewing seat couldn't tell from the true one.
State imagine(const View& view, Rng& dice);
/// The seats to act; none when the game is over. Whoever may start a timer is not among them.
Seats to_act(const Table& t);

/// The list that a table plays with.
const dictionary::Lexicon& words_of(const Options& o);
/// Whether these letters are a word at a table with these options: in its list, A or O, or `palabra`.
bool is_word(const Options& o, const std::vector<Letter>& letters);

/// Empty if the viewing seat may make this move; else why not. `verdicts_fixed`: words were judged elsewhere and are
/// taken on trust.
Refusal check(const ViewRef& v, const Move& m, bool verdicts_fixed = false);

/// Every legal move but words, builds and straights, whose number is beyond listing where anything may be laid.
/// With many blanks in hand there may be millions of shaves: `steps` says how long they are looked for; there is no
/// more than one a step.
std::vector<Move> legal(const ViewRef& v, std::size_t steps = ~std::size_t{0});
/// Every word of the list, build and straight that the viewing seat can lay, with every choice of cards.
std::vector<Move> legal_words(const ViewRef& v);
/// Whether legal() lists moves of this kind.
bool is_listed(const Move& m);
/// The same move with its cards in the order in which legal() lists it: where order means nothing, sorted.
Move in_order(Move m);

/// A legal move by dice, words of the list included. The seat is to act.
Move random_move(const ViewRef& v, Rng& dice);

/// Every word of the list, build, straight and flush that the viewing seat can lay, each once, with the cards that
/// score best; without the words that bots don't play.
std::vector<Move> best_plays(const ViewRef& v);
/// The moves worth a thought: best_plays, the best shaves and jokers, sensible exchanges, vowels, pass.
std::vector<Move> candidates(const ViewRef& v);

} // namespace palazzo::palabra

// The moves that a seat may make, determined from its view alone.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/rng.hpp"
#include "engine/games/palace/view.hpp"

#include <cstddef>
#include <vector>

namespace palazzo::palace {

/// The number of swaps that a seat may make before the game (fine print 3).
inline constexpr int most_swaps = 30;

/// The number of challenges that are handed out after a four under `extreme`.
inline constexpr int challenges_of_a_four = 4;

inline constexpr std::size_t all_moves = ~std::size_t{0};

/// Returns the legal moves of the viewing seat, equal ones once, at most `most` of them; empty if it isn't to act. With
/// several decks, wild jokers and a large hand there can be a million: use random_move() to get one,
/// moves_up_to_suits() to compare them, or `most` to limit their number.
std::vector<Move> legal(const ViewRef& v, std::size_t most = all_moves);

/// Returns the legal moves without those that differ only in suits: one move for each rank, number of cards and cover
/// rank.
std::vector<Move> moves_up_to_suits(const ViewRef& v);

/// Returns a random legal move without listing them all: first the pattern is drawn, then the suits. The seat must be
/// to act.
Move random_move(const ViewRef& v, Rng& dice);

/// Returns why the viewing seat may not make this move; empty if it may. `right` is the verdict that an answer has or
/// gets.
Refusal check(const View& v, const Move& m, std::optional<bool> right);
inline Refusal check(const View& v, const Move& m) { return check(v, m, m.right); }

/// Returns whether any set may be laid from the active zone, which must not be face down.
bool can_play(const ViewRef& v);
/// Returns whether the seat may take the pile.
bool can_take(const ViewRef& v);
/// Returns whether the seat may turn over the top card of the draw pile.
bool can_chance(const ViewRef& v);
/// Returns whether the seat may pass its turn: because the pile is empty and it can play nothing (fine print 8), or
/// because it is stuck and passed every challenge (fine print 27).
bool can_skip(const ViewRef& v);

/// Returns whether the pile allows a card that was turned over to be laid.
bool turned_may_be_laid(const Table& t, Rank as, bool wild);
/// Returns whether the rules for finishing allow a card that was turned over to be laid; `finishing` is true if it is
/// the seat's last.
bool turned_may_finish(const Table& t, Rank as, bool wild, bool finishing);

} // namespace palazzo::palace

// What a seat may do, from its view alone.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/rng.hpp"
#include "engine/games/palace/view.hpp"

#include <cstddef>
#include <vector>

namespace palazzo::palace {

/// How often a seat may swap before the game (fine print 3).
inline constexpr int most_swaps = 30;

/// How many challenges a four hands out under `extreme`.
inline constexpr int challenges_of_a_four = 4;

inline constexpr std::size_t all_moves = ~std::size_t{0};

/// Every legal move of the viewing seat, equal ones once; empty when it isn't to act. With several decks, wild jokers
/// and a large hand these can be a million: who only wants one asks random_move, who wants to judge, moves_up_to_suits,
/// and who wants no more than so many says how many.
std::vector<Move> legal(const ViewRef& v, std::size_t most = all_moves);

/// The same without those that differ only in suits: one move for each rank, number of cards and cover rank.
std::vector<Move> moves_up_to_suits(const ViewRef& v);

/// A legal move drawn at random without listing them all: first how many of which rank, then the suits. The seat is to
/// act.
Move random_move(const ViewRef& v, Rng& dice);

/// Empty if the viewing seat may make this move; else why not. `right`: the verdict that an answer carries or gets.
Refusal check(const View& v, const Move& m, std::optional<bool> right);
inline Refusal check(const View& v, const Move& m) { return check(v, m, m.right); }

/// Whether any set may be laid from the active zone (which is not face down).
bool can_play(const ViewRef& v);
/// Whether the seat may take the pile.
bool can_take(const ViewRef& v);
/// Whether it may turn the top of the draw pile.
bool can_chance(const ViewRef& v);
/// Whether it may pass its turn by: with an empty pile and nothing that may be played (fine print 8), or stuck and
/// every challenge passed (fine print 27).
bool can_skip(const ViewRef& v);

/// Whether a card turned over blind or by chance may be laid as far as the pile goes.
bool turned_may_lie(const Table& t, Rank as, bool wild);
/// The same as far as the end of the game goes; `finishing`: it is the seat's last.
bool turned_may_end(const Table& t, Rank as, bool wild, bool finishing);

} // namespace palazzo::palace

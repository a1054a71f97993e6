// The moves that a seat may make, determined from its view alone.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/rng.hpp"
#include "engine/games/palace/view.hpp"

#include <cstddef>
#include <vector>

namespace palazzo::palace {

/// The largest number of swaps that a seat may make before the game (fine print 3).
inline constexpr int most_swaps = 30;

/// The number of challenges that a seat hands out after it has burned the pile with a four of a kind (option
/// `extreme`).
inline constexpr int challenges_after_four = 4;

inline constexpr std::size_t no_move_limit = ~std::size_t{0};

/// Returns the legal moves of the viewing seat, equal ones once, at most `most` of them; empty if it isn't to act. With
/// several decks, wild jokers and a large hand there can be a million moves. To avoid listing them all, random_move()
/// returns one, moves_ignoring_suits() ignores suits, and `most` limits their number.
std::vector<Move> legal_moves(const ViewRef& v, std::size_t most = no_move_limit);

/// Returns legal moves of which no two differ only in suits: one for each rank, number of cards and rank of the cover.
std::vector<Move> moves_ignoring_suits(const ViewRef& v);

/// Returns a random legal move without listing all of them: chooses the pattern first, then the suits. The viewing seat
/// must be to act.
Move random_move(const ViewRef& v, Rng& dice);

/// Returns why the viewing seat may not make this move; empty if it may. `right` is the verdict in the move or, for an
/// answer, the verdict that the answer will get; nullopt if there is no verdict.
Refusal check(const View& v, const Move& m, std::optional<bool> right);
inline Refusal check(const View& v, const Move& m) { return check(v, m, m.right); }

/// Returns whether the seat can lay any set from its active zone, which must not be face down.
bool can_play(const ViewRef& v);
/// Returns whether the seat may take the pile.
bool can_take_pile(const ViewRef& v);
/// Returns whether the seat may turn over the top card of the draw pile.
bool can_turn_over_draw_card(const ViewRef& v);
/// Returns whether the seat may pass: the pile is empty and it can play nothing (fine print 8), it was stuck and passed
/// every challenge (fine print 27), or it is asked to add drawn cards or to complete a set.
bool can_pass_turn(const ViewRef& v);

/// Returns whether a turned-over card that counts as rank `as` may be laid on the pile. `wild` says whether the card is
/// wild; a wild card may always be laid.
bool can_lay_turned_card(const Table& t, Rank as, bool wild);
/// Returns whether the rules for finishing allow a turned-over card that counts as rank `as` to be laid. `wild` is true
/// if the card is wild, and `finishing` if it is the seat's last card.
bool can_finish_with_turned_card(const Table& t, Rank as, bool wild, bool finishing);

} // namespace palazzo::palace

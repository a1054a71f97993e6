// The part of the search that each game provides: which moves are worth considering, how good each looks, and how a
// game is quickly played to its end.
#pragma once

#include "engine/bots/search_tree.hpp"
#include "engine/core/game.hpp"

#include <concepts>
#include <cstdint>
#include <vector>

namespace palazzo {

/// A game's side of the search: `G::Policy`, a type that has only static functions.
template <class P, class G>
concept SearchPolicy = requires(const G& rules, const typename G::State& state, const typename G::View& view,
    const typename G::ViewRef& v, std::vector<Choice>& choices, std::uint32_t code, Seat seat, Rng& dice) {
    /// Replaces `choices` by the moves that are worth considering for the viewing seat, which is to act; at least one.
    P::choices(rules, v, choices);
    /// Returns the legal move of this view that a code of choices() stands for.
    { P::move_of(rules, v, code) } -> std::same_as<typename G::Move>;
    /// Returns a sensible random move, found as quickly as possible. Playouts consist of such moves.
    { P::playout_move(rules, v, dice) } -> std::same_as<typename G::Move>;
    /// Returns whether chance decides what happens next, not a player, such as whether a question will be answered
    /// right. The search then lets playout_move decide.
    { P::is_chance(state) } -> std::same_as<bool>;
    /// Returns the visible outcome of chance, from 0 to 255, which tells positions apart that the same moves have led
    /// to.
    { P::visible_chance(state) } -> std::same_as<std::uint8_t>;
    /// Returns what the position is worth to a seat, from 0 (lost) to 1 (won). It is an estimate if the game isn't
    /// over.
    { P::value(rules, state, seat) } -> std::same_as<double>;
    /// The largest number of moves of a playout.
    { P::longest_playout } -> std::convertible_to<int>;
    /// Returns whether this is a game of two in which the seat knows where every card is, so that nothing is hidden.
    { P::knows_all_cards(view) } -> std::same_as<bool>;
    /// Returns the view of somebody who doesn't remember what was seen earlier.
    { P::without_memory(view) } -> std::same_as<typename G::View>;
};

} // namespace palazzo

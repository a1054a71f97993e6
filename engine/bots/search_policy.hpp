// The part of the search that each game provides: which moves are worth considering, how good each looks, and how a
// game is quickly played to its end.
#pragma once

#include "engine/bots/search_tree.hpp"
#include "engine/core/game.hpp"

#include <concepts>
#include <cstdint>
#include <vector>

namespace palazzo {

/// The functions that a game provides for the search. They are static functions of the type `G::Policy`.
template <class P, class G>
concept SearchPolicy = requires(const G& rules, const typename G::State& state, const typename G::View& view,
    const typename G::ViewRef& v, std::vector<SearchChoice>& choices, std::uint32_t code, Seat seat, Rng& dice) {
    /// Replaces the content of `choices` by the moves that are worth considering for the viewing seat, at least one.
    /// The seat must be to act.
    P::list_choices(rules, v, choices);
    /// Returns the legal move for a code that list_choices() returned for this view.
    { P::move_for_code(rules, v, code) } -> std::same_as<typename G::Move>;
    /// Returns a sensible random move, found as quickly as possible. Playouts consist of such moves.
    { P::playout_move(rules, v, dice) } -> std::same_as<typename G::Move>;
    /// Returns whether chance rather than a player decides what happens next, for example whether a question is
    /// answered right. If so, the search makes the move that playout_move() returns.
    { P::is_decided_by_chance(state) } -> std::same_as<bool>;
    /// Returns a number from 0 to 255 that depends on the visible outcome of chance, such as the card on top of a pile.
    /// It distinguishes positions that follow from the same moves.
    { P::visible_chance_outcome(state) } -> std::same_as<std::uint8_t>;
    /// Returns what the position is worth to a seat, from 0 (lost) to 1 (won). Before the end of the game, the value is
    /// an estimate.
    { P::position_value(rules, state, seat) } -> std::same_as<double>;
    /// Largest number of moves in a playout.
    { P::longest_playout } -> std::convertible_to<int>;
    /// Returns whether the game has two players and the viewing seat knows where every card is, so that nothing is
    /// hidden.
    { P::knows_all_cards(view) } -> std::same_as<bool>;
    /// Returns the view as it is for a player who has forgotten what was seen earlier.
    { P::view_without_memory(view) } -> std::same_as<typename G::View>;
};

} // namespace palazzo

// What the search asks of a game: which moves are worth a thought, how good each looks, and how games are played on
// quickly to their end.
#pragma once

#include "engine/bots/search_tree.hpp"
#include "engine/core/game.hpp"

#include <concepts>
#include <cstdint>
#include <vector>

namespace palazzo {

/// A game's side of the search: `G::Policy`, a type with static functions only.
template <class P, class G>
concept SearchPolicy = requires(const G& rules, const typename G::State& state, const typename G::View& view,
    const typename G::ViewRef& v, std::vector<Choice>& choices, std::uint32_t code, Seat seat, Rng& dice) {
    /// The moves worth a thought of the viewing seat, which is to act; at least one. They are put in the place of what
    /// the list held.
    P::choices(rules, v, choices);
    /// The legal move that a code of choices() stands for in this view.
    { P::move_of(rules, v, code) } -> std::same_as<typename G::Move>;
    /// A sensible move by dice, found as quickly as can be: what playouts are made of.
    { P::playout_move(rules, v, dice) } -> std::same_as<typename G::Move>;
    /// Whether what comes next isn't for a player to choose, such as whether a question will be answered: it is left to
    /// playout_move.
    { P::is_chance(state) } -> std::same_as<bool>;
    /// What is visible of chance, to tell positions apart that the same moves have led to: 0 to 255.
    { P::chance_seen(state) } -> std::same_as<std::uint8_t>;
    /// What the position is worth to a seat, from 0 (lost) to 1 (won); of a game that isn't over, by a rule of thumb.
    { P::value(rules, state, seat) } -> std::same_as<double>;
    /// A playout stops after so many moves.
    { P::longest_playout } -> std::convertible_to<int>;
    /// Whether it is a game of two in which the seat knows where every card is, so that nothing is left to imagine.
    { P::knows_all(view) } -> std::same_as<bool>;
    /// The view of somebody who didn't keep in mind what was seen.
    { P::forgotten(view) } -> std::same_as<typename G::View>;
};

} // namespace palazzo

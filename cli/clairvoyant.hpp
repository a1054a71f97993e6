// A cheating master for the arena, who sees all cards, including those still to be drawn. Its win rate is an upper
// bound for any way to play: what it still loses, it loses by luck.
#pragma once

#include "engine/bots/tree_search.hpp"
#include "engine/core/levels.hpp"

#include <string_view>

namespace palazzo::cli {

inline constexpr std::string_view clairvoyant_name = "clairvoyant";

/// The rules of a game, but sample_state() always returns the true state.
template <class G>
struct ClairvoyantRules : G {
    typename G::State true_state;
    typename G::State sample_state(const typename G::View&, Rng&) const { return true_state; }
};

/// A game that can have a clairvoyant: one that uses the tree search.
template <class G>
concept HasClairvoyant = std::same_as<typename G::Search, TreeSearch<G>>;

template <HasClairvoyant G>
typename G::Move clairvoyant_move(const G& rules, const typename G::State& state, Seat seat, Rng& dice) {
    const SearchEffort effort = G::effort(Level::master);
    TreeSearch<ClairvoyantRules<G>> search({rules, state}, rules.view(state, seat), effort, dice.split(0));
    search.run(effort.iterations);
    dice.next();
    return search.chosen_move();
}

} // namespace palazzo::cli

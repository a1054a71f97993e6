// A cheating master for the arena: all cards lie open to it, those to be drawn as well. What it wins is the most that
// any play could, and shows how much of the rest is luck.
#pragma once

#include "engine/bots/tree_search.hpp"
#include "engine/core/levels.hpp"

#include <string_view>

namespace palazzo::cli {

inline constexpr std::string_view clairvoyant_name = "clairvoyant";

/// A game whose search imagines nothing but the truth.
template <class G>
struct ClairvoyantRules : G {
    typename G::State truth;
    typename G::State imagine(const typename G::View&, Rng&) const { return truth; }
};

/// Games that are searched otherwise have no clairvoyant.
template <class G>
concept Foreseeable = std::same_as<typename G::Search, TreeSearch<G>>;

template <Foreseeable G>
typename G::Move clairvoyant_move(const G& rules, const typename G::State& state, Seat seat, Rng& dice) {
    const Effort effort = G::effort(Level::master);
    TreeSearch<ClairvoyantRules<G>> search({rules, state}, rules.view(state, seat), effort, dice.split(0));
    search.run(effort.iterations);
    dice.next();
    return search.move();
}

} // namespace palazzo::cli

// Who plays in the arena: a bot of a level, or a yardstick.
#pragma once

#include "engine/bots/bots.hpp"

#include <algorithm>
#include <string>

namespace palazzo::cli {

/// By the name that --bots gives.
struct Contender {
    std::string name;
    std::optional<Level> level; ///< nullopt: a yardstick of the game
};

/// Whether a game has such a player.
template <class G>
bool has_contender(const G& rules, const Contender& c) {
    if (c.level) return has_level(rules, *c.level);
    return std::find(G::yardsticks.begin(), G::yardsticks.end(), c.name) != G::yardsticks.end();
}

/// The move of the seat whose view it is; contender_in(seat) tells who sits where. Yardsticks answer questions by lot.
template <CatalogueGame G, class ContenderIn>
typename G::Move contender_move(const G& rules, ContenderIn&& contender_in, const typename G::View& view, Rng& dice) {
    const auto level_of = [&](Seat seat) { return contender_in(seat).level.value_or(Level::random); };
    if (const auto verdict = bot_verdict(rules, view, level_of, dice)) return *verdict;
    const Contender& mover = contender_in(view.me);
    return mover.level ? bot_move(rules, *mover.level, view, dice) : *rules.yardstick(mover.name, view, dice);
}

} // namespace palazzo::cli

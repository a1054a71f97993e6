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

template <CatalogueGame G>
typename G::Move contender_move(const G& rules, const Contender& c, const typename G::View& view, Rng& dice) {
    if (c.level) return bot_move(rules, *c.level, view, dice);
    if (const auto verdict = rules.bot_verdict(view, dice.below(2) == 0)) return *verdict;
    return *rules.yardstick(c.name, view, dice);
}

} // namespace palazzo::cli

// Contenders in the arena: a bot of a level, a benchmark bot, or the clairvoyant.
#pragma once

#include "cli/clairvoyant.hpp"
#include "engine/bots/bots.hpp"

#include <algorithm>
#include <string>

namespace palazzo::cli {

/// A contender. The name is one that the flag --bots takes.
struct Contender {
    std::string name;
    std::optional<Level> level; ///< nullopt for a benchmark bot of the game or the clairvoyant
};

/// Returns whether a game has this contender.
template <class G>
bool has_contender(const G& rules, const Contender& c) {
    if (c.level) return has_level(rules, *c.level);
    if (c.name == clairvoyant_name) return HasClairvoyant<G>;
    return std::find(G::benchmark_bots.begin(), G::benchmark_bots.end(), c.name) != G::benchmark_bots.end();
}

/// Returns the move of a seat that is to act; contender_in(seat) says who plays a seat. Benchmark bots judge answers as
/// bots of the level `random` do.
template <CatalogueGame G, class ContenderIn>
typename G::Move contender_move(
    const G& rules, ContenderIn&& contender_in, const typename G::State& state, Seat seat, Rng& dice) {
    const auto view = rules.view(state, seat);
    const auto level_of = [&](Seat any) { return contender_in(any).level.value_or(Level::random); };
    if (const auto verdict = bot_verdict(rules, view, level_of, dice)) return *verdict;
    const Contender& mover = contender_in(seat);
    if constexpr (HasClairvoyant<G>)
        if (mover.name == clairvoyant_name) return clairvoyant_move(rules, state, seat, dice);
    return mover.level ? bot_move(rules, *mover.level, view, dice) : *rules.benchmark_move(mover.name, view, dice);
}

} // namespace palazzo::cli

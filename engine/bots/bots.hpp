// Opponents for any game. They are handed a view and dice of their own, never the state.
#pragma once

#include "engine/bots/styled.hpp"
#include "engine/core/game.hpp"
#include "engine/core/levels.hpp"

#include <array>
#include <cstdint>

namespace palazzo {

/// Of the moves worth a thought the one that is worth most; equal ones by lot.
template <Advisable G, class Worth>
typename G::Move best_move(const G& rules, const typename G::View& view, Rng& dice, Worth&& worth) {
    const auto moves = rules.candidates(view);
    expect(!moves.empty(), "a seat to act has a move");
    std::size_t best = 0;
    double most = worth(moves[0]);
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < moves.size(); ++i) {
        const double value = worth(moves[i]);
        if (value < most) continue;
        if (value > most) equals = 0;
        most = value;
        if (dice.below(++equals) == 0) best = i;
    }
    return moves[best];
}

/// The rule of thumb.
template <Advisable G>
typename G::Move simple_move(const G& rules, const typename G::View& view, Rng& dice) {
    return best_move(rules, view, dice, [&](const auto& move) { return rules.heuristic(view, move); });
}

/// Whether a bot answers a question rightly: of a hundred put to it, as many as its level knows. In the arena and at
/// the table alike.
constexpr bool answers_rightly(Level level, Rng& dice) {
    constexpr std::array<unsigned, level_names.size()> right_in_100{50, 75, 90, 60, 75, 85, 95};
    return dice.below(100) < right_in_100[static_cast<std::size_t>(level)];
}

/// The move that a search of a level makes once it is done. A careless level takes what it comes upon; the others
/// follow their temperament where it costs next to nothing.
template <CatalogueGame G>
typename G::Move move_of(const G& rules, const typename G::View& view, const typename G::Search& search, Level level,
    Temperament temperament) {
    if (temperament == Temperament::even || G::effort(level).carelessness > 0) return search.move();
    return styled_move(rules, view, search.weighed(), temperament);
}

/// What a bot says of an answer that it has to judge; nullopt: there is none. The answer is right as often as the level
/// of the seat that gave it knows, whoever judges: level_of(seat) tells that level.
template <CatalogueGame G, class LevelOf>
std::optional<typename G::Move> bot_verdict(
    const G& rules, const typename G::View& view, LevelOf&& level_of, Rng& dice) {
    const std::optional<Seat> answering = rules.answering(view);
    if (!answering) return std::nullopt;
    return rules.bot_verdict(view, answers_rightly(level_of(*answering), dice));
}

/// The move of a bot that is to act, of a level that the game has. Where it judges an answer, the seat that gave it
/// counts as one of the same level; who knows that seat's level asks bot_verdict() first.
template <CatalogueGame G>
typename G::Move bot_move(
    const G& rules, Level level, const typename G::View& view, Rng& dice, Temperament temperament = Temperament::even) {
    expect(has_level(rules, level), "a level that the game has");
    if (const auto verdict = bot_verdict(
            rules, view, [&](Seat) { return level; }, dice))
        return *verdict;
    if (level == Level::random) return rules.random_move(view, dice);
    if (searches(level)) {
        typename G::Search search(rules, view, G::effort(level), dice.split(0));
        search.run(G::effort(level).iterations);
        dice.next();
        return move_of(rules, view, search, level, temperament);
    }
    if (level == Level::greedy)
        return best_move(rules, view, dice, [&](const auto& move) { return rules.gain(view, move); });
    return simple_move(rules, view, dice);
}

} // namespace palazzo

// Bots for any game. A bot gets random numbers and the view of its seat, but never the whole state of the game.
#pragma once

#include "engine/bots/styled.hpp"
#include "engine/core/game.hpp"
#include "engine/core/levels.hpp"

#include <array>
#include <cstdint>

namespace palazzo {

/// Returns the candidate move with the largest worth(move); a random one of them if several are equal.
template <HasHeuristic G, class Worth>
typename G::Move best_move(const G& rules, const typename G::View& view, Rng& dice, Worth&& worth) {
    const auto moves = rules.candidate_moves(view);
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

/// Returns the move that the rule-of-thumb bot makes.
template <HasHeuristic G>
typename G::Move simple_move(const G& rules, const typename G::View& view, Rng& dice) {
    return best_move(rules, view, dice, [&](const auto& move) { return rules.heuristic(view, move); });
}

/// Decides at random whether a bot answers a question right. The probability depends only on the bot's level, both at
/// the table and when the command line lets bots play.
constexpr bool answers_correctly(Level level, Rng& dice) {
    constexpr std::array<unsigned, level_names.size()> right_in_100{50, 75, 90, 60, 75, 85, 95};
    return dice.below(100) < right_in_100[static_cast<std::size_t>(level)];
}

/// Returns the move that a bot of `level` makes after `search`. A bot of a careless level makes the move that the
/// search has chosen, which may be a random move. Any other bot makes the move that suits `temperament` most among
/// those that are about as good as the best one.
template <CatalogueGame G>
typename G::Move move_after_search(const G& rules, const typename G::View& view, const typename G::Search& search,
    Level level, Temperament temperament) {
    if (temperament == Temperament::even || G::effort(level).random_move_probability > 0) return search.chosen_move();
    return move_by_temperament(rules, view, search.evaluated_moves(), temperament);
}

/// Returns the verdict that a bot in the viewing seat gives on another seat's answer; nullopt if it has no answer to
/// judge. Whether the answer is right is random; the probability depends on level_of(seat), the level of the seat that
/// answers.
template <CatalogueGame G, class LevelOf>
std::optional<typename G::Move> bot_verdict(
    const G& rules, const typename G::View& view, LevelOf&& level_of, Rng& dice) {
    const std::optional<Seat> answering_seat = rules.answering_seat(view);
    if (!answering_seat) return std::nullopt;
    return rules.bot_verdict(view, answers_correctly(level_of(*answering_seat), dice));
}

/// Returns the move that a bot of `level` makes for the viewing seat, which must be to act. The game must have bots of
/// that level. If the bot judges an answer, the seat that answered is assumed to have the same level; a caller that
/// knows its real level calls bot_verdict() first.
template <CatalogueGame G>
typename G::Move bot_move(
    const G& rules, Level level, const typename G::View& view, Rng& dice, Temperament temperament = Temperament::even) {
    expect(has_level(rules, level), "a level that the game has");
    if (const auto verdict = bot_verdict(
            rules, view, [&](Seat) { return level; }, dice))
        return *verdict;
    if (level == Level::random) return rules.random_move(view, dice);
    if (uses_search(level)) {
        typename G::Search search(rules, view, G::effort(level), dice.split(0));
        search.run(G::effort(level).iterations);
        dice.next();
        return move_after_search(rules, view, search, level, temperament);
    }
    if (level == Level::greedy)
        return best_move(rules, view, dice, [&](const auto& move) { return rules.move_points(view, move); });
    return simple_move(rules, view, dice);
}

} // namespace palazzo

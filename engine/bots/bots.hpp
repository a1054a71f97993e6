// Opponents for any game. They are handed a view and dice of their own, never the state.
#pragma once

#include "engine/core/game.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace palazzo {

enum class Level : std::uint8_t { random, simple };
inline constexpr std::array level_names{std::string_view("random"), std::string_view("simple")};

constexpr std::optional<Level> read_level(std::string_view name) {
    for (std::size_t i = 0; i < level_names.size(); ++i)
        if (level_names[i] == name) return static_cast<Level>(i);
    return std::nullopt;
}

/// The rule of thumb: of the moves worth a thought the one with the most appeal; equal ones by lot.
template <Advisable G>
typename G::Move simple_move(const G& rules, const typename G::View& view, Rng& dice) {
    const auto moves = rules.candidates(view);
    expect(!moves.empty(), "a seat to act has a move");
    std::size_t best = 0;
    double most = rules.appeal(view, moves[0]);
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < moves.size(); ++i) {
        const double appeal = rules.appeal(view, moves[i]);
        if (appeal < most) continue;
        if (appeal > most) equals = 0;
        most = appeal;
        if (dice.below(++equals) == 0) best = i;
    }
    return moves[best];
}

/// The move of a bot that is to act.
template <Advisable G>
typename G::Move bot_move(const G& rules, Level level, const typename G::View& view, Rng& dice) {
    return level == Level::random ? rules.random_move(view, dice) : simple_move(rules, view, dice);
}

} // namespace palazzo

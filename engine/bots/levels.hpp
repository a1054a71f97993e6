// How well opponents play, by the names that records use.
#pragma once

#include "engine/core/game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace palazzo {

/// `random` makes any move, `simple` goes by a rule of thumb, `greedy` takes the most points; the others think ahead.
enum class Level : std::uint8_t { random, simple, greedy, easy, medium, hard, master };
inline constexpr std::array<std::string_view, 7> level_names{
    "random", "simple", "greedy", "easy", "medium", "hard", "master"};

/// The levels that a game has bots of: a greedy one where moves score points.
template <Advisable G>
constexpr std::size_t level_count = G::scores_moves ? 3 : 2;

/// Whether a game has bots of a level.
template <Advisable G>
constexpr bool has_level(const G&, Level level) {
    return static_cast<std::size_t>(level) < level_count<G>;
}

constexpr std::optional<Level> read_level(std::string_view name) {
    for (std::size_t i = 0; i < level_names.size(); ++i)
        if (level_names[i] == name) return static_cast<Level>(i);
    return std::nullopt;
}

} // namespace palazzo

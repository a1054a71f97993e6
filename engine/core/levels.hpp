// The levels of opponents, by the names that records use.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace palazzo {

/// The levels of bots. `random` makes any move, `simple` follows a rule of thumb, and `greedy` takes the most points;
/// old records contain these three. Players choose from the other four, which search; a higher level searches longer.
enum class Level : std::uint8_t { random, simple, greedy, easy, medium, hard, master };
inline constexpr std::array<std::string_view, 7> level_names{
    "random", "simple", "greedy", "easy", "medium", "hard", "master"};

/// Returns whether a game has bots of a level. Only games whose moves score points have greedy bots.
template <class G>
constexpr bool has_level(const G&, Level level) {
    return level != Level::greedy || G::scores_moves;
}
/// Returns whether bots of this level search.
constexpr bool uses_search(Level level) { return level >= Level::easy; }

/// Returns the level called `name`; nullopt if there is none.
constexpr std::optional<Level> read_level(std::string_view name) {
    for (std::size_t i = 0; i < level_names.size(); ++i)
        if (level_names[i] == name) return static_cast<Level>(i);
    return std::nullopt;
}

} // namespace palazzo

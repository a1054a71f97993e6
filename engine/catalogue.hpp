// The only list of all games.
#pragma once

#include "engine/games/example/rules.hpp"
#include "engine/games/palabra/rules.hpp"
#include "engine/games/palace/rules.hpp"
#include "engine/games/palindromes/rules.hpp"

#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace palazzo {

// The published web page doesn't contain the example game (cmake/engine.cmake). That game is meant for readers of the
// code, and isn't offered to players. It would enlarge the download of the page by a fiftieth.
#ifdef PALAZZO_WITHOUT_EXAMPLE
using Catalogue = std::tuple<palace::Rules, palabra::Rules, palindromes::Rules>;
#else
using Catalogue = std::tuple<palace::Rules, palabra::Rules, palindromes::Rules, example::Rules>;
#endif

/// Calls f(rules) for every game, in the order of `Catalogue`.
template <class F>
void for_each_game(F&& f) {
    std::apply([&](const auto&... rules) { (f(rules), ...); }, Catalogue{});
}

/// Calls f(rules) for every game that players find in the list of games.
template <class F>
void for_each_offered_game(F&& f) {
    for_each_game([&](const auto& rules) {
        if constexpr (std::decay_t<decltype(rules)>::is_in_game_list) f(rules);
    });
}

/// Calls f(rules) for the game called `name`; returns false if there is none.
template <class F>
bool call_with_game(std::string_view name, F&& f) {
    bool found = false;
    for_each_game([&](const auto& rules) {
        if (rules.name != name) return;
        found = true;
        f(rules);
    });
    return found;
}

/// Returns the names of the games that players find in the list of games, separated by commas, for a message.
inline std::string game_names() {
    std::string names;
    for_each_offered_game([&](const auto& rules) { names += (names.empty() ? "" : ", ") + std::string(rules.name); });
    return names;
}

/// Returns the problem that says that there is no game called `name`.
inline Problem unknown_game_problem(const std::string& name) {
    return {"game", "problem.game.unknown", {quoted(name), game_names()}};
}

} // namespace palazzo

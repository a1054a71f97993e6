// Access to the game on the table, for tests that need more than the interface `GameTable` offers.
#pragma once

#include "shell/catalogue.hpp"
#include "shell/games/local_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include <optional>
#include <type_traits>
#include <utility>

namespace palazzo::app::test {

/// Returns `table` as a table of the game `G`. Fails the test case if it is a table of another game.
template <CatalogueGame G>
games::LocalTable<G>& local_table(games::GameTable& table) {
    REQUIRE(table.game_name() == G::name);
    return static_cast<games::LocalTable<G>&>(table);
}

/// Calls `visit` with `table` as a `LocalTable` of its own game, and returns the result of `visit`.
template <class Visit>
auto with_local_table(Visit&& visit, games::GameTable& table) {
    using Found = std::invoke_result_t<Visit, games::LocalTable<palace::Rules>&>;
    std::conditional_t<std::is_void_v<Found>, bool, std::optional<std::decay_t<Found>>> found{};
    REQUIRE(call_with_game(table.game_name(), [&](const auto& rules) {
        auto& known = local_table<std::decay_t<decltype(rules)>>(table);
        if constexpr (std::is_void_v<Found>)
            visit(known);
        else
            found.emplace(visit(known));
    }));
    if constexpr (!std::is_void_v<Found>) return *std::move(found);
}

} // namespace palazzo::app::test

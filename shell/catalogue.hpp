// Includes the screens of all games, and checks that every game of engine/catalogue.hpp has one.
#pragma once

#include "engine/catalogue.hpp"
#include "shell/games/example/ui.hpp"
#include "shell/games/palabra/ui.hpp"
#include "shell/games/palace/ui.hpp"
#include "shell/games/palindromes/ui.hpp"

#include <tuple>

namespace palazzo::games {

/// True if the type is a std::tuple of games and each game has a screen with everything that `GameUi` requires.
template <class>
inline constexpr bool all_have_screens = false;
template <class... G>
inline constexpr bool all_have_screens<std::tuple<G...>> = (GameUi<G> && ...);
static_assert(all_have_screens<Catalogue>);

} // namespace palazzo::games

// The one list of the games' screens, in the order of engine/catalogue.hpp.
#pragma once

#include "engine/catalogue.hpp"
#include "shell/games/example/ui.hpp"
#include "shell/games/palabra/ui.hpp"
#include "shell/games/palace/ui.hpp"
#include "shell/games/palindromes/ui.hpp"
#include "shell/games/session.hpp"

#include <tuple>
#include <variant>

namespace palazzo::games {

/// One session type a game of the catalogue, which has all that the program asks of its screen.
template <class>
struct SessionsOf;
template <GameUi... G>
struct SessionsOf<std::tuple<G...>> {
    using type = std::variant<Session<G>...>;
};
using AnySession = SessionsOf<Catalogue>::type;

} // namespace palazzo::games

// A hint for the player to act: the best move is put together on the table, and a line says which it is and why.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// How a hint at a position is called among thoughts.
std::string hint_name(const games::GameTable& s);
/// What a hint at this position says, for as long as it is to be read; empty: nothing.
std::string hint_shown(const App& app, const games::GameTable& s);
/// Whether the seat that looks on could have one now.
bool can_hint(const games::GameTable& s);

/// The player asks for one.
void ask_for_hint(App& app);
/// Goes on with one that was asked for, as long as its position is on the table. Whether it is still looked for.
bool update_hint(App& app);
/// The same, without going on with it.
bool is_searching_hint(const App& app);
/// Nobody wants it any longer.
void forget_hint(App& app);

} // namespace palazzo::app

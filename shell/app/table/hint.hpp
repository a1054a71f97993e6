// Hints: the best move is put together on the table, and a line says which it is and why.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Returns the name of the search for a hint at this position.
std::string hint_name(const games::GameTable& s);
/// Returns the line of a hint at this position while it is shown; empty if there is none.
std::string hint_shown(const App& app, const games::GameTable& s);
/// Returns whether the viewer can have a hint now.
bool can_hint(const games::GameTable& s);

/// Starts the search for a hint.
void ask_for_hint(App& app);
/// Continues the search while its position is on the table. Returns whether it is still running.
bool update_hint(App& app);
/// Returns whether a hint is being searched.
bool is_searching_hint(const App& app);
/// Cancels the search for a hint.
void forget_hint(App& app);

} // namespace palazzo::app

// Hints: the program searches for the best move, puts it together on the table, and says in a line which move it is and
// why.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Returns the name of the search for a hint at the table's present position.
std::string hint_search_name(const games::GameTable& s);
/// Returns the line of a hint for the table's present position while it is shown; empty if no hint is shown.
std::string shown_hint(const App& app, const games::GameTable& s);
/// Returns whether the viewer can have a hint now.
bool can_ask_for_hint(const games::GameTable& s);

/// Starts the search for a hint.
void ask_for_hint(App& app);
/// Continues the search for a hint as long as its position is on the table. Returns whether the search is still
/// running.
bool update_hint(App& app);
/// Returns whether a search for a hint is running.
bool is_searching_hint(const App& app);
/// Cancels the search for a hint.
void cancel_hint(App& app);

} // namespace palazzo::app

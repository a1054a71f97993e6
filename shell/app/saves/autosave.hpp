// Keeps the game on the table, whatever another tab or window does meanwhile.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Keeps the game on the table, unless it is kept as it is already; one that is over is kept packed. Where the store
/// refuses, says so once. Where another tab or window wrote the same game since, nothing of either is lost: the longer
/// of the two goes on if one continues the other, else this one is kept beside it under an id of its own.
void autosave(App& app);

/// This tab or window may write now, or may no longer, or another one changed what is kept: takes up what is kept now.
void sync_with_store(App& app);

/// Whether this tab or window only shows its game, since another one plays.
bool is_read_only(const App& app);

/// A new id for a game.
std::string new_game_id(const App& app);

} // namespace palazzo::app

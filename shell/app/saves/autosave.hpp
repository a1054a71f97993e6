// Saves the game on the table, whatever another tab or window writes at the same time.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Saves the game on the table, unless it is saved already; a finished one is packed. If the store refuses, notifies
/// the player once. If another tab or window has written the same game in the meantime, nothing is lost: if one of the
/// two continues the other, it is kept; otherwise this one is saved as a copy with a new id.
void autosave(App& app);

/// Reads what is stored now. Called when this tab or window may write from now on, or no longer, or when another one
/// has written.
void sync_with_store(App& app);

/// Returns whether this tab or window only shows its game, because another one plays.
bool is_read_only(const App& app);

/// Returns a new random id for a game.
std::string new_game_id(const App& app);

} // namespace palazzo::app

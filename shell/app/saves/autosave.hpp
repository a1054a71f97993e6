// Saves the game on the table without losing what another tab or window writes at the same time.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Saves the game on the table, unless it is saved already; a finished game is packed. If the store refuses, notifies
/// the player once. If another tab or window has saved the same game in the meantime, nothing is lost: if one of the
/// two saves continues the other, the longer one is kept; otherwise the game of this tab or window is saved as a copy
/// with a new id.
void autosave(App& app);

/// Reloads the stored data, and reconciles the game on the table with its stored state. Call it when this tab or window
/// has got the right to write, and when another one has written.
void sync_with_store(App& app);

/// Returns whether this tab or window only shows its game, because another one plays it.
bool is_read_only(const App& app);

/// Returns a new random id for a game.
std::string new_game_id(const App& app);

} // namespace palazzo::app

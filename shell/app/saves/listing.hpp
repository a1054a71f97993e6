// The lists of saved games. At most one of the listed games is replayed to describe it: the game to resume.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/app/store/finished.hpp"

namespace palazzo::app {

/// Reads the games under way, and counts the finished ones. Notifies the player of data that had to be set aside.
void refresh_saved_games(App& app);
/// Reads the finished games, and the size of everything stored.
void refresh_finished_games(App& app);

/// Returns the game to resume, the latest that can be played; null if there is none.
const SavedGame* game_to_resume(const App& app);
/// Returns a listed game by its id; null if no list contains it.
const SavedGame* find_saved_game(const App& app, const std::string& id);

/// Returns the summary that lists show of the finished game `s`. `today` is in days since 1970.
FinishedSummary summary_of_finished_game(const games::GameTable& s, int today);

} // namespace palazzo::app

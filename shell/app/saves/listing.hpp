// The lists of kept games. None of them replays the games that it names.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/app/store/finished.hpp"

namespace palazzo::app {

/// Reads anew which games are under way, and counts the finished ones; what had to be set aside is put in the notice.
void list_saved_games(App& app);
/// Reads the list of finished games, and how much room everything takes.
void list_finished(App& app);

/// The kept game to go on with, the latest that can be played; null if there is none.
const SavedGame* game_to_resume(const App& app);
/// A kept game by its id; null if no list holds it.
const SavedGame* find_saved_game(const App& app, const std::string& id);

/// What a list says of a game that is over.
Summary summary_of(const games::GameTable& s, int today);

} // namespace palazzo::app

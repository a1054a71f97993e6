// How long the game on the table has been played, for the statistics: kept with it, from session to session.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// What lies between two moves counts for so many seconds at most: longer, and nobody was there.
inline constexpr double longest_between_moves = 300;

/// Begins to time the game that was just put on the table, from what was kept of its time before.
void begin_play_time(App& app);
/// Adds what has gone by since the last move, as long as somebody could see the screen.
void add_play_time(App& app);
/// Keeps the time of the game on the table under its id.
void save_play_time(const App& app);
/// Of the game on the table up to its last move, in whole seconds.
int played_seconds(const App& app);

} // namespace palazzo::app

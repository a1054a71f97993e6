// The play time of the game on the table, for the statistics. It is stored with the game.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Longest time that counts between two moves, in seconds: after more, the player was probably away.
inline constexpr double longest_between_moves = 300;

/// Starts the clock for the game that was just put on the table, from its stored time.
void begin_play_time(App& app);
/// Adds the time since the last move during which somebody could see the screen.
void add_play_time(App& app);
/// Stores the play time of the game on the table.
void save_play_time(const App& app);
/// Returns the play time of the game on the table up to its last move, in whole seconds.
int played_seconds(const App& app);

} // namespace palazzo::app

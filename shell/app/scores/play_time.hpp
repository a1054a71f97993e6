// The play time of the game on the table, for the statistics. It is stored with the game.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Largest number of seconds that count as play time for one move. A player who took longer was probably away.
inline constexpr double longest_counted_pause = 300;

/// Starts to measure the play time of the game that was just put on the table, beginning with its stored play time.
void begin_play_time(App& app);
/// Adds the time since the last move to the play time, at most `longest_counted_pause`. Time during which nobody could
/// see the screen isn't counted.
void add_play_time(App& app);
/// Stores the play time of the game on the table.
void save_play_time(const App& app);
/// Returns the play time of the game on the table up to its last move, in whole seconds.
int played_seconds(const App& app);

} // namespace palazzo::app

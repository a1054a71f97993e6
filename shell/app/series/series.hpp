// Plays a match of several games: begins it from the set-up, and deals one game after the other.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Returns whether the game on the table is the current game of the match, or the last one if the match is over.
bool is_match_game_on_table(const App& app);
/// Returns the seat that each player of a match has in its latest game. Players who were out before that game get the
/// numbers that follow those of the seats.
std::vector<Seat> seats_by_player(const PlayedSeries& played);
/// Returns whether there is a match that isn't decided yet.
bool is_match_under_way(const App& app);
/// Returns whether the next game of the match can be dealt, because the game before it has ended or was deleted.
bool can_deal_next_game(const App& app);
/// Returns whether the game on the table is over and the match continues.
bool is_between_games(const App& app);

/// Begins the match that is chosen in the set-up and deals its first game; notifies the player if that isn't possible.
void begin_match(App& app);
/// Deals the next game of the match. The first seat rotates, and players who are out have no seat. The new game
/// replaces a game under way.
void deal_next_game(App& app);

} // namespace palazzo::app

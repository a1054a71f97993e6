// Playing a match of several games: started from the set-up, dealt from game to game, ended.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Returns whether the game on the table is the current game of the match, or its last.
bool is_at_match(const App& app);
/// Returns the seat of each player of a match in the last game; players who were already out have the numbers after the
/// others.
std::vector<Seat> seats_by_player(const PlayedSeries& played);
/// Returns whether a match is being played that isn't decided.
bool is_match_on(const App& app);
/// Returns whether its next game can be dealt: the one before has ended or was deleted.
bool may_deal_next(const App& app);
/// Returns whether the game on the table is over and the match continues.
bool is_between_games(const App& app);

/// Begins the match of the set-up and deals its first game; notifies the player if that isn't possible.
void begin_match(App& app);
/// Deals the next game of the match: the first seat rotates, and players who are out have no seat. It replaces a game
/// under way.
void deal_next(App& app);

} // namespace palazzo::app

// A match of several games at the table: begun from the set-up, dealt on from game to game, ended.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Whether the game on the table is the one that the match is at, or was at last.
bool is_at_match(const App& app);
/// Where each player of a match sits in the game that was played last; who was out before comes after the others.
std::vector<Seat> seats_by_player(const PlayedSeries& played);
/// Whether a match is on that isn't decided.
bool is_match_on(const App& app);
/// Whether its next game may be dealt: the one before has ended, or is gone.
bool may_deal_next(const App& app);
/// Whether the game on the table is over, and the match goes on with the next.
bool is_between_games(const App& app);

/// Begins the match that the set-up says, and deals its first game; a line says why where it can't be.
void begin_match(App& app);
/// Deals a game of the match, with the first seat going round and without those who are out. Dealt while another one is
/// under way it takes its place.
void deal_next(App& app);

} // namespace palazzo::app

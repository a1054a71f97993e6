// Changes the players of a game under way: a bot takes over a seat from a human, or gives it back.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Returns whether the players of the game on the table can be changed. Returns false if no game is on the table, if it
/// is over, if it asks questions, or if another program has its full state.
bool can_change_players(const App& app);

/// Returns whether only one human is left at the table, whose seat can't be given to a bot.
bool has_one_human(const App& app);

/// Gives a seat to a human, or to a bot of a level. `seat` and `kind` are numbers as an action contains them; `kind` is
/// an index into pages::seat_kinds. The seat keeps its name. If the last human's seat would be given to a bot, nothing
/// changes and the player is notified.
void change_seat(App& app, const std::string& seat, const std::string& kind);

/// Opens the sheet for changing players, if they can be changed.
void open_seats_sheet(App& app);

} // namespace palazzo::app

// Who plays in which seat, changed while the game goes on: a bot takes a seat over, and gives it back.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Whether seats of the game on the table can change hands: not where it is over, and not where people judge each
/// other's answers.
bool can_change_seats(const App& app);

/// Whether there is one person at the table, whose seat no bot can take.
bool has_one_human(const App& app);

/// Lets a human or a bot of a level play in a seat from here on. `seat` and `kind` are numbers as an action says them,
/// the latter an index into pages::seat_kinds. A name stays with its seat. The last human can't leave: a line says so.
void change_seat(App& app, const std::string& seat, const std::string& kind);

/// Opens the sheet on which that is chosen, where seats can change hands.
void show_seats(App& app);

} // namespace palazzo::app

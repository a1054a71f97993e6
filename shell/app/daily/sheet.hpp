// Today's deal: one for each game, the same for everybody; how it went, and for how many days in a row.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/sheet.hpp"

#include <string>

namespace palazzo::app {

/// What the home screen says of it: how many of today's deals were played.
std::string daily_detail(const App& app);

/// A row for each game (`daily:GAME`), and for each that was played a button that hands its line out
/// (`daily_share:GAME`).
pages::SheetModel daily_sheet(const App& app);
/// Does what one of its controls asks for, `daily` opens it; false if it is none of them.
bool act_on_daily(App& app, const a11y::Action& action);

/// Whether the game on the table is the deal of today.
bool is_of_today(const App& app);
/// What its result says of that: how the day stands, and a way to copy it once it counts; nothing where it is another
/// deal.
void add_daily(pages::SheetModel& model, const App& app);

} // namespace palazzo::app

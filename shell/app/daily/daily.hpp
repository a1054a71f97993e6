// Today's deal: one for each game, the same for everybody, with its results and streaks.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/sheet.hpp"

#include "engine/scores/daily.hpp"

#include <string_view>

namespace palazzo::app {

/// Returns whether the game on the table is the deal of today.
bool is_of_today(const App& app);
/// Adds today's state, and a button that copies it once it counts, to the result of the game on the table; nothing if
/// that isn't today's deal.
void add_daily(pages::SheetModel& model, const App& app);

/// Notes the result of a day's deal; only the first one of a day counts. Returns false if it couldn't be stored
/// (change_stored).
bool note_daily(App& app, std::string_view game, int day, const scores::DailyResult& result);

/// `daily` opens the sheet, `daily:GAME` plays today's deal, and `daily_share:GAME` copies its result.
extern const Feature daily_feature;

} // namespace palazzo::app

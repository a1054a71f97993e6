// Today's deal: one for each game, the same for everybody; how it went, and for how many days in a row.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/sheet.hpp"

#include "engine/scores/daily.hpp"

#include <string_view>

namespace palazzo::app {

/// Whether the game on the table is the deal of today.
bool is_of_today(const App& app);
/// What its result says of that: how the day stands, and a way to copy it once it counts; nothing where it is another
/// deal.
void add_daily(pages::SheetModel& model, const App& app);

/// Notes how a day's deal went; the first result of a day is the one that counts. False: it isn't kept
/// (change_stored).
bool note_daily(App& app, std::string_view game, int day, const scores::DailyResult& result);

/// `daily` opens its sheet, `daily:GAME` plays today's deal, `daily_share:GAME` hands out how it went.
extern const Feature daily_feature;

} // namespace palazzo::app

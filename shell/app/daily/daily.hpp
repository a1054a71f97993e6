// Today's deal: one for each game, the same for everybody, with its results and streaks.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/sheet.hpp"

#include "engine/scores/daily.hpp"

#include <string_view>

namespace palazzo::app {

/// Returns whether the game on the table is the deal of today.
bool is_todays_deal_on_table(const App& app);
/// If the game on the table is today's deal, adds to `model` a line with the player's result and streak. Once a result
/// of the deal has been noted, also adds a button that copies that result. `model` is the sheet with the result of the
/// game.
void add_daily_deal_items(pages::SheetModel& model, const App& app);

/// Notes the result of the deal of `game` on `day`, in days since 1970. If that deal has a result already, only the
/// earlier one counts. Returns false, like `change_stored_value`, if the result couldn't be stored.
bool note_daily_result(App& app, std::string_view game, int day, const scores::DailyResult& result);

/// The feature of daily deals. Command `daily` opens its sheet, `daily:GAME` plays today's deal of a game, and
/// `daily_share:GAME` copies the deal's result.
extern const Feature daily_feature;

} // namespace palazzo::app

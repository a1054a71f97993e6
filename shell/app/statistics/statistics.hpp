// The sheet of statistics: shows the results of a player in one game or all games as numbers, as lines over time, and
// by opponent.
#pragma once

#include "engine/scores/statistics.hpp"
#include "shell/app/state/feature.hpp"

#include <string_view>

namespace palazzo::app {

// The two functions below change the program's data in any case. They return false, like `change_stored_value`, if the
// data couldn't be stored.

/// Adds a finished game to the statistics, in place of its earlier outcome if there is one. A game of practice isn't
/// added, and its earlier outcome is removed.
bool add_to_statistics(App& app, const scores::GameOutcome& outcome);
/// Removes a game from the statistics.
bool remove_from_statistics(App& app, std::string_view id);

/// The feature of statistics. Command `statistics` opens the sheet, on which `statistics_player` and `statistics_game`
/// choose what is shown.
extern const Feature statistics_feature;

} // namespace palazzo::app

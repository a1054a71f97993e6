// The statistics on the screen: of a player and a game, as numbers, as a line over time, and by opponent.
#pragma once

#include "engine/scores/statistics.hpp"
#include "shell/app/state/feature.hpp"

#include <string_view>

namespace palazzo::app {

// Both change the program's data in any case, and return false if it couldn't be stored (change_stored).

/// Counts a finished game, replacing its earlier outcome; a game of practice is removed.
bool count_outcome(App& app, const scores::Outcome& outcome);
/// Removes a game from the statistics.
bool uncount_outcome(App& app, std::string_view id);

/// `statistics` opens the sheet; `statistics_player` and `statistics_game` choose what it shows.
extern const Feature statistics_feature;

} // namespace palazzo::app

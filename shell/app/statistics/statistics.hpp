// The statistics on the screen: of whom, of which game, in numbers, as a line over time, and against whom.
#pragma once

#include "engine/scores/statistics.hpp"
#include "shell/app/state/feature.hpp"

#include <string_view>

namespace palazzo::app {

// Both are done here in any case. False: it isn't kept (change_stored).

/// Counts a game that has ended, or counts it anew; one of practice is counted no more.
bool count_outcome(App& app, const scores::Outcome& outcome);
/// Counts a game no more.
bool uncount_outcome(App& app, std::string_view id);

/// `statistics` opens the sheet. `statistics_player` and `statistics_game` choose on it.
extern const Feature statistics_feature;

} // namespace palazzo::app

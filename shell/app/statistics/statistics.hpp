// The statistics on the screen: of whom, of which game, in numbers, as a line over time, and against whom.
#pragma once

#include "shell/app/state/feature.hpp"

namespace palazzo::app {

/// `statistics` opens the sheet. `statistics_player` and `statistics_game` choose on it.
extern const Feature statistics_feature;

} // namespace palazzo::app

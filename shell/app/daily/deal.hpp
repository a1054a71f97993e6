// Today's deal as a record, which is the same for everybody, whatever their settings are.
#pragma once

#include "engine/scores/daily.hpp"
#include "shell/app/state/app.hpp"

#include <optional>
#include <string_view>

namespace palazzo::app {

/// Number of days during which a day's deal can be played and counts, including the day itself.
inline constexpr int daily_deal_days = 7;

/// Returns the record of the deal of `game` on `day`, in days since 1970. It has the game's first preset with the usual
/// number of seats, an unnamed human in the first seat, and bots of one level in the others. The game must exist, and
/// its word list must be loaded.
Record daily_deal_record(std::string_view game, int day);

/// Returns the day whose deal is `record`, in days since 1970. Only `today` and the six days before it count; nullopt
/// if `record` is the deal of none of them.
std::optional<int> day_of_daily_deal(const Record& record, int today);

} // namespace palazzo::app

// Today's deal as a record: the same for everybody, whatever their settings are.
#pragma once

#include "engine/scores/daily.hpp"
#include "shell/app/state/app.hpp"

#include <optional>
#include <string_view>

namespace palazzo::app {

inline constexpr int daily_days = 7; ///< Number of days in which a day's deal counts, including the day itself.

/// Returns the record of a game's deal of a day: the first preset with its usual number of seats, an unnamed human in
/// the first seat, and bots of one level. The game must exist, and its word list be here.
Record daily_record(std::string_view game, int day);

/// Returns the day whose deal a record is, if that deal still counts: `today` or one of the six days before; nullopt
/// otherwise.
std::optional<int> daily_day(const Record& record, int today);

} // namespace palazzo::app

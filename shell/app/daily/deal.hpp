// Today's deal as a table: the same game for everybody, whatever their settings.
#pragma once

#include "engine/scores/daily.hpp"
#include "shell/app/state/app.hpp"

#include <optional>
#include <string_view>

namespace palazzo::app {

inline constexpr int daily_days = 7; ///< for so many days a day's deal counts, the day itself included

/// The record that a game's deal of a day begins with: its first preset with as many seats as is usual, a nameless
/// human in the first and bots of one level in the others. The game is one that there is, and the word list that it is
/// played with is at hand.
Record daily_record(std::string_view game, int day);

/// The day whose deal a record is a game of, if it may still be played: today or one of the six days before. nullopt:
/// of none.
std::optional<int> daily_day(const Record& record, int today);

} // namespace palazzo::app

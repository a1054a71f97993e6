// The deal of the day. Each game has one, which is the same for everybody during a day (by UTC). A log stores the
// player's results, which also tell on how many days in a row the player has played.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/message.hpp"
#include "engine/core/rng.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo::scores {

/// Returns the seed of a game's deal on a day, which is given in days since 1970. The seed must never change, because
/// players compare the results that they share.
constexpr std::uint64_t daily_seed(int day, std::string_view game) {
    std::uint64_t name = 0xcbf29ce484222325ULL; // FNV-1a, as in engine/core/digest.hpp
    for (const char c : game) name = (name ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return Rng(name).split(static_cast<std::uint64_t>(day)).next();
}

/// Returns the date of a day as a text such as `2026-11-23`. The day must be from 0 to last_accepted_day.
std::string date_text(int day);
/// Returns the day of a date such as `2026-11-23`; nullopt for any other text.
std::optional<int> read_date(std::string_view text);

struct DailyResult {
    int place = 0; ///< from 1 to `players`; 0 if nobody won
    int players = 0;
    int moves = 0;
    std::optional<int> points = std::nullopt; ///< points of the player; nullopt if the game doesn't count points
    friend bool operator==(const DailyResult&, const DailyResult&) = default;
};

using DailyResults = std::map<int, DailyResult>; ///< results by day
struct DailyLog {
    std::map<std::string, DailyResults, std::less<>> games; ///< results by the name of the game
    friend bool operator==(const DailyLog&, const DailyLog&) = default;
};

inline constexpr std::size_t most_daily_results = 4000; ///< largest number of results for a game; enough for
                                                        ///< almost eleven years
inline constexpr std::size_t most_daily_games = 100;

/// Notes the result of the deal of a day. Only the first result counts, because the player knows the cards afterwards.
/// If there are more results than most_daily_results, the earliest is dropped.
void add_daily_result(DailyLog& log, std::string_view game, int day, const DailyResult& result);
/// Returns the result of the deal of a day; null if that deal wasn't played.
const DailyResult* daily_result_on(const DailyLog& log, std::string_view game, int day);
/// Adds the results of another log. If both logs have a result for the same day, the one in `log` is kept.
void merge(DailyLog& log, const DailyLog& other);

/// Returns the number of days in a row up to `today` on which the game was played. If today's deal hasn't been played
/// yet, the days up to yesterday are counted.
int daily_streak(const DailyLog& log, std::string_view game, int today);
/// Returns the largest number of days in a row on which the game was played.
int best_daily_streak(const DailyLog& log, std::string_view game);

/// Returns a message for sharing that doesn't reveal any cards: the date, the game, the place or that the game was a
/// tie, the points, the number of moves, and the days in a row. The day must have been played.
Message daily_result_to_share(const DailyLog& log, std::string_view game, int day);

Json write_daily_log(const DailyLog& log);
Result<DailyLog> read_daily_log(const Json& json);

} // namespace palazzo::scores

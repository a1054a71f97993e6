// The deal of the day, which is the same for everybody on a day (by UTC), one for each game; how the player did, and on
// how many days in a row it was played.
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

/// Returns the seed of a game's deal on a day, in days since 1970. It must never change, because players compare what
/// they share.
constexpr std::uint64_t daily_seed(int day, std::string_view game) {
    std::uint64_t name = 0xcbf29ce484222325ULL; // FNV-1a, as in engine/core/digest.hpp
    for (const char c : game) name = (name ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return Rng(name).split(static_cast<std::uint64_t>(day)).next();
}

/// Returns the date of a day, from 0 to last_day, as `2026-11-23`.
std::string date_text(int day);
/// Returns the day of a date such as `2026-11-23`; nullopt for any other text.
std::optional<int> read_date(std::string_view text);

struct DailyResult {
    int place = 0; ///< 1 to `players`; 0 if nobody won
    int players = 0;
    int moves = 0;
    std::optional<int> points = std::nullopt; ///< nullopt if the game doesn't count points
    friend bool operator==(const DailyResult&, const DailyResult&) = default;
};

using DailyResults = std::map<int, DailyResult>; ///< results by day
struct DailyLog {
    std::map<std::string, DailyResults, std::less<>> games; ///< results by the name of the game
    friend bool operator==(const DailyLog&, const DailyLog&) = default;
};

inline constexpr std::size_t most_daily_results = 4000; ///< largest number per game; enough for eleven years
inline constexpr std::size_t most_daily_games = 100;

/// Notes the result of a day's deal. Only the first result counts, because the cards are known afterwards. If there are
/// more than most_daily_results, the earliest is dropped.
void note(DailyLog& log, std::string_view game, int day, const DailyResult& result);
/// Returns the result of a day; null if it wasn't played.
const DailyResult* result_on(const DailyLog& log, std::string_view game, int day);
/// Adds the results of another log. A result that both have stays as it is in `log`.
void merge(DailyLog& log, const DailyLog& other);

/// Returns on how many days in a row up to `today` the game was played; if today's deal hasn't been played yet, up to
/// yesterday.
int daily_streak(const DailyLog& log, std::string_view game, int today);
/// Returns the most days in a row on which the game was played.
int best_daily_streak(const DailyLog& log, std::string_view game);

/// Returns a line to share, which reveals nothing of the cards: the date, the game, the place or a draw, the points,
/// the moves, the streak. The day must have been played.
Message share_line(const DailyLog& log, std::string_view game, int day);

Json write_daily(const DailyLog& log);
Result<DailyLog> read_daily(const Json& json);

} // namespace palazzo::scores

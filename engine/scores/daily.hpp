// Today's deal: the same for everybody on a day, by UTC, one for each game; how oneself did, and for how many days in a
// row.
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

/// The seed of a game's deal on a day, in days since 1970. It must stay as it is for ever: what people share is
/// compared.
constexpr std::uint64_t daily_seed(int day, std::string_view game) {
    std::uint64_t name = 0xcbf29ce484222325ULL; // FNV-1a, as in engine/core/digest.hpp
    for (const char c : game) name = (name ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return Rng(name).split(static_cast<std::uint64_t>(day)).next();
}

/// `2026-11-23` of a day since 1970, from 0 to last_day.
std::string date_text(int day);
/// The day of such a text; nullopt: it is none.
std::optional<int> read_date(std::string_view text);

struct DailyResult {
    int place = 0; ///< 1 to `players`; 0: nobody won
    int players = 0;
    int moves = 0;
    std::optional<int> points = std::nullopt; ///< where the game is about points
    friend bool operator==(const DailyResult&, const DailyResult&) = default;
};

using DailyResults = std::map<int, DailyResult>; ///< by day
struct DailyLog {
    std::map<std::string, DailyResults, std::less<>> games; ///< by name
    friend bool operator==(const DailyLog&, const DailyLog&) = default;
};

inline constexpr std::size_t most_daily_results = 4000; ///< of a game: those of eleven years
inline constexpr std::size_t most_daily_games = 100;

/// Notes how a day's deal went. The first time counts: a second one, whose cards are known, changes nothing. Of more
/// than most_daily_results the earliest goes.
void note(DailyLog& log, std::string_view game, int day, const DailyResult& result);
/// Null if it wasn't played.
const DailyResult* result_on(const DailyLog& log, std::string_view game, int day);
/// Adds what another log has. What both have stays as it is here.
void merge(DailyLog& log, const DailyLog& other);

/// On how many days in a row it was played up to today; today itself may still come.
int daily_streak(const DailyLog& log, std::string_view game, int today);
int best_daily_streak(const DailyLog& log, std::string_view game);

/// A line to share, which says nothing of the cards: the date, the game, the place or a draw, the points, the moves,
/// the streak. Of a day that was played.
Message share_line(const DailyLog& log, std::string_view game, int day);

Json write_daily(const DailyLog& log);
Result<DailyLog> read_daily(const Json& json);

} // namespace palazzo::scores

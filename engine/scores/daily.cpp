#include "engine/scores/daily.hpp"

#include "engine/scores/fields.hpp"
#include "engine/scores/outcome.hpp"

#include <algorithm>
#include <charconv>

namespace palazzo::scores {
namespace {

constexpr int daily_format = 1;

/// A date. It is computed by the algorithms of Howard Hinnant ("chrono-Compatible Low-Level Date Algorithms", 2013),
/// which count eras of 400 years whose years begin in March. All dates here are after 1970.
struct Date {
    int year, month, day;
};
constexpr int days_of_era = 146097;
constexpr int days_to_1970 = 719468; // number of days from the first of March of the year 0 to the first day of 1970

constexpr Date civil_from_days(int day) {
    const int since = day + days_to_1970;
    const int era = since / days_of_era;
    const int of_era = since % days_of_era;
    const int year_of_era = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    const int of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    const int month = (5 * of_year + 2) / 153; // month, counted from 0 for March
    const int of_month = of_year - (153 * month + 2) / 5 + 1;
    return {year_of_era + era * 400 + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9, of_month};
}

constexpr int days_from_civil(Date date) {
    const int year = date.month > 2 ? date.year : date.year - 1;
    const int era = year / 400;
    const int year_of_era = year % 400;
    const int of_year = (153 * (date.month > 2 ? date.month - 3 : date.month + 9) + 2) / 5 + date.day - 1;
    return era * days_of_era + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year - days_to_1970;
}

std::string with_digits(int number, std::size_t digits) {
    std::string text = std::to_string(number);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

std::optional<int> number_in(std::string_view digits) {
    int number = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (fault != std::errc() || end != digits.data() + digits.size() || number < 0) return std::nullopt;
    return number;
}

void drop_earliest(DailyResults& results) {
    while (results.size() > most_daily_results) results.erase(results.begin());
}

/// Writes the result of a day, such as `[20780,1,3,41]`: the day, the place, the number of players, the number of
/// moves, and the points if there are any.
Json write_result(int day, const DailyResult& result) {
    Json list = Json::array();
    for (const int number : {day, result.place, result.players, result.moves}) list.push_back(number);
    if (result.points) list.push_back(*result.points);
    return list;
}

Fault read_result(const Json& list, DailyResults& results) {
    if (!list.is_array() || list.size() < 4 || list.size() > 5) return Problem{"", "problem.list"};
    constexpr int least[] = {0, 0, 1, 0, -largest_stored_number};
    constexpr int most[] = {last_accepted_day, seat_limit, seat_limit, largest_stored_number, largest_stored_number};
    int numbers[5] = {};
    for (std::size_t i = 0; i < list.size(); ++i)
        if (Fault fault = read_number(list[i], least[i], most[i], numbers[i]))
            return fault->located_in_value(bracketed_index(i));
    DailyResult result{numbers[1], numbers[2], numbers[3]};
    if (list.size() == 5) result.points = numbers[4];
    if (result.place > result.players)
        return Problem{bracketed_index(1), "problem.number_from_to", {"0", std::to_string(result.players)}};
    if (!results.emplace(numbers[0], result).second) return Problem{bracketed_index(0), "problem.twice"};
    return {};
}

Fault read_results(const Json& list, DailyResults& results) {
    if (!list.is_array()) return Problem{"", "problem.list"};
    if (list.size() > most_daily_results) return Problem{"", "problem.more_than", {std::to_string(most_daily_results)}};
    for (std::size_t i = 0; i < list.size(); ++i)
        if (const Fault fault = read_result(list[i], results)) return fault->located_in_value(bracketed_index(i));
    return {};
}

} // namespace

std::string date_text(int day) {
    const Date date = civil_from_days(day);
    return with_digits(date.year, 4) + "-" + with_digits(date.month, 2) + "-" + with_digits(date.day, 2);
}

std::optional<int> read_date(std::string_view text) {
    if (text.size() != 10) return std::nullopt;
    const auto year = number_in(text.substr(0, 4));
    const auto month = number_in(text.substr(5, 2));
    const auto day = number_in(text.substr(8, 2));
    if (!year || !month || !day || *year < 1970 || *month < 1 || *month > 12) return std::nullopt;
    const int number = days_from_civil({*year, *month, *day});
    // A date that doesn't exist, such as 30 February, is refused, because its number is that of another day.
    return number >= 0 && date_text(number) == text ? std::optional(number) : std::nullopt;
}

void add_daily_result(DailyLog& log, std::string_view game, int day, const DailyResult& result) {
    auto at = log.games.find(game);
    if (at == log.games.end()) at = log.games.emplace(game, DailyResults{}).first;
    at->second.emplace(day, result);
    drop_earliest(at->second);
}

const DailyResult* daily_result_on(const DailyLog& log, std::string_view game, int day) {
    const auto results = log.games.find(game);
    if (results == log.games.end()) return nullptr;
    const auto at = results->second.find(day);
    return at == results->second.end() ? nullptr : &at->second;
}

void merge(DailyLog& log, const DailyLog& other) {
    for (const auto& [game, results] : other.games) {
        DailyResults& here = log.games[game];
        here.insert(results.begin(), results.end());
        drop_earliest(here);
    }
}

int daily_streak(const DailyLog& log, std::string_view game, int today) {
    int day = daily_result_on(log, game, today) != nullptr ? today : today - 1;
    int days = 0;
    for (; daily_result_on(log, game, day) != nullptr; --day) ++days;
    return days;
}

int best_daily_streak(const DailyLog& log, std::string_view game) {
    const auto results = log.games.find(game);
    if (results == log.games.end()) return 0;
    int best = 0;
    int days = 0;
    int expected = 0;
    for (const auto& [day, result] : results->second) {
        days = day == expected ? days + 1 : 1;
        expected = day + 1;
        best = std::max(best, days);
    }
    return best;
}

Message daily_result_to_share(const DailyLog& log, std::string_view game, int day) {
    const DailyResult* result = daily_result_on(log, game, day);
    expect(result != nullptr, "a day that was played");
    return {"daily.share",
        {date_text(day), std::string(game), std::to_string(result->place), std::to_string(result->players),
            result->points ? std::to_string(*result->points) : "none", std::to_string(result->moves),
            std::to_string(daily_streak(log, game, day))}};
}

Json write_daily_log(const DailyLog& log) {
    Json json = object_with_format(daily_format);
    Json& games = json["games"] = Json::object();
    for (const auto& [game, results] : log.games) {
        Json& list = games[game] = Json::array();
        for (const auto& [day, result] : results) list.push_back(write_result(day, result));
    }
    return json;
}

Result<DailyLog> read_daily_log(const Json& json) {
    if (!json.is_object()) return Problem{"daily", "problem.object"};
    FieldReader fields(json, {"format", "games"});
    check_format(fields, daily_format);
    DailyLog log;
    const auto games = json.find("games");
    if (games == json.end() || !games->is_object())
        fields.note_fault({"games", "problem.object"});
    else if (games->size() > most_daily_games)
        fields.note_fault({"games", "problem.more_than", {std::to_string(most_daily_games)}});
    if (fields.fault()) return *fields.fault();
    for (const auto& [game, list] : games->items()) {
        const std::string place = "games." + key_in_problem_place(game);
        if (const Refusal reason = fault_in_text(game, longest_id)) return Problem{place, reason.message()};
        if (const Fault fault = read_results(list, log.games[game])) return fault->located_in_value(place);
    }
    return log;
}

} // namespace palazzo::scores

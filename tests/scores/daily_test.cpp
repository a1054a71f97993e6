#include "engine/scores/daily.hpp"

#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

namespace palazzo::scores {
namespace {

constexpr int today = 20780;

DailyLog played_on(std::initializer_list<int> days) {
    DailyLog log;
    for (const int day : days) add_daily_result(log, "example", day, {1, 2, 30});
    return log;
}

std::string refusal(const char* games) {
    const auto read = read_daily_log({{"format", 1}, {"games", *parse_json(games)}});
    return read ? "" : line_of(read.problem());
}

} // namespace

// The expected seeds were computed by an independent program in another language.
TEST_CASE("The seed of a day's deal is the same on every machine", "[scores][daily]") {
    CHECK(daily_seed(0, "") == 0x21fa69a58f3d62f5ULL);
    CHECK(daily_seed(20000, "example") == 0x9461694c85a35b9dULL);
    CHECK(daily_seed(20000, "sevens") == 0xc0dbe39f8ce93c85ULL);
    CHECK(daily_seed(20001, "example") == 0x9f8994da0382a55ULL);
    CHECK(daily_seed(20780, "example") == 0x645d34bc3b58ffbaULL);
    CHECK(daily_seed(20780, "one more") == 0xe432a7bb417f5c0eULL);
}

TEST_CASE("Each day and each game has a different seed", "[scores][daily]") {
    std::set<std::uint64_t> seeds;
    for (const char* game : {"example", "sevens", "other"})
        for (int day = today; day < today + 3000; ++day) seeds.insert(daily_seed(day, game));
    CHECK(seeds.size() == 9000);
}

TEST_CASE("A day is the same after writing it as a date and reading it", "[scores][daily]") {
    CHECK(date_text(0) == "1970-01-01");
    CHECK(date_text(789) == "1972-02-29");
    CHECK(date_text(11016) == "2000-02-29");
    CHECK(date_text(11017) == "2000-03-01");
    CHECK(date_text(20780) == "2026-11-23");
    CHECK(date_text(47540) == "2100-02-28");
    CHECK(date_text(47541) == "2100-03-01");
    for (int day = 0; day < 200000; day += 13) CHECK(read_date(date_text(day)) == day);
}

TEST_CASE("An invalid date is refused", "[scores][daily]") {
    for (const char* text : {"", "2026-11-2", "2026-11-023", "2026/11/23", "2026-13-01", "2026-00-01", "2026-02-30",
             "2100-02-29", "1969-12-31", "2026-11-+3", "2026-1a-23", "-026-11-23", "2026-11-00", "2026-11-99"}) {
        INFO(text);
        CHECK_FALSE(read_date(text));
    }
}

TEST_CASE("Only the first result of a daily deal counts", "[scores][daily]") {
    DailyLog log;
    CHECK(daily_result_on(log, "example", today) == nullptr);
    add_daily_result(log, "example", today, {3, 4, 50, -7});
    add_daily_result(log, "example", today, {1, 4, 20, 99});
    CHECK(*daily_result_on(log, "example", today) == DailyResult{3, 4, 50, -7});
    CHECK(daily_result_on(log, "sevens", today) == nullptr);
    CHECK(daily_result_on(log, "example", today + 1) == nullptr);
}

TEST_CASE("A streak that ended yesterday still counts while today's deal can be played", "[scores][daily]") {
    const DailyLog log = played_on({today, today - 1, today - 2, today - 4});
    CHECK(daily_streak(log, "example", today) == 3);
    CHECK(daily_streak(log, "example", today + 1) == 3);
    CHECK(daily_streak(log, "example", today + 2) == 0);
    CHECK(daily_streak(log, "example", today - 3) == 1);
    CHECK(daily_streak(log, "sevens", today) == 0);
}

TEST_CASE("The best streak is the longest streak in the log of daily deals", "[scores][daily]") {
    CHECK(best_daily_streak(played_on({1, 2, 3, 5, 6, 9}), "example") == 3);
    CHECK(best_daily_streak(played_on({0, 1}), "example") == 2);
    CHECK(best_daily_streak(played_on({}), "example") == 0);
}

TEST_CASE("A log of daily deals contains at most 4,000 days of a game, and drops the earliest", "[scores][daily]") {
    DailyLog log;
    for (int day = today; day < today + 4001; ++day) add_daily_result(log, "example", day, {1, 2, 30});
    CHECK(log.games["example"].size() == 4000);
    CHECK(daily_result_on(log, "example", today) == nullptr);
    CHECK(*read_daily_log(write_daily_log(log)) == log);
}

TEST_CASE(
    "Merging another log of daily deals adds its days, and changes no day that is there already", "[scores][daily]") {
    DailyLog log = played_on({1, 2});
    DailyLog other;
    add_daily_result(other, "example", 2, {2, 2, 99});
    add_daily_result(other, "example", 3, {2, 2, 99});
    add_daily_result(other, "sevens", 3, {1, 3, 9});
    merge(log, other);
    CHECK(daily_result_on(log, "example", 2)->place == 1);
    CHECK(daily_result_on(log, "example", 3)->place == 2);
    CHECK(daily_result_on(log, "sevens", 3)->players == 3);
    const DailyLog once = log;
    merge(log, other);
    CHECK(log == once);
}

TEST_CASE("The message that a player shares tells the result of a daily deal, and nothing about its cards",
    "[scores][daily]") {
    DailyLog log = played_on({today - 1});
    add_daily_result(log, "example", today, {1, 3, 41});
    CHECK(say(daily_result_to_share(log, "example", today))
        == "Palazzo 2026-11-23 · Sevens: 1st of 3 in 41 moves · streak 2");
    add_daily_result(log, "example", today + 5, {2, 2, 1, 132});
    CHECK(say(daily_result_to_share(log, "example", today + 5))
        == "Palazzo 2026-11-28 · Sevens: 2nd of 2 with 132 points in 1 move");
    add_daily_result(log, "example", today + 9, {0, 2, 12});
    CHECK(say(daily_result_to_share(log, "example", today + 9)) == "Palazzo 2026-12-02 · Sevens: a tie in 12 moves");
}

TEST_CASE("A log of daily deals is the same after writing and reading", "[scores][daily]") {
    DailyLog log = played_on({0, today - 1, today});
    add_daily_result(log, "sevens", today, {0, 12, 0, -300});
    CHECK(*read_daily_log(*parse_json(compact_json(write_daily_log(log)))) == log);
    CHECK(read_daily_log(write_daily_log({}))->games.empty());
}

TEST_CASE("A log of daily deals with a fault is refused with the place of the fault", "[scores][daily]") {
    CHECK(line_of(read_daily_log(Json::array()).problem()) == "daily: an object is required");
    CHECK(line_of(read_daily_log(Json{{"format", 2}, {"games", Json::object()}}).problem()).find("format: ") == 0);
    CHECK(line_of(read_daily_log(Json{{"format", 1}}).problem()) == "games: an object is required");
    CHECK(refusal(R"({"a":1})") == "games.a: a list is required");
    CHECK(refusal(R"({"a":[1]})") == "games.a[0]: a list is required");
    CHECK(refusal(R"({"a":[[1,1,2]]})") == "games.a[0]: a list is required");
    CHECK(refusal(R"({"a":[[-1,1,2,3]]})").find("games.a[0][0]: a number from 0 to ") == 0);
    CHECK(refusal(R"({"a":[[1,3,2,3]]})") == "games.a[0][1]: a number from 0 to 2 is required");
    CHECK(refusal(R"({"a":[[1,1,2,3],[1,1,2,3]]})") == "games.a[1][0]: appears twice");
    CHECK(refusal(R"({"a":[[1,1,2,3,"x"]]})").find("games.a[0][4]: ") == 0);
}

} // namespace palazzo::scores

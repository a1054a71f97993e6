// Today's deal at the table: the same for everybody, and only its first result counts.
#include "shell/app/daily/daily.hpp"
#include "shell/app/daily/deal.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"

namespace palazzo::app::test {
namespace {

constexpr int today = 20000;

/// Plays the daily deal of `game` for `day` to its end.
void play_day(App& app, const char* game, int day) { play_whole(app, write_record(daily_record(game, day))); }

} // namespace

TEST_CASE(
    "A day's deal uses the game's first preset and bots of one level, and differs each day", "[app][scores][daily]") {
    each_offered_game([&](const auto& rules) {
        const Record record = daily_record(rules.name, today);
        CHECK(record.preset == rules.presets().front().name);
        CHECK(record.options.empty());
        CHECK(record.deal == seed_deal(scores::daily_seed(today, rules.name)));
        CHECK(std::count_if(record.seats.begin(), record.seats.end(), [](const SeatInfo& s) { return s.human; }) == 1);
        CHECK(record.seats.front() == SeatInfo{true, "", "simple"});
        CHECK(record.seats.back() == SeatInfo{false, "", "medium"});
        const auto again = read_record(write_record(record));
        REQUIRE(again);
        CHECK(*again == record);
        CHECK(open_match(rules, record));
        CHECK_FALSE(daily_record(rules.name, today + 1).deal == record.deal);
    });
}

TEST_CASE("A record counts as the daily deal of its day for a week", "[app][scores][daily]") {
    const Record record = daily_record("palace", today);
    CHECK(daily_day(record, today) == today);
    CHECK(daily_day(record, today + 6) == today);
    CHECK_FALSE(daily_day(record, today + 7));
    CHECK_FALSE(daily_day(record, today - 1));
    const auto is_daily = [&](auto change) {
        Record other = record;
        change(other);
        return daily_day(other, today).has_value();
    };
    CHECK(is_daily([](Record& r) { r.extras = Json{{"challenges", Json::object()}}; }));
    CHECK_FALSE(is_daily([](Record& r) { r.game = "palindromes"; }));
    CHECK_FALSE(is_daily([](Record& r) { r.game = "unknown"; }));
    CHECK_FALSE(is_daily([](Record& r) { r.preset = "house"; }));
    CHECK_FALSE(is_daily([](Record& r) { r.options["layout"] = 4; }));
    CHECK_FALSE(is_daily([](Record& r) { r.deal = seed_deal(1); }));
    CHECK_FALSE(is_daily([](Record& r) { r.seats.back().level = "easy"; }));
    CHECK_FALSE(is_daily([](Record& r) { r.seats.front().name = "Ada"; }));
}

TEST_CASE(
    "The table of today's deal is marked as such, and its result can be copied as a line", "[app][scores][daily]") {
    FakePlatform fake;
    App app = started(fake);
    REQUIRE(open_text(app, write_record(daily_record("palindromes", today))).empty());
    CHECK(is_of_today(app));
    play_to_end(app);
    dispatch(app, {"result", ""});
    const auto items = sheet_model(app).items;
    CHECK(
        std::any_of(items.begin(), items.end(), [](const auto& item) { return item.label.find("Today's deal") == 0; }));
    REQUIRE(
        std::any_of(items.begin(), items.end(), [](const auto& item) { return item.id == "daily_share:palindromes"; }));
    dispatch(app, {"daily_share:palindromes", ""});
    REQUIRE(fake.copied.size() == 1);
    CHECK(fake.copied.front().find("Palazzo") == 0);

    play_day(app, "palindromes", today - 1);
    CHECK_FALSE(is_of_today(app));
}

TEST_CASE("The result of a day's deal is recorded under its day, once", "[app][scores][daily]") {
    FakePlatform fake;
    App app = started(fake);
    play_day(app, "palabra", today - 2);
    const scores::Outcome& one = app.feature_data.of<scores::Statistics>().outcomes.front();
    const scores::DailyResult* result = result_on(app.feature_data.of<scores::DailyLog>(), "palabra", today - 2);
    REQUIRE(result != nullptr);
    CHECK(*result == scores::DailyResult{one.places[0], static_cast<int>(one.seats.size()), one.moves, one.points[0]});
    CHECK(result_on(app.feature_data.of<scores::DailyLog>(), "palabra", today) == nullptr);
    CHECK(started(fake).feature_data.of<scores::DailyLog>() == app.feature_data.of<scores::DailyLog>());

    const auto before = app.feature_data.of<scores::DailyLog>();
    REQUIRE(open_text(app, write_record(daily_record("palabra", today - 2))).empty());
    with_local(
        [](auto& s) {
            Rng dice(3);
            while (!s.match.over()) {
                const Seat seat = s.match.to_act().front();
                REQUIRE_FALSE(s.match.play(seat, s.match.rules().random_move(s.match.view(seat), dice)));
            }
        },
        *app.table);
    autosave(app);
    CHECK(app.feature_data.of<scores::Statistics>().outcomes.size() == 2);
    CHECK(app.feature_data.of<scores::DailyLog>() == before);
}

TEST_CASE("Neither practice nor another deal counts as a daily result", "[app][scores][daily]") {
    FakePlatform fake;
    App app = started(fake);
    play_palace(app);
    play_day(app, "palindromes", today - 7);
    CHECK(app.feature_data.of<scores::DailyLog>().games.empty());
    REQUIRE(open_text(app, write_record(daily_record("palindromes", today))).empty());
    with_local([](auto& s) { s.match.mark_practice(); }, *app.table);
    play_to_end(app);
    CHECK(app.feature_data.of<scores::DailyLog>().games.empty());
    play_day(app, "palindromes", today);
    CHECK(result_on(app.feature_data.of<scores::DailyLog>(), "palindromes", today) != nullptr);
}

TEST_CASE(
    "The daily deals that two tabs play are all recorded, each day with its first result", "[app][scores][daily]") {
    FakePlatform fake;
    App first = started(fake);
    App second = started(fake);
    play_day(first, "palindromes", today);
    play_day(second, "palindromes", today - 1);
    CHECK(note_daily(second, "palindromes", today, {2, 2, 1}));
    CHECK(second.feature_data.of<scores::DailyLog>().games.find("palindromes")->second.size() == 2);
    CHECK(result_on(second.feature_data.of<scores::DailyLog>(), "palindromes", today)->moves > 1);
    CHECK(started(fake).feature_data.of<scores::DailyLog>() == second.feature_data.of<scores::DailyLog>());
}

TEST_CASE("The sheet of today's deals starts each game, continues an unfinished one, and shows the results",
    "[app][scores][daily]") {
    FakePlatform fake;
    App app = started(fake);
    dispatch(app, {"daily", ""});
    REQUIRE(sheet_on(app) == "daily");
    dispatch(app, {"daily:palindromes", ""});
    REQUIRE(page_on(app) == "table");
    const Json begun = *parse_json(record_text(app));
    CHECK(begun["deal"] == seed_deal(scores::daily_seed(app.services.today(), "palindromes")));
    const std::string id = id_on_table(app);
    dispatch(app, {"home", ""});
    dispatch(app, {"daily:palindromes", ""});
    CHECK(id_on_table(app) == id);
    play_to_end(app);
    dispatch(app, {"home", ""});
    CHECK(home_row_text(app, "daily") == "1 of 3 played");
    dispatch(app, {"daily", ""});
    const auto sheet = sheet_model(app);
    CHECK(std::any_of(
        sheet.items.begin(), sheet.items.end(), [](const auto& item) { return item.id == "daily_share:palindromes"; }));
    CHECK(std::none_of(
        sheet.items.begin(), sheet.items.end(), [](const auto& item) { return item.id == "daily_share:palace"; }));
    dispatch(app, {"daily_share:palindromes", ""});
    REQUIRE(fake.copied.size() == 1);
    CHECK(fake.copied.front().find(scores::date_text(app.services.today())) != std::string::npos);
    dispatch(app, {"daily_share:palace", ""});
    CHECK(fake.copied.size() == 1);
}

TEST_CASE("The home screen says on how many days in a row a daily deal was played", "[app][scores][daily]") {
    FakePlatform fake;
    App app = started(fake);
    const auto row = [&] { return daily_feature.home_row(app).detail; };
    CHECK(row() == "The same cards for everyone");
    for (const int day : {today - 1, today}) note_daily(app, "palace", day, {1, 3, 40});
    CHECK(row() == "1 of 3 played · 2 days in a row");
}

TEST_CASE("Only offered games have a daily deal", "[app][scores][daily]") {
    FakePlatform fake;
    App app = started(fake);
    for (const char* id : {"daily:example", "daily:chess", "daily:"}) dispatch(app, {id, ""});
    CHECK(page_on(app) == "home");
}

} // namespace palazzo::app::test

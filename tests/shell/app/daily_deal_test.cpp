// Today's deal at the table: everybody gets the same cards, and only the first result counts.
#include "shell/app/daily/daily.hpp"
#include "shell/app/daily/deal.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"

namespace palazzo::app::test {
namespace {

constexpr int today = 20000;

/// Plays the daily deal of `game` for the day `day` to its end.
void play_day(App& app, const char* game, int day) {
    play_record_to_end(app, write_record(daily_deal_record(game, day)));
}

} // namespace

TEST_CASE(
    "A day's deal uses the game's first preset and bots of one level, and differs each day", "[app][scores][daily]") {
    for_each_offered_game([&](const auto& rules) {
        const Record record = daily_deal_record(rules.name, today);
        CHECK(record.preset == rules.presets().front().name);
        CHECK(record.options.empty());
        CHECK(record.deal == deal_from_seed(scores::daily_seed(today, rules.name)));
        CHECK(std::count_if(record.seats.begin(), record.seats.end(), [](const SeatInfo& s) { return s.human; }) == 1);
        CHECK(record.seats.front() == SeatInfo{true, "", "simple"});
        CHECK(record.seats.back() == SeatInfo{false, "", "medium"});
        const auto again = read_record(write_record(record));
        REQUIRE(again);
        CHECK(*again == record);
        CHECK(open_match(rules, record));
        CHECK_FALSE(daily_deal_record(rules.name, today + 1).deal == record.deal);
    });
}

TEST_CASE("A record counts as a daily deal for a week, if its rules, cards and players are those of the deal",
    "[app][scores][daily]") {
    const Record record = daily_deal_record("palace", today);
    CHECK(day_of_daily_deal(record, today) == today);
    CHECK(day_of_daily_deal(record, today + 6) == today);
    CHECK_FALSE(day_of_daily_deal(record, today + 7));
    CHECK_FALSE(day_of_daily_deal(record, today - 1));
    const auto is_daily = [&](auto change) {
        Record other = record;
        change(other);
        return day_of_daily_deal(other, today).has_value();
    };
    CHECK(is_daily([](Record& r) { r.extras = Json{{"challenges", Json::object()}}; }));
    CHECK_FALSE(is_daily([](Record& r) { r.game = "palindromes"; }));
    CHECK_FALSE(is_daily([](Record& r) { r.game = "unknown"; }));
    CHECK_FALSE(is_daily([](Record& r) { r.preset = "house"; }));
    CHECK_FALSE(is_daily([](Record& r) { r.options["layout"] = 4; }));
    CHECK_FALSE(is_daily([](Record& r) { r.deal = deal_from_seed(1); }));
    CHECK_FALSE(is_daily([](Record& r) { r.seats.back().level = "easy"; }));
    CHECK_FALSE(is_daily([](Record& r) { r.seats.front().name = "Ada"; }));
}

TEST_CASE(
    "The table of today's deal is marked as such, and its result can be copied as a line", "[app][scores][daily]") {
    FakePlatform fake;
    App app = started_app(fake);
    REQUIRE(open_record_text(app, write_record(daily_deal_record("palindromes", today))).empty());
    CHECK(is_todays_deal_on_table(app));
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
    CHECK_FALSE(is_todays_deal_on_table(app));
}

TEST_CASE("The result of a daily deal is recorded once, under the day of the deal", "[app][scores][daily]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_day(app, "palabra", today - 2);
    const scores::GameOutcome& one = app.feature_data.get<scores::Statistics>().outcomes.front();
    const scores::DailyResult* result = daily_result_on(app.feature_data.get<scores::DailyLog>(), "palabra", today - 2);
    REQUIRE(result != nullptr);
    CHECK(*result == scores::DailyResult{one.places[0], static_cast<int>(one.seats.size()), one.moves, one.points[0]});
    CHECK(daily_result_on(app.feature_data.get<scores::DailyLog>(), "palabra", today) == nullptr);
    CHECK(started_app(fake).feature_data.get<scores::DailyLog>() == app.feature_data.get<scores::DailyLog>());

    const auto before = app.feature_data.get<scores::DailyLog>();
    REQUIRE(open_record_text(app, write_record(daily_deal_record("palabra", today - 2))).empty());
    with_local_table(
        [](auto& s) {
            Rng dice(3);
            while (!s.match.is_over()) {
                const Seat seat = s.match.seats_to_act().front();
                REQUIRE_FALSE(s.match.play(seat, s.match.rules().random_move(s.match.view(seat), dice)));
            }
        },
        *app.table);
    autosave(app);
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.size() == 2);
    CHECK(app.feature_data.get<scores::DailyLog>() == before);
}

TEST_CASE("Neither practice nor another deal counts as a daily result", "[app][scores][daily]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_palace_game(app);
    play_day(app, "palindromes", today - 7);
    CHECK(app.feature_data.get<scores::DailyLog>().games.empty());
    REQUIRE(open_record_text(app, write_record(daily_deal_record("palindromes", today))).empty());
    with_local_table([](auto& s) { s.match.set_practice(); }, *app.table);
    play_to_end(app);
    CHECK(app.feature_data.get<scores::DailyLog>().games.empty());
    play_day(app, "palindromes", today);
    CHECK(daily_result_on(app.feature_data.get<scores::DailyLog>(), "palindromes", today) != nullptr);
}

TEST_CASE(
    "The daily deals that two tabs play are all recorded, each day with its first result", "[app][scores][daily]") {
    FakePlatform fake;
    App first = started_app(fake);
    App second = started_app(fake);
    play_day(first, "palindromes", today);
    play_day(second, "palindromes", today - 1);
    CHECK(note_daily_result(second, "palindromes", today, {2, 2, 1}));
    CHECK(second.feature_data.get<scores::DailyLog>().games.find("palindromes")->second.size() == 2);
    CHECK(daily_result_on(second.feature_data.get<scores::DailyLog>(), "palindromes", today)->moves > 1);
    CHECK(started_app(fake).feature_data.get<scores::DailyLog>() == second.feature_data.get<scores::DailyLog>());
}

TEST_CASE("On the sheet of today's deals each game can be started or continued, and its result can be copied",
    "[app][scores][daily]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"daily", ""});
    REQUIRE(shown_sheet_name(app) == "daily");
    dispatch(app, {"daily:palindromes", ""});
    REQUIRE(shown_page_name(app) == "table");
    const Json begun = *parse_json(record_text(app));
    CHECK(begun["deal"] == deal_from_seed(scores::daily_seed(app.services.today(), "palindromes")));
    const std::string id = game_id_on_table(app);
    dispatch(app, {"home", ""});
    dispatch(app, {"daily:palindromes", ""});
    CHECK(game_id_on_table(app) == id);
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
    App app = started_app(fake);
    const auto row = [&] { return daily_feature.home_row(app).detail; };
    CHECK(row() == "The same cards for everyone");
    for (const int day : {today - 1, today}) note_daily_result(app, "palace", day, {1, 3, 40});
    CHECK(row() == "1 of 3 played · 2 days in a row");
}

TEST_CASE("A request for the daily deal of a game that isn't offered opens nothing", "[app][scores][daily]") {
    FakePlatform fake;
    App app = started_app(fake);
    for (const char* id : {"daily:example", "daily:chess", "daily:"}) dispatch(app, {id, ""});
    CHECK(shown_page_name(app) == "home");
}

} // namespace palazzo::app::test

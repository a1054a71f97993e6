// Today's deal at the table: the same for everybody, and its first result is the one that counts.
#include "shell/app/scores/daily.hpp"
#include "tests/shell/app/scores.hpp"

namespace palazzo::app::test {
namespace {

constexpr int today = 20000;

/// Plays a game's deal of a day to its end.
void play_day(App& app, const char* game, int day) { play_whole(app, write_record(daily_record(app, game, day))); }

} // namespace

TEST_CASE("A day's deal is the same whatever the settings say", "[app][scores][daily]") {
    World world;
    World elsewhere;
    App one = started(world);
    App other = started(elsewhere);
    other.settings.deck = "fr";
    other.settings.speed = Speed::off;
    other.house_rules = {{"Ours", "palace", "classic", {{"layout", 4}}}};
    each_offered_game([&](const auto& rules) {
        const Record record = daily_record(one, rules.name, today);
        CHECK(record == daily_record(other, rules.name, today));
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
        CHECK_FALSE(daily_record(one, rules.name, today + 1).deal == record.deal);
    });
}

TEST_CASE("A record is the daily game of its day, for a week", "[app][scores][daily]") {
    World world;
    const App app = started(world);
    const Record record = daily_record(app, "palace", today);
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

TEST_CASE("How a day's deal went is noted under its day, once", "[app][scores][daily]") {
    World world;
    App app = started(world);
    play_day(app, "palabra", today - 2);
    const scores::Outcome& one = app.statistics.outcomes.front();
    const scores::DailyResult* result = result_on(app.daily, "palabra", today - 2);
    REQUIRE(result != nullptr);
    CHECK(*result == scores::DailyResult{one.places[0], static_cast<int>(one.seats.size()), one.moves, one.points[0]});
    CHECK(result_on(app.daily, "palabra", today) == nullptr);
    CHECK(started(world).daily == app.daily);

    const auto before = app.daily;
    REQUIRE(open_text(app, write_record(daily_record(app, "palabra", today - 2))).empty());
    std::visit(
        [](auto& s) {
            Rng dice(3);
            while (!s.match.over()) {
                const Seat seat = s.match.to_act().front();
                REQUIRE_FALSE(s.match.play(seat, s.match.rules().random_move(s.match.view(seat), dice)));
            }
        },
        *app.session);
    autosave(app);
    CHECK(app.statistics.outcomes.size() == 2);
    CHECK(app.daily == before);
}

TEST_CASE("Neither practice nor another deal is a daily result", "[app][scores][daily]") {
    World world;
    App app = started(world);
    play_palace(app);
    play_day(app, "palindromes", today - 7);
    CHECK(app.daily.games.empty());
    REQUIRE(open_text(app, write_record(daily_record(app, "palindromes", today))).empty());
    std::visit([](auto& s) { s.match.mark_practice(); }, *app.session);
    play_to_end(app);
    CHECK(app.daily.games.empty());
    play_day(app, "palindromes", today);
    CHECK(result_on(app.daily, "palindromes", today) != nullptr);
}

TEST_CASE("Two tabs note the days that each of them plays, and of one day the first result", "[app][scores][daily]") {
    World world;
    App first = started(world);
    App second = started(world);
    play_day(first, "palindromes", today);
    play_day(second, "palindromes", today - 1);
    CHECK(note_daily(second, "palindromes", today, {2, 2, 1}));
    CHECK(second.daily.games.find("palindromes")->second.size() == 2);
    CHECK(result_on(second.daily, "palindromes", today)->moves > 1);
    CHECK(started(world).daily == second.daily);
}

} // namespace palazzo::app::test

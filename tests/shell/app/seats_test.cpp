// Seats that bots and humans take over during a game.
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"

#include "shell/app/daily/deal.hpp"
#include "shell/app/table/seats.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

Json table(const App& app) { return *parse_json(record_text(app)); }
const games::LocalTable<palace::Rules>& palace_on(const App& app) { return local_table<palace::Rules>(*app.table); }

App at_table(FakePlatform& fake, const std::string& seats, const std::string& preset = "classic") {
    App app = started_app(fake);
    const std::string record = R"({"format":1,"game":"palace","preset":")" + preset
        + R"(","options":{"players":3},"deal":{"seed":"7"},"seats":[)" + seats + "]}";
    REQUIRE(open_record_text(app, record).empty());
    with_local_table([](auto& s) { s.curtain = false; }, *app.table);
    return app;
}

const std::string ada_and_ben =
    R"({"kind":"human","name":"Ada"},{"kind":"human","name":"Ben"},{"kind":"bot","level":"easy"})";
const std::string one = R"({"kind":"human"},{"kind":"bot","level":"easy"},{"kind":"bot","level":"easy"})";

} // namespace

TEST_CASE("A bot takes over a seat and plays under its own name, and gives the seat back", "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, ada_and_ben);
    dispatch(app, {"seats", ""});
    REQUIRE(shown_sheet_name(app) == "seats");
    dispatch(app, {"seat:1", "3"});
    CHECK(table(app)["seats"][1] == *parse_json(R"({"kind":"bot","level":"hard","name":"Ben"})"));
    CHECK(palace_on(app).audience.names[1] == "Ben");
    CHECK_FALSE(is_human(palace_on(app), 1));
    dispatch(app, {"seat:1", "0"});
    CHECK(table(app)["seats"][1] == *parse_json(R"({"kind":"human","name":"Ben"})"));
}

TEST_CASE("The players of the seats are stored with the game", "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, one);
    dispatch(app, {"seat:2", "0"});
    const App again = started_app(fake);
    CHECK(table(again)["seats"] == table(app)["seats"]);
    CHECK(human_count(palace_on(again)) == 2);
}

TEST_CASE("One human always stays at the table", "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, one);
    const Json before = table(app);
    dispatch(app, {"seat:0", "2"});
    CHECK(table(app) == before);
    CHECK(app.notice.id == "setup.nobody");
}

TEST_CASE(
    "If the viewer leaves the table, the next human sees their own cards after a curtain, even if nobody else is left",
    "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, ada_and_ben);
    const Seat viewer = palace_on(app).viewer;
    const Seat other = viewer == 0 ? 1 : 0;
    dispatch(app, {"seat:" + std::to_string(viewer), "1"});
    CHECK(palace_on(app).viewer == other);
    CHECK(palace_on(app).curtain);
    CHECK(shown_sheet_name(app) == "");
    dispatch(app, {"lift", ""});
    CHECK_FALSE(palace_on(app).curtain);
}

TEST_CASE("An unknown seat or an unknown kind of player changes nothing", "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, ada_and_ben);
    const Json before = table(app);
    for (const auto& [seat, kind] :
        std::vector<std::pair<std::string, std::string>>{{"3", "1"}, {"-1", "1"}, {"x", "1"}, {"1", "5"}, {"1", ""}})
        dispatch(app, {"seat:" + seat, kind});
    CHECK(table(app) == before);
}

TEST_CASE("Seats can't be changed in a game in which people judge each other, nor after the end", "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, ada_and_ben, "speak");
    CHECK_FALSE(can_change_players(app));
    dispatch(app, {"seats", ""});
    CHECK(shown_sheet_name(app) == "");
}

TEST_CASE("A lone player isn't offered a bot for their own seat", "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, one);
    dispatch(app, {"seats", ""});
    const auto options = [&](std::size_t seat) { return sheet_model(app).items[seat + 1].options.size(); };
    CHECK(options(0) == 1);
    CHECK(options(1) == 5);
    dispatch(app, {"seat:1", "0"});
    CHECK(options(0) == 5);
}

TEST_CASE("A game in which somebody has seen a bot's hand is practice, even after the bot has got its seat back",
    "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, one);
    REQUIRE_FALSE(palace_on(app).match.is_practice());
    dispatch(app, {"seat:1", "0"});
    CHECK(palace_on(app).match.is_practice());
    CHECK(app.notice.id == "seats.practice");
    with_local_table([](auto& s) { hand_device_to(s, 1); }, *app.table);
    dispatch(app, {"lift", ""});
    dispatch(app, {"seat:1", "1"});
    CHECK(palace_on(app).match.is_practice());
    CHECK(table(app)["practice"] == true);
}

TEST_CASE("A game still counts if a seat is given back to its bot before anybody has seen the hand", "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, one);
    const Json before = table(app);
    dispatch(app, {"seat:1", "0"});
    dispatch(app, {"seat:1", "1"});
    CHECK(table(app) == before);
    CHECK(app.notice.id == "seats.counts");
}

TEST_CASE("A game that is reloaded after a human took over a bot's seat stays practice", "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, one);
    dispatch(app, {"seat:1", "0"});
    App again = started_app(fake);
    CHECK(palace_on(again).match.is_practice());
    dispatch(again, {"seat:1", "1"});
    CHECK(palace_on(again).match.is_practice());
}

TEST_CASE("A game becomes practice if a bot plays on with a hand that was seen", "[app][seats]") {
    FakePlatform fake;
    App app = at_table(fake, ada_and_ben);
    dispatch(app, {"seat:1", "1"});
    CHECK(palace_on(app).match.is_practice());
}

TEST_CASE("Today's deal in which a bot's hand was seen isn't recorded or counted", "[app][seats][daily]") {
    FakePlatform fake;
    App app = started_app(fake);
    REQUIRE(open_record_text(app, write_record(daily_deal_record("palindromes", 20000))).empty());
    dispatch(app, {"seat:1", "0"});
    with_local_table([](auto& s) { hand_device_to(s, 1); }, *app.table);
    dispatch(app, {"lift", ""});
    dispatch(app, {"seat:1", "2"});
    play_to_end(app);
    REQUIRE(is_over(app));
    CHECK(scores::daily_result_on(app.feature_data.get<scores::DailyLog>(), "palindromes", 20000) == nullptr);
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.empty());
}

} // namespace palazzo::app::test

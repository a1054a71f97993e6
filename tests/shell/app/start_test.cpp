// The start of the program, with what is stored and with what the page's address requests.
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

using LaunchOptions = std::vector<std::pair<std::string, std::string>>;

Json table(const App& app) { return app.table ? *parse_json(record_text(app)) : Json(); }

} // namespace

TEST_CASE("The first start shows the home screen without a message", "[app][start]") {
    FakePlatform fake;
    const App app = started_app(fake);
    CHECK(shown_page_name(app) == "home");
    CHECK(app.saved_games.empty());
    CHECK(fake.said.empty());
    CHECK(fake.stored.empty());
}

TEST_CASE("The page's address can request a table", "[app][start]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(apply_launch_options(app,
        LaunchOptions{{"quick", "palace"}, {"preset", "house"}, {"seats", "4"}, {"seed", "77"}, {"speed", "off"}}));
    CHECK(shown_page_name(app) == "table");
    CHECK(table(app)["preset"] == "house");
    CHECK(table(app)["deal"] == Json{{"seed", "77"}});
    REQUIRE(table(app)["seats"].size() == 4);
    CHECK(table(app)["seats"][0]["kind"] == "human");
    CHECK(table(app)["seats"][3]["kind"] == "bot");
    CHECK(app.settings.speed == Speed::off);
    CHECK(load_saves(store_in(fake)).saves.size() == 1);
}

TEST_CASE("The system's setting for less motion counts until the player has chosen a speed", "[app][start][settings]") {
    FakePlatform fake;
    const auto begun = [&] {
        App app = make_app(fake);
        app.settings.speed = Speed::off; // main() chooses this speed if the system asks for less motion
        start_program(app);
        return app;
    };
    App app = begun();
    CHECK(app.settings.speed == Speed::off);
    dispatch(app, {"four_colour", ""});
    app = begun();
    CHECK(app.settings.four_colour);
    CHECK(app.settings.speed == Speed::off);
    // The automatic choice isn't stored, because the system's setting may change.
    CHECK(started_app(fake).settings.speed == Speed::calm);
    dispatch(app, {"speed", "1"});
    CHECK(begun().settings.speed == Speed::calm);
}

TEST_CASE("If the page's address requests a table, whatever it doesn't specify has its default value", "[app][start]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(apply_launch_options(app, LaunchOptions{{"quick", "palace"}}));
    CHECK(table(app)["preset"] == "classic");
    CHECK(table(app)["seats"].size() == 3);
}

TEST_CASE("No table opens if the page's address requests none", "[app][start]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK_FALSE(apply_launch_options(app, {}));
    CHECK_FALSE(apply_launch_options(app, LaunchOptions{{"preset", "house"}, {"speed", "quick"}}));
    CHECK(shown_page_name(app) == "home");
    CHECK(app.settings.speed == Speed::quick);
}

TEST_CASE("A table that can't be set up is reported, and the current table stays", "[app][start]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(open_record_text(app, palace_record("5")).empty());
    const Json before = table(app);
    for (const LaunchOptions& launch_options :
        {LaunchOptions{{"quick", "chess"}}, LaunchOptions{{"quick", "palace"}, {"preset", "attic"}},
            LaunchOptions{{"quick", "palace"}, {"preset", "\xff\xfe"}},
            LaunchOptions{{"quick", "palace"}, {"preset", "house"}, {"seats", "8"}}}) {
        fake.said.clear();
        CHECK_FALSE(apply_launch_options(app, launch_options));
        CHECK(fake.said.size() == 1);
    }
    CHECK(table(app) == before);
}

TEST_CASE("Invalid numbers in the page's address are ignored", "[app][start]") {
    for (const char* odd : {"", "x", "-1", "1e9", "99999999999999999999999"}) {
        FakePlatform fake;
        App app = started_app(fake);
        CHECK(apply_launch_options(app, LaunchOptions{{"quick", "palace"}, {"seats", odd}, {"seed", odd}}));
        CHECK(table(app)["seats"].size() == 3);
    }
}

TEST_CASE("If the store names a current game that doesn't exist, the home screen is shown", "[app][start]") {
    FakePlatform fake;
    fake.stored["palazzo:current"] = "gone";
    fake.stored["palazzo:settings"] = "not even JSON";
    const App app = started_app(fake);
    CHECK(shown_page_name(app) == "home");
    CHECK(app.settings == Settings{});
}

} // namespace palazzo::app::test

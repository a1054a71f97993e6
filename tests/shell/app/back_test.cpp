// The way back from each screen, which the browser's Back button takes.
#include "shell/app/back/back.hpp"
#include "tests/shell/app/decks.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/scores.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

/// Goes back until the next step would leave the program. Returns the number of steps.
int steps_back(App& app) {
    int steps = 0;
    for (WayBack way = way_back(app); !way.id.empty() && steps < 20; way = way_back(app), ++steps)
        dispatch(app, {way.id, ""});
    return steps;
}

} // namespace

TEST_CASE("Back leaves the program only from the home screen", "[app][back]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(way_back(app).id.empty());
    CHECK(way_back(app).steps == 0);
    dispatch(app, {"settings", ""});
    CHECK(way_back(app).steps == 1);
    CHECK(steps_back(app) == 1);
    CHECK(shown_page_name(app) == "home");
    CHECK(shown_sheet_name(app) == "");
}

TEST_CASE("Back closes a sheet over the table, then leads to the home screen, and the game is kept", "[app][back]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"play:palace", ""});
    autosave(app);
    dispatch(app, {"menu", ""});
    CHECK(way_back(app).steps == 2);
    dispatch(app, {way_back(app).id, ""});
    CHECK(shown_page_name(app) == "table");
    CHECK(shown_sheet_name(app) == "");
    CHECK(steps_back(app) == 1);
    CHECK(shown_page_name(app) == "home");
    CHECK(app.saved_games.size() == 1);
}

TEST_CASE("Back leads to the home screen from set-up, practice, a puzzle, a lesson and a replay", "[app][back]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    steps_back(app);
    for (const char* opens : {"set_up:palace/classic", "practise:animals", "puzzle-palace-1", "lesson-palace"}) {
        INFO(opens);
        dispatch(app, {opens, ""});
        CHECK(shown_page_name(app) != "home");
        CHECK(steps_back(app) > 0);
        CHECK(shown_page_name(app) == "home");
    }
    dispatch(app, {"play:palace", ""});
    dispatch(app, {"replay", ""});
    REQUIRE(shown_page_name(app) == "replay");
    dispatch(app, {way_back(app).id, ""});
    CHECK(shown_page_name(app) == "table");
}

TEST_CASE("Back asks the player before it leaves a game that can't be stored", "[app][back]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"play:palace", ""});
    fake.store_is_full = true;
    play_simple_move(app);
    autosave(app);
    dispatch(app, {way_back(app).id, ""});
    CHECK(shown_page_name(app) == "table");
    CHECK(shown_sheet_name(app) == "leave");
    dispatch(app, {way_back(app).id, ""});
    CHECK(shown_sheet_name(app) == "");
    CHECK(shown_page_name(app) == "table");
}

TEST_CASE("In a tab that may not write, Back leaves the program", "[app][back]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"play:palace", ""});
    fake.other_tab_may_write = true;
    CHECK(way_back(app).id.empty());
}

} // namespace palazzo::app::test

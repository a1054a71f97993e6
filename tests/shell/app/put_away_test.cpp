// Going to the home screen and resuming the game: everything is still there, even if the game's record doesn't contain
// it.
#include "tests/shell/app/challenges.hpp"

#include "shell/app/table/take_back.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

/// Goes to the home screen and resumes the game that was on the table.
void go_home_and_back(App& app) {
    const std::string id = app.table->id;
    dispatch(app, {"home", ""});
    REQUIRE(shown_page_name(app) == "home");
    dispatch(app, {"continue", ""});
    REQUIRE(shown_page_name(app) == "table");
    REQUIRE(app.table->id == id);
}

/// Returns a game of Palace between a human and a bot in which the human's first move was made and taken back.
App after_taking_back(FakePlatform& fake) {
    App app = started_app(fake);
    REQUIRE(open_record_text(app,
        R"({"format":1,"game":"palace","preset":"classic","options":{"players":2},"deal":{"seed":"7"},"seats":[)"
            + human_seat + "," + bot_seat + "]}")
                .empty());
    auto& s = palace_game(app);
    Rng dice(1);
    REQUIRE_FALSE(s.match.play(0, simple_move(s.match.rules(), s.match.view(0), dice)));
    autosave(app);
    dispatch(app, {"undo", ""});
    REQUIRE(can_redo(app));
    return app;
}

} // namespace

TEST_CASE("A half-typed answer is still there after a visit to the home screen", "[app][put-away]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    dispatch(app, {"ch:text", "eleph"});
    go_home_and_back(app);
    REQUIRE(app.dialog.question);
    CHECK(app.dialog.question->text == "eleph");
    CHECK(shown_challenge(app).typed);
}

TEST_CASE("A question's time doesn't run while the home screen is shown", "[app][put-away]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    app.dialog.question->began = fake.now - 5;
    const std::string id = app.table->id;
    dispatch(app, {"home", ""});
    fake.now += 60;
    dispatch(app, {"continue", ""});
    REQUIRE(app.dialog.question);
    CHECK(app.dialog.question->began == fake.now - 5);
}

TEST_CASE("A move that was taken back can be made again after a visit to the home screen", "[app][put-away]") {
    FakePlatform fake;
    App app = after_taking_back(fake);
    go_home_and_back(app);
    CHECK(can_redo(app));
    dispatch(app, {"redo", ""});
    CHECK(palace_game(app).match.turn_count() == 1);
}

TEST_CASE("Letters that are laid out stay laid out after a visit to the home screen", "[app][put-away]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto regions = [&] { return app.table->mirror_regions(voice_of(app)); };
    std::string letter;
    for (int seed = 1; letter.empty(); ++seed) { // tries seeds until the human begins the dealt game
        REQUIRE(seed < 20);
        const std::string deal = R"("deal":{"seed":")" + std::to_string(seed) + R"("},"moves":[]})";
        REQUIRE(open_record_text(
            app, R"({"format":1,"game":"palabra","seats":[)" + human_seat + "," + bot_seat + "]," + deal)
                    .empty());
        for (const auto& region : regions())
            for (const auto& control : region.controls)
                if (letter.empty() && control.id.rfind("pick:", 0) == 0) letter = control.id;
    }
    const auto is_laid = [&] {
        for (const auto& region : regions())
            for (const auto& control : region.controls)
                if (control.id == letter) return control.pressed;
        return false;
    };
    app.table->handle_control({letter, ""});
    REQUIRE(is_laid());
    go_home_and_back(app);
    CHECK(is_laid());
}

TEST_CASE("A game that another tab has continued is opened as it is stored", "[app][put-away]") {
    FakePlatform fake;
    App app = after_taking_back(fake);
    const std::string id = app.table->id;
    dispatch(app, {"home", ""});
    App other = started_app(fake);
    dispatch(other, {"continue", ""});
    auto& s = palace_game(other);
    Rng dice(2);
    REQUIRE_FALSE(s.match.play(0, simple_move(s.match.rules(), s.match.view(0), dice)));
    autosave(other);
    dispatch(app, {"continue", ""});
    CHECK(palace_game(app).match.turn_count() == 1);
    CHECK_FALSE(can_redo(app));
}

TEST_CASE("A game of two people at one device is behind the curtain when it is resumed", "[app][put-away]") {
    FakePlatform fake;
    App app = started_app(fake);
    REQUIRE(open_record_text(app,
        R"({"format":1,"game":"palace","preset":"classic","options":{"players":2},"deal":{"seed":"7"},"seats":[)"
            + named_human_seat("Ada") + "," + named_human_seat("Ben") + "]}")
                .empty());
    dispatch(app, {"lift", ""});
    REQUIRE_FALSE(app.table->curtain);
    go_home_and_back(app);
    CHECK(app.table->curtain);
}

} // namespace palazzo::app::test

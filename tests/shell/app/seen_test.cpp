// A hidden screen: a tab in the background, or a minimised window.
#include "tests/shell/app/challenges.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

const std::string timed = R"("challenges":{"deck":"es","seconds":15},)";

} // namespace

TEST_CASE("The time to answer stops while nobody can see the question", "[app][seen]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", timed));
    fake.now += 5;
    set_screen_visible(app, false);
    fake.now += 3600;
    CHECK(shown_challenge(app).seconds_left == 10);
    update_overlay(app);
    CHECK_FALSE(shown_challenge(app).passed);
    set_screen_visible(app, true);
    CHECK(shown_challenge(app).seconds_left == 10);
    fake.now += 9;
    update_overlay(app);
    CHECK(shown_challenge(app).seconds_left == 1);
    fake.now += 1;
    update_overlay(app);
    CHECK(shown_challenge(app).passed == false);
}

TEST_CASE("Repeated notices that the screen is hidden or visible change nothing", "[app][seen]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", timed));
    for (int i = 0; i < 2; ++i) {
        set_screen_visible(app, true);
        fake.now += 2;
    }
    for (int i = 0; i < 2; ++i) {
        set_screen_visible(app, false);
        fake.now += 60;
    }
    for (int i = 0; i < 2; ++i) {
        set_screen_visible(app, true);
        fake.now += 1;
    }
    CHECK(shown_challenge(app).seconds_left == 9);
}

TEST_CASE("A question that opens while the screen is hidden keeps all of its time", "[app][seen]") {
    FakePlatform fake;
    App app = started_app(fake);
    app.settings.speed = Speed::off;
    set_screen_visible(app, false);
    REQUIRE(open_record_text(app, challenge_record(one_human_two_bots, "auto", timed)) == "");
    update_overlay(app);
    fake.now += 100;
    update_overlay(app);
    set_screen_visible(app, true);
    CHECK(shown_challenge(app).seconds_left == 15);
}

TEST_CASE("A bot's answer stays until it has been visible long enough", "[app][seen]") {
    FakePlatform fake;
    const std::string bots = R"({"format":1,"game":"palace","preset":"speak","options":{"players":3},"deal":{"cards":[)"
        + std::string(dealt_cards) + R"(],"short":true},"seats":[)" + bot_seat + "," + bot_seat + "," + human_seat
        + "]," + spanish_challenges + R"("moves":[{"seat":0,"move":{"play":["3S"]}},{"seat":1,"move":{"play":["5S"]}},)"
        + R"({"seat":2,"move":{"play":["7D"]}}]})";
    App app = started_app(fake);
    REQUIRE(open_record_text(app, bots) == "");
    update_overlay(app);
    fake.now += 1; // The bot thinks for a moment.
    update_overlay(app);
    REQUIRE(app.dialog.feedback);
    set_screen_visible(app, false);
    fake.now += 60;
    update_overlay(app);
    CHECK(app.dialog.feedback);
    set_screen_visible(app, true);
    fake.now += 4;
    update_overlay(app);
    CHECK_FALSE(app.dialog.feedback);
}

} // namespace palazzo::app::test

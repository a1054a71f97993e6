// The time for which a game has been played, measured between moves and added up over several sessions.
#include "shell/app/saves/open.hpp"
#include "shell/app/scores/play_time.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"

namespace palazzo::app::test {
namespace {

/// Opens a game of two humans, so that no bot moves by itself.
void sit_down(App& app) {
    REQUIRE(
        open_record_text(app, new_game_record("palace", "7", person_seat + "," + person_seat, two_players)).empty());
}

void move_after(FakePlatform& fake, App& app, double seconds) {
    fake.now += seconds;
    with_local_table(
        [](auto& s) {
            const Seat seat = s.match.seats_to_act().front();
            Rng dice(s.match.turn_count());
            REQUIRE_FALSE(s.match.play(seat, simple_move(s.match.rules(), s.match.view(seat), dice)));
        },
        *app.table);
    autosave(app);
}

} // namespace

TEST_CASE("The time between moves counts as played", "[app][scores][time]") {
    FakePlatform fake;
    App app = started_app(fake);
    sit_down(app);
    CHECK(played_seconds(app) == 0);
    move_after(fake, app, 20);
    move_after(fake, app, 25.5);
    CHECK(played_seconds(app) == 45);
}

TEST_CASE("A long pause doesn't count as played", "[app][scores][time]") {
    FakePlatform fake;
    App app = started_app(fake);
    sit_down(app);
    move_after(fake, app, 3600);
    CHECK(played_seconds(app) == 300);
}

TEST_CASE("Time during which the screen is hidden doesn't count as played", "[app][scores][time]") {
    FakePlatform fake;
    App app = started_app(fake);
    sit_down(app);
    set_screen_visible(app, false);
    fake.now += 100;
    set_screen_visible(app, true);
    move_after(fake, app, 8);
    CHECK(played_seconds(app) == 8);
}

TEST_CASE("The playing time continues when a game is opened again", "[app][scores][time]") {
    FakePlatform fake;
    App app = started_app(fake);
    sit_down(app);
    const std::string id = game_id_on_table(app);
    move_after(fake, app, 70);
    App later = started_app(fake);
    fake.now += 1000;
    resume_game(later, id);
    REQUIRE(game_id_on_table(later) == id);
    CHECK(played_seconds(later) == 70);
    move_after(fake, later, 5);
    CHECK(played_seconds(later) == 75);
}

TEST_CASE("Each game has its own playing time", "[app][scores][time]") {
    FakePlatform fake;
    App app = started_app(fake);
    sit_down(app);
    move_after(fake, app, 70);
    sit_down(app);
    CHECK(played_seconds(app) == 0);
}

TEST_CASE("A finished game is counted with its playing time", "[app][scores][time]") {
    FakePlatform fake;
    App app = started_app(fake);
    REQUIRE(open_record_text(app, new_game_record("palace", "7", person_seat + "," + medium_bot_seat, two_players))
                .empty());
    fake.now += 90;
    play_to_end(app);
    REQUIRE(stored_statistics(fake).outcomes.size() == 1);
    CHECK(stored_statistics(fake).outcomes.front().seconds == 90);
}

TEST_CASE("An unreadable playing time counts as zero seconds, and is deleted with its game", "[app][scores][time]") {
    FakePlatform fake;
    App app = started_app(fake);
    sit_down(app);
    move_after(fake, app, 70);
    const std::string id = game_id_on_table(app);
    REQUIRE(fake.stored["palazzo:time:" + id] == "70");
    fake.stored["palazzo:time:" + id] = "long";
    App later = started_app(fake);
    resume_game(later, id);
    CHECK(played_seconds(later) == 0);
    erase_save(later.services.store, id);
    CHECK(fake.stored.count("palazzo:time:" + id) == 0);
}

} // namespace palazzo::app::test

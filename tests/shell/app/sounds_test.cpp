// The sounds of a game: one for each move, and none if the player can't see the move or has turned the sound off.
#include "shell/app/decks/practice.hpp"
#include "shell/app/replay/replay.hpp"
#include "shell/app/sounds/sounds.hpp"
#include "shell/app/table/hearing.hpp"
#include "tests/shell/app/challenges.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"
#include "tests/shell/headless.hpp"

#include <algorithm>

namespace palazzo::app::test {
namespace {

using sound::Cue;
using Cues = std::vector<Cue>;

/// The program in an invisible window, in which each frame takes a tenth of a second.
class Running : public shell_test::PointerAndKeys<Running> {
  public:
    explicit Running(Speed speed = Speed::calm) : app(started_app(fake)) {
        app.settings.speed = speed;
        app.fonts = window_.theme().font;
        fake.played_sounds.clear();
    }
    void draw_frames(int n) {
        for (int i = 0; i < n; ++i) {
            fake.now += 0.1;
            window_.draw_frame([this] { wanted = run_frame(app); });
        }
    }
    void open(const std::string& text) { REQUIRE(open_record_text(app, text) == ""); }
    std::size_t moves() const {
        return with_local_table([](const auto& s) { return s.match.turn_count(); }, *app.table);
    }
    /// Makes the move of the rule of thumb for the seat whose turn it is.
    void move() { play_simple_move(app); }

    FakePlatform fake;
    shell_test::HeadlessWindow window_;
    App app;
    double wanted = 0;
};

/// A game of Sevens for humans alone, so that nothing moves by itself.
const std::string sevens =
    new_game_record("example", "7", person_seat + "," + person_seat + "," + person_seat, R"({"players":3})");

/// Lifts the curtain, because nothing moves while it is down.
void lift(Running& run) {
    handle_used_control(run.app, {"lift", ""});
    run.draw_frames(1);
}

int count(const Cues& heard, Cue cue) { return static_cast<int>(std::count(heard.begin(), heard.end(), cue)); }

} // namespace

TEST_CASE("A new game begins with one sound of cards being dealt", "[app][sound][frame]") {
    Running run;
    run.open(sevens);
    CHECK(run.fake.played_sounds.empty());
    run.draw_frames(5);
    CHECK(run.fake.played_sounds == Cues{Cue::deal});
}

TEST_CASE("A move sounds once, in the frame in which its movement begins", "[app][sound][frame]") {
    Running run;
    run.open(sevens);
    run.draw_frames(1);
    lift(run);
    run.fake.played_sounds.clear();
    run.move();
    CHECK(run.fake.played_sounds.empty());
    run.draw_frames(1);
    CHECK(run.fake.played_sounds == Cues{Cue::slide});
    CHECK(run.fake.volume == volume_factor(Volume::normal));
    run.draw_frames(5);
    CHECK(run.fake.played_sounds.size() == 1);
}

TEST_CASE("Each move of a bot sounds", "[app][sound][frame]") {
    Running run;
    run.open(new_game_record(
        "example", "7", person_seat + "," + medium_bot_seat + "," + medium_bot_seat, R"({"players":3})"));
    for (int i = 0; i < 200 && run.moves() < 3; ++i) {
        run.draw_frames(1);
        if (with_local_table([](const auto& s) { return s.match.seats_to_act().has(0); }, *run.app.table)) run.move();
    }
    run.draw_frames(1);
    CHECK(run.fake.played_sounds.front() == Cue::deal);
    CHECK(count(run.fake.played_sounds, Cue::slide) <= static_cast<int>(run.moves()));
    CHECK(count(run.fake.played_sounds, Cue::slide) > 0);
}

TEST_CASE("Moves that are shown at the same time make one sound", "[app][sound][frame]") {
    Running run(Speed::off);
    run.open(sevens);
    run.draw_frames(1);
    lift(run);
    run.fake.played_sounds.clear();
    for (int i = 0; i < 3; ++i) run.move();
    run.draw_frames(5);
    CHECK(run.fake.played_sounds == Cues{Cue::slide});
}

TEST_CASE("Opening a stored game makes no sound", "[app][sound][frame]") {
    Running run;
    run.open(sevens);
    run.draw_frames(1);
    lift(run);
    SECTION("before its first move") {}
    SECTION("in the middle") { run.move(), run.move(), autosave(run.app); }
    const std::string id = game_id_on_table(run.app);
    handle_used_control(run.app, {"home", ""});
    run.fake.played_sounds.clear();
    resume_game(run.app, id);
    run.draw_frames(10);
    CHECK(run.fake.played_sounds.empty());
}

TEST_CASE("Taking a move back makes no sound", "[app][sound][frame]") {
    Running run;
    run.open(sevens);
    run.draw_frames(1);
    lift(run);
    run.move();
    run.draw_frames(1);
    run.fake.played_sounds.clear();
    undo_move(run.app);
    run.draw_frames(3);
    CHECK(run.fake.played_sounds.empty());
    redo_move(run.app);
    run.draw_frames(3);
    CHECK(run.fake.played_sounds == Cues{Cue::slide});
}

TEST_CASE("A replay makes no sound", "[app][sound][frame]") {
    Running run;
    run.open(sevens);
    run.draw_frames(1);
    lift(run);
    for (int i = 0; i < 4; ++i) run.move();
    run.draw_frames(1);
    run.fake.played_sounds.clear();
    handle_used_control(run.app, {"replay", ""});
    for (int i = 0; i < 3; ++i) {
        handle_used_control(run.app, {"replay_on", ""});
        run.draw_frames(3);
    }
    REQUIRE(shown_page_name(run.app) == "replay");
    CHECK(run.fake.played_sounds.empty());
}

TEST_CASE("With sound off nothing is played", "[app][sound][frame]") {
    Running run;
    dispatch(run.app, {"sound", "0"});
    run.open(sevens);
    run.draw_frames(1);
    lift(run);
    run.move();
    run.draw_frames(5);
    CHECK(run.fake.played_sounds.empty());
}

TEST_CASE("Moves that are made while the screen is hidden make no sound, neither then nor later",
    "[app][sound][seen][frame]") {
    Running run;
    run.open(sevens);
    run.draw_frames(1);
    lift(run);
    run.fake.played_sounds.clear();
    set_screen_visible(run.app, false);
    run.move();
    run.draw_frames(3);
    set_screen_visible(run.app, true);
    run.draw_frames(3);
    CHECK(run.fake.played_sounds.empty());
}

TEST_CASE("Playing a sound requests no further frame", "[app][sound][frame]") {
    Running run(Speed::off);
    run.open(sevens);
    run.draw_frames(1);
    lift(run);
    run.draw_frames(3);
    REQUIRE(run.wanted < 0);
    play_sound(run.app, Cue::win);
    run.draw_frames(1);
    CHECK(run.wanted < 0);
}

TEST_CASE("The end of a game sounds once, when the winner is shown, and cheerfully only if a human has won",
    "[app][sound][frame]") {
    bool won = false;
    bool lost = false;
    for (int seed = 1; seed < 30 && !(won && lost); ++seed) {
        Running run;
        run.open(new_game_record("palindromes", std::to_string(seed), person_seat + "," + medium_bot_seat));
        run.draw_frames(1);
        play_to_end(run.app);
        run.draw_frames(60);
        REQUIRE(shown_sheet_name(run.app) == "result");
        const bool person_won = with_local_table(
            [](const auto& s) { return s.match.rules().winners(s.match.state()).has(0); }, *run.app.table);
        CHECK(count(run.fake.played_sounds, Cue::win) == (person_won ? 1 : 0));
        CHECK(count(run.fake.played_sounds, Cue::over) == (person_won ? 0 : 1));
        (person_won ? won : lost) = true;
    }
    CHECK(won);
    CHECK(lost);
}

TEST_CASE("Opening a finished game makes no sound of its end", "[app][sound][frame]") {
    Running run;
    play_palace_game(run.app);
    const std::string id = game_id_on_table(run.app);
    handle_used_control(run.app, {"home", ""});
    run.fake.played_sounds.clear();
    resume_game(run.app, id);
    run.draw_frames(30);
    CHECK(run.fake.played_sounds.empty());
}

TEST_CASE("Each attempt to do something illegal buzzes", "[app][sound][frame]") {
    Running run(Speed::off);
    run.open(new_game_record("palindromes", "7", person_seat + "," + person_seat));
    run.draw_frames(1);
    lift(run);
    run.draw_frames(2);
    run.fake.played_sounds.clear();
    const ui::Point board{195, 400};
    run.tap(board); // the tap on the board is refused, because no card was chosen
    CHECK(run.fake.played_sounds == Cues{Cue::buzz});
    run.draw_frames(5);
    CHECK(run.fake.played_sounds.size() == 1);
    run.tap(board);
    CHECK(run.fake.played_sounds.size() == 2);
}

TEST_CASE("A judged answer sounds right or wrong", "[app][sound][challenge][frame]") {
    for (const bool right : {false, true}) {
        Running run(Speed::off);
        run.open(challenge_record(one_human_two_bots, "auto", spanish_challenges));
        run.draw_frames(4);
        REQUIRE(run.app.dialog.question);
        run.fake.played_sounds.clear();
        const auto& item = asked_item(run.app);
        handle_used_control(run.app, {"ch:text", right ? item.answers.front() : "x"});
        handle_used_control(run.app, {"ch:check", ""});
        run.draw_frames(1);
        CHECK(run.fake.played_sounds == Cues{right ? Cue::chime : Cue::buzz});
    }
}

TEST_CASE("A judged answer in practice sounds right or wrong", "[app][sound][practice]") {
    FakePlatform fake;
    App app = started_app(fake);
    begin_practice(app, quiz::find_deck("es"), {3, 5});
    dispatch(app, {"ch:unknown", ""});
    CHECK(fake.played_sounds == Cues{Cue::buzz});
}

TEST_CASE("Choosing a volume plays a sample and is stored", "[app][sound][settings]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(fake.expects_sounds);
    dispatch(app, {"sound", "1"});
    CHECK(fake.played_sounds == Cues{Cue::chime});
    CHECK(fake.volume == volume_factor(Volume::quiet));
    CHECK(read_settings(fake.stored[settings_key]).volume == Volume::quiet);
    dispatch(app, {"sound", "0"});
    CHECK(fake.played_sounds.size() == 1);
    CHECK_FALSE(fake.expects_sounds);
    dispatch(app, {"sound", "9"});
    CHECK(app.settings.volume == Volume::off);
    App again = started_app(fake);
    CHECK_FALSE(fake.expects_sounds);
}

TEST_CASE("Vibration is offered if the device has it, and is off at first", "[app][sound][settings]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto offered = [&] {
        dispatch(app, {"settings", ""});
        const auto items = pages::sheet_mirror(voice_of(app), sheet_model(app)).regions;
        return std::any_of(items.begin(), items.end(), [](const auto& region) {
            return std::any_of(region.controls.begin(), region.controls.end(),
                [](const auto& control) { return control.id == "vibration"; });
        });
    };
    CHECK_FALSE(offered());
    fake.can_vibrate = true;
    CHECK(offered());
    play_sound(app, Cue::burn);
    CHECK(fake.vibrations.empty());
    dispatch(app, {"vibration", ""});
    CHECK(fake.vibrations == std::vector{sample_vibration_milliseconds});
    CHECK(read_settings(fake.stored[settings_key]).vibration);
    dispatch(app, {"vibration", ""});
    CHECK(fake.vibrations.size() == 1);
}

TEST_CASE("A phone vibrates only at the most important moments, with or without sound", "[app][sound]") {
    FakePlatform fake;
    App app = started_app(fake);
    app.settings.vibration = true;
    app.settings.volume = Volume::off;
    for (const Cue cue : {Cue::deal, Cue::slide, Cue::flip, Cue::sweep, Cue::chime, Cue::over}) play_sound(app, cue);
    CHECK(fake.vibrations.empty());
    for (const Cue cue : {Cue::burn, Cue::buzz, Cue::win}) play_sound(app, cue);
    CHECK(fake.vibrations.size() == 3);
    CHECK(std::all_of(fake.vibrations.begin(), fake.vibrations.end(), [](int ms) { return ms > 0 && ms <= 50; }));
    set_screen_visible(app, false);
    play_sound(app, Cue::win);
    CHECK(fake.vibrations.size() == 3);
    CHECK(fake.played_sounds.empty());
}

TEST_CASE(
    "A burning pile is celebrated for a second, with frames that nothing else requests", "[app][celebrated][frame]") {
    Running run(Speed::quick);
    run.open(new_game_record("palace", "7", medium_bot_seat + "," + medium_bot_seat, R"({"players":2})"));
    for (int i = 0; i < 3000 && !run.app.feature_data.get<BigMoment>().celebration_began && !is_over(run.app); ++i)
        run.draw_frames(1);
    REQUIRE(run.app.feature_data.get<BigMoment>().celebration_began);
    CHECK_FALSE(run.app.feature_data.get<BigMoment>().pending);
    CHECK(run.wanted == 0);
    CHECK(run.fake.now - *run.app.feature_data.get<BigMoment>().celebration_began < 0.2);
}

TEST_CASE("Without animation big moments aren't celebrated", "[app][celebrated][frame]") {
    Running run(Speed::off);
    run.open(sevens);
    run.draw_frames(1);
    lift(run);
    run.app.feature_data.get<BigMoment>().celebration_began = run.fake.now;
    run.draw_frames(1);
    CHECK(run.wanted != 0);
}

TEST_CASE("After a second the celebration of a big moment requests no more frames", "[app][celebrated][frame]") {
    Running run;
    run.open(sevens);
    run.draw_frames(20);
    lift(run);
    run.draw_frames(20);
    REQUIRE(run.wanted != 0);
    run.app.feature_data.get<BigMoment>().celebration_began = run.fake.now;
    run.draw_frames(1);
    CHECK(run.wanted == 0);
    run.draw_frames(12);
    CHECK(run.wanted != 0);
}

TEST_CASE(
    "A burning pile is celebrated in its place, after the burning card has landed there", "[app][celebrated][frame]") {
    Running run;
    run.open(new_game_record("palace", "7", medium_bot_seat + "," + medium_bot_seat, R"({"players":2})"));
    for (int i = 0; i < 3000 && !run.app.feature_data.get<BigMoment>().pending && !is_over(run.app); ++i)
        run.draw_frames(1);
    REQUIRE(run.app.feature_data.get<BigMoment>().pending);
    const auto& s = local_table<palace::Rules>(*run.app.table);
    CHECK_FALSE(s.screen.has_landed());
    CHECK_FALSE(run.app.feature_data.get<BigMoment>().celebration_began);
    for (int i = 0; i < 20 && !run.app.feature_data.get<BigMoment>().celebration_began; ++i) run.draw_frames(1);
    CHECK(run.app.feature_data.get<BigMoment>().celebration_began);
    CHECK(s.screen.has_landed());
    CHECK(s.screen.is_moving()); // the pile hasn't left yet
    CHECK(s.screen.celebration_origin());
}

TEST_CASE("The winner is announced after the last card has landed", "[app][celebrated][frame]") {
    Running run;
    run.open(sevens);
    run.draw_frames(20);
    lift(run);
    run.draw_frames(20);
    while (!is_over(run.app)) run.move();
    run.fake.played_sounds.clear();
    const auto& s = local_table<example::Rules>(*run.app.table);
    run.draw_frames(1);
    REQUIRE(s.screen.is_moving());
    CHECK_FALSE(games::shows_winner(s));
    CHECK(count(run.fake.played_sounds, Cue::win) == 0);
    for (int i = 0; i < 30 && s.screen.is_moving(); ++i) run.draw_frames(1);
    run.draw_frames(1);
    CHECK(games::shows_winner(s));
}

} // namespace palazzo::app::test

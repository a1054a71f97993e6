// Whole frames of the program: when a question opens over the table, which control takes a press, and which control has
// the focus.
#include "engine/games/palace/challenge.hpp"
#include "engine/games/palindromes/rules.hpp"
#include "engine/quiz/registry.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/lessons/lessons.hpp"
#include "shell/app/table_screen/driving.hpp"
#include "shell/games/move_control.hpp"
#include "shell/games/palace/challenge/challenge.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/lessons.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

const char* cards = R"("JS","JH","JD","QS","QH","QD","KS","KH","KD","8S","8H","8D","9S","9H","9D","AS","AH","AD",)"
                    R"("3S","4S","KC","5S","6S","QC","7D","7H","7C")";
const std::string human = R"({"kind":"human"})";
const std::string bot = R"({"kind":"bot","level":"simple"})";

/// Returns the record of a game of three seats, in which seat 2 holds only sevens. If `laid` is true, seat 2 has laid
/// one of them.
std::string record(const std::string& seats, const std::string& judge, bool laid) {
    return R"({"format":1,"game":"palace","preset":"speak","options":{"players":3,"judge":")" + judge
        + R"("},"deal":{"cards":[)" + cards + R"(],"short":true},"seats":[)" + seats
        + R"(],"challenges":{"deck":"es"},"moves":[{"seat":0,"move":{"play":["3S"]}},)"
        + R"({"seat":1,"move":{"play":["5S"]}})" + (laid ? R"(,{"seat":2,"move":{"play":["7D"]}}]})" : "]}");
}

/// The program in an invisible window, in which each frame takes a tenth of a second.
class Running : public shell_test::PointerAndKeys<Running> {
  public:
    explicit Running(Speed speed = Speed::calm) : app(started_app(fake)) {
        app.settings.speed = speed;
        app.fonts = window_.theme().font;
        app.services.show_mirror = [this](const a11y::Mirror& m) { mirror = m; };
    }
    void open(const std::string& text) { REQUIRE(open_record_text(app, text) == ""); }
    void draw_frames(int n) {
        for (int i = 0; i < n; ++i) {
            fake.now += 0.1;
            window_.draw_frame([this] { wanted = run_frame(app); });
        }
    }
    games::LocalTable<palace::Rules>& session() { return local_table<palace::Rules>(*app.table); }
    bool shows(const std::string& id) const { return control(id) != nullptr; }
    bool is_moving() { return session().screen.is_moving(); }
    const a11y::Control* control(const std::string& id) const {
        for (const auto& region : mirror.regions)
            for (const auto& c : region.controls)
                if (c.id == id) return &c;
        return nullptr;
    }
    ui::Point at(const std::string& id) const {
        const auto place = ui::registered_area(app.presses, id);
        REQUIRE(place);
        return place->centre();
    }
    /// Draws frames until done() is true, for a few seconds at most. Returns the number of frames.
    template <class Done>
    int until(Done&& done) {
        for (int n = 0; n < 80; ++n) {
            if (done()) return n;
            draw_frames(1);
        }
        FAIL("waited in vain");
        return 0;
    }

    FakePlatform fake;
    shell_test::HeadlessWindow window_;
    App app;
    a11y::Mirror mirror;
    double wanted = 0;
};

const std::string alone = human + "," + bot + "," + bot;
const std::string two = human + "," + bot + "," + human;

} // namespace

TEST_CASE("In a new game the deal is shown before a bot moves", "[app][frame]") {
    Running run;
    dispatch(run.app, {"play:palace", ""});
    run.draw_frames(1);
    CHECK(run.is_moving());
    CHECK(run.session().match.turn_count() == 0);
    CHECK(run.until([&] { return run.session().match.turn_count() > 0; }) >= 5);
}

TEST_CASE("A replay doesn't ask for a move", "[app][replay][frame]") {
    for (const char* game : {"palace", "palabra"}) {
        INFO(game);
        Running r(Speed::off);
        dispatch(r.app, {std::string("play:") + game, ""});
        r.draw_frames(10);
        REQUIRE(ui::registered_area(r.app.presses, "confirm"));
        dispatch(r.app, {"replay", ""});
        r.draw_frames(3);
        CHECK(ui::registered_area(r.app.presses, "replay_on"));
        for (const char* control : {"confirm", "exchange"}) CHECK_FALSE(ui::registered_area(r.app.presses, control));
    }
}

TEST_CASE("While a lesson's step is only to be read, the table doesn't ask for a move", "[app][lessons][frame]") {
    Running run(Speed::off);
    dispatch(run.app, {"lesson-palace", ""});
    run.draw_frames(10);
    REQUIRE(ui::registered_area(run.app.presses, "lesson_next"));
    CHECK_FALSE(ui::registered_area(run.app.presses, "confirm"));
    dispatch(run.app, {"lesson_next", ""});
    run.draw_frames(10);
    CHECK(ui::registered_area(run.app.presses, "confirm"));
}

TEST_CASE("When a stored game is opened, its cards are in place at once, without being dealt", "[app][frame]") {
    Running run;
    run.open(record(alone, "auto", false));
    run.session().next_bot_move_at = run.fake.now + 100;
    run.draw_frames(1);
    CHECK_FALSE(run.is_moving());
}

TEST_CASE("A challenge opens only after its card has landed", "[app][challenge][frame]") {
    Running run;
    run.open(record(alone, "auto", false));
    run.session().next_bot_move_at = run.fake.now + 0.5;
    run.until([&] { return run.session().match.turn_count() == 3; }); // the bot lays its seven
    CHECK_FALSE(run.shows("ch:check"));
    run.draw_frames(1);
    CHECK(run.is_moving());
    CHECK_FALSE(run.shows("ch:check"));
    CHECK(run.wanted == 0);
    run.until([&] { return !run.is_moving(); });
    run.draw_frames(1);
    CHECK(run.shows("ch:check"));
}

TEST_CASE("Without animation the card that causes a challenge is shown before the challenge opens",
    "[app][challenge][frame]") {
    Running run(Speed::off);
    run.open(record(alone, "auto", false));
    run.draw_frames(1);
    REQUIRE(run.session().match.turn_count() == 3);
    CHECK(run.session().drawn_move == 3U);
    CHECK_FALSE(ui::registered_area(run.app.presses, "ch:check"));
    CHECK(run.wanted == 0);
    run.draw_frames(3);
    CHECK(ui::registered_area(run.app.presses, "ch:check"));
}

TEST_CASE(
    "A bot doesn't judge a human who hasn't been asked yet, with and without animation", "[app][challenge][frame]") {
    Running run(Speed::off);
    run.open(record(alone, "giver", false));
    run.until([&] { return run.shows("ch:pass"); });
    CHECK(run.session().match.turn_count() == 3);
}

TEST_CASE("On a shared device, the table of the player who moved stays until the card has landed, and then a question "
          "covers it",
    "[app][challenge][frame]") {
    Running run;
    run.open(record(two, "giver", false));
    run.draw_frames(2);
    REQUIRE(run.session().viewer == 2);
    dispatch(run.app, {"lift", ""});
    run.draw_frames(10);
    palace::Move seven;
    seven.kind = palace::Move::Kind::play;
    seven.cards.push_back(*read_card("7D"));
    REQUIRE_FALSE(run.session().match.play(2, seven));
    run.draw_frames(1);
    CHECK(run.session().viewer == 2);
    CHECK_FALSE(run.session().curtain);
    CHECK_FALSE(run.shows("ch:pass"));
    CHECK(run.is_moving());
    run.until([&] { return run.shows("ch:pass"); });
    CHECK_FALSE(run.session().curtain);
    CHECK(run.session().viewer == 2);
    CHECK_FALSE(ui::registered_area(run.app.presses, "pile").has_value());
    handle_used_control(run.app, {"ch:pass", ""});
    run.draw_frames(1);
    CHECK(run.mirror.title == "Hand the device to Player 1");
}

TEST_CASE("Lines of the log for a single player are removed once the device is handed on", "[app][frame]") {
    Running run(Speed::off);
    run.open(R"({"format":1,"game":"palindromes","preset":"classic","options":{},"deal":{"seed":"11"},"seats":[)"
        + human + "," + human + "]}");
    run.draw_frames(2);
    dispatch(run.app, {"lift", ""});
    run.draw_frames(2);
    run.fake.lines_at_hand_over.reset();
    notify(run.app, {"hint.thinking", {}});
    run.app.services.announce("Somebody moved.");
    run.draw_frames(2);
    CHECK_FALSE(run.fake.lines_at_hand_over); // the same player still has the device
    with_local_table([](auto& s) { hand_device_to(s, 1 - s.viewer); }, *run.app.table);
    run.draw_frames(1);
    REQUIRE(run.fake.lines_at_hand_over);
    CHECK(run.fake.lines_at_hand_over->back() == "Somebody moved.");
    CHECK(std::count(run.fake.lines_at_hand_over->begin(), run.fake.lines_at_hand_over->end(),
              voice_of(run.app).say("hint.thinking"))
        == 0);
}

TEST_CASE("If the device returns to the player who had it, the curtain says so", "[app][challenge][frame]") {
    Running run(Speed::off);
    run.open(record(two, "giver", true));
    run.session().viewer = 0;
    run.until([&] { return run.shows("ch:pass"); });
    handle_used_control(run.app, {"ch:pass", ""});
    run.draw_frames(1);
    CHECK(run.mirror.title == "Back to Player 1");
}

TEST_CASE("A press anywhere closes a bot's verdict, and reaches nothing below", "[app][challenge][frame]") {
    Running run;
    run.open(record(bot + "," + bot + "," + human, "giver", true));
    run.until([&] { return run.app.dialog.feedback.has_value(); });
    run.draw_frames(5);
    REQUIRE(run.shows("ch:go"));
    run.move_to({200, 20}); // the pointer is next to the card
    run.set_mouse_button(true);
    const auto turns = run.session().match.turn_count();
    CHECK(run.app.dialog.feedback);
    run.set_mouse_button(false, 1);
    CHECK_FALSE(run.app.dialog.feedback);
    CHECK(shown_sheet_name(run.app) == "");
    CHECK(run.session().match.turn_count() == turns);
}

TEST_CASE("A press beside a question doesn't close it, and one on the table's menu opens the menu",
    "[app][challenge][frame]") {
    Running run;
    run.open(record(human + "," + bot + "," + bot, "giver", true));
    run.until([&] { return run.shows("ch:pass"); });
    run.draw_frames(5);
    run.tap({200, 20});
    run.draw_frames(1);
    CHECK(shown_sheet_name(run.app) == "");
    CHECK(run.shows("ch:pass"));
    run.tap({36, 32});
    run.draw_frames(1);
    CHECK(shown_sheet_name(run.app) == "menu");
}

TEST_CASE("A press on the table's menu during a bot's verdict opens the menu", "[app][challenge][frame]") {
    Running run;
    run.open(record(bot + "," + bot + "," + human, "giver", true));
    run.until([&] { return run.app.dialog.feedback.has_value(); });
    run.draw_frames(5);
    run.tap({36, 32});
    run.draw_frames(1);
    CHECK(shown_sheet_name(run.app) == "menu");
}

TEST_CASE("A press that is still down when a verdict closes by itself does nothing", "[app][challenge][frame]") {
    Running run;
    run.open(record(bot + "," + bot + "," + human, "giver", true));
    run.until([&] { return run.app.dialog.feedback.has_value(); });
    run.until([&] { return run.app.dialog.feedback->closes_at - run.fake.now < 0.35; });
    run.move_to(run.at("ch:go"));
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    run.until([&] { return !run.app.dialog.feedback; });
    const auto held = run.session().screen.selection;
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    run.draw_frames(2);
    CHECK(shown_sheet_name(run.app) == "");
    CHECK(run.session().screen.selection.picks.size() == held.picks.size());
}

TEST_CASE("A press just after a verdict has closed by itself does nothing", "[app][challenge][frame]") {
    Running run;
    run.open(record(bot + "," + bot + "," + human, "giver", true));
    run.until([&] { return run.app.dialog.feedback.has_value(); });
    run.until([&] { return !run.app.dialog.feedback; });
    CHECK(run.app.presses.presses_ignored_until > run.app.presses.now);
}

TEST_CASE("An answer can be typed as soon as the question is shown, and Enter sends it", "[app][challenge][frame]") {
    Running run(Speed::off);
    run.open(record(alone, "auto", true));
    run.until([&] { return run.shows("ch:check"); });
    run.draw_frames(4);
    ImGui::GetIO().AddInputCharacter('s');
    ImGui::GetIO().AddInputCharacter('i');
    run.draw_frames(2);
    CHECK(run.app.dialog.question->text == "si");
    run.press_key(ImGuiKey_Enter);
    REQUIRE(run.app.dialog.feedback);
    CHECK(run.app.dialog.feedback->card.given_answer == "si");
    run.draw_frames(2);
    run.press_key(ImGuiKey_Enter); // Enter closes the verdict
    CHECK_FALSE(run.app.dialog.feedback);
}

TEST_CASE("After Enter in an empty field a line says what is missing, and the field keeps the focus",
    "[app][challenge][frame]") {
    Running run(Speed::off);
    run.open(record(alone, "auto", true));
    run.until([&] { return run.shows("ch:check"); });
    run.draw_frames(4);
    run.press_key(ImGuiKey_Enter);
    run.draw_frames(4);
    CHECK(run.app.dialog.question->submitted_empty);
    CHECK_FALSE(run.app.dialog.feedback);
    ImGui::GetIO().AddInputCharacter('s');
    run.draw_frames(2);
    CHECK(run.app.dialog.question->text == "s");
}

TEST_CASE(
    "After a hint the field still has the focus, so that the next key adds to the answer", "[app][challenge][frame]") {
    Running run(Speed::off);
    run.open(record(alone, "auto", true));
    run.until([&] { return run.shows("ch:hint"); });
    run.draw_frames(4);
    run.tap(run.at("ch:hint"));
    run.draw_frames(4);
    REQUIRE_FALSE(run.app.dialog.question->letters.empty());
    ImGui::GetIO().AddInputCharacter('s');
    run.draw_frames(2);
    CHECK(run.app.dialog.question->text == "s");
}

TEST_CASE("If the page has its own field for the answer, the field is requested once, at the place of the drawn one",
    "[app][challenge][frame]") {
    Running run(Speed::off);
    run.fake.has_text_field = true;
    run.open(record(alone, "auto", true));
    run.until([&] { return run.shows("ch:check"); });
    run.draw_frames(4);
    CHECK(run.fake.requested_text_fields == std::vector<std::string>{"ch:text"});
    CHECK(run.app.dialog.question->native_field_open);
    CHECK_FALSE(run.app.dialog.question->typing);
    const auto place = ui::registered_area(run.app.presses, "ch:text");
    REQUIRE(place);
    CHECK(place->w > 200);
    CHECK_FALSE(ui::registered_area(run.app.presses, "key\xC3\xA1")); // the web page shows this letter's button itself
    dispatch(run.app, {"ch:typed", ""});
    run.draw_frames(2);
    CHECK(ui::registered_area(run.app.presses, "key\xC3\xA1"));
    CHECK(run.fake.requested_text_fields.size() == 1);
}

TEST_CASE("A phone's keyboard doesn't open by itself if the player uses a finger or a screen reader",
    "[app][challenge][frame]") {
    Running run(Speed::off);
    run.fake.has_text_field = true;
    SECTION("finger") {
        ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        run.tap({5, 5});
    }
    SECTION("words") { handle_used_control(run.app, {"settings", ""}), handle_used_control(run.app, {"close", ""}); }
    run.open(record(alone, "auto", true));
    run.until([&] { return run.shows("ch:check"); });
    run.draw_frames(3);
    CHECK(run.fake.requested_text_fields.empty());
    CHECK_FALSE(run.app.dialog.question->typing);
    dispatch(run.app, {"ch:type", ""}); // a press on the field
    CHECK(run.fake.requested_text_fields.size() == 1);
}

TEST_CASE("In practice each answer can be typed as soon as its question is shown", "[app][practice][frame]") {
    Running run(Speed::off);
    begin_practice(run.app, quiz::find_deck("es"), {3, 5});
    for (int i = 0; i < 2; ++i) {
        run.draw_frames(4);
        ImGui::GetIO().AddInputCharacter('x');
        run.draw_frames(2);
        CHECK(run.app.dialog.question->text == "x");
        run.press_key(ImGuiKey_Enter);
        REQUIRE(run.app.dialog.feedback);
        run.draw_frames(2);
        run.press_key(ImGuiKey_Enter);
        CHECK_FALSE(run.app.dialog.feedback);
    }
}

TEST_CASE("An avatar shows the first letter of a name, or the number of a seat without a name", "[widgets]") {
    CHECK(ui::avatar_text("Ada") == "A");
    CHECK(ui::avatar_text("Élodie") == "É");
    CHECK(ui::avatar_text("Player 2") == "2");
    CHECK(ui::avatar_text("Player 12") == "12");
    CHECK(ui::avatar_text("Player") == "P");
    CHECK(ui::avatar_text("Player One") == "P");
    CHECK(ui::avatar_text("Spieler 2") == "2");
    CHECK(ui::avatar_text("").empty());
}

TEST_CASE("While another tab plays, a tab moves no bot, requests no frame, and has only the button Play here",
    "[app][tabs][frame]") {
    Running run;
    run.open(record(alone, "giver", false)); // the bot in seat 2 is to move
    run.fake.other_tab_may_write = true;
    run.draw_frames(40);
    CHECK(run.session().match.turn_count() == 2);
    CHECK(run.wanted < 0);
    std::size_t controls = 0;
    for (const auto& region : run.mirror.regions) controls += region.controls.size();
    CHECK(controls == 1);
    CHECK(run.shows("play_here"));
    run.tap(run.at("play_here"));
    CHECK(run.fake.write_right_requests == 1);
    run.fake.other_tab_may_write = false;
    run.until([&] { return run.session().match.turn_count() == 3; });
    CHECK_FALSE(run.shows("play_here"));
}

TEST_CASE("In a tab that may not write to the store, the end of a time limit makes no move", "[app][frame]") {
    Running run(Speed::off);
    run.open(R"({"format":1,"game":"palabra","preset":"classic","options":{"impatient_timer":2},"deal":{"seed":"5"},)"
             R"("seats":[{"kind":"human"},{"kind":"human"}],"moves":[{"seat":0,"move":{"timer":true}}]})");
    dispatch(run.app, {"lift", ""});
    run.fake.other_tab_may_write = true;
    const std::string before = record_text(run.app);
    run.draw_frames(60); // each frame takes a tenth of a second
    CHECK(record_text(run.app) == before);
    run.fake.other_tab_may_write = false;
    run.draw_frames(60);
    CHECK(record_text(run.app).find("timeout") != std::string::npos);
}

TEST_CASE("While a bot's answer is shown, the table above the answer stays visible and isn't dimmed",
    "[app][challenge][frame]") {
    Running run;
    run.open(record(bot + "," + bot + "," + human, "giver", true));
    run.until([&] { return run.app.dialog.feedback.has_value(); });
    run.draw_frames(3);
    REQUIRE(run.shows("ch:go"));
    CHECK(run.at("ch:go").y > 600);
    CHECK(run.until([&] { return !run.app.dialog.feedback; }) < 25); // each frame takes a tenth of a second
}

TEST_CASE("A tap on the table speeds the bots up until a human is to act", "[app][frame]") {
    Running run;
    std::string seats = human;
    for (int i = 0; i < 7; ++i) seats += "," + bot;
    run.open(
        R"({"format":1,"game":"palace","preset":"classic","options":{"players":8,"face_up":"dealt","first":"left_of_dealer"},)"
        R"("deal":{"seed":"5"},"seats":[)"
        + seats + "]}");
    const auto mine = [&] { return run.session().match.seats_to_act().has(0); };
    const ui::Point cloth{195, 400};
    run.until(mine);
    run.draw_frames(20);
    handle_used_control(run.app, {"confirm", ""});
    while (mine())
        REQUIRE_FALSE(
            run.session().match.play(0, run.session().match.rules().legal_moves(run.session().match.view(0)).front()));
    run.draw_frames(2);
    REQUIRE_FALSE(mine());
    const auto moves = run.session().match.turn_count();
    run.tap(cloth);
    run.draw_frames(4);
    CHECK((mine() || run.session().match.is_over()));
    CHECK(run.session().match.turn_count() > moves + 2);
    run.draw_frames(1);
    CHECK_FALSE(run.app.bots_hurried);
}

TEST_CASE("The tap that makes a move doesn't speed up the following moves", "[app][frame]") {
    Running run;
    dispatch(run.app, {"play:palindromes", ""});
    auto& match = local_table<palindromes::Rules>(*run.app.table).match;
    run.until([&] { return match.seats_to_act().has(0) && is_table_at_rest(run.app); });
    run.draw_frames(20);
    const auto moves = match.turn_count();
    const palindromes::Move move = match.rules().legal_moves(match.view(0)).front();
    run.tap(run.at("pick:" + to_text(move.card)));
    run.tap(run.at(games::move_id(move)));
    REQUIRE(match.turn_count() > moves);
    CHECK_FALSE(run.app.bots_hurried);
}

TEST_CASE("The text of a lesson appears after its card has landed", "[app][lessons][frame]") {
    Running run;
    dispatch(run.app, {"lesson-palace", ""});
    run.draw_frames(3);
    while (!asks_for_move(*current_lesson(run.app))) {
        if (is_table_at_step(*current_lesson(run.app))) dispatch(run.app, {"lesson_next", ""});
        run.draw_frames(10);
    }
    const std::string before = current_lesson(run.app)->last_drawn_bar->sentence;
    play_lesson_move(run.app, true);
    run.draw_frames(1);
    CHECK(current_lesson(run.app)->last_drawn_bar->sentence == before);
    run.draw_frames(20);
    CHECK(current_lesson(run.app)->last_drawn_bar->sentence != before);
}

} // namespace palazzo::app::test

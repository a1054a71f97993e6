// Taking moves back at the table: when the table asks first, and what is stored.
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"

#include "shell/app/store/finished.hpp"
#include "shell/app/table/take_back.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

Json table(const App& app) { return *parse_json(record_text(app)); }
std::size_t moves(const App& app) { return table(app)["moves"].size(); }

/// Lets all seats play by the rule of thumb until a human is to act after at least `until` moves, or the game is over.
void play_on(App& app, std::size_t until) {
    with_local_table(
        [&](auto& s) {
            while (!s.match.is_over() && (s.match.turn_count() < until || first_seat_to_act(s, true) < 0)) {
                const Seat seat =
                    first_seat_to_act(s, false) >= 0 ? first_seat_to_act(s, false) : first_seat_to_act(s, true);
                Rng dice(s.match.turn_count());
                REQUIRE_FALSE(s.match.play(seat, simple_move(s.match.rules(), s.match.view(seat), dice)));
                s.viewer = human_count(s) == 1 ? s.viewer : std::max(first_seat_to_act(s, true), 0);
                s.curtain = false;
            }
        },
        *app.table);
    autosave(app);
}

/// Opens a table of Palace with these seats.
App at_table(FakePlatform& fake, const std::vector<std::string>& seats) {
    App app = started_app(fake);
    std::string all;
    for (const std::string& seat : seats) all += (all.empty() ? "" : ",") + seat;
    const std::string record = R"({"format":1,"game":"palace","preset":"classic","options":{"players":)"
        + std::to_string(seats.size()) + R"(},"deal":{"seed":"7"},"seats":[)" + all + "]}";
    REQUIRE(open_record_text(app, record).empty());
    return app;
}

const std::string human = R"({"kind":"human"})";
const std::string bot = R"({"kind":"bot","level":"simple"})";

} // namespace

TEST_CASE("Before the first move of a human nothing can be taken back", "[app][take-back]") {
    FakePlatform fake;
    App app = at_table(fake, {human, bot});
    CHECK_FALSE(can_take_back(app));
    dispatch(app, {"undo", ""});
    CHECK(moves(app) == 0);
    CHECK(shown_sheet_name(app) == "");
}

TEST_CASE("A move that showed nothing new is taken back without a question", "[app][take-back]") {
    FakePlatform fake;
    App app = at_table(fake, {human, bot});
    with_local_table(
        [](auto& s) {
            Rng dice(1);
            REQUIRE_FALSE(s.match.play(0, simple_move(s.match.rules(), s.match.view(0), dice)));
        },
        *app.table);
    autosave(app);
    CHECK(can_take_back(app));
    dispatch(app, {"undo", ""});
    CHECK(moves(app) == 0);
    CHECK_FALSE(table(app).contains("practice"));
    CHECK(can_redo(app));
    dispatch(app, {"redo", ""});
    CHECK(moves(app) == 1);
    CHECK_FALSE(can_redo(app));
}

TEST_CASE("Taking back a move after which something new was seen asks once, and makes the game practice",
    "[app][take-back]") {
    FakePlatform fake;
    App app = at_table(fake, {human, bot});
    play_on(app, 12);
    const std::size_t before = moves(app);
    dispatch(app, {"undo", ""});
    CHECK(shown_sheet_name(app) == "take_back");
    CHECK(sheet_model(app).items.size() == 4);
    CHECK(moves(app) == before);
    dispatch(app, {"close", ""});
    CHECK(moves(app) == before);
    CHECK_FALSE(table(app).contains("practice"));
    dispatch(app, {"undo", ""});
    dispatch(app, {"take_back_agreed", ""});
    CHECK(shown_sheet_name(app) == "");
    CHECK(moves(app) < before);
    CHECK(table(app)["practice"] == true);
    const std::size_t after = moves(app);
    dispatch(app, {"undo", ""});
    CHECK(shown_sheet_name(app) == "");
    CHECK(moves(app) < after);
}

TEST_CASE("Against bots, undo goes back to the human's last move, and redo forward over the bots' moves",
    "[app][take-back]") {
    FakePlatform fake;
    App app = at_table(fake, {human, bot, bot});
    play_on(app, 20);
    const Json before = table(app)["moves"];
    dispatch(app, {"undo", ""});
    dispatch(app, {"take_back_agreed", ""});
    CHECK(before[moves(app)]["seat"] == 0);
    for (std::size_t i = moves(app) + 1; i < before.size(); ++i) CHECK(before[i]["seat"] != 0);
    // Bots don't move until the human has moved or made the moves again.
    with_local_table([](const auto& s) { CHECK(first_seat_to_act(s, false) < 0); }, *app.table);
    dispatch(app, {"redo", ""});
    CHECK(table(app)["moves"] == before);
}

TEST_CASE("Undo reaches the deal and redo the last position, without a limit", "[app][take-back]") {
    FakePlatform fake;
    App app = at_table(fake, {human, bot});
    play_on(app, 60);
    const Json before = table(app)["moves"];
    dispatch(app, {"undo", ""});
    dispatch(app, {"take_back_agreed", ""});
    while (can_take_back(app)) dispatch(app, {"undo", ""});
    CHECK(moves(app) < 2);
    while (can_redo(app)) dispatch(app, {"redo", ""});
    CHECK(table(app)["moves"] == before);
}

TEST_CASE("At a shared device everyone is asked before a move is taken back", "[app][take-back]") {
    FakePlatform fake;
    App app = at_table(fake, {R"({"kind":"human","name":"Ada"})", R"({"kind":"human","name":"Ben"})"});
    play_on(app, 20);
    dispatch(app, {"undo", ""});
    REQUIRE(shown_sheet_name(app) == "take_back");
    const auto sheet = sheet_model(app);
    CHECK(sheet.title == "Does everyone agree?");
    CHECK(sheet.items.front().label.find("Everyone") != std::string::npos);
    dispatch(app, {"take_back_agreed", ""});
    const std::size_t once = moves(app);
    CHECK(once < 20);
    with_local_table([](auto& s) { s.curtain = false; }, *app.table);
    dispatch(app, {"undo", ""});
    CHECK(shown_sheet_name(app) == "take_back"); // everybody is asked each time that moves are taken back
}

TEST_CASE("A game whose moves were taken back is stored without them, as practice", "[app][take-back]") {
    FakePlatform fake;
    App app = at_table(fake, {human, bot});
    play_on(app, 12);
    dispatch(app, {"undo", ""});
    dispatch(app, {"take_back_agreed", ""});
    const std::string record = record_text(app);
    App again = started_app(fake);
    CHECK(record_text(again) == record);
    CHECK(table(again)["practice"] == true);
}

TEST_CASE("A finished game continues after its last moves were taken back", "[app][take-back]") {
    FakePlatform fake;
    App app = at_table(fake, {human, bot});
    play_on(app, 5000);
    REQUIRE(is_over(app));
    CHECK(count_finished_games(app.services.store) == 1);
    dispatch(app, {"undo", ""});
    dispatch(app, {"take_back_agreed", ""});
    CHECK_FALSE(is_over(app));
    CHECK(count_finished_games(app.services.store) == 0);
    CHECK(shown_sheet_name(app).empty()); // the game isn't over any more, so no result is shown
    App again = started_app(fake);
    CHECK(record_text(again) == record_text(app));
}

TEST_CASE("In a game that was opened again moves can be taken back at once", "[app][take-back]") {
    for (const std::size_t until : {std::size_t{12}, std::size_t{5000}}) {
        FakePlatform fake;
        App app = at_table(fake, {human, bot});
        play_on(app, until);
        const std::size_t before = moves(app);
        App again = started_app(fake);
        REQUIRE(moves(again) == before);
        dispatch(again, {"undo", ""});
        dispatch(again, {"take_back_agreed", ""});
        const std::size_t after = moves(again);
        CHECK(after < before);
        CHECK(table(again)["practice"] == true);
        CHECK(moves(started_app(fake)) == after);
    }
}

} // namespace palazzo::app::test

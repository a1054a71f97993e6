// Uses the home screen, the set-up and the sheets through the ids of their controls. A control has the same id on the
// canvas and in the text mirror.
#include "shell/app/table_screen/result.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

/// Returns the switch of `option` in the rule editor.
pages::RuleSwitch rule(const App& app, const std::string& option) {
    const auto rules = set_up_model(app).rules;
    const auto at = std::find_if(rules.begin(), rules.end(), [&](const auto& r) { return r.option == option; });
    REQUIRE(at != rules.end());
    return *at;
}

/// Returns a program in which the set-up of a preset of Palace is open.
App setting_up(FakePlatform& fake, const std::string& preset) {
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/" + preset, ""});
    CHECK(shown_page_name(app) == "set_up");
    return app;
}

Json table(const App& app) { return *parse_json(record_text(app)); }

} // namespace

TEST_CASE("One tap on a card game on the home screen opens a table with that game's first preset", "[app][act]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(shown_page_name(app) == "home");
    CHECK(home_model(app).games.front().presets.size() == 4);
    CHECK(home_model(app).resume_title.empty());
    dispatch(app, {"play:palace", ""});
    CHECK(shown_page_name(app) == "table");
    CHECK(table(app)["preset"] == "classic");
    CHECK(table(app)["seats"].size() == 3);
    CHECK(table(app)["seats"][0]["kind"] == "human");
    CHECK(table(app)["seats"][1] == Json{{"kind", "bot"}, {"level", "medium"}});
    dispatch(app, {"home", ""});
    CHECK(home_model(app).resume_title == "Palace · Classic");
    CHECK(home_model(app).saved == 1);
}

TEST_CASE("A table is set up by preset, players, seats and rules", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "classic");
    dispatch(app, {"preset", "1"});
    CHECK(set_up_model(app).most_players == 5);
    dispatch(app, {"players", "2"});
    CHECK(set_up_model(app).seats.size() == 4);
    dispatch(app, {"seat:1", "0"});
    dispatch(app, {"seat:2", "1"});
    dispatch(app, {"rules", ""});
    CHECK(set_up_model(app).rules_open);
    dispatch(app, {"rule:finish", "1"});
    dispatch(app, {"begin", ""});
    CHECK(shown_page_name(app) == "table");
    CHECK(table(app)["preset"] == "house");
    CHECK(table(app)["options"] == Json{{"players", 4}, {"finish", "play_on"}});
    CHECK(table(app)["seats"][1]["kind"] == "human");
    CHECK(table(app)["seats"][2]["level"] == "easy");
    CHECK(table(app)["seats"][3]["level"] == "medium");
}

TEST_CASE("A rule's switch can be set to a given state, or pressed to change its state", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "classic");
    CHECK(rule(app, "wrap").chosen == 0);
    dispatch(app, {"rule:wrap", "1"});
    CHECK(rule(app, "wrap").chosen == 1);
    dispatch(app, {"rule:wrap", "0"});
    CHECK(rule(app, "wrap").chosen == 0);
    dispatch(app, {"rule:wrap", ""});
    CHECK(rule(app, "wrap").chosen == 1);
    dispatch(app, {"rule:wrap", ""});
    CHECK(rule(app, "wrap").chosen == 0);
}

TEST_CASE("A rule that differs from the preset is marked", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "classic");
    const std::string as_it_is = rule(app, "wrap").detail;
    dispatch(app, {"rule:wrap", "1"});
    CHECK(rule(app, "wrap").detail == "Changed from Classic. " + as_it_is);
    CHECK(rule(app, "finish").detail.find("Changed") == std::string::npos);
    dispatch(app, {"rule:wrap", "0"});
    CHECK(rule(app, "wrap").detail == as_it_is);
}

TEST_CASE("Every option of every rule can be chosen", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "house");
    for (const auto& offered : set_up_model(app).rules)
        for (std::size_t i = 0; i < offered.choices.size(); ++i) {
            dispatch(app, {"rule:" + offered.option, std::to_string(i)});
            CAPTURE(offered.option, offered.choices[i]);
            CHECK(rule(app, offered.option).chosen == static_cast<int>(i));
        }
}

TEST_CASE("Rules that exclude each other are reported, and no table opens", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "classic");
    dispatch(app, {"players", "6"});
    dispatch(app, {"rule:decks", "1"});
    CHECK_FALSE(set_up_model(app).problem.empty());
    dispatch(app, {"begin", ""});
    CHECK(shown_page_name(app) == "set_up");
    CHECK_FALSE(notice_of(app).empty());
    CHECK(fake.stored.empty());
    dispatch(app, {"rule:decks", "0"});
    CHECK(set_up_model(app).problem.empty());
    dispatch(app, {"seat:0", "2"});
    CHECK(set_up_model(app).problem == "At least one player must be a person.");
}

TEST_CASE("Choosing a preset for fewer players reduces the number of seats", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "classic");
    dispatch(app, {"players", "6"});
    CHECK(set_up_model(app).seats.size() == 8);
    dispatch(app, {"rule:wrap", "1"});
    dispatch(app, {"preset", "1"});
    CHECK(set_up_model(app).seats.size() == 5);
    CHECK(rule(app, "wrap").chosen == 0);
    CHECK(set_up_model(app).problem.empty());
}

TEST_CASE("A human's name can be typed, and is used at the table", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "classic");
    dispatch(app, {"seat:1", "0"});
    dispatch(app, {"name:1", "Ada"});
    CHECK(set_up_model(app).seats[0].name == "Player 1");
    CHECK(set_up_model(app).seats[1].name == "Ada");
    dispatch(app, {"name:2", "Rosa's"});
    CHECK(set_up_model(app).seats[2].name == "Rosa");
    dispatch(app, {"name:0", "  "});
    CHECK(set_up_model(app).typed[0].empty());
    dispatch(app, {"begin", ""});
    CHECK(table(app)["seats"][1]["name"] == "Ada");
    CHECK_FALSE(table(app)["seats"][0].contains("name"));
}

TEST_CASE("A name that is too long is cut between two characters", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "classic");
    dispatch(app, {"name:0", std::string(longest_name - 1, 'a') + "é"});
    CHECK(set_up_model(app).typed[0] == std::string(longest_name - 1, 'a'));
    dispatch(app, {"name:0", "A\nB"});
    CHECK(set_up_model(app).typed[0] == "A B");
    dispatch(app, {"begin", ""});
    CHECK(shown_page_name(app) == "table");
}

TEST_CASE("A seat that is given to a bot loses the human's name", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "classic");
    dispatch(app, {"seat:1", "0"});
    dispatch(app, {"name:1", "Ada"});
    dispatch(app, {"seat:1", "1"});
    CHECK(set_up_model(app).seats[1].name == "Rosa");
}

TEST_CASE("The field for a name is drawn on the canvas only if the page has no text field of its own", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "classic");
    dispatch(app, {"type:0", ""});
    CHECK(set_up_model(app).typing == 0);
    dispatch(app, {"typed", ""});
    CHECK(set_up_model(app).typing == -1);
    fake.has_text_field = true;
    dispatch(app, {"type:0", ""});
    CHECK(fake.requested_text_fields == std::vector<std::string>{"name:0", "name:0"});
    CHECK(set_up_model(app).typing == -1);
    dispatch(app, {"type:1", ""});
    CHECK(fake.requested_text_fields.size() == 2);
}

TEST_CASE(
    "Actions that the open page doesn't offer, and values that a control doesn't offer, change nothing", "[app][act]") {
    FakePlatform fake;
    App app = setting_up(fake, "classic");
    const auto before = record_of(app.set_up, 1);
    for (const char* value : {"", "-1", "99", "x", "4294967296", "99999999999999999999"}) {
        for (const char* id : {"preset", "players", "seat:0", "seat:99", "seat:x", "rule:decks", "rule:layout",
                 "rule:no such rule", "rule:powers", "rule:order", "rule:", "seat:", "name:", "name:9", "type:x",
                 "no such control", "kept", ""})
            dispatch(app, {id, value});
        dispatch(app, {"speed", value});
        dispatch(app, {"ground", value});
    }
    CHECK(shown_page_name(app) == "set_up");
    CHECK(*record_of(app.set_up, 1) == *before);
    CHECK(app.settings == Settings{});
    for (const char* id : {"menu", "result", "again", "export", "home", "lift"}) dispatch(app, {id, ""});
    CHECK(shown_page_name(app) == "set_up");
    CHECK(shown_sheet_name(app) == "");
    CHECK(fake.exported.empty());
}

TEST_CASE("A table's sheets can be opened and closed", "[app][act]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"play:palace", ""});
    for (const auto& [id, title] : std::vector<std::pair<std::string, std::string>>{
             {"menu", "Game"}, {"rules", "Rules of this game"}, {"settings", "Settings"}, {"saved", "Saved games"}}) {
        dispatch(app, {id, ""});
        CHECK(sheet_model(app).title == title);
        CHECK_FALSE(sheet_model(app).items.empty());
        dispatch(app, {"close", ""});
        CHECK(shown_sheet_name(app) == "");
    }
}

TEST_CASE("Settings take effect at once and are stored", "[app][act]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"speed", "3"});
    dispatch(app, {"ground", "1"});
    dispatch(app, {"four_colour", ""});
    dispatch(app, {"large_index", ""});
    dispatch(app, {"large_index", ""});
    Settings made{Speed::off, ui::TableTheme::dark, true, false};
    made.speed_chosen = true;
    CHECK(app.settings == made);
    CHECK(started_app(fake).settings == app.settings);
}

TEST_CASE("Dealing again keeps the seats and the rules, and the earlier game stays stored", "[app][act]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(open_record_text(app,
        palace_record("5",
            R"("seats":[{"kind":"human","name":"Ada"},{"kind":"bot"},{"kind":"bot"}],)"
            R"("moves":[{"seat":0,"move":{"ready":true}}])"))
              .empty());
    const Json before = table(app);
    dispatch(app, {"again", ""});
    CHECK(table(app)["seats"] == before["seats"]);
    CHECK(table(app)["preset"] == before["preset"]);
    CHECK(table(app)["moves"].empty());
    CHECK(table(app)["deal"] != before["deal"]);
    CHECK(load_saves(store_in(fake)).saves.size() == 2);
}

TEST_CASE("Closing the share sheet returns to the result from which it was opened", "[app][act]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"play:palace", ""});
    dispatch(app, {"result", ""});
    REQUIRE(shown_sheet_name(app) == "result");
    dispatch(app, {"share", ""});
    REQUIRE(shown_sheet_name(app) == "share");
    dispatch(app, {"close", ""});
    CHECK(shown_sheet_name(app) == "result");
}

TEST_CASE("The result names the winner and the others' places", "[app][act]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"play:palace", ""});
    with_local_table(
        [](auto& s) {
            for (Rng dice(1); !s.match.is_over();) {
                const Seat seat = s.match.seats_to_act().front();
                REQUIRE_FALSE(s.match.play(seat, simple_move(s.match.rules(), s.match.view(seat), dice)));
            }
        },
        *app.table);
    CHECK(is_over(app));
    dispatch(app, {"result", ""});
    const auto model = sheet_model(app);
    CHECK(model.title.find("won") != std::string::npos);
    const auto standings = std::count_if(model.items.begin(), model.items.end(),
        [](const auto& item) { return item.kind == pages::SheetItem::ItemKind::standing; });
    CHECK(standings == 3);
    CHECK(model.items.front().chosen == 1);
    for (int row = 0; row < 3; ++row) CHECK(model.items[static_cast<std::size_t>(row)].place == row + 1);
    autosave(app);
    dispatch(app, {"home", ""});
    CHECK(app.saved_games.empty());
    CHECK(app.finished_count == 1);
    CHECK(home_model(app).resume_title.empty());
}

TEST_CASE("A seat can be given to a human or to a bot of any of four levels", "[app][act]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/classic", ""});
    for (const auto& [kind, level] : {std::pair{"1", "easy"}, {"2", "medium"}, {"3", "hard"}, {"4", "master"}}) {
        dispatch(app, {"seat:1", kind});
        CHECK(app.set_up.seats[1].level == level);
        CHECK(pages::seat_kind(app.set_up.seats[1]) == std::stoi(kind));
    }
    dispatch(app, {"seat:1", "5"});
    CHECK(app.set_up.seats[1].level == "master");
    dispatch(app, {"seat:1", "0"});
    CHECK(app.set_up.seats[1].human);
}

TEST_CASE("A bot level that only old records contain is replaced by the level that plays about as well", "[app][act]") {
    CHECK(pages::seat_kind({false, "", "random"}) == 1);
    CHECK(pages::seat_kind({false, "", "simple"}) == 2);
    CHECK(pages::seat_kind({false, "", "greedy"}) == 2);
}

TEST_CASE("Changing a bot's character never chooses one who is at the table already", "[app][act]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/classic", ""});
    const auto names = [&] {
        const auto seats = set_up_model(app).seats;
        return std::vector{seats[1].name, seats[2].name};
    };
    CHECK(names() == std::vector<std::string>{"Rosa", "Otto"});
    dispatch(app, {"who:1", ""});
    CHECK(names() == std::vector<std::string>{"Mina", "Rosa"});
    for (std::size_t i = 0; i < 2 * characters.size(); ++i) {
        dispatch(app, {"who:2", ""});
        CHECK(names()[0] != names()[1]);
        CHECK(!set_up_model(app).temperaments[2].empty());
    }
    dispatch(app, {"who:0", ""});
    CHECK(app.set_up.seats[0].human);
}

TEST_CASE("In a game that has a winner but no further places, the result lists the other players with the cards they "
          "have left",
    "[app][act]") {
    FakePlatform fake;
    App app = started_app(fake);
    const std::string bot = R"({"kind":"bot","level":"easy"})";
    int told = 0;
    for (int seed = 1; seed < 8; ++seed) {
        REQUIRE(open_record_text(app,
            R"({"format":1,"game":"palace","preset":"classic","options":{"players":4},"deal":{"seed":")"
                + std::to_string(seed) + R"("},"seats":[)" + bot + "," + bot + "," + bot + "," + bot + "]}")
                    .empty());
        with_local_table(
            [](auto& s) {
                while (!s.match.is_over()) s.make_bot_move(s.match.seats_to_act().front(), std::nullopt);
            },
            *app.table);
        show_result(app);
        int before = 0;
        for (const auto& item : sheet_model(app).items) {
            if (item.kind != pages::SheetItem::ItemKind::standing || item.chosen == 1) continue;
            const int left = std::atoi(item.detail.c_str());
            CHECK(left >= before);
            before = left;
            ++told;
        }
    }
    CHECK(told == 21);
}

} // namespace palazzo::app::test

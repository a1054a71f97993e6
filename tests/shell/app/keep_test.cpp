// Games are stored, resumed, exported and imported.
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"

#include "engine/core/digest.hpp"
#include "engine/share/link.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

namespace palazzo::app::test {
namespace {

using a11y::Action;

const std::string after_a_move = palace_record("5", R"("moves":[{"seat":0,"move":{"ready":true}}])");

std::string digest(const App& app) {
    return app.table ? with_local_table([](const auto& s) { return s.match.digest(); }, *app.table) : "none";
}

bool heard(const FakePlatform& fake, const std::string& part) {
    return std::any_of(
        fake.said.begin(), fake.said.end(), [&](const auto& line) { return line.find(part) != std::string::npos; });
}

/// Ends the phase before play in which the human may swap cards.
void get_ready(App& app) {
    with_local_table(
        [](auto& s) {
            REQUIRE_FALSE(s.match.play(0, *s.match.rules().read_move(Json{{"ready", true}})));
        },
        *app.table);
    autosave(app);
}

/// Opens a game and makes a move that the store refuses to save.
App with_unsaved_game(FakePlatform& fake) {
    App app = started_app(fake);
    REQUIRE(open_record_text(app, palace_record("5")).empty());
    fake.store_is_full = true;
    get_ready(app);
    return app;
}

} // namespace

TEST_CASE("An imported record is put on the table and stored", "[app][keep]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(open_record_text(app, after_a_move).empty());
    CHECK(shown_page_name(app) == "table");
    CHECK_FALSE(is_over(app));
    CHECK(*read_record(record_text(app)) == *read_record(after_a_move));
    CHECK(stored_keys(fake, "palazzo:game:").size() == 1);
}

TEST_CASE("A refused record changes nothing", "[app][keep]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(open_record_text(app, after_a_move).empty());
    const std::string before = digest(app);
    const auto kept = fake.stored;
    for (const auto& [text, line] : std::vector<std::pair<std::string, std::string>>{
             {"", "not JSON at line 1, column 1"}, {"{}", "format: missing: this is not a record"},
             {palace_record("5", R"("moves":[{"seat":0,"move":{"take":true}}])"), "moves[0]: "},
             {palace_record("5", R"("moves":[{"seat":7,"move":{"ready":true}}])"), "moves[0]: there is no seat 7"},
             {R"({"format":1,"game":"chess","deal":{"seed":"1"}})", "game: no game \"chess\"; there are palace"}})
        CHECK(open_record_text(app, text).rfind(line, 0) == 0);
    CHECK(digest(app) == before);
    CHECK(shown_page_name(app) == "table");
    CHECK(fake.stored == kept);
    import_file(app, "game.json", "{}");
    CHECK(heard(fake, "This file can't be opened: format"));
    CHECK(fake.stored == kept);
}

TEST_CASE("After the page was closed and opened again, the same game is on the table", "[app][keep]") {
    FakePlatform fake;
    {
        App app = started_app(fake);
        CHECK(open_record_text(app, after_a_move).empty());
    }
    const App again = started_app(fake);
    CHECK(shown_page_name(again) == "table");
    CHECK(*read_record(record_text(again)) == *read_record(after_a_move));
    CHECK(fake.said.empty());
}

TEST_CASE("Every move is stored, and the game is the same when it is opened again", "[app][keep]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(open_record_text(app, palace_record("5")).empty());
    const std::string first = digest(app);
    get_ready(app);
    const std::string second = digest(app);
    CHECK(first != second);
    CHECK(digest(started_app(fake)) == second);
    CHECK(stored_keys(fake, "palazzo:game:").size() == 2);
}

TEST_CASE("If the newer of a game's two slots is damaged, the older one is used, and a line says so", "[app][keep]") {
    FakePlatform fake;
    std::string first;
    {
        App app = started_app(fake);
        CHECK(open_record_text(app, palace_record("5")).empty());
        first = digest(app);
        get_ready(app);
    }
    std::string* latest = nullptr;
    for (auto& [key, text] : fake.stored)
        if (const auto save = read_slot(text); save && save->serial == 2) latest = &text;
    REQUIRE(latest != nullptr);
    latest->resize(latest->size() / 2);
    const std::string broken = *latest;
    const App again = started_app(fake);
    CHECK(digest(again) == first);
    CHECK(heard(fake, "could not be read"));
    REQUIRE(stored_keys(fake, "palazzo:aside:").size() == 1);
    CHECK(fake.stored[stored_keys(fake, "palazzo:aside:").front()] == broken);
}

TEST_CASE("A stored game that this program can't play is kept, is listed and can be exported", "[app][keep]") {
    FakePlatform fake;
    const std::string newer = R"({"format":2,"of":"tomorrow"})";
    CHECK(write_save(store_in(fake), {"future", 9, newer}));
    store_current_game_id(store_in(fake), "future");
    App app = started_app(fake);
    CHECK(shown_page_name(app) == "home");
    CHECK(heard(fake, "can't be opened: format"));
    REQUIRE(app.saved_games.size() == 1);
    CHECK(game_to_resume(app) == nullptr);
    dispatch(app, {"kept:future", ""});
    dispatch(app, {"export_kept", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(fake.exported[0].second == newer);
    dispatch(app, {"resume", ""});
    CHECK(shown_page_name(app) == "home");
    CHECK(open_record_text(app, palace_record("1")).empty());
    CHECK(app.serial == 10);
    CHECK(load_save(store_in(fake), "future").save->record == newer);
}

TEST_CASE("If the store refuses a game, one message says so, and the game goes on", "[app][keep]") {
    FakePlatform fake;
    fake.store_is_full = true;
    App app = started_app(fake);
    CHECK(open_record_text(app, palace_record("5")).empty());
    CHECK(shown_page_name(app) == "table");
    get_ready(app);
    autosave(app);
    CHECK(fake.said.size() == 1);
    CHECK(heard(fake, "export"));
    CHECK(fake.stored.empty());
    dispatch(app, {"export", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(read_record(fake.exported[0].second)->moves.size() == 1);
}

TEST_CASE(
    "If the program may not use the store, a line says so, and doesn't say that the store is full", "[app][keep]") {
    FakePlatform fake;
    fake.store_is_forbidden = true;
    App app = started_app(fake);
    CHECK(open_record_text(app, palace_record("5")).empty());
    CHECK(app.notice.id == "app.keeps_nothing");
    CHECK_FALSE(heard(fake, "no room"));
}

TEST_CASE(
    "Settings that the store refuses are reported once, and again after the store has accepted others", "[app][keep]") {
    FakePlatform fake;
    App app = started_app(fake);
    fake.store_is_full = true;
    dispatch(app, {"four_colour", ""});
    dispatch(app, {"large_index", ""});
    CHECK(fake.said.size() == 1);
    CHECK(heard(fake, "no room to save your settings"));
    fake.store_is_full = false;
    dispatch(app, {"four_colour", ""});
    fake.store_is_full = true;
    dispatch(app, {"four_colour", ""});
    CHECK(fake.said.size() == 2);
}

TEST_CASE("The player is asked before leaving a game that couldn't be stored", "[app][keep]") {
    FakePlatform fake;
    App app = with_unsaved_game(fake);
    const std::string unsaved = record_text(app);
    app.new_version = true;
    const auto link = write_link(*read_record(palace_record("6")), LinkKind::deal);
    REQUIRE(link);
    const std::array<Action, 4> leaving{{{"home", ""}, {"again", ""}, {"update", ""}, {"open_link", *link}}};
    for (const Action& action : leaving) {
        INFO(action.id);
        dispatch(app, action);
        CHECK(shown_sheet_name(app) == "leave");
        dispatch(app, {"close", ""});
        CHECK(shown_page_name(app) == "table");
        CHECK(record_text(app) == unsaved);
    }
    CHECK(fake.update_requests == 0);
    import_file(app, "other.json", palace_record("6"));
    CHECK(shown_sheet_name(app) == "leave");
    dispatch(app, {"export", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(fake.exported[0].second == unsaved);
    dispatch(app, {"leave", ""});
    CHECK(shown_page_name(app) == "home");
    CHECK(shown_sheet_name(app) == "");
    CHECK(notice_of(app).empty());
}

TEST_CASE(
    "A replay can't be played on from while the game on the table isn't stored, and a line says so", "[app][keep]") {
    FakePlatform fake;
    App app = with_unsaved_game(fake);
    const std::string unsaved = record_text(app);
    dispatch(app, {"replay", ""});
    fake.said.clear();
    dispatch(app, {"play_on", ""});
    CHECK(shown_page_name(app) == "replay");
    CHECK(shown_sheet_name(app) == "");
    CHECK(heard(fake, "There is no room to save this game"));
    dispatch(app, {"close", ""});
    CHECK(record_text(app) == unsaved);
}

TEST_CASE("The player is asked for each game that couldn't be stored, except for a game in which nobody has moved",
    "[app][keep]") {
    FakePlatform fake;
    App app = with_unsaved_game(fake);
    dispatch(app, {"leave", ""});
    fake.said.clear();
    REQUIRE(open_record_text(app, palace_record("7")).empty());
    CHECK(heard(fake, "There is no room to save this game"));
    dispatch(app, {"home", ""});
    CHECK(shown_page_name(app) == "home");
}

TEST_CASE("The player isn't asked before leaving a game if the store has accepted it in the end", "[app][keep]") {
    FakePlatform fake;
    App app = with_unsaved_game(fake);
    fake.store_is_full = false;
    autosave(app);
    dispatch(app, {"home", ""});
    CHECK(shown_page_name(app) == "home");
    CHECK(app.saved_games.size() == 1);
}

TEST_CASE("A second tab stores nothing, and doesn't change what the first one stores", "[app][keep]") {
    FakePlatform fake;
    {
        App app = started_app(fake);
        CHECK(open_record_text(app, after_a_move).empty());
    }
    const auto kept = fake.stored;
    fake.other_tab_may_write = true;
    App second = started_app(fake);
    CHECK(digest(second) != "none");
    CHECK(open_record_text(second, palace_record("6")).empty());
    dispatch(second, {"home", ""});
    CHECK(fake.stored == kept);
}

TEST_CASE("If the store is cleared during a game, the next move stores the game again", "[app][keep]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(open_record_text(app, palace_record("5")).empty());
    fake.stored.clear();
    get_ready(app);
    CHECK(digest(started_app(fake)) == digest(app));
    fake.stored.clear();
    autosave(app);
    CHECK(digest(started_app(fake)) == digest(app));
}

TEST_CASE("Several games are stored, and each can be continued or deleted", "[app][keep]") {
    FakePlatform fake;
    App app = started_app(fake);
    for (const char* seed : {"1", "2", "3"}) CHECK(open_record_text(app, palace_record(seed)).empty());
    dispatch(app, {"home", ""});
    CHECK(shown_page_name(app) == "home");
    CHECK(current_game_id(store_in(fake)).empty());
    REQUIRE(app.saved_games.size() == 3);
    CHECK(app.saved_games.front().title == "Palace · House");
    CHECK(app.saved_games.front().detail == "Your turn · with Rosa and Otto");
    dispatch(app, {"continue", ""});
    CHECK(*read_record(record_text(app)) == *read_record(palace_record("3")));
    dispatch(app, {"home", ""});
    const std::string oldest = app.saved_games.back().id;
    dispatch(app, {"kept:" + oldest, ""});
    dispatch(app, {"remove", ""});
    CHECK(shown_sheet_name(app) == "remove");
    dispatch(app, {"keep", ""});
    CHECK(app.saved_games.size() == 3);
    dispatch(app, {"remove", ""});
    dispatch(app, {"really_remove", ""});
    CHECK(shown_sheet_name(app) == "saved");
    CHECK(app.saved_games.size() == 2);
    CHECK_FALSE(load_save(store_in(fake), oldest).save);
    dispatch(app, {"kept:" + app.saved_games.back().id, ""});
    dispatch(app, {"resume", ""});
    CHECK(*read_record(record_text(app)) == *read_record(palace_record("2")));
    CHECK(shown_sheet_name(app) == "");
}

TEST_CASE("An exported game is the same after its import", "[app][keep]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(open_record_text(app, after_a_move).empty());
    const std::string before = digest(app);
    dispatch(app, {"export", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(fake.exported[0].first.rfind("palazzo-palace-", 0) == 0);
    FakePlatform elsewhere;
    App other = started_app(elsewhere);
    dispatch(other, {"import", ""});
    CHECK(elsewhere.file_requests == 1);
    import_file(other, fake.exported[0].first, fake.exported[0].second);
    CHECK(digest(other) == before);
}

TEST_CASE("After an export a line names the path of the file, if the platform tells the path", "[app][keep]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(open_record_text(app, after_a_move).empty());
    dispatch(app, {"export", ""});
    CHECK(notice_of(app).empty());
    fake.export_path = "/home/rosa/game.json";
    dispatch(app, {"export", ""});
    CHECK(notice_of(app) == "Saved as /home/rosa/game.json.");
    fake.export_path = std::nullopt;
    dispatch(app, {"export", ""});
    CHECK(notice_of(app).rfind("Couldn't save the file palazzo-palace-", 0) == 0);
}

} // namespace palazzo::app::test

// Storing and resuming games, export and import.
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

const std::string after_a_move = record("5", R"("moves":[{"seat":0,"move":{"ready":true}}])");

std::string digest(const App& app) {
    return app.table ? with_local([](const auto& s) { return s.match.digest(); }, *app.table) : "none";
}

bool heard(const FakePlatform& fake, const std::string& part) {
    return std::any_of(
        fake.said.begin(), fake.said.end(), [&](const auto& line) { return line.find(part) != std::string::npos; });
}

/// Ends the human's swapping.
void get_ready(App& app) {
    with_local(
        [](auto& s) {
            REQUIRE_FALSE(s.match.play(0, *s.match.rules().read_move(Json{{"ready", true}})));
        },
        *app.table);
    autosave(app);
}

/// Opens a game and makes a move that the store refuses to save.
App with_unsaved_game(FakePlatform& fake) {
    App app = started(fake);
    REQUIRE(open_text(app, record("5")).empty());
    fake.full = true;
    get_ready(app);
    return app;
}

} // namespace

TEST_CASE("An imported record is put on the table and stored", "[app][keep]") {
    FakePlatform fake;
    App app = started(fake);
    CHECK(open_text(app, after_a_move).empty());
    CHECK(page_on(app) == "table");
    CHECK_FALSE(is_over(app));
    CHECK(*read_record(record_text(app)) == *read_record(after_a_move));
    CHECK(keys(fake, "palazzo:game:").size() == 1);
}

TEST_CASE("A refused record changes nothing", "[app][keep]") {
    FakePlatform fake;
    App app = started(fake);
    CHECK(open_text(app, after_a_move).empty());
    const std::string before = digest(app);
    const auto kept = fake.kept;
    for (const auto& [text, line] : std::vector<std::pair<std::string, std::string>>{
             {"", "not JSON at line 1, column 1"}, {"{}", "format: missing: this is not a record"},
             {record("5", R"("moves":[{"seat":0,"move":{"take":true}}])"), "moves[0]: "},
             {record("5", R"("moves":[{"seat":7,"move":{"ready":true}}])"), "moves[0]: there is no seat 7"},
             {R"({"format":1,"game":"chess","deal":{"seed":"1"}})", "game: no game \"chess\"; there are palace"}})
        CHECK(open_text(app, text).rfind(line, 0) == 0);
    CHECK(digest(app) == before);
    CHECK(page_on(app) == "table");
    CHECK(fake.kept == kept);
    import_file(app, "game.json", "{}");
    CHECK(heard(fake, "This file can't be opened: format"));
    CHECK(fake.kept == kept);
}

TEST_CASE("After the page was closed the same game is on the table again", "[app][keep]") {
    FakePlatform fake;
    {
        App app = started(fake);
        CHECK(open_text(app, after_a_move).empty());
    }
    const App again = started(fake);
    CHECK(page_on(again) == "table");
    CHECK(*read_record(record_text(again)) == *read_record(after_a_move));
    CHECK(fake.said.empty());
}

TEST_CASE("Every move is stored, and the game is the same when it is opened again", "[app][keep]") {
    FakePlatform fake;
    App app = started(fake);
    CHECK(open_text(app, record("5")).empty());
    const std::string first = digest(app);
    get_ready(app);
    const std::string second = digest(app);
    CHECK(first != second);
    CHECK(digest(started(fake)) == second);
    CHECK(keys(fake, "palazzo:game:").size() == 2);
}

TEST_CASE("If the latest slot is damaged the previous one is used, and a line says so", "[app][keep]") {
    FakePlatform fake;
    std::string first;
    {
        App app = started(fake);
        CHECK(open_text(app, record("5")).empty());
        first = digest(app);
        get_ready(app);
    }
    std::string* latest = nullptr;
    for (auto& [key, text] : fake.kept)
        if (const auto save = read_slot(text); save && save->serial == 2) latest = &text;
    REQUIRE(latest != nullptr);
    latest->resize(latest->size() / 2);
    const std::string broken = *latest;
    const App again = started(fake);
    CHECK(digest(again) == first);
    CHECK(heard(fake, "could not be read"));
    REQUIRE(keys(fake, "palazzo:aside:").size() == 1);
    CHECK(fake.kept[keys(fake, "palazzo:aside:").front()] == broken);
}

TEST_CASE("A stored game that this program can't play is kept, is listed and can be exported", "[app][keep]") {
    FakePlatform fake;
    const std::string newer = R"({"format":2,"of":"tomorrow"})";
    CHECK(write_save(store_in(fake), {"future", 9, newer}));
    set_current_game(store_in(fake), "future");
    App app = started(fake);
    CHECK(page_on(app) == "home");
    CHECK(heard(fake, "can't be opened: format"));
    REQUIRE(app.saved_games.size() == 1);
    CHECK(game_to_resume(app) == nullptr);
    dispatch(app, {"kept:future", ""});
    dispatch(app, {"export_kept", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(fake.exported[0].second == newer);
    dispatch(app, {"resume", ""});
    CHECK(page_on(app) == "home");
    CHECK(open_text(app, record("1")).empty());
    CHECK(app.serial == 10);
    CHECK(load_save(store_in(fake), "future").save->record == newer);
}

TEST_CASE("If the store refuses a game, one message says so, and the game goes on", "[app][keep]") {
    FakePlatform fake;
    fake.full = true;
    App app = started(fake);
    CHECK(open_text(app, record("5")).empty());
    CHECK(page_on(app) == "table");
    get_ready(app);
    autosave(app);
    CHECK(fake.said.size() == 1);
    CHECK(heard(fake, "export"));
    CHECK(fake.kept.empty());
    dispatch(app, {"export", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(read_record(fake.exported[0].second)->moves.size() == 1);
}

TEST_CASE("A forbidden store is reported as forbidden, not as full", "[app][keep]") {
    FakePlatform fake;
    fake.forbidden = true;
    App app = started(fake);
    CHECK(open_text(app, record("5")).empty());
    CHECK(app.notice.id == "app.keeps_nothing");
    CHECK_FALSE(heard(fake, "no room"));
}

TEST_CASE(
    "Settings that the store refuses are reported once, and again after the store has accepted others", "[app][keep]") {
    FakePlatform fake;
    App app = started(fake);
    fake.full = true;
    dispatch(app, {"four_colour", ""});
    dispatch(app, {"large_index", ""});
    CHECK(fake.said.size() == 1);
    CHECK(heard(fake, "no room to save your settings"));
    fake.full = false;
    dispatch(app, {"four_colour", ""});
    fake.full = true;
    dispatch(app, {"four_colour", ""});
    CHECK(fake.said.size() == 2);
}

TEST_CASE("Leaving a game that couldn't be stored asks first", "[app][keep]") {
    FakePlatform fake;
    App app = with_unsaved_game(fake);
    const std::string unsaved = record_text(app);
    app.new_version = true;
    const auto link = write_link(*read_record(record("6")), LinkKind::deal);
    REQUIRE(link);
    const std::array<Action, 4> leaving{{{"home", ""}, {"again", ""}, {"update", ""}, {"open_link", *link}}};
    for (const Action& action : leaving) {
        INFO(action.id);
        dispatch(app, action);
        CHECK(sheet_on(app) == "leave");
        dispatch(app, {"close", ""});
        CHECK(page_on(app) == "table");
        CHECK(record_text(app) == unsaved);
    }
    CHECK(fake.updates == 0);
    import_file(app, "other.json", record("6"));
    CHECK(sheet_on(app) == "leave");
    dispatch(app, {"export", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(fake.exported[0].second == unsaved);
    dispatch(app, {"leave", ""});
    CHECK(page_on(app) == "home");
    CHECK(sheet_on(app) == "");
    CHECK(notice_of(app).empty());
}

TEST_CASE("In a replay a line says that the game isn't stored, and the line stays", "[app][keep]") {
    FakePlatform fake;
    App app = with_unsaved_game(fake);
    const std::string unsaved = record_text(app);
    dispatch(app, {"replay", ""});
    fake.said.clear();
    dispatch(app, {"play_on", ""});
    CHECK(page_on(app) == "replay");
    CHECK(sheet_on(app) == "");
    CHECK(heard(fake, "There is no room to save this game"));
    dispatch(app, {"close", ""});
    CHECK(record_text(app) == unsaved);
}

TEST_CASE("Leaving each game that couldn't be stored asks again, but not if nobody has moved in it", "[app][keep]") {
    FakePlatform fake;
    App app = with_unsaved_game(fake);
    dispatch(app, {"leave", ""});
    fake.said.clear();
    REQUIRE(open_text(app, record("7")).empty());
    CHECK(heard(fake, "There is no room to save this game"));
    dispatch(app, {"home", ""});
    CHECK(page_on(app) == "home");
}

TEST_CASE("Leaving a game that could be stored after all doesn't ask first", "[app][keep]") {
    FakePlatform fake;
    App app = with_unsaved_game(fake);
    fake.full = false;
    autosave(app);
    dispatch(app, {"home", ""});
    CHECK(page_on(app) == "home");
    CHECK(app.saved_games.size() == 1);
}

TEST_CASE("A second tab stores nothing, and doesn't change what the first one stores", "[app][keep]") {
    FakePlatform fake;
    {
        App app = started(fake);
        CHECK(open_text(app, after_a_move).empty());
    }
    const auto kept = fake.kept;
    fake.other_tab = true;
    App second = started(fake);
    CHECK(digest(second) != "none");
    CHECK(open_text(second, record("6")).empty());
    dispatch(second, {"home", ""});
    CHECK(fake.kept == kept);
}

TEST_CASE("If the store is cleared during a game, the next move stores the game again", "[app][keep]") {
    FakePlatform fake;
    App app = started(fake);
    CHECK(open_text(app, record("5")).empty());
    fake.kept.clear();
    get_ready(app);
    CHECK(digest(started(fake)) == digest(app));
    fake.kept.clear();
    autosave(app);
    CHECK(digest(started(fake)) == digest(app));
}

TEST_CASE("Several games are stored, and each can be continued or deleted", "[app][keep]") {
    FakePlatform fake;
    App app = started(fake);
    for (const char* seed : {"1", "2", "3"}) CHECK(open_text(app, record(seed)).empty());
    dispatch(app, {"home", ""});
    CHECK(page_on(app) == "home");
    CHECK(current_game(store_in(fake)).empty());
    REQUIRE(app.saved_games.size() == 3);
    CHECK(app.saved_games.front().title == "Palace · House");
    CHECK(app.saved_games.front().detail == "Your turn · with Rosa and Otto");
    dispatch(app, {"continue", ""});
    CHECK(*read_record(record_text(app)) == *read_record(record("3")));
    dispatch(app, {"home", ""});
    const std::string oldest = app.saved_games.back().id;
    dispatch(app, {"kept:" + oldest, ""});
    dispatch(app, {"remove", ""});
    CHECK(sheet_on(app) == "remove");
    dispatch(app, {"keep", ""});
    CHECK(app.saved_games.size() == 3);
    dispatch(app, {"remove", ""});
    dispatch(app, {"really_remove", ""});
    CHECK(sheet_on(app) == "saved");
    CHECK(app.saved_games.size() == 2);
    CHECK_FALSE(load_save(store_in(fake), oldest).save);
    dispatch(app, {"kept:" + app.saved_games.back().id, ""});
    dispatch(app, {"resume", ""});
    CHECK(*read_record(record_text(app)) == *read_record(record("2")));
    CHECK(sheet_on(app) == "");
}

TEST_CASE("An exported game is the same after its import", "[app][keep]") {
    FakePlatform fake;
    App app = started(fake);
    CHECK(open_text(app, after_a_move).empty());
    const std::string before = digest(app);
    dispatch(app, {"export", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(fake.exported[0].first.rfind("palazzo-palace-", 0) == 0);
    FakePlatform elsewhere;
    App other = started(elsewhere);
    dispatch(other, {"import", ""});
    CHECK(elsewhere.picking == 1);
    import_file(other, fake.exported[0].first, fake.exported[0].second);
    CHECK(digest(other) == before);
}

TEST_CASE("After an export a line names the path of the file, if the platform tells the path", "[app][keep]") {
    FakePlatform fake;
    App app = started(fake);
    CHECK(open_text(app, after_a_move).empty());
    dispatch(app, {"export", ""});
    CHECK(notice_of(app).empty());
    fake.exports_to = "/home/rosa/game.json";
    dispatch(app, {"export", ""});
    CHECK(notice_of(app) == "Saved as /home/rosa/game.json.");
    fake.exports_to = std::nullopt;
    dispatch(app, {"export", ""});
    CHECK(notice_of(app).rfind("Couldn't save the file palazzo-palace-", 0) == 0);
}

} // namespace palazzo::app::test

// Links shared at the table and in the set-up, and what opening them does.
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"

#include "shell/app/replay/replay.hpp"
#include "shell/app/share/share.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

Json table(const App& app) { return *parse_json(record_text(app)); }

/// Opens a table of `game` and makes at most `moves` moves.
App playing(FakePlatform& fake, const std::string& game, std::size_t moves) {
    App app = started_app(fake);
    dispatch(app, {"play:" + game, ""});
    with_local_table(
        [&](auto& s) {
            Rng dice(5);
            while (!s.match.is_over() && s.match.turn_count() < moves) {
                const Seat seat = s.match.seats_to_act().front();
                REQUIRE_FALSE(s.match.play(seat, simple_move(s.match.rules(), s.match.view(seat), dice)));
            }
        },
        *app.table);
    autosave(app);
    return app;
}

std::string link(const App& app, LinkKind kind) {
    const auto text = link_to_share(app, kind);
    REQUIRE(text);
    return *text;
}

} // namespace

TEST_CASE("A link is the page's address with a fragment", "[app][share]") {
    FakePlatform fake;
    const App app = playing(fake, "palindromes", 4);
    CHECK(link(app, LinkKind::rules).rfind("https://example.org/#rules=1", 0) == 0);
    CHECK(link(app, LinkKind::deal).rfind("https://example.org/#deal=1", 0) == 0);
    CHECK(link(app, LinkKind::game).rfind("https://example.org/#game=1", 0) == 0);
}

TEST_CASE("Several humans at one device are asked before a file or a link reveals all their cards", "[app][share]") {
    FakePlatform fake;
    App app = started_app(fake);
    const std::string two = R"([{"kind":"human","name":"Ada"},{"kind":"human","name":"Ben"}])";
    REQUIRE(open_record_text(
        app, R"({"format":1,"game":"palindromes","options":{},"deal":{"seed":"7"},"moves":[],"seats":)" + two + "}")
                .empty());
    dispatch(app, {"lift", ""});
    dispatch(app, {"export", ""});
    CHECK(fake.exported.empty());
    REQUIRE(shown_sheet_name(app) == "reveal");
    dispatch(app, {"close", ""});
    CHECK(fake.exported.empty());
    dispatch(app, {"export", ""});
    dispatch(app, {"export_agreed", ""});
    CHECK(fake.exported.size() == 1);

    dispatch(app, {"share", ""});
    dispatch(app, {"copy_link", ""});
    CHECK(fake.copied.empty());
    const auto codes = [&] {
        const auto items = sheet_model(app).items;
        return std::count_if(
            items.begin(), items.end(), [](const auto& item) { return item.kind == pages::SheetItem::ItemKind::code; });
    };
    CHECK(codes() == 0);
    dispatch(app, {"share_what", "0"}); // rules contain no cards
    CHECK(codes() == 1);
    dispatch(app, {"share_what", "1"});
    CHECK(codes() == 0);
    dispatch(app, {"share_reveal", ""});
    CHECK(codes() == 1);
    dispatch(app, {"copy_link", ""});
    CHECK(fake.copied.size() == 1);

    dispatch(app, {"home", ""});
    dispatch(app, {"saved", ""});
    dispatch(app, {"kept:" + app.saved_games.front().id, ""});
    dispatch(app, {"export_kept", ""});
    CHECK(fake.exported.size() == 1);
    REQUIRE(shown_sheet_name(app) == "reveal");
    dispatch(app, {"export_kept_agreed", ""});
    CHECK(fake.exported.size() == 2);
}

TEST_CASE("A lone human exports and shares without being asked", "[app][share]") {
    FakePlatform fake;
    App app = playing(fake, "palindromes", 4);
    dispatch(app, {"export", ""});
    CHECK(fake.exported.size() == 1);
    dispatch(app, {"share", ""});
    dispatch(app, {"copy_link", ""});
    CHECK(fake.copied.size() == 1);
}

TEST_CASE("After a link to a deal was opened, a line says that the deal is shared", "[app][share]") {
    FakePlatform fake;
    const App there = playing(fake, "palindromes", 4);
    FakePlatform other;
    App here = started_app(other);
    CHECK(open_link(here, link(there, LinkKind::deal)).empty());
    CHECK(here.notice.id == "share.deal.opened");
}

TEST_CASE("A link to a whole game opens its replay", "[app][share]") {
    FakePlatform fake;
    const App there = playing(fake, "palace", 30);
    const std::string text = link(there, LinkKind::game);
    FakePlatform other;
    App here = started_app(other);
    CHECK(open_link(here, text).empty());
    REQUIRE(shown_page_name(here) == "replay");
    CHECK(replay_model(here).moves == 30);
    dispatch(here, {"replay_at", "30"});
    dispatch(here, {"play_on", ""});
    CHECK(table(here)["moves"] == table(there)["moves"]);
}

TEST_CASE("A link to a deal deals the same cards to everyone who opens it", "[app][share]") {
    FakePlatform fake;
    const App there = playing(fake, "palace", 30);
    FakePlatform other;
    App here = started_app(other);
    CHECK(open_link(here, link(there, LinkKind::deal)).empty());
    REQUIRE(shown_page_name(here) == "table");
    CHECK(table(here)["deal"] == table(there)["deal"]);
    CHECK(table(here)["options"] == table(there)["options"]);
    CHECK(table(here)["moves"].empty());
}

TEST_CASE("A link to rules opens the set-up with those rules", "[app][share]") {
    FakePlatform fake;
    App there = started_app(fake);
    dispatch(there, {"set_up:palace/house", ""});
    dispatch(there, {"players", "2"});
    dispatch(there, {"rule:wrap", "1"});
    const std::string text = link(there, LinkKind::rules);
    FakePlatform other;
    App here = started_app(other);
    CHECK(open_link(here, text).empty());
    REQUIRE(shown_page_name(here) == "set_up");
    CHECK(here.set_up.preset == "house");
    CHECK(here.set_up.seats.size() == there.set_up.seats.size());
    CHECK(here.set_up.rules == there.set_up.rules);
}

TEST_CASE("A broken link opens nothing, and a line says so", "[app][share]") {
    FakePlatform fake;
    App app = playing(fake, "palindromes", 4);
    const std::string before = record_text(app);
    std::string text = link(app, LinkKind::game);
    text.pop_back();
    CHECK_FALSE(open_link(app, text).empty());
    dispatch(app, {"open_link", text});
    CHECK(app.notice.id == "app.cant.open_link");
    CHECK(shown_page_name(app) == "table");
    CHECK(record_text(app) == before);
}

TEST_CASE("The share sheet shows the link to what the player chose to share, and copies it", "[app][share]") {
    FakePlatform fake;
    App app = playing(fake, "palindromes", 4);
    dispatch(app, {"share", ""});
    REQUIRE(shown_sheet_name(app) == "share");
    dispatch(app, {"share_what", "1"});
    dispatch(app, {"copy_link", ""});
    CHECK(fake.copied == std::vector<std::string>{link(app, LinkKind::deal)});
    CHECK(app.notice.id == "share.copied");
    fake.can_copy = false;
    dispatch(app, {"copy_link", ""});
    CHECK(app.notice.id == "share.not_copied");
}

TEST_CASE("On the set-up screen, Share offers only a link to the chosen rules", "[app][share]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/european", ""});
    dispatch(app, {"share", ""});
    REQUIRE(shown_sheet_name(app) == "share");
    const auto sheet = sheet_model(app);
    CHECK(
        std::none_of(sheet.items.begin(), sheet.items.end(), [](const auto& item) { return item.id == "share_what"; }));
    dispatch(app, {"copy_link", ""});
    REQUIRE(fake.copied.size() == 1);
    CHECK(fake.copied[0].find("#rules=1") != std::string::npos);
}

TEST_CASE("A page that was opened with a link shows the link's content", "[app][share]") {
    FakePlatform fake;
    const App there = playing(fake, "palindromes", 6);
    const std::string text = link(there, LinkKind::game);
    FakePlatform other;
    App here = started_app(other);
    CHECK(apply_launch_options(here, {{"link", text.substr(text.find('#') + 1)}}));
    CHECK(shown_page_name(here) == "replay");
}

} // namespace palazzo::app::test

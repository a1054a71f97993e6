// Replays show every position of a game from any seat, and a new game can begin at each of them.
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/headless.hpp"

#include "shell/app/replay/replay.hpp"
#include "shell/app/saves/backup.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/table/log.hpp"
#include "shell/app/table_screen/result.hpp"

#include "engine/quiz/registry.hpp"
#include "engine/share/link.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <chrono>
#include <vector>

namespace palazzo::app::test {
namespace {

const std::string two = R"("seats":[{"kind":"human"},{"kind":"bot","level":"simple"}])";

std::string table(const std::string& seed, const std::string& game = "palace", const std::string& preset = "classic") {
    const std::string players = game == "palindromes" ? "{}" : R"({"players":2})";
    return R"({"format":1,"game":")" + game + R"(","preset":")" + preset + R"(","options":)" + players
        + R"(,"deal":{"seed":")" + seed + "\"}," + two + "}";
}

/// Plays at most `moves` moves of the game on the table.
void play(App& app, std::size_t moves) {
    with_local_table(
        [&](auto& s) {
            Rng dice(3);
            while (!s.match.is_over() && s.match.turn_count() < moves) {
                const Seat seat = s.match.seats_to_act().front();
                REQUIRE_FALSE(s.match.play(seat, simple_move(s.match.rules(), s.match.view(seat), dice)));
            }
        },
        *app.table);
    autosave(app);
}

App with_game(FakePlatform& fake, const std::string& record, std::size_t moves = 100000) {
    App app = started_app(fake);
    REQUIRE(open_record_text(app, record).empty());
    play(app, moves);
    return app;
}

std::size_t shown(const App& app) {
    return with_local_table([](const auto& s) { return s.match.turn_count(); }, *current_replay(app)->table);
}

} // namespace

TEST_CASE("A replay begins with the deal and continues move by move", "[app][replay]") {
    FakePlatform fake;
    App app = with_game(fake, table("3"));
    dispatch(app, {"replay", ""});
    REQUIRE(shown_page_name(app) == "replay");
    CHECK(shown(app) == 0);
    dispatch(app, {"replay_on", ""});
    dispatch(app, {"replay_on", ""});
    CHECK(shown(app) == 2);
    dispatch(app, {"replay_back", ""});
    CHECK(shown(app) == 1);
    dispatch(app, {"replay_at", "17"});
    CHECK(shown(app) == 17);
    dispatch(app, {"replay_at", "no number"});
    dispatch(app, {"replay_at", "99999"});
    CHECK(shown(app) == 17);
    dispatch(app, {"replay_first", ""});
    CHECK(shown(app) == 0);
    dispatch(app, {"close", ""});
    CHECK(shown_page_name(app) == "table");
    CHECK_FALSE(current_replay(app));
}

TEST_CASE("A replay plays by itself at several speeds, and stops at the end", "[app][replay]") {
    const shell_test::HeadlessWindow screen; // the window's clock decides whether cards still move
    FakePlatform fake;
    App app = with_game(fake, table("3"), 12);
    dispatch(app, {"replay", ""});
    dispatch(app, {"replay_play", ""});
    CHECK(replay_model(app).playing);
    CHECK(app.screens.page()->update(app) > 0);
    const auto seconds_for = [&](std::size_t moves) {
        const double from = fake.now;
        const std::size_t to = shown(app) + moves;
        while (shown(app) < to) {
            app.screens.page()->update(app);
            fake.now += 0.05;
        }
        return fake.now - from;
    };
    const double usual = seconds_for(2);
    dispatch(app, {"replay_speed", "2"});
    seconds_for(1); // the first pause began at the usual speed, so it isn't measured
    CHECK(seconds_for(2) < usual / 2);
    while (replay_model(app).playing) {
        app.screens.page()->update(app);
        fake.now += 0.05;
    }
    CHECK(shown(app) == 12);
    CHECK(app.screens.page()->update(app) < 0);
    dispatch(app, {"replay_play", ""}); // at the end of the game the button starts the replay again
    CHECK(shown(app) == 0);
}

TEST_CASE("A finished game is replayed from any seat, or with all cards open", "[app][replay]") {
    FakePlatform fake;
    App app = with_game(fake, table("3"));
    REQUIRE(is_over(app));
    dispatch(app, {"replay", ""});
    CHECK(replay_model(app).viewpoints == std::vector<std::string>{"You", "Rosa", "All cards"});
    dispatch(app, {"replay_eyes", "1"});
    CHECK(replay_model(app).viewpoint == 1);
    CHECK(replay_model(app).open_cards.rows.empty());
    dispatch(app, {"replay_eyes", "2"});
    const auto open = replay_model(app);
    CHECK(open.viewpoint == 2);
    REQUIRE(open.open_cards.rows.size() == 2);
    CHECK(open.open_cards.rows[0][0].cards.size() == 9);
    CHECK(open.open_lines.size() == 2);
    dispatch(app, {"replay_eyes", "3"});
    CHECK(replay_model(app).viewpoint == 2);
}

TEST_CASE("An unfinished game is replayed as the player at the table sees it", "[app][replay]") {
    FakePlatform fake;
    App app = with_game(fake, table("3"), 20);
    dispatch(app, {"replay", ""});
    CHECK(replay_model(app).viewpoints.empty());
    dispatch(app, {"replay_eyes", "1"});
    CHECK(with_local_table([](const auto& s) { return s.viewer; }, *current_replay(app)->table) == 0);
    dispatch(app, {"replay_eyes", "2"});
    CHECK(replay_model(app).open_cards.rows.empty());
}

TEST_CASE("A stored game of several players at one device can be replayed once it is over", "[app][replay]") {
    FakePlatform fake;
    App app = started_app(fake);
    const std::string people = R"("seats":[{"kind":"human","name":"Ada"},{"kind":"human","name":"Ben"}])";
    std::string record = table("3");
    record.replace(record.find(two), two.size(), people);
    REQUIRE(open_record_text(app, record).empty());
    const auto replay_offered = [&] {
        dispatch(app, {"home", ""});
        dispatch(app, {"saved", ""});
        REQUIRE(app.saved_games.size() + app.finished_games.size() == 1);
        dispatch(app, {"kept:" + (app.saved_games.empty() ? app.finished_games : app.saved_games).front().id, ""});
        REQUIRE(shown_sheet_name(app) == "kept");
        const auto sheet = sheet_model(app);
        return std::any_of(
            sheet.items.begin(), sheet.items.end(), [](const auto& item) { return item.id == "replay_kept"; });
    };
    play(app, 20);
    CHECK_FALSE(replay_offered());
    dispatch(app, {"replay_kept", ""});
    CHECK(shown_page_name(app) == "home");
    dispatch(app, {"resume", ""});
    play(app, 100000);
    CHECK(replay_offered());
    dispatch(app, {"replay_kept", ""});
    CHECK(shown_page_name(app) == "replay");
}

TEST_CASE("Playing on from a position of a replay gives a new game, marked as practice", "[app][replay]") {
    FakePlatform fake;
    App app = with_game(fake, table("3"));
    const std::string before = record_text(app);
    const std::string id = with_local_table([](const auto& s) { return s.id; }, *app.table);
    dispatch(app, {"replay", ""});
    dispatch(app, {"replay_at", "10"});
    dispatch(app, {"play_on", ""});
    CHECK(shown_page_name(app) == "table");
    CHECK_FALSE(current_replay(app));
    const auto now = read_record(record_text(app));
    REQUIRE(now);
    CHECK(now->moves.size() == 10);
    CHECK(now->practice);
    CHECK(with_local_table([](const auto& s) { return s.id; }, *app.table) != id);
    CHECK(saved_record(app, id) == before);
}

TEST_CASE("A replay doesn't change its game", "[app][replay]") {
    FakePlatform fake;
    App app = with_game(fake, table("3"), 30);
    const auto kept = fake.stored;
    dispatch(app, {"replay", ""});
    for (const char* at : {"4", "30", "0"}) dispatch(app, {"replay_at", at});
    dispatch(app, {"close", ""});
    CHECK(fake.stored == kept);
}

TEST_CASE("A stored game can be replayed without being opened", "[app][replay]") {
    FakePlatform fake;
    App app = with_game(fake, table("3"));
    dispatch(app, {"home", ""});
    dispatch(app, {"saved", ""});
    REQUIRE(app.finished_games.size() == 1);
    dispatch(app, {"kept:" + app.finished_games.front().id, ""});
    dispatch(app, {"replay_kept", ""});
    REQUIRE(shown_page_name(app) == "replay");
    CHECK(replay_model(app).viewpoints.size() == 3);
    dispatch(app, {"close", ""});
    CHECK(shown_page_name(app) == "home");
    CHECK(shown_sheet_name(app) == "kept");
}

TEST_CASE("A replay that is opened during another replay replaces it, and closing it leads back to the table",
    "[app][replay]") {
    FakePlatform fake;
    App app = with_game(fake, table("3"), 30);
    dispatch(app, {"replay", ""});
    REQUIRE(begin_replay_of_record(app, *read_record(table("4"))).empty());
    REQUIRE(shown_page_name(app) == "replay");
    dispatch(app, {"close", ""});
    CHECK(shown_page_name(app) == "table");
    CHECK_FALSE(current_replay(app));
    CHECK(with_local_table([](const auto& session) { return session.match.turn_count(); }, *app.table) == 30);
}

TEST_CASE("A replay stays open until the question deck for playing on has been loaded", "[app][replay]") {
    quiz::announce_deck("lent");
    FakePlatform fake;
    fake.can_fetch = true;
    App app = started_app(fake);
    std::string record = table("3", "palace", "speak");
    record.replace(record.find(R"("players":2)"), std::string(R"("players":2)").size(), R"("players":3)");
    record.replace(record.find(two), two.size(), R"("seats":[{"kind":"human"},{"kind":"bot"},{"kind":"bot"}])");
    record.insert(record.size() - 1, R"(,"moves":[],"challenges":{"deck":"lent"})");
    const auto link = write_link(*read_record(record), LinkKind::game);
    REQUIRE(link);
    dispatch(app, {"open_link", *link});
    handle_arrived_deck(app, "lent", "404");
    REQUIRE(shown_page_name(app) == "replay");
    dispatch(app, {"play_on", ""});
    CHECK(shown_page_name(app) == "replay");
    CHECK(replay_model(app).moves == 0);
    handle_arrived_deck(app, "lent", "404");
    CHECK(shown_page_name(app) == "table");
    CHECK_FALSE(current_replay(app));
}

TEST_CASE("The log lists every move, the latest first, and leads to its position", "[app][replay]") {
    FakePlatform fake;
    App app = with_game(fake, table("3"), 100);
    dispatch(app, {"log", ""});
    const auto sheet = sheet_model(app);
    CHECK(sheet.items.size() == moves_listed_at_once + 1);
    CHECK(sheet.items.front().detail == "Move 100");
    dispatch(app, {"log_more", ""});
    CHECK(sheet_model(app).items.size() == 100);
    dispatch(app, {"replay:42", ""});
    REQUIRE(shown_page_name(app) == "replay");
    CHECK(shown(app) == 42);
    const std::string line = replay_model(app).line;
    dispatch(app, {"close", ""});
    CHECK(shown_sheet_name(app) == "log");
    CHECK(sheet_model(app).items[100 - 42].label == line);
}

TEST_CASE("The result shows the course of the game as a chart", "[app][replay]") {
    FakePlatform fake;
    App app = with_game(fake, table("3"));
    const auto won = [&] {
        return with_local_table(
            [](const auto& s) { return s.match.rules().winners(s.match.state()).size() == 1; }, *app.table);
    };
    for (int seed = 4; !won(); ++seed) {
        REQUIRE(open_record_text(app, table(std::to_string(seed))).empty());
        play(app, 100000);
    }
    show_result(app);
    const auto sheet = sheet_model(app);
    using Kind = pages::SheetItem::ItemKind;
    const auto plot =
        std::find_if(sheet.items.begin(), sheet.items.end(), [](const auto& item) { return item.kind == Kind::plot; });
    REQUIRE(plot != sheet.items.end());
    const auto moves = with_local_table([](const auto& s) { return s.match.turn_count(); }, *app.table);
    REQUIRE(plot->plot.lines.size() == 2);
    CHECK(plot->plot.lines[0].size() == moves + 1);
    CHECK(plot->plot.lines[0][0] == 9); // Palace deals nine cards to each seat
    CHECK(std::min(plot->plot.lines[0].back(), plot->plot.lines[1].back()) == 0);
    CHECK(plot->plot.names == std::vector<std::string>{"You", "Rosa"});
    CHECK_FALSE(plot->plot.marks.empty());
    CHECK(std::count_if(sheet.items.begin(), sheet.items.end(), [](const auto& item) {
        return item.id.rfind("replay:", 0) == 0;
    }) == static_cast<std::ptrdiff_t>(plot->plot.marks.size()));
}

TEST_CASE("A long game can be replayed in less time than a frame", "[app][replay]") {
    FakePlatform fake;
    App app = started_app(fake);
    // Plays games until one of them has 500 moves. Some games are that long, because bots take piles back and forth.
    std::size_t longest = 0;
    for (int seed = 0; longest < 500 && seed < 200; ++seed) {
        REQUIRE(open_record_text(app, table(std::to_string(seed))).empty());
        play(app, 600);
        longest = with_local_table([](const auto& s) { return s.match.turn_count(); }, *app.table);
    }
    REQUIRE(longest >= 500);
    dispatch(app, {"replay", ""});
    using Clock = std::chrono::steady_clock;
    double slowest = 0;
    for (const char* at : {"499", "0", "500", "250", "1", "498"}) {
        const auto from = Clock::now();
        dispatch(app, {"replay_at", at});
        slowest = std::max(slowest, std::chrono::duration<double, std::milli>(Clock::now() - from).count());
    }
    INFO(slowest << " ms");
    CHECK(slowest < 16);
    dispatch(app, {"close", ""});
    const auto from = Clock::now();
    with_local_table([](auto& s) { s.match.undo(); }, *app.table);
    CHECK(std::chrono::duration<double, std::milli>(Clock::now() - from).count() < 16);
}

namespace {

/// A player of Palabra, in a window that draws nothing.
struct PalabraPlayer {
    FakePlatform fake;
    shell_test::HeadlessWindow window;

    App new_game() { return with_game(fake, table("3", "palabra"), 0); }
    void draw(App& app) {
        app.fonts = window.theme().font;
        fake.now += 0.5;
        window.draw_frame([&] { run_frame(app); });
    }
    static palabra::screen::Rack& rack(App& app) { return local_table<palabra::Rules>(*app.table).screen.rack; }
    /// Returns the cards of the rack in their order.
    static std::vector<palabra::Card> cards(App& app) {
        std::vector<palabra::Card> all;
        for (const auto& card : rack(app)) all.push_back(card.card);
        return all;
    }
    /// Turns the order of the rack round, and returns its cards.
    std::vector<palabra::Card> arrange(App& app) {
        draw(app);
        const auto dealt = cards(app);
        std::reverse(rack(app).begin(), rack(app).end());
        REQUIRE(dealt != cards(app));
        draw(app);
        return cards(app);
    }
    static std::string order_key(const App& app) { return "palazzo:order:" + app.table->id; }
};

} // namespace

TEST_CASE("After Play on, at home or in a replay, the hand is in the order that the player has given it",
    "[app][replay][saves]") {
    PalabraPlayer player;
    App app = player.new_game();
    const auto arranged = player.arrange(app);
    const std::string id = app.table->id;
    dispatch(app, {"home", ""});
    resume_game(app, id);
    player.draw(app);
    CHECK(player.cards(app) == arranged);
    play(app, 1); // passes the pre-play, so that the hand stays the same
    player.draw(app);
    dispatch(app, {"replay", ""});
    player.draw(app);
    REQUIRE(shown_page_name(app) == "replay");
    dispatch(app, {"play_on", ""});
    player.draw(app);
    REQUIRE(app.table->id != id);
    CHECK(app.table->turn_count() == 0);
    CHECK(player.cards(app) == arranged);
}

TEST_CASE(
    "After a reload, the hand is in the order that the player has given it, until the game is over", "[app][saves]") {
    PalabraPlayer player;
    App app = player.new_game();
    player.draw(app);
    CHECK_FALSE(player.fake.stored.contains(player.order_key(app)));
    const auto arranged = player.arrange(app);
    App reloaded = started_app(player.fake);
    player.draw(reloaded);
    CHECK(player.cards(reloaded) == arranged);
    play(reloaded, 100000);
    player.draw(reloaded);
    REQUIRE(reloaded.table->is_over());
    CHECK_FALSE(player.fake.stored.contains(player.order_key(app)));
}

TEST_CASE("The stored order of a hand lists its cards for each seat, and a damaged one is ignored", "[app][saves]") {
    PalabraPlayer player;
    App app = player.new_game();
    player.draw(app);
    const auto dealt = player.cards(app);
    Json names = Json::array();
    for (auto card = dealt.rbegin(); card != dealt.rend(); ++card) names.push_back(to_text(*card));
    const auto shown_with = [&](const std::string& stored) {
        player.fake.stored[player.order_key(app)] = stored;
        App again = started_app(player.fake);
        player.draw(again);
        return player.cards(again);
    };
    CHECK(shown_with(Json::array({names}).dump()) == std::vector(dealt.rbegin(), dealt.rend()));
    for (const char* damaged : {"", "[", "{}", "[[1,\"no card\"],7]", R"([["?=R","?=R","?=R"]])"}) {
        INFO(damaged);
        CHECK(shown_with(damaged) == dealt);
    }
}

TEST_CASE("The order of a hand is deleted with its game, and a backup contains it only together with its game",
    "[app][saves][backup]") {
    PalabraPlayer player;
    App app = player.new_game();
    const auto arranged = player.arrange(app);
    const std::string id = app.table->id;
    player.fake.stored["palazzo:order:elsewhere"] = player.fake.stored[player.order_key(app)];
    FakePlatform tablet;
    App other = started_app(tablet);
    import_file(other, "palazzo-everything.json", write_backup(app.services.store));
    CHECK_FALSE(tablet.stored.contains("palazzo:order:elsewhere"));
    resume_game(other, id);
    player.draw(other);
    CHECK(player.cards(other) == arranged);
    erase_save(app.services.store, id);
    CHECK_FALSE(player.fake.stored.contains("palazzo:order:" + id));
}

} // namespace palazzo::app::test

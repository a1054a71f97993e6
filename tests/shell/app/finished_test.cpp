// Finished games: each is stored once, in packed form, is listed without being replayed, and is never lost while it is
// packed.
#include "shell/app/store/finished.hpp"

#include "tests/fuzz/mutants.hpp"
#include "tests/rounds.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/scores.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

/// Plays a whole random game; returns its record.
std::string played(const char* game, std::uint64_t seed) {
    std::string text;
    call_with_game(game, [&](const auto& rules) {
        Record record;
        record.game = game;
        record.preset = rules.presets().front().name;
        record.deal = deal_from_seed(seed);
        record.seats = {{false, "", "simple"}, {false, "", "simple"}, {false, "", "simple"}};
        record.options = Json{{"players", 3}};
        auto match = open_match(rules, record);
        REQUIRE(match);
        games::LocalTable<std::decay_t<decltype(rules)>> session("", *std::move(match));
        while (!session.is_over()) session.make_bot_move(first_seat_to_act(session, false), std::nullopt);
        text = write_record(session.record());
    });
    return text;
}

const std::string& a_whole_game() {
    static const std::string game = played("palace", 11);
    return game;
}

const FinishedSummary example{"palace", "house", {{true, "Ann", "simple"}, {false, "", "greedy"}}, {1}, 87, 20000};

} // namespace

TEST_CASE("A finished game is packed into one entry of the store, and its two slots are deleted", "[app][finished]") {
    FakePlatform fake;
    App app = started_app(fake);
    REQUIRE(open_record_text(app, a_whole_game()).empty());
    CHECK(stored_keys(fake, "palazzo:game:").empty());
    REQUIRE(stored_keys(fake, "palazzo:over:").size() == 1);
    const std::string key = stored_keys(fake, "palazzo:over:").front();
    CHECK(fake.stored[key].size() < a_whole_game().size() / 4);
    CHECK(load_save(store_in(fake), current_game_id(store_in(fake))).save->record == record_text(app));
}

TEST_CASE("A finished game stays in its slots as long as the store refuses the packed game", "[app][finished]") {
    FakePlatform fake;
    const Store roomy = store_in(fake);
    REQUIRE(write_save(roomy, {"a", 1, "one"}));
    Store tight = roomy;
    tight.store = [](const std::string&, const std::string&) { return false; };
    CHECK_FALSE(write_finished_game(tight, {"a", 2, "two"}, example));
    CHECK(load_save(tight, "a").save->record == "one");
    CHECK(write_finished_game(roomy, {"a", 2, "two"}, example));
    CHECK(stored_keys(fake, "palazzo:game:").empty());
    CHECK(load_save(roomy, "a").save->record == "two");
    CHECK(load_save(roomy, "a").save->serial == 2);
}

TEST_CASE("Lists of games show each name with its points, the player's own name first, and a trophy for won games",
    "[app][finished]") {
    FakePlatform fake;
    const std::vector<SeatInfo> seats{{false, "Rosa", "simple"}, {true, "", "simple"}};
    const FinishedSummary lost{"palindromes", "classic", seats, {0}, 30, 20000, {8, 6}};
    FinishedSummary won = lost;
    won.winners = {1};
    won.points = {6, 8};
    REQUIRE(write_finished_game(store_in(fake), {"lost", 1, "one"}, lost));
    REQUIRE(write_finished_game(store_in(fake), {"won", 2, "two"}, won));
    App app = started_app(fake);
    dispatch(app, {"saved", ""});
    const auto row = [&](const std::string& id) {
        for (const auto& item : sheet_model(app).items)
            if (item.id == "kept:" + id) return item;
        FAIL(id);
        return pages::SheetItem{};
    };
    CHECK(row("lost").detail.find("Rosa won") == 0);
    CHECK(row("lost").detail.find("You 6, Rosa 8") != std::string::npos);
    CHECK(row("won").detail.find("You 8, Rosa 6") != std::string::npos);
    CHECK(row("lost").icon == ui::Icon::check);
    CHECK(row("won").icon == ui::Icon::trophy);
}

TEST_CASE("The list of finished games shows their summaries, the latest first", "[app][finished]") {
    FakePlatform fake;
    const Store store = store_in(fake);
    for (const std::uint64_t serial : {4U, 9U, 2U})
        REQUIRE(write_finished_game(store, {"id" + std::to_string(serial), serial, a_whole_game()}, example));
    const auto list = list_finished_games(store);
    REQUIRE(list.size() == 3);
    CHECK(list[0].id == "id9");
    CHECK(list[1].id == "id4");
    CHECK(list[2].serial == 2);
    CHECK(list[0].summary == example);
    CHECK(list[0].stored_size == std::string("palazzo:over:id9").size() + fake.stored["palazzo:over:id9"].size());
    CHECK(count_finished_games(store) == 3);
}

TEST_CASE("A damaged finished game is quarantined as a whole, and no longer listed", "[app][finished]") {
    FakePlatform fake;
    const Store store = store_in(fake);
    REQUIRE(write_finished_game(store, {"a", 2, a_whole_game()}, example));
    const std::string whole = fake.stored["palazzo:over:a"];
    for (std::size_t i = 0; i < whole.size(); i += 7) {
        fake.stored = {{"palazzo:over:a", whole}};
        fake.stored["palazzo:over:a"][i] ^= 1;
        const std::string broken = fake.stored["palazzo:over:a"];
        if (load_save(store, "a").save || fake.stored["palazzo:aside:over:a"] != broken) FAIL(i);
    }
}

TEST_CASE("Two thousand finished games of Palace fill at most four fifths of a browser's store", "[app][finished]") {
    FakePlatform fake;
    const Store store = store_in(fake);
    std::size_t room = 0;
    const auto sample = count_for_run<std::size_t>(10, 40);
    for (std::uint64_t seed = 0; seed < sample; ++seed) {
        App app = started_app(fake);
        REQUIRE(open_record_text(app, played("palace", seed)).empty());
    }
    room = total_stored_size(store, "palazzo:");
    CHECK(stored_keys(fake, "palazzo:over:").size() == sample);
    CHECK(room * 2000 / sample < 5 * 1024 * 1024 * 4 / 5);
}

TEST_CASE("The program reads no finished game when it starts or shows the home screen", "[app][finished]") {
    FakePlatform fake;
    for (int i = 0; i < 5; ++i)
        REQUIRE(write_finished_game(store_in(fake), {"g" + std::to_string(i), 3, a_whole_game()}, example));
    App app = make_app(fake);
    const auto load = app.services.store.load;
    int reads = 0;
    app.services.store.load = [&](const std::string& key) {
        reads += key.rfind("palazzo:over:", 0) == 0 ? 1 : 0;
        return load(key);
    };
    start_program(app);
    CHECK(reads == 0);
    REQUIRE(open_record_text(app, palace_record("1")).empty());
    reads = 0;
    dispatch(app, {"home", ""});
    CHECK(reads == 0);
    CHECK(app.finished_count == 5);
    dispatch(app, {"saved", ""});
    CHECK(app.finished_games.size() == 5);
    CHECK(app.finished_games.front().title == "Palace · House");
}

TEST_CASE("Finished games that an earlier version stored in slots are packed once", "[app][finished]") {
    FakePlatform fake;
    REQUIRE(write_save(store_in(fake), {"over", 5, a_whole_game()}));
    REQUIRE(write_save(store_in(fake), {"on", 4, palace_record("1")}));
    App app = started_app(fake);
    CHECK(stored_keys(fake, "palazzo:over:") == std::vector<std::string>{"palazzo:over:over"});
    CHECK(load_save(store_in(fake), "over").save->record == a_whole_game());
    CHECK(load_save(store_in(fake), "over").save->serial == 5);
    REQUIRE(app.saved_games.size() == 1);
    CHECK(app.saved_games.front().id == "on");
}

TEST_CASE("Finished games are listed in the order in which they ended, also after a reload", "[app][finished]") {
    FakePlatform fake;
    std::vector<std::string> ended;
    const auto end_a_game = [&](App& app, const char* seed) {
        play_record_to_end(app, new_game_record("palindromes", seed, person_seat + "," + medium_bot_seat));
        ended.push_back(current_game_id(store_in(fake)));
        dispatch(app, {"home", ""});
    };
    {
        App app = started_app(fake);
        for (const char* seed : {"1", "2", "3"}) end_a_game(app, seed);
    }
    App app = started_app(fake);
    end_a_game(app, "4");
    dispatch(app, {"saved", ""});
    std::vector<std::string> listed;
    for (const SavedGame& game : app.finished_games) listed.insert(listed.begin(), game.id);
    CHECK(listed == ended);
}

TEST_CASE("A finished game of an earlier day is listed after one of today, whatever their serial numbers are",
    "[app][finished]") {
    FakePlatform fake;
    FinishedSummary before = example;
    before.day = example.day - 1;
    REQUIRE(write_finished_game(store_in(fake), {"before", 90, a_whole_game()}, before));
    REQUIRE(write_finished_game(store_in(fake), {"today", 4, a_whole_game()}, example));
    const auto list = list_finished_games(store_in(fake));
    REQUIRE(list.size() == 2);
    CHECK(list.front().id == "today");
    CHECK(list.back().id == "before");
}

TEST_CASE("Finished games are deleted only when the player asks for it, the oldest first", "[app][finished]") {
    FakePlatform fake;
    const Store store = store_in(fake);
    for (int i = 1; i <= 30; ++i)
        REQUIRE(write_finished_game(
            store, {"g" + std::to_string(i), static_cast<std::uint64_t>(i), a_whole_game()}, example));
    REQUIRE(write_save(store, {"on", 1, palace_record("1")}));
    App app = started_app(fake);
    dispatch(app, {"saved", ""});
    dispatch(app, {"make_room", ""});
    CHECK(shown_sheet_name(app) == "make_room");
    CHECK(count_finished_games(store) == 30);
    dispatch(app, {"remove_oldest:0", ""});
    CHECK(shown_sheet_name(app) == "saved");
    CHECK(count_finished_games(store) == 20);
    CHECK(app.finished_games.back().id == "g11");
    dispatch(app, {"make_room", ""});
    dispatch(app, {"remove_oldest:7", ""});
    CHECK(count_finished_games(store) == 20);
    dispatch(app, {"remove_oldest:1", ""});
    CHECK(count_finished_games(store) == 0);
    CHECK(load_save(store, "on").save);
}

} // namespace palazzo::app::test

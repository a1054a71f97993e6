// Two tabs or windows on one store: one plays, the other shows its game, and no move is ever lost.
#include "shell/app/saves/autosave.hpp"
#include "shell/app/store/finished.hpp"
#include "tests/rounds.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"

#include "engine/core/rng.hpp"
#include "engine/share/link.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

/// A tab on a store that it may share with another tab.
struct Tab {
    FakePlatform* fake;
    bool writes = true;
    App app;

    explicit Tab(FakePlatform& shared) : fake(&shared), app(make_app(shared)) {
        app.services.may_write = [this] { return writes; };
        const Store store = store_in(shared);
        app.services.store.store = [this, store](const std::string& key, const std::string& text) {
            return writes && store.store(key, text);
        };
        app.services.store.erase = [this, store](const std::string& key) {
            if (writes) store.erase(key);
        };
        start_program(app);
    }
    Tab(const Tab&) = delete;

    /// Makes the human's first legal move, or a bot's move.
    void play() {
        with_local_table(
            [&](auto& s) {
                if (s.match.is_over()) return;
                if (const Seat bot = first_seat_to_act(s, false); bot >= 0) {
                    s.make_bot_move(bot, std::nullopt);
                } else {
                    const Seat human = first_seat_to_act(s, true);
                    Rng dice(s.match.turn_count());
                    const Refusal refusal =
                        s.match.play(human, bot_move(s.match.rules(), Level::simple, s.match.view(human), dice));
                    REQUIRE_FALSE(refusal);
                }
            },
            *app.table);
        autosave(app);
    }
    std::vector<Record::RecordedMove> moves() const { return read_record(record_text(app))->moves; }
};

std::size_t kept_games(FakePlatform& fake) {
    return load_saves(store_in(fake)).saves.size() + count_finished_games(store_in(fake));
}

/// Returns whether a stored game contains all these moves in this order.
bool is_kept(FakePlatform& fake, const std::vector<Record::RecordedMove>& moves) {
    const Store store = store_in(fake);
    std::vector<std::string> records;
    for (const Save& save : load_saves(store).saves) records.push_back(save.record);
    for (const FinishedEntry& one : list_finished_games(store))
        records.push_back(load_finished_game(store, one.id).save->record);
    return std::any_of(records.begin(), records.end(), [&](const std::string& text) {
        const auto record = read_record(text);
        return record->moves.size() >= moves.size() && std::equal(moves.begin(), moves.end(), record->moves.begin());
    });
}

/// Returns the id of a control that makes a move, from the table's mirror.
std::string some_move(const App& app) {
    for (const a11y::Region& region : app.table->mirror_regions(voice_of(app)))
        for (const a11y::Control& control : region.controls)
            if (control.enabled && !control.move.empty()) return control.id;
    FAIL("a control that makes a move");
    return "";
}

/// Makes the last legal move of a seat, without storing the game.
void play_last_legal(App& app, Seat seat) {
    with_local_table(
        [seat](auto& s) { REQUIRE_FALSE(s.match.play(seat, s.match.rules().legal_moves(s.match.view(seat)).back())); },
        *app.table);
}

} // namespace

TEST_CASE("A tab that may not write shows its game, but nobody can play in it", "[app][tabs]") {
    FakePlatform fake;
    Tab tab(fake);
    REQUIRE(open_record_text(tab.app, palace_record("5")).empty());
    tab.writes = false;
    const std::string before = record_text(tab.app);
    for (const char* id : {"again", "home", "menu", "settings", "lift"}) dispatch(tab.app, {id, ""});
    handle_used_control(tab.app, {"ready", ""});
    CHECK(record_text(tab.app) == before);
    CHECK(shown_sheet_name(tab.app) == "");
    CHECK(shown_page_name(tab.app) == "table");
    CHECK(fake.write_right_requests == 0);
    const auto link = write_link(*read_record(palace_record("6")), LinkKind::deal);
    REQUIRE(link);
    dispatch(tab.app, {"open_link", *link});
    CHECK(record_text(tab.app) == before);
    REQUIRE_FALSE(fake.said.empty());
    CHECK(fake.said.back() == "Palazzo is open elsewhere. Choose Play here first.");
    dispatch(tab.app, {"play_here", ""});
    CHECK(fake.write_right_requests == 1);
}

TEST_CASE("A tab that takes over from another tab continues from the other tab's last move", "[app][tabs]") {
    FakePlatform fake;
    Tab first(fake);
    REQUIRE(open_record_text(first.app, palace_record("5")).empty());
    Tab second(fake);
    first.writes = false;
    for (int i = 0; i < 6; ++i) second.play();
    second.writes = false;
    first.writes = true;
    sync_with_store(first.app);
    CHECK(first.moves() == second.moves());
    CHECK(kept_games(fake) == 1);
    first.play();
    CHECK(first.moves().size() == 7);
    CHECK(is_kept(fake, first.moves()));
    CHECK(kept_games(fake) == 1);
}

TEST_CASE("If a tab makes the same move as another one that has played on since, it gets the other tab's game",
    "[app][tabs]") {
    FakePlatform fake;
    Tab first(fake);
    REQUIRE(open_record_text(first.app, palace_record("5")).empty());
    Tab second(fake);
    const std::string move = some_move(first.app);
    handle_used_control(second.app, {move, ""});
    for (int i = 0; i < 8; ++i) second.play();
    handle_used_control(first.app, {move, ""});
    REQUIRE(first.moves().size() == 9);
    CHECK(first.moves() == second.moves());
    CHECK(kept_games(fake) == 1);
}

TEST_CASE("Moves made without the right to write are stored as soon as possible", "[app][tabs]") {
    FakePlatform fake;
    Tab tab(fake);
    REQUIRE(open_record_text(tab.app, palace_record("5")).empty());
    tab.writes = false;
    for (int i = 0; i < 3; ++i) tab.play();
    CHECK_FALSE(is_kept(fake, tab.moves()));
    tab.writes = true;
    sync_with_store(tab.app);
    CHECK(is_kept(fake, tab.moves()));
    CHECK(kept_games(fake) == 1);
}

TEST_CASE("A game that two tabs continued differently is stored twice, the second time under a new id", "[app][tabs]") {
    FakePlatform fake;
    Tab first(fake);
    REQUIRE(open_record_text(
        first.app, palace_record("5", R"("seats":[{"kind":"human"},{"kind":"human"},{"kind":"human"}],"moves":[])"))
                .empty());
    Tab second(fake);
    first.writes = false;
    play_last_legal(first.app, 0);
    play_last_legal(second.app, 1);
    autosave(second.app);
    const std::string shared = current_game_id(store_in(fake));
    second.writes = false;
    first.writes = true;
    sync_with_store(first.app);
    CHECK(is_kept(fake, first.moves()));
    CHECK(is_kept(fake, second.moves()));
    CHECK(kept_games(fake) == 2);
    CHECK(current_game_id(store_in(fake)) != shared);
    CHECK(std::any_of(fake.said.begin(), fake.said.end(),
        [](const std::string& line) { return line.find("Both versions") != std::string::npos; }));
}

TEST_CASE(
    "A tab that finds that another tab has taken over changes nothing in the store and says nothing", "[app][tabs]") {
    FakePlatform fake;
    Tab first(fake);
    REQUIRE(open_record_text(first.app, palace_record("5")).empty());
    Tab second(fake);
    first.writes = false;
    play_last_legal(first.app, 0);
    play_last_legal(second.app, 1);
    autosave(second.app);
    const auto kept = fake.stored;
    const std::string before = record_text(first.app);
    fake.said.clear();
    sync_with_store(first.app);
    CHECK(fake.stored == kept);
    CHECK(fake.said.empty());
    CHECK(record_text(first.app) == before);
}

TEST_CASE("If a tab stores a game with a serial number that is out of date, no move is lost", "[app][tabs]") {
    // Without locks, as on a page over plain http, both tabs may write, and neither is notified when the other has
    // written.
    FakePlatform fake;
    Tab first(fake);
    REQUIRE(open_record_text(first.app, palace_record("5")).empty());
    Tab second(fake);
    for (int i = 0; i < 20; ++i) second.play();
    first.play();
    CHECK(is_kept(fake, second.moves()));
    CHECK(is_kept(fake, first.moves()));
    Tab third(fake);
    CHECK(third.moves().size() >= 20);
}

TEST_CASE("After two hundred random moves, takeovers and reloads no game has lost a move", "[app][tabs]") {
    for (int round = 0; round < count_for_run(5, 50); ++round) {
        FakePlatform fake;
        Rng dice(static_cast<std::uint64_t>(round));
        auto tabs = std::array{std::make_unique<Tab>(fake), std::unique_ptr<Tab>()};
        REQUIRE(open_record_text(tabs[0]->app, palace_record(std::to_string(round))).empty());
        for (int i = 0; i < 200; ++i) {
            const auto which = static_cast<std::size_t>(dice.below(2));
            auto& tab = tabs[which];
            auto& other = tabs[1 - which];
            switch (dice.below(6)) {
            case 0: // the tab is opened again, and the newest tab may write
                if (other) other->writes = false;
                tab = nullptr;
                tab = std::make_unique<Tab>(fake);
                break;
            case 1: // the tab takes over the right to write
                if (!tab) break;
                if (other) other->writes = false;
                tab->writes = true;
                sync_with_store(tab->app);
                break;
            case 2: // the tab is closed, and the moves that only this tab has shown must be stored
                if (tab && tab->app.table && tab->writes && !is_kept(fake, tab->moves())) FAIL(round << " " << i);
                tab = nullptr;
                break;
            default:
                if (!tab || !tab->app.table || !tab->writes) break;
                tab->play();
                if (!is_kept(fake, tab->moves())) FAIL(round << " " << i);
            }
        }
    }
}

} // namespace palazzo::app::test

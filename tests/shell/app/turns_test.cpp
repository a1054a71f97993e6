// Games by message: each person plays on a device of their own, and the turn is sent from one to the next as a link.
#include "shell/app/replay/replay.hpp"
#include "shell/app/saves/backup.hpp"
#include "shell/app/share/share.hpp"
#include "shell/app/table_screen/driving.hpp"
#include "shell/app/turns/turns.hpp"
#include "tests/shell/app/scores.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace palazzo::app::test {
namespace {

/// Returns the invisible window, which all devices of a test share.
std::shared_ptr<shell_test::HeadlessWindow> shared_window() {
    static std::weak_ptr<shell_test::HeadlessWindow> current;
    auto window = current.lock();
    if (!window) current = window = std::make_shared<shell_test::HeadlessWindow>();
    return window;
}

/// A device with a store, and the program on it.
struct Device {
    std::shared_ptr<shell_test::HeadlessWindow> window = shared_window();
    FakePlatform fake;
    App app = started_app(fake);

    Device() { app.settings.speed = Speed::off; }
    Device(const Device&) = delete;

    void press(const std::string& id) { dispatch(app, {id, ""}); }
    /// Starts the program again, as a reload does.
    void restart() {
        app = started_app(fake);
        app.settings.speed = Speed::off;
    }
    void begin(const std::string& record) { REQUIRE(open_record_text(app, record).empty()); }
    /// Follows a link as the page does.
    void follow(const std::string& link) { dispatch(app, {"open_link", link}); }

    const games::GameTable& table() const { return *app.table; }
    Json record() const { return *parse_json(record_text(app)); }
    std::size_t games() { return load_saves(app.services.store).saves.size() + count_finished(app.services.store); }

    /// Lets time pass: bots move, the curtain falls, the result opens.
    void settle() {
        double wait = 0;
        for (int i = 0; i < 10000 && wait >= 0; ++i) {
            fake.now += 1;
            wait = update_table(app);
        }
    }
    /// Lifts the curtain, plays as long as it is the viewer's turn, and waits for what follows.
    void play() {
        press("lift");
        const Seat viewer = table().viewer;
        while (app.table->seats_to_act().has(viewer) && !app.table->curtain) {
            with_local_table(
                [viewer](auto& s) {
                    Rng dice(s.match.turn_count());
                    REQUIRE_FALSE(s.match.play(viewer, simple_move(s.match.rules(), s.match.view(viewer), dice)));
                },
                *app.table);
            autosave(app);
            settle();
        }
    }
    /// Sends the turn, or the result; returns the link.
    std::string send() {
        press("send_turn");
        REQUIRE(open_sheet_name(app) == "send_turn");
        press("copy_link");
        REQUIRE_FALSE(fake.copied.empty());
        return fake.copied.back();
    }

    std::string title() const { return curtain_model(app).title; }
    std::vector<std::string> buttons() const {
        std::vector<std::string> ids;
        for (const a11y::Control& button : curtain_model(app).buttons) ids.push_back(button.id);
        return ids;
    }
};

using Ids = std::vector<std::string>;

std::string named(const std::string& name) { return R"({"kind":"human","name":")" + name + "\"}"; }
const std::string anna_and_rosa = named("Anna") + "," + named("Rosa");

std::string palindromes(const std::string& seed = "7") { return new_game_record("palindromes", seed, anna_and_rosa); }

/// Returns whether the mirror shows anything but the curtain.
bool shows_cards(const App& app) {
    const auto regions = app.screens.top()->mirror(app).regions;
    return std::any_of(
        regions.begin(), regions.end(), [](const a11y::Region& region) { return region.id != "curtain"; });
}

/// Plays until seat 1 is to act on a second device for the first time; returns the link that brought the game there.
std::string begin_by_message(Device& anna, Device& rosa, const std::string& record) {
    anna.begin(record);
    while (anna.table().viewer == 0) anna.play();
    std::string link = anna.send();
    rosa.follow(link);
    return link;
}

} // namespace

TEST_CASE("Two people play a whole game by message, each with their own hand on their own device", "[app][turns]") {
    for (const char* const game : {"palindromes", "palace", "palabra"}) {
        CAPTURE(game);
        Device anna;
        Device rosa;
        const auto device_of = [&](Seat seat) -> Device& { return seat == 0 ? anna : rosa; };
        anna.begin(new_game_record(game, "7", anna_and_rosa, game == std::string("palindromes") ? "{}" : two_players));
        Seat holder = 0;
        int rounds = 0;
        for (; !device_of(holder).table().is_over(); ++rounds) {
            Device& from = device_of(holder);
            REQUIRE(from.table().curtain);
            const Seat next = from.table().viewer;
            CHECK_FALSE(shows_cards(from.app));
            if (next != holder) {
                const std::string link = from.send();
                CHECK(from.buttons() == Ids{"send_turn", "lift", "home"});
                CHECK(link.find("#turn=1") != std::string::npos);
                holder = next;
                device_of(holder).follow(link);
            }
            Device& to = device_of(holder);
            CHECK(to.table().curtain);
            CHECK(to.table().viewer == holder);
            CHECK(to.buttons().front() == "lift");
            CHECK_FALSE(shows_cards(to.app));
            to.play();
        }
        CHECK(rounds > 3);
        Device& last = device_of(holder);
        Device& other = device_of(1 - holder);
        CHECK(open_sheet_name(last.app) == "result");
        other.follow(last.send());
        CHECK(other.record() == last.record());
        CHECK(other.table().viewer == 1 - holder);
        other.settle();
        CHECK(open_sheet_name(other.app) == "result");
        for (Device* device : {&anna, &rosa}) {
            CHECK(device->games() == 1);
            CHECK(count_finished(device->app.services.store) == 1);
            CHECK(stored_statistics(device->fake).outcomes.size() == 1);
        }
    }
}

TEST_CASE("The curtain offers to send the turn beside passing the device", "[app][turns]") {
    Device anna;
    anna.begin(palindromes());
    anna.play();
    CHECK(anna.title() == "Hand the device to Rosa");
    CHECK(anna.buttons() == Ids{"lift", "send_turn"});
    anna.press("lift");
    CHECK_FALSE(anna.app.table->curtain);
    CHECK(anna.table().here.empty());
}

TEST_CASE(
    "A lone person isn't offered to send the turn, nor are people who judge each other's answers", "[app][turns]") {
    Device one;
    one.begin(new_game_record("palindromes", "7", person_seat + "," + medium_bot_seat));
    CHECK_FALSE(can_send_turn(one.app));
    one.begin(R"({"format":1,"game":"palace","preset":"speak","options":{"players":3},"deal":{"seed":"7"},"seats":[)"
        + anna_and_rosa + "," + named("Ben") + "]}");
    REQUIRE(one.table().curtain);
    CHECK(one.buttons() == Ids{"lift"});
    one.press("send_turn");
    CHECK(open_sheet_name(one.app) == "");
}

TEST_CASE("The sheet says for whom the link is, and that everybody could look at all cards", "[app][turns]") {
    Device anna;
    anna.begin(palindromes());
    anna.play();
    anna.press("send_turn");
    const auto model = sheet_model(anna.app);
    CHECK(model.title == "Send the turn");
    CHECK(model.items[0].label.find("Rosa") != std::string::npos);
    CHECK(model.items[1].label.find("look at all cards") != std::string::npos);
    CHECK(model.items[2].kind == pages::SheetItem::ItemKind::code);
    anna.press("copy_link");
    CHECK(open_sheet_name(anna.app) == "");
    CHECK(notice_of(anna.app) == "The link is copied.");
    CHECK(anna.title() == "Rosa plays next");
}

TEST_CASE("On a phone the turn is first offered to the system's sharing, and stays unsent if it can't be copied",
    "[app][turns]") {
    Device anna;
    anna.fake.can_share = true;
    anna.fake.can_copy = false;
    anna.begin(palindromes());
    anna.play();
    anna.press("send_turn");
    anna.press("copy_link");
    CHECK(open_sheet_name(anna.app) == "send_turn");
    CHECK(anna.app.notice.id == "share.not_copied");
    CHECK(anna.table().here.empty());
    CHECK(sheet_model(anna.app).items[3].id == "hand_on_link");
    CHECK(sheet_model(anna.app).items[3].kind == pages::SheetItem::ItemKind::main);
    anna.press("hand_on_link");
    CHECK(open_sheet_name(anna.app) == "");
    CHECK(anna.table().here == Seats{0});
}

TEST_CASE("An opened link says who sent it and which seat is played, and one tap shows the hand", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_by_message(anna, rosa, palindromes());
    CHECK(rosa.title() == "Anna has sent you the turn: you play as Rosa.");
    CHECK(rosa.buttons() == Ids{"lift", "catch_up"});
    rosa.press("lift");
    CHECK(rosa.table().viewer == 1);
    CHECK(shows_cards(rosa.app));
}

TEST_CASE("A turn can be sent before anybody has played, and then there is nothing to watch", "[app][turns]") {
    Device anna;
    Device rosa;
    anna.begin(palindromes());
    anna.press("lift");
    anna.press("send_turn");
    CHECK(open_sheet_name(anna.app) == ""); // it is her turn
    anna.begin(palindromes());
    rosa.follow(anna.send());
    CHECK(rosa.title() == "Rosa has sent you the turn: you play as Anna.");
    CHECK(rosa.buttons() == Ids{"lift"});
}

TEST_CASE("Before playing, one can watch what happened since one's last turn, with one's own hand", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_by_message(anna, rosa, palindromes());
    while (rosa.table().viewer == 1) rosa.play();
    const std::size_t seen = rosa.table().turn_count();
    anna.follow(rosa.send());
    while (anna.table().viewer == 0) anna.play();
    rosa.follow(anna.send());
    rosa.press("catch_up");
    const Replay* replay = current_replay(rosa.app);
    REQUIRE(replay != nullptr);
    CHECK(replay->playing);
    CHECK(replay->table->turn_count() == seen);
    CHECK(replay->table->viewer == 1);
    CHECK_FALSE(replay->can_show_all_cards);
    CHECK_FALSE(replay_model(rosa.app).can_play_on); // the turn itself is played, not a copy
    rosa.press("close");
    CHECK(open_page_name(rosa.app) == "table");
    CHECK_FALSE(rosa.table().curtain);
}

TEST_CASE("A newer link continues the same saved game, and the same link again opens no second one", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    const std::string id = rosa.table().id;
    rosa.follow(link);
    CHECK(rosa.table().id == id);
    CHECK(rosa.app.notice_until == 0);
    rosa.play();
    anna.follow(rosa.send());
    anna.press("home");
    anna.press("continue");
    anna.play();
    rosa.begin(palindromes("8")); // another game is on the table
    rosa.follow(anna.send());
    CHECK(rosa.table().id == id);
    CHECK(rosa.record() == anna.record());
    CHECK(rosa.games() == 2);
    CHECK(anna.games() == 1);
}

TEST_CASE("An older link says that the game has gone on, and keeps it", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    rosa.play();
    const Json before = rosa.record();
    rosa.follow(link);
    CHECK(rosa.app.notice.id == "turn.gone_on");
    CHECK(rosa.record() == before);
    CHECK(rosa.games() == 1);
    rosa.restart();
    CHECK(rosa.record() == before);
}

TEST_CASE("An older link of a game that is over shows its result", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    play_to_end(rosa.app);
    rosa.follow(link);
    CHECK(rosa.app.notice.id == "turn.gone_on");
    CHECK(rosa.table().is_over());
    CHECK(rosa.games() == 1);
}

TEST_CASE("A link that contradicts the game here is kept beside it", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_by_message(anna, rosa, palindromes());
    rosa.play();
    const Json played = rosa.record();
    const std::string id = rosa.table().id;
    // Anna plays Rosa's turn herself, differently.
    anna.press("lift");
    with_local_table(
        [](auto& s) {
            const auto moves = s.match.rules().legal_moves(s.match.view(1), 100);
            REQUIRE_FALSE(s.match.play(1, moves.back()));
        },
        *anna.app.table);
    autosave(anna.app);
    anna.settle();
    REQUIRE(anna.record()["moves"] != played["moves"]);
    const auto link = shared_link(anna.app, LinkKind::turn);
    REQUIRE(link);
    rosa.follow(*link);
    CHECK(rosa.app.notice.id == "app.diverged");
    CHECK(rosa.record() == anna.record());
    CHECK(rosa.table().here == Seats{1});
    CHECK(rosa.games() == 2);
    CHECK(*parse_json(load_save(rosa.app.services.store, id).save->record) == played);
    rosa.follow(*link); // once more: it is here already
    CHECK(rosa.games() == 2);
}

TEST_CASE("A copy that was played on from a replay is not what a link continues", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_by_message(anna, rosa, palindromes());
    const std::string id = rosa.table().id;
    while (rosa.table().viewer == 1) rosa.play();
    const std::string answer = rosa.send();
    rosa.press("lift"); // as Anna
    rosa.press("replay");
    dispatch(rosa.app, {"replay_at", "1"});
    rosa.press("play_on");
    REQUIRE(rosa.table().id != id);
    rosa.follow(answer);
    CHECK(rosa.table().id == id);
    CHECK(rosa.games() == 2);
}

TEST_CASE(
    "Bots between people play on the device of whoever holds the turn, and the same moves anywhere", "[app][turns]") {
    const std::string table =
        new_game_record("palace", "3", named("Anna") + "," + medium_bot_seat + "," + named("Rosa"), R"({"players":3})");
    Device anna;
    Device rosa;
    anna.begin(table);
    Device* holder = &anna;
    for (int turn = 0; turn < 8 && !holder->table().is_over(); ++turn) {
        const bool is_annas = holder->table().viewer == 0;
        Device& next = is_annas ? anna : rosa;
        if (&next != holder) next.follow(holder->send());
        holder = &next;
        CHECK(holder->buttons().front() == "lift");
        holder->play();
    }
    const Record record = *read_record(record_text(holder->app));
    CHECK(std::any_of(record.moves.begin(), record.moves.end(), [](const auto& move) { return move.seat == 1; }));
    CHECK(anna.games() == 1);
    CHECK(rosa.games() == 1);
}

TEST_CASE("If several people may move at the same time, the turn goes from one to the next", "[app][turns]") {
    Device anna;
    Device rosa;
    anna.begin(R"({"format":1,"game":"palace","preset":"house","options":{"players":2},"deal":{"seed":"7"},"seats":[)"
        + anna_and_rosa + "]}");
    REQUIRE(anna.table().seats_to_act() == Seats{0, 1});
    anna.play();
    REQUIRE(anna.table().seats_to_act() == Seats{1});
    rosa.follow(anna.send());
    CHECK(rosa.title() == "Anna has sent you the turn: you play as Rosa.");
    rosa.play();
    CHECK(rosa.record()["moves"].size() > anna.record()["moves"].size());
}

TEST_CASE(
    "Whoever opens the link that they sent still waits for the other person, also after a reload", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    anna.follow(link);
    CHECK(anna.title() == "Rosa plays next");
    anna.restart();
    CHECK(anna.title() == "Rosa plays next");
    CHECK(anna.buttons() == Ids{"send_turn", "lift", "home"});
    CHECK(anna.send() == link);
    anna.press("home");
    CHECK(anna.app.saved_games.front().detail.rfind("Waiting for Rosa", 0) == 0);
    rosa.press("home");
    CHECK(rosa.app.saved_games.front().detail.rfind("Your turn", 0) == 0);
}

TEST_CASE("Several people may use one device in a game by message", "[app][turns]") {
    Device home;
    Device rosa;
    home.begin(
        new_game_record("palace", "3", named("Anna") + "," + named("Ben") + "," + named("Rosa"), R"({"players":3})"));
    for (int i = 0; i < 12 && home.table().viewer != 2; ++i) home.play();
    REQUIRE(home.table().viewer == 2);
    rosa.follow(home.send());
    rosa.play();
    home.follow(rosa.send());
    home.press("lift");
    CHECK(home.table().here.has(home.table().viewer));
    CHECK_FALSE(home.table().here.has(2));
}

TEST_CASE("A move that was made on another device can't be taken back, but one's own can", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_by_message(anna, rosa, palindromes());
    rosa.press("lift");
    rosa.press("undo");
    CHECK(open_sheet_name(rosa.app) == "");
    CHECK(rosa.record() == anna.record());
    with_local_table(
        [](auto& s) {
            Rng dice(1);
            REQUIRE_FALSE(s.match.play(1, simple_move(s.match.rules(), s.match.view(1), dice)));
        },
        *rosa.app.table);
    autosave(rosa.app);
    rosa.press("undo");
    if (open_sheet_name(rosa.app) == "take_back") rosa.press("take_back_agreed");
    CHECK(rosa.record()["moves"] == anna.record()["moves"]);
}

TEST_CASE("The seats of a game by message are deleted with it", "[app][turns]") {
    Device anna;
    anna.begin(palindromes());
    anna.play();
    anna.send();
    CHECK(stored_keys(anna.fake, "palazzo:here:").size() == 1);
    CHECK(anna.fake.stored["palazzo:here:" + anna.table().id].rfind("10", 0) == 0);
    erase_save(anna.app.services.store, anna.table().id);
    CHECK(stored_keys(anna.fake, "palazzo:here:").empty());
}

TEST_CASE("A file of everything brings the seats of a game by message along with the game", "[app][turns][backup]") {
    Device anna;
    anna.begin(palindromes());
    anna.play();
    anna.send();
    anna.fake.stored["palazzo:here:elsewhere"] = "100000000000";
    Device tablet;
    import_file(tablet.app, "palazzo-everything.json", write_backup(anna.app.services.store));
    CHECK(stored_keys(tablet.fake, "palazzo:here:") == Ids{"palazzo:here:" + anna.table().id});
    tablet.restart();
    resume_game(tablet.app, anna.table().id);
    CHECK(tablet.title() == "Rosa plays next");
}

TEST_CASE("A broken link of a turn gives one line and changes nothing", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    rosa.play();
    const auto before = rosa.fake.stored;
    for (const std::string& broken :
        {link.substr(0, link.size() - 1), link + "A", std::string("#turn=1"), std::string("#turn=9AAAAAAAAA")}) {
        rosa.follow(broken);
        CHECK(rosa.app.notice.id == "app.cant.open_link");
        CHECK(notice_of(rosa.app).find('\n') == std::string::npos);
    }
    CHECK(rosa.fake.stored == before);
    CHECK(rosa.table().viewer == 0);
}

TEST_CASE("A page that was opened with a turn shows its curtain over the game that was on the table", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    FakePlatform fake;
    App fresh = started_app(fake);
    CHECK(apply_launch_options(fresh, {{"link", link.substr(link.find('#') + 1)}}));
    CHECK(open_page_name(fresh) == "table");
    CHECK(fresh.table->curtain);
}

} // namespace palazzo::app::test

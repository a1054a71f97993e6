// Games by message: each person plays on a device of their own, and sends the turn to the next one as a link.
#include "tests/shell/app/devices.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {

TEST_CASE("Two people play a whole game by message, each with their own hand on their own device", "[app][turns]") {
    for (const char* const game : {"palindromes", "palace", "palabra"}) {
        CAPTURE(game);
        Device anna;
        Device rosa;
        const auto device_of = [&](Seat seat) -> Device& { return seat == 0 ? anna : rosa; };
        anna.begin_game(
            new_game_record(game, "7", anna_and_rosa, game == std::string("palindromes") ? "{}" : two_players));
        Seat holder = 0;
        int rounds = 0;
        for (; !device_of(holder).table().is_over(); ++rounds) {
            Device& from = device_of(holder);
            REQUIRE(from.table().curtain);
            const Seat next = from.table().viewer;
            CHECK_FALSE(shows_more_than_curtain(from.app));
            if (next != holder) {
                const std::string link = from.send_turn();
                CHECK(from.curtain_button_ids() == Ids{"send_turn", "lift", "home"});
                CHECK(link.find("#turn=1") != std::string::npos);
                holder = next;
                device_of(holder).follow_link(link);
            }
            Device& to = device_of(holder);
            CHECK(to.table().curtain);
            CHECK(to.table().viewer == holder);
            CHECK(to.curtain_button_ids().front() == "lift");
            CHECK_FALSE(shows_more_than_curtain(to.app));
            to.play_turn();
        }
        CHECK(rounds > 3);
        Device& last = device_of(holder);
        Device& other = device_of(1 - holder);
        CHECK(shown_sheet_name(last.app) == "result");
        other.follow_link(last.send_turn());
        CHECK(other.record() == last.record());
        CHECK(other.table().viewer == 1 - holder);
        other.settle();
        CHECK(shown_sheet_name(other.app) == "result");
        for (Device* device : {&anna, &rosa}) {
            CHECK(device->stored_game_count() == 1);
            CHECK(count_finished_games(device->app.services.store) == 1);
            CHECK(stored_statistics(device->fake).outcomes.size() == 1);
        }
    }
}

TEST_CASE("The curtain offers to pass the device or to send the turn", "[app][turns]") {
    Device anna;
    anna.begin_game(palindromes_record());
    anna.play_turn();
    CHECK(anna.curtain_title() == "Hand the device to Rosa");
    CHECK(anna.curtain_button_ids() == Ids{"lift", "send_turn"});
    anna.press("lift");
    CHECK_FALSE(anna.app.table->curtain);
    CHECK(anna.table().seats_here.empty());
}

TEST_CASE("Sending the turn is offered neither to a lone person nor to people who judge each other's answers",
    "[app][turns]") {
    Device one;
    one.begin_game(new_game_record("palindromes", "7", person_seat + "," + medium_bot_seat));
    CHECK_FALSE(can_send_turn(one.app));
    one.begin_game(
        R"({"format":1,"game":"palace","preset":"speak","options":{"players":3},"deal":{"seed":"7"},"seats":[)"
        + anna_and_rosa + "," + seat_named("Ben") + "]}");
    REQUIRE(one.table().curtain);
    CHECK(one.curtain_button_ids() == Ids{"lift"});
    one.press("send_turn");
    CHECK(shown_sheet_name(one.app) == "");
}

TEST_CASE(
    "The sheet with the link to a turn says for whom the link is, and that with it anybody could look at all cards",
    "[app][turns]") {
    Device anna;
    anna.begin_game(palindromes_record());
    anna.play_turn();
    anna.press("send_turn");
    const auto model = sheet_model(anna.app);
    CHECK(model.title == "Send the turn");
    CHECK(model.items[0].label.find("Rosa") != std::string::npos);
    CHECK(model.items[1].label.find("look at all cards") != std::string::npos);
    CHECK(model.items[2].kind == pages::SheetItem::ItemKind::code);
    anna.press("copy_link");
    CHECK(shown_sheet_name(anna.app) == "");
    CHECK(notice_of(anna.app) == "The link is copied.");
    CHECK(anna.curtain_title() == "Rosa plays next");
}

TEST_CASE(
    "On a phone the main button shares a turn through the system, and a turn whose link can't be copied stays unsent",
    "[app][turns]") {
    Device anna;
    anna.fake.can_share = true;
    anna.fake.can_copy = false;
    anna.begin_game(palindromes_record());
    anna.play_turn();
    anna.press("send_turn");
    anna.press("copy_link");
    CHECK(shown_sheet_name(anna.app) == "send_turn");
    CHECK(anna.app.notice.id == "share.not_copied");
    CHECK(anna.table().seats_here.empty());
    CHECK(sheet_model(anna.app).items[3].id == "hand_on_link");
    CHECK(sheet_model(anna.app).items[3].kind == pages::SheetItem::ItemKind::main);
    anna.press("hand_on_link");
    CHECK(shown_sheet_name(anna.app) == "");
    CHECK(anna.table().seats_here == Seats{0});
}

TEST_CASE("Bots take part in a game by message, and each device stores the game only once", "[app][turns]") {
    const std::string table = new_game_record(
        "palace", "3", seat_named("Anna") + "," + medium_bot_seat + "," + seat_named("Rosa"), R"({"players":3})");
    Device anna;
    Device rosa;
    anna.begin_game(table);
    Device* holder = &anna;
    for (int turn = 0; turn < 8 && !holder->table().is_over(); ++turn) {
        const bool is_annas = holder->table().viewer == 0;
        Device& next = is_annas ? anna : rosa;
        if (&next != holder) next.follow_link(holder->send_turn());
        holder = &next;
        CHECK(holder->curtain_button_ids().front() == "lift");
        holder->play_turn();
    }
    const Record record = *read_record(record_text(holder->app));
    CHECK(std::any_of(record.moves.begin(), record.moves.end(), [](const auto& move) { return move.seat == 1; }));
    CHECK(anna.stored_game_count() == 1);
    CHECK(rosa.stored_game_count() == 1);
}

TEST_CASE("If several people may move at the same time, the turn goes from one to the next", "[app][turns]") {
    Device anna;
    Device rosa;
    anna.begin_game(
        R"({"format":1,"game":"palace","preset":"house","options":{"players":2},"deal":{"seed":"7"},"seats":[)"
        + anna_and_rosa + "]}");
    REQUIRE(anna.table().seats_to_act() == Seats{0, 1});
    anna.play_turn();
    REQUIRE(anna.table().seats_to_act() == Seats{1});
    rosa.follow_link(anna.send_turn());
    CHECK(rosa.curtain_title() == "Anna has sent you the turn: you play as Rosa.");
    rosa.play_turn();
    CHECK(rosa.record()["moves"].size() > anna.record()["moves"].size());
}

TEST_CASE("A person who opens the link that they sent still waits for the other person, even after a reload",
    "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_game_by_message(anna, rosa, palindromes_record());
    anna.follow_link(link);
    CHECK(anna.curtain_title() == "Rosa plays next");
    anna.restart();
    CHECK(anna.curtain_title() == "Rosa plays next");
    CHECK(anna.curtain_button_ids() == Ids{"send_turn", "lift", "home"});
    CHECK(anna.send_turn() == link);
    anna.press("home");
    CHECK(anna.app.saved_games.front().detail.rfind("Waiting for Rosa", 0) == 0);
    rosa.press("home");
    CHECK(rosa.app.saved_games.front().detail.rfind("Your turn", 0) == 0);
}

TEST_CASE("Several people may use one device in a game by message", "[app][turns]") {
    Device home;
    Device rosa;
    home.begin_game(new_game_record(
        "palace", "3", seat_named("Anna") + "," + seat_named("Ben") + "," + seat_named("Rosa"), R"({"players":3})"));
    for (int i = 0; i < 12 && home.table().viewer != 2; ++i) home.play_turn();
    REQUIRE(home.table().viewer == 2);
    rosa.follow_link(home.send_turn());
    rosa.play_turn();
    home.follow_link(rosa.send_turn());
    home.press("lift");
    CHECK(home.table().seats_here.has(home.table().viewer));
    CHECK_FALSE(home.table().seats_here.has(2));
}

TEST_CASE("A move can be taken back on the device on which it was made, and on no other", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_game_by_message(anna, rosa, palindromes_record());
    rosa.press("lift");
    rosa.press("undo");
    CHECK(shown_sheet_name(rosa.app) == "");
    CHECK(rosa.record() == anna.record());
    with_local_table(
        [](auto& s) {
            Rng dice(1);
            REQUIRE_FALSE(s.match.play(1, simple_move(s.match.rules(), s.match.view(1), dice)));
        },
        *rosa.app.table);
    autosave(rosa.app);
    rosa.press("undo");
    if (shown_sheet_name(rosa.app) == "take_back") rosa.press("take_back_agreed");
    CHECK(rosa.record()["moves"] == anna.record()["moves"]);
}

TEST_CASE("When a game by message is deleted, the stored list of the seats that play at this device is deleted as well",
    "[app][turns]") {
    Device anna;
    anna.begin_game(palindromes_record());
    anna.play_turn();
    anna.send_turn();
    CHECK(stored_keys(anna.fake, "palazzo:here:").size() == 1);
    CHECK(anna.fake.stored["palazzo:here:" + anna.table().id].rfind("10", 0) == 0);
    erase_save(anna.app.services.store, anna.table().id);
    CHECK(stored_keys(anna.fake, "palazzo:here:").empty());
}

TEST_CASE(
    "A backup of a game by message contains the list of the seats that play at this device", "[app][turns][backup]") {
    Device anna;
    anna.begin_game(palindromes_record());
    anna.play_turn();
    anna.send_turn();
    anna.fake.stored["palazzo:here:elsewhere"] = "100000000000";
    Device tablet;
    import_file(tablet.app, "palazzo-everything.json", write_backup(anna.app.services.store));
    CHECK(stored_keys(tablet.fake, "palazzo:here:") == Ids{"palazzo:here:" + anna.table().id});
    tablet.restart();
    resume_game(tablet.app, anna.table().id);
    CHECK(tablet.curtain_title() == "Rosa plays next");
}

} // namespace palazzo::app::test

// Tests the host's rules for moves: each is made once, in order, and told after it was saved.
#include "tests/online/meeting.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::online {

using namespace test;

namespace {

/// Returns the letter with which a guest would ask now, without sending it.
GuestLetter next_letter(const Guest& guest, int nth, int number) {
    GuestLetter letter;
    letter.k = guest.k + 1;
    letter.hello = guest.hello;
    letter.greeting = guest.kept.greeting;
    letter.boot = guest.boot;
    letter.have = {guest.game.boot, guest.game.line, guest.game.at, false};
    letter.ask = Ask{guest.game.line, nth, number};
    return letter;
}

HostEffects receive_letter(Meeting& meeting, const std::string& guest, const GuestLetter& letter) {
    return receive(meeting.host, &meeting.table, guest, write_guest_letter(letter), meeting.now);
}

HostLetter only_answer(const HostEffects& effects) {
    REQUIRE(effects.letters.size() == 1);
    return *read_host_letter(effects.letters.front().letter);
}

using Said = std::vector<std::pair<Seat, int>>;

} // namespace

TEST_CASE("A guest sees moves of the host, and the host makes moves that a guest asks for", "[online]") {
    Meeting meeting = toms_turn();
    const Guest& tom = meeting.guests["Tom"];
    CHECK(tom.game.seat == 1);
    CHECK(tom.game.at == 1);
    CHECK(tom.game.view == meeting.table.view(1));
    CHECK(tom.game.turns == meeting.table.news_from(0));
    meeting.play("Tom", 7);
    CHECK(meeting.table.said() == Said{{0, 5}, {1, 7}});
    CHECK(tom.game.nth == 1);
    CHECK(tom.game.view == meeting.table.view(1));
    CHECK_FALSE(tom.kept.ask);
    CHECK(meeting.notices_of("Tom", GuestNotice::Kind::move_made).size() == 1);
}

TEST_CASE("A letter that arrives twice is read once", "[online]") {
    Meeting meeting = toms_turn();
    const GuestLetter letter = next_letter(meeting.guests["Tom"], 0, 7);
    CHECK(receive_letter(meeting, "Tom", letter).table_changed);
    const HostEffects again = receive_letter(meeting, "Tom", letter);
    CHECK_FALSE(again.table_changed);
    CHECK(again.letters.empty());
    CHECK(meeting.table.move_count() == 2);
}

TEST_CASE("A letter that arrives after a later one of the same greeting is dropped", "[online]") {
    Meeting meeting = toms_turn();
    GuestLetter early = next_letter(meeting.guests["Tom"], 0, 7);
    GuestLetter late = early;
    ++late.k;
    late.ask.reset();
    receive_letter(meeting, "Tom", late);
    CHECK(receive_letter(meeting, "Tom", early).letters.empty());
    CHECK(meeting.table.move_count() == 1);
}

TEST_CASE("A move that is asked for again in a further letter is made once", "[online]") {
    Meeting meeting(2);
    meeting.host.kept.seats[0] = {SeatKind::free, {}, {}, {}, false};
    meeting.arrive("Ana");
    meeting.arrive("Tom");
    meeting.begin();
    GuestLetter ask = next_letter(meeting.guests["Ana"], 0, 3);
    CHECK(receive_letter(meeting, "Ana", ask).table_changed);
    receive_letter(meeting, "Tom", next_letter(meeting.guests["Tom"], 0, 4));
    ++ask.k; // it is this seat's turn again, so that the move would be legal
    CHECK_FALSE(receive_letter(meeting, "Ana", ask).table_changed);
    CHECK(meeting.table.said() == Said{{0, 3}, {1, 4}});
}

TEST_CASE("A move for another line of play isn't made", "[online]") {
    Meeting meeting = toms_turn();
    GuestLetter ask = next_letter(meeting.guests["Tom"], 0, 7);
    ++ask.ask->line;
    const HostEffects effects = receive_letter(meeting, "Tom", ask);
    CHECK_FALSE(effects.table_changed);
    CHECK_FALSE(only_answer(effects).no);
}

TEST_CASE("A refused move changes nothing, and the guest learns the reason", "[online]") {
    Meeting meeting = toms_turn();
    meeting.play("Tom", 10);
    CHECK(meeting.table.move_count() == 1);
    const auto refused = meeting.notices_of("Tom", GuestNotice::Kind::move_refused);
    REQUIRE(refused.size() == 1);
    CHECK(refused[0].message.id == "toy.number");
    CHECK(can_ask(meeting.guests["Tom"]));
}

TEST_CASE("A move that is asked for after the end of the game is refused", "[online]") {
    Meeting meeting(2, 1);
    meeting.arrive("Tom");
    meeting.begin();
    meeting.play_host(5);
    meeting.play("Tom", 7);
    CHECK(meeting.notices_of("Tom", GuestNotice::Kind::move_refused).size() == 1);
    CHECK_FALSE(meeting.guests["Tom"].kept.ask);
}

TEST_CASE("Nobody moves for another seat or out of turn", "[online]") {
    Meeting meeting(3);
    meeting.arrive("Tom");
    meeting.arrive("Eva");
    meeting.begin();
    meeting.play_host(1);
    meeting.play("Eva", 2);
    CHECK(meeting.table.move_count() == 1);
    CHECK(meeting.notices_of("Eva", GuestNotice::Kind::move_refused).size() == 1);
    CHECK(receive_letter(meeting, "stranger", next_letter(meeting.guests["Tom"], 0, 2)).table_changed == false);
}

TEST_CASE("A move that was made has to be saved, and everybody is told", "[online]") {
    Meeting meeting(3);
    meeting.arrive("Tom");
    meeting.arrive("Eva");
    meeting.begin();
    meeting.play_host(1);
    const HostEffects effects = receive_letter(meeting, "Tom", next_letter(meeting.guests["Tom"], 0, 2));
    CHECK(effects.table_changed);
    CHECK(effects.letters.size() == 2);
}

TEST_CASE("Every letter is answered, also one that changes nothing", "[online]") {
    Meeting meeting = toms_turn();
    GuestLetter letter = next_letter(meeting.guests["Tom"], 0, 7);
    letter.ask.reset();
    const HostLetter answer = only_answer(receive_letter(meeting, "Tom", letter));
    CHECK(answer.heard == letter.k);
    CHECK(answer.hello == letter.hello);
    CHECK(answer.at == 1);
    CHECK(answer.news.empty());
}

TEST_CASE("A guest is told the moves that it hasn't seen, at most 32 of them", "[online]") {
    Meeting meeting(1, 100);
    meeting.host.kept.seats = {{SeatKind::bot, {}, {}, {}, false}};
    meeting.begin();
    for (int i = 0; i < 40; ++i) meeting.play_host(i % 10);
    meeting.arrive("Tom");
    const Guest& tom = meeting.guests["Tom"];
    CHECK(tom.game.turns == meeting.table.news_from(40 - static_cast<int>(most_news)));
    GuestLetter letter = next_letter(tom, 0, 0);
    letter.ask.reset();
    letter.have.at = 37;
    CHECK(only_answer(receive_letter(meeting, "Tom", letter)).news == meeting.table.news_from(37));
}

TEST_CASE("A greeting of an earlier start of the host is answered by the wish for another greeting", "[online]") {
    Meeting meeting = toms_turn();
    const GuestLetter old = next_letter(meeting.guests["Tom"], 0, 7);
    meeting.restart_host();
    meeting.carry_out("Tom", see_card(meeting.guests["Tom"], meeting.card, meeting.now + 2000));
    meeting.deliver();
    CHECK(meeting.host.sessions["Tom"].hello == meeting.guests["Tom"].hello);
    const HostLetter answer = only_answer(receive_letter(meeting, "Tom", old));
    CHECK(answer.again > 0);
    CHECK(answer.view.is_null());
    CHECK(meeting.table.move_count() == 1);
    CHECK(meeting.host.sessions["Tom"].hello == meeting.guests["Tom"].hello);
    meeting.carry_out("Tom", receive(meeting.guests["Tom"], write_host_letter(answer), meeting.now));
    CHECK_FALSE(meeting.guests["Tom"].elsewhere);
}

TEST_CASE(
    "A move that has waited for the host's start is made, although the guest's program may have ended", "[online]") {
    Meeting meeting = toms_turn();
    const GuestLetter waiting = next_letter(meeting.guests["Tom"], 0, 7);
    meeting.restart_host();
    const HostEffects effects = receive_letter(meeting, "Tom", waiting);
    CHECK(effects.table_changed);
    CHECK(meeting.table.said() == Said{{0, 5}, {1, 7}});
}

TEST_CASE("A letter that can't be read is counted and not answered", "[online]") {
    Meeting meeting = toms_turn();
    CHECK(receive(meeting.host, &meeting.table, "Tom", "{\"v\":1}", meeting.now).letters.empty());
    CHECK(receive(meeting.host, &meeting.table, "Tom", std::string(20000, ' '), meeting.now).letters.empty());
    CHECK(meeting.host.unreadable == 2);
}

TEST_CASE("A newer program of the same host ends the older one, and nobody else's card does", "[online]") {
    Meeting meeting = toms_turn();
    Host newer = start_host(*read_kept_host(meeting.kept), "another device");
    const std::string older_card = meeting.card;
    const std::string newer_card = *open_table(newer, &meeting.table, meeting.now).card;
    Card forged = *read_card(newer_card);
    forged.boot = "forged";
    see_card(meeting.host, write_card(forged));
    CHECK_FALSE(meeting.host.stopped);
    see_card(newer, older_card);
    CHECK_FALSE(newer.stopped);
    CHECK(see_card(meeting.host, newer_card).notices.front().kind == HostNotice::Kind::stopped);
    CHECK(meeting.host.stopped);
    CHECK(receive_letter(meeting, "Tom", next_letter(meeting.guests["Tom"], 0, 7)).letters.empty());
}

TEST_CASE("The host waits a second longer than a clock shows", "[online]") {
    Meeting meeting = toms_turn();
    CHECK_FALSE(is_timed_out(meeting.host, meeting.now));
    meeting.host.turn_ends = meeting.now + 10'000;
    GuestLetter letter = next_letter(meeting.guests["Tom"], 0, 7);
    letter.ask.reset();
    CHECK(only_answer(receive_letter(meeting, "Tom", letter)).left == 10'000);
    CHECK_FALSE(is_timed_out(meeting.host, meeting.now + 10'500));
    CHECK(is_timed_out(meeting.host, meeting.now + 11'000));
}

TEST_CASE("A saved host is the same after writing and reading, and a changed one is refused", "[online]") {
    Meeting meeting = toms_turn();
    CHECK(*read_kept_host(meeting.kept) == meeting.host.kept);
    Json json = *parse_json(meeting.kept);
    json["seats"][0]["kind"] = "king";
    CHECK(read_kept_host(json.dump()).problem().place == "seats[0].kind");
    json.erase("seats");
    CHECK(read_kept_host(json.dump()).problem().place == "seats");
}

} // namespace palazzo::online

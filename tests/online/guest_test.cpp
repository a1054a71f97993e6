// Tests a guest's rules: which letters it takes, and how it keeps and repeats the move that it asks for.
#include "tests/online/meeting.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::online {

using namespace test;

namespace {

/// Returns the host's latest letter to Tom, without sending it.
HostLetter latest_letter(Meeting& meeting) {
    return *read_host_letter(tell_everybody(meeting.host, &meeting.table, meeting.now).letters.front().letter);
}

GuestEffects receive_letter(Meeting& meeting, const HostLetter& letter) {
    return receive(meeting.guests["Tom"], write_host_letter(letter), meeting.now);
}

} // namespace

TEST_CASE("A guest takes a letter only if it answers the latest greeting and is newer than the last", "[online]") {
    Meeting meeting = toms_turn();
    Guest& tom = meeting.guests["Tom"];
    HostLetter letter = latest_letter(meeting);
    const std::int64_t n = letter.n;
    letter.n = tom.last_n;
    letter.nth = 9;
    receive_letter(meeting, letter);
    letter.n = n + 1;
    letter.hello = "another greeting";
    tom.last_n = n + 1;
    receive_letter(meeting, letter);
    CHECK(tom.game.nth == 0);
    letter.n = n + 2;
    letter.hello = tom.hello;
    letter.boot = "another start";
    receive_letter(meeting, letter);
    CHECK(tom.game.nth == 0);
    letter.boot = tom.boot;
    receive_letter(meeting, letter);
    CHECK(tom.game.nth == 9);
}

TEST_CASE("A move is kept before it is sent, and asked for again after a restart", "[online]") {
    Meeting meeting = toms_turn();
    const GuestEffects effects = ask_for(meeting.guests["Tom"], 7, meeting.now);
    REQUIRE(effects.kept);
    REQUIRE(effects.letter);
    const KeptPlace kept = *read_kept_place(*effects.kept);
    CHECK(kept.ask->move == 7);
    meeting.guests["Tom"] = start_guest(kept, "a new start"); // the letter was lost
    meeting.carry_out("Tom", connect(meeting.guests["Tom"], meeting.now));
    meeting.deliver();
    CHECK(meeting.table.said().back() == std::pair<Seat, int>{1, 7});
    CHECK_FALSE(meeting.guests["Tom"].kept.ask);
}

TEST_CASE("A move without an answer is sent again after two seconds, and a guest that wants nothing writes every 30",
    "[online]") {
    Meeting meeting = toms_turn();
    Guest& tom = meeting.guests["Tom"];
    const Time start = meeting.now;
    CHECK_FALSE(tick(tom, start + 29'000).letter);
    CHECK(tick(tom, start + 30'000).letter);
    ask_for(tom, 7, start + 31'000);
    CHECK_FALSE(tick(tom, start + 32'900).letter);
    const auto again = tick(tom, start + 33'000).letter;
    REQUIRE(again);
    CHECK(read_guest_letter(*again)->ask->move == 7);
}

TEST_CASE("A guest sends less often to a host that is away", "[online]") {
    Meeting meeting = toms_turn();
    Guest& tom = meeting.guests["Tom"];
    Time now = meeting.now + host_away_after;
    ask_for(tom, 7, now);
    CHECK(is_host_away(tom, now));
    CHECK_FALSE(tick(tom, now + 5'000).letter);
    CHECK(tick(tom, now + 30'000).letter);
}

TEST_CASE("The relay's word that the host is gone shows it as away, until a card says that it is here", "[online]") {
    Meeting meeting = toms_turn();
    Guest& tom = meeting.guests["Tom"];
    Card card = *read_card(meeting.card);
    ++card.n;
    card.here = false;
    see_card(tom, write_card(card), meeting.now);
    CHECK(is_host_away(tom, meeting.now));
    ++card.n;
    card.here = true;
    see_card(tom, write_card(card), meeting.now);
    CHECK_FALSE(is_host_away(tom, meeting.now));
}

TEST_CASE("A refusal of an earlier move doesn't refuse the next one", "[online]") {
    Meeting meeting = toms_turn();
    Guest& tom = meeting.guests["Tom"];
    meeting.carry_out("Tom", ask_for(tom, 10, meeting.now));
    const Sent first = meeting.way.front();
    const std::string second = *tick(tom, meeting.now + 2000).letter;
    const auto refusal = receive(meeting.host, &meeting.table, "Tom", first.text, meeting.now);
    const auto late_refusal = receive(meeting.host, &meeting.table, "Tom", second, meeting.now);
    meeting.way.clear();
    receive(tom, refusal.letters.front().letter, meeting.now);
    CHECK_FALSE(tom.kept.ask);
    ask_for(tom, 8, meeting.now);
    receive(tom, late_refusal.letters.front().letter, meeting.now);
    REQUIRE(tom.kept.ask);
    CHECK(tom.kept.ask->move == 8);
}

TEST_CASE("A move that crosses with moves taken back means nothing any more", "[online]") {
    Meeting meeting = toms_turn();
    Guest& tom = meeting.guests["Tom"];
    meeting.carry_out("Tom", ask_for(tom, 7, meeting.now));
    const Sent ask = meeting.way.front();
    meeting.way.clear();
    meeting.carry_out("Tom", vote(tom, 0, true, meeting.now));
    meeting.way.front().text = *[&] {
        GuestLetter letter = *read_guest_letter(meeting.way.front().text);
        letter.ask.reset();
        return std::optional(write_guest_letter(letter));
    }();
    meeting.carry_out(vote(meeting.host, &meeting.table, 0, true, meeting.now));
    meeting.deliver();
    CHECK(meeting.table.move_count() == 0);
    CHECK_FALSE(tom.kept.ask);
    CHECK(meeting.notices_of("Tom", GuestNotice::Kind::move_void).size() == 1);
    CHECK(receive(meeting.host, &meeting.table, "Tom", ask.text, meeting.now).letters.empty());
    CHECK(meeting.table.move_count() == 0);
}

TEST_CASE("A fewer number of moves is true: the host has lost its last moves, and the guest moves again", "[online]") {
    Meeting meeting = toms_turn();
    Guest& tom = meeting.guests["Tom"];
    meeting.play("Tom", 7);
    meeting.play_host(3);
    CHECK(tom.game.at == 3);
    meeting.table.take_back_to(1); // the last two writes were lost
    meeting.restart_host();
    meeting.pass(3000);
    meeting.carry_out("Tom", see_card(tom, meeting.card, meeting.now));
    meeting.deliver();
    CHECK(tom.game.at == 1);
    CHECK(tom.game.nth == 0);
    const auto back = meeting.notices_of("Tom", GuestNotice::Kind::went_back);
    REQUIRE(back.size() == 1);
    CHECK(back[0].moves == 2);
    meeting.play("Tom", 9);
    CHECK(meeting.table.said().back() == std::pair<Seat, int>{1, 9});
}

TEST_CASE("A guest that hears of a new start of the host greets again, from the card or from a letter", "[online]") {
    for (const bool by_card : {true, false}) {
        Meeting meeting = toms_turn();
        Guest& tom = meeting.guests["Tom"];
        meeting.restart_host();
        const std::string before = tom.hello;
        meeting.now += 2000;
        if (by_card)
            meeting.carry_out("Tom", see_card(tom, meeting.card, meeting.now));
        else
            meeting.carry_out("Tom", ask_for(tom, 7, meeting.now));
        meeting.deliver();
        CHECK(tom.hello != before);
        CHECK(tom.boot == meeting.host.boot);
        CHECK(meeting.host.sessions["Tom"].hello == tom.hello);
        CHECK(tom.last_n > 0);
    }
}

TEST_CASE("A seat that is played elsewhere is let go, and taken back on request", "[online]") {
    Meeting meeting = toms_turn();
    Guest older = meeting.guests["Tom"];
    meeting.guests["Tom"] = start_guest(*read_kept_place(meeting.places["Tom"]), "a second tab");
    meeting.carry_out("Tom", connect(meeting.guests["Tom"], meeting.now));
    meeting.deliver();
    const auto letter = tell_everybody(meeting.host, &meeting.table, meeting.now).letters.front().letter;
    CHECK(receive(older, letter, meeting.now).notices.front().kind == GuestNotice::Kind::elsewhere);
    CHECK_FALSE(tick(older, meeting.now + 100'000).letter);
    Guest& newer = meeting.guests["Tom"];
    receive(newer, letter, meeting.now);
    CHECK_FALSE(newer.elsewhere);
    std::swap(older, newer); // the older program is the one that gets letters now
    meeting.carry_out("Tom", play_here(newer, meeting.now));
    meeting.deliver();
    CHECK(meeting.host.sessions["Tom"].hello == newer.hello);
    CHECK(newer.last_n > 0);
}

TEST_CASE("A late answer to a guest's own earlier greeting isn't taken for another program", "[online]") {
    Meeting meeting = toms_turn();
    Guest& tom = meeting.guests["Tom"];
    const HostLetter late = latest_letter(meeting);
    meeting.carry_out("Tom", connect(tom, meeting.now));
    receive_letter(meeting, late);
    CHECK_FALSE(tom.elsewhere);
    meeting.deliver();
    receive_letter(meeting, late);
    CHECK_FALSE(tom.elsewhere);
}

TEST_CASE("A greeting that arrives after a later one doesn't replace it", "[online]") {
    Meeting meeting = toms_turn();
    Guest& tom = meeting.guests["Tom"];
    const auto early = connect(tom, meeting.now).letter;
    meeting.carry_out("Tom", connect(tom, meeting.now));
    meeting.deliver();
    for (const HostPost& post : receive(meeting.host, &meeting.table, "Tom", *early, meeting.now).letters)
        receive(tom, post.letter, meeting.now);
    CHECK(meeting.host.sessions["Tom"].hello == tom.hello);
    CHECK_FALSE(tom.elsewhere);
}

TEST_CASE("A guest whose place wasn't saved lately is told which number its greeting has to exceed", "[online]") {
    Meeting meeting = toms_turn();
    KeptPlace old = *read_kept_place(meeting.places["Tom"]);
    old.greeting = 0;
    for (int i = 0; i < 5; ++i) {
        meeting.carry_out("Tom", connect(meeting.guests["Tom"], meeting.now));
        meeting.deliver();
    }
    meeting.guests["Tom"] = start_guest(old, "a later start");
    meeting.carry_out("Tom", connect(meeting.guests["Tom"], meeting.now));
    meeting.deliver();
    CHECK(meeting.guests["Tom"].last_n > 0);
    CHECK(meeting.guests["Tom"].game.at == 1);
}

TEST_CASE("A guest says so if the host's program is too new for it", "[online]") {
    Meeting meeting = toms_turn();
    Json letter = *parse_json(write_host_letter(latest_letter(meeting)));
    letter["v"] = 2;
    const auto effects = receive(meeting.guests["Tom"], letter.dump(), meeting.now);
    CHECK(effects.notices.front().kind == GuestNotice::Kind::newer_protocol);
}

TEST_CASE("A guest without a line to the relay writes nothing, and greets as soon as the line is up", "[online]") {
    Meeting meeting = toms_turn();
    Guest& tom = meeting.guests["Tom"];
    disconnect(tom);
    CHECK_FALSE(ask_for(tom, 7, meeting.now).letter);
    CHECK_FALSE(tick(tom, meeting.now + 60'000).letter);
    const auto letter = connect(tom, meeting.now + 60'000).letter;
    REQUIRE(letter);
    CHECK(read_guest_letter(*letter)->ask->move == 7);
}

} // namespace palazzo::online

// Tests who may come in and sit down, presence, gestures, and polls on taking moves back.
#include "tests/online/meeting.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::online {

using namespace test;

namespace {

using Kind = HostNotice::Kind;

SeatOnCard seat_on_card(const Meeting& meeting, std::size_t seat) { return read_card(meeting.card)->seats[seat]; }

/// Returns a game of the host, Tom and Eva that has begun.
Meeting game_of_three() {
    Meeting meeting(3);
    meeting.arrive("Tom");
    meeting.arrive("Eva");
    meeting.begin();
    return meeting;
}

} // namespace

TEST_CASE("An open table seats anybody who has its link, as long as seats are free", "[online]") {
    Meeting meeting(2);
    meeting.arrive("Tom");
    meeting.arrive("Eva");
    CHECK(meeting.guests["Tom"].game.seat == 1);
    CHECK_FALSE(meeting.guests["Eva"].game.seat);
    CHECK(seat_on_card(meeting, 1) == SeatOnCard{SeatKind::guest, "Tom", "", false, false});
}

TEST_CASE("A guest without a seat is shown what everybody may see", "[online]") {
    Meeting meeting(2);
    meeting.arrive("Tom");
    meeting.arrive("Eva");
    meeting.begin();
    meeting.play_host(5);
    const auto& game = meeting.guests["Eva"].game;
    CHECK_FALSE(game.seat);
    CHECK(game.at == 1);
    CHECK(game.nth == 0);
    CHECK(game.view == meeting.table.view(onlooker));
    CHECK(game.view != meeting.table.view(1));
}

TEST_CASE(
    "If the host wants to be asked, a guest is shown nothing of the game before the host has let it in", "[online]") {
    Meeting meeting(2);
    meeting.arrive("Tom");
    meeting.carry_out(set_admission(meeting.host, meeting.table_or_null(), Admission::ask, meeting.now));
    meeting.arrive("Eva");
    meeting.begin();
    meeting.play_host(5);
    CHECK(meeting.guests["Eva"].game.view.is_null());
    CHECK(meeting.guests["Eva"].game.turns.empty());
    meeting.carry_out(admit(meeting.host, meeting.table_or_null(), "Eva", meeting.now));
    meeting.deliver();
    CHECK(meeting.guests["Eva"].game.view == meeting.table.view(onlooker));
}

TEST_CASE("While people gather, a guest can change its seat to a free one", "[online]") {
    Meeting meeting(3);
    meeting.arrive("Tom");
    meeting.carry_out("Tom", sit_down(meeting.guests["Tom"], 2, meeting.now));
    meeting.deliver();
    CHECK(meeting.guests["Tom"].game.seat == 2);
    CHECK(seat_on_card(meeting, 1).kind == SeatKind::free);
    meeting.carry_out("Tom", sit_down(meeting.guests["Tom"], 0, meeting.now));
    meeting.deliver();
    CHECK(meeting.guests["Tom"].game.seat == 2);
}

TEST_CASE("If the host wants to be asked, a guest sits down only when the host has let it in", "[online]") {
    Meeting meeting(2);
    meeting.carry_out(set_admission(meeting.host, nullptr, Admission::ask, meeting.now));
    meeting.arrive("Tom");
    CHECK(meeting.has_notice(Kind::wants_in));
    CHECK_FALSE(meeting.guests["Tom"].game.seat);
    meeting.carry_out(admit(meeting.host, nullptr, "Tom", meeting.now));
    meeting.carry_out("Tom", sit_down(meeting.guests["Tom"], -1, meeting.now));
    meeting.deliver();
    CHECK(meeting.guests["Tom"].game.seat == 1);
}

TEST_CASE("A closed table lets no new guest in, and goes on with those that it knows", "[online]") {
    Meeting meeting = game_of_three();
    meeting.carry_out(set_admission(meeting.host, &meeting.table, Admission::closed, meeting.now));
    meeting.arrive("Leo");
    CHECK(meeting.guests["Leo"].bye == Bye::closed);
    meeting.play_host(1);
    CHECK(meeting.guests["Tom"].game.at == 1);
}

TEST_CASE("A guest that was sent away is told so once, and a bot gets its seat", "[online]") {
    Meeting meeting = game_of_three();
    meeting.carry_out(kick(meeting.host, &meeting.table, "Tom", meeting.now));
    meeting.deliver();
    CHECK(meeting.guests["Tom"].bye == Bye::kicked);
    CHECK(seat_on_card(meeting, 1) == SeatOnCard{SeatKind::bot, "Tom", "", false, false});
    meeting.guests["Tom"] = start_guest(new_place("Tom"), "again");
    meeting.carry_out("Tom", connect(meeting.guests["Tom"], meeting.now));
    meeting.deliver();
    CHECK(meeting.guests["Tom"].last_n == 0);
}

TEST_CASE("Leaving frees a seat before the game, and gives it to a bot during the game", "[online]") {
    Meeting meeting(3);
    meeting.arrive("Leo");
    meeting.carry_out("Leo", leave(meeting.guests["Leo"], meeting.now));
    meeting.deliver();
    CHECK(meeting.guests["Leo"].bye == Bye::left);
    CHECK(seat_on_card(meeting, 1).kind == SeatKind::free);
    meeting.arrive("Tom");
    meeting.arrive("Eva");
    meeting.begin();
    const std::string letter = *leave(meeting.guests["Eva"], meeting.now).letter;
    meeting.carry_out(receive(meeting.host, &meeting.table, "Eva", letter, meeting.now));
    meeting.way.clear(); // the farewell was lost
    CHECK(seat_on_card(meeting, 2).kind == SeatKind::bot);
    CHECK(is_played_by_bot(meeting.host, 2));
    meeting.pass(3000);
    CHECK(meeting.guests["Eva"].bye == Bye::left);
    CHECK(find_guest(meeting.host, "Eva") == nullptr);
}

TEST_CASE("A guest who comes late gets a bot's seat, and nobody else's", "[online]") {
    Meeting meeting(3);
    meeting.arrive("Tom");
    meeting.carry_out(set_seat(meeting.host, nullptr, 2, {SeatKind::bot, {}, "Rosa", "hard", false}, meeting.now));
    meeting.begin();
    meeting.play_host(1);
    meeting.arrive("Eva");
    CHECK(meeting.guests["Eva"].game.seat == 2);
    CHECK(meeting.guests["Eva"].game.view == meeting.table.view(2));
    meeting.arrive("Leo");
    CHECK_FALSE(meeting.guests["Leo"].game.seat);
}

TEST_CASE("A closed table says farewell to everybody", "[online]") {
    Meeting meeting = game_of_three();
    meeting.carry_out(close_table(meeting.host, &meeting.table, meeting.now));
    meeting.deliver();
    CHECK(meeting.guests["Tom"].bye == Bye::ended);
    CHECK(meeting.guests["Eva"].bye == Bye::ended);
}

TEST_CASE("A silent guest is away after 75 seconds, at once if the relay says so, and is back with its next letter",
    "[online]") {
    Meeting meeting = game_of_three();
    disconnect(meeting.guests["Tom"]);
    meeting.pass(74'000);
    CHECK_FALSE(seat_on_card(meeting, 1).away);
    meeting.pass(3'000);
    CHECK(seat_on_card(meeting, 1).away);
    CHECK_FALSE(seat_on_card(meeting, 2).away);
    meeting.carry_out("Tom", connect(meeting.guests["Tom"], meeting.now));
    meeting.deliver();
    CHECK_FALSE(seat_on_card(meeting, 1).away);
    CHECK(meeting.has_notice(Kind::came_back));
    meeting.carry_out(notice_parting(meeting.host, &meeting.table, "Eva", meeting.now));
    CHECK(seat_on_card(meeting, 2).away);
}

TEST_CASE("A bot also plays for a guest who has been away since before the host's program was started", "[online]") {
    Meeting meeting = game_of_three();
    meeting.carry_out(set_bot_after(meeting.host, &meeting.table, 120'000, meeting.now));
    meeting.guests.erase("Tom");
    meeting.restart_host();
    meeting.pass(119'000);
    CHECK_FALSE(is_played_by_bot(meeting.host, 1));
    meeting.pass(3'000);
    CHECK(is_played_by_bot(meeting.host, 1));
    meeting.carry_out(set_bot_after(meeting.host, &meeting.table, 0, meeting.now));
    meeting.pass(300'000);
    CHECK_FALSE(is_played_by_bot(meeting.host, 2));
}

TEST_CASE("A bot plays for an absent guest if the table wants that, and gives the seat back at once", "[online]") {
    Meeting meeting = game_of_three();
    meeting.host.kept.bot_after = 120'000;
    disconnect(meeting.guests["Tom"]);
    meeting.pass(119'000);
    CHECK_FALSE(is_played_by_bot(meeting.host, 1));
    meeting.pass(3'000);
    CHECK(is_played_by_bot(meeting.host, 1));
    CHECK(seat_on_card(meeting, 1).played);
    meeting.play_host(1);
    REQUIRE_FALSE(meeting.table.play(1, 4)); // the bot's move
    meeting.carry_out(tell_everybody(meeting.host, &meeting.table, meeting.now));
    meeting.carry_out("Tom", connect(meeting.guests["Tom"], meeting.now));
    meeting.deliver();
    CHECK_FALSE(is_played_by_bot(meeting.host, 1));
    CHECK(meeting.guests["Tom"].game.nth == 1);
    meeting.carry_out(let_bot_play(meeting.host, &meeting.table, 2, true, meeting.now));
    CHECK(is_played_by_bot(meeting.host, 2));
}

TEST_CASE("A seat shows one gesture in three seconds, to everybody, once", "[online]") {
    Meeting meeting = game_of_three();
    meeting.carry_out("Tom", make_gesture(meeting.guests["Tom"], Gesture::thanks, meeting.now));
    meeting.deliver();
    meeting.carry_out("Tom", make_gesture(meeting.guests["Tom"], Gesture::oops, meeting.now + 100));
    meeting.deliver();
    meeting.play_host(1); // a further letter shows the gesture again
    auto seen = meeting.notices_of("Eva", GuestNotice::Kind::gesture);
    REQUIRE(seen.size() == 1);
    CHECK(seen[0].gesture.seat == 1);
    CHECK(seen[0].gesture.gesture == Gesture::thanks);
    meeting.now += gesture_time;
    meeting.carry_out(make_gesture(meeting.host, &meeting.table, Gesture::hello, meeting.now));
    meeting.deliver();
    CHECK(meeting.notices_of("Eva", GuestNotice::Kind::gesture).size() == 2);
}

TEST_CASE("Moves are taken back if all people agree within a minute", "[online]") {
    Meeting meeting = game_of_three();
    meeting.play_host(1);
    meeting.play("Tom", 2);
    const std::int64_t line = meeting.guests["Tom"].game.line;
    meeting.carry_out("Tom", vote(meeting.guests["Tom"], 1, true, meeting.now));
    meeting.deliver();
    REQUIRE(meeting.guests["Eva"].poll);
    CHECK(meeting.guests["Eva"].poll->by == 1);
    CHECK(meeting.guests["Eva"].poll->asked == Seats{0, 1, 2});
    meeting.carry_out("Eva", vote(meeting.guests["Eva"], 0, true, meeting.now));
    meeting.deliver();
    CHECK(meeting.table.move_count() == 2);
    const HostEffects effects = vote(meeting.host, &meeting.table, 0, true, meeting.now);
    CHECK(effects.kept);
    CHECK(effects.table_changed);
    meeting.carry_out(effects);
    meeting.deliver();
    CHECK(meeting.table.move_count() == 1);
    CHECK(meeting.guests["Tom"].game.line != line);
    CHECK(meeting.guests["Tom"].game.at == 1);
    CHECK(meeting.guests["Tom"].game.turns == meeting.table.news_from(0));
    CHECK_FALSE(meeting.guests["Tom"].poll);
    CHECK(meeting.has_notice(Kind::taken_back));
}

TEST_CASE("Nothing is taken back if one person refuses, if the minute is over, or if somebody moves", "[online]") {
    enum class End { refused, late, moved };
    for (const End end : {End::refused, End::late, End::moved}) {
        Meeting meeting = game_of_three();
        meeting.play_host(1);
        meeting.carry_out("Tom", vote(meeting.guests["Tom"], 0, true, meeting.now));
        meeting.deliver();
        if (end == End::refused) meeting.carry_out("Eva", vote(meeting.guests["Eva"], 0, false, meeting.now));
        if (end == End::late) meeting.pass(poll_time + 1000);
        if (end == End::moved) meeting.carry_out("Tom", ask_for(meeting.guests["Tom"], 2, meeting.now));
        meeting.deliver();
        CHECK_FALSE(meeting.guests["Eva"].poll);
        const int count = meeting.table.move_count();
        CHECK(count == (end == End::moved ? 2 : 1));
        meeting.carry_out(vote(meeting.host, &meeting.table, count, true, meeting.now));
        meeting.carry_out("Eva", vote(meeting.guests["Eva"], count, true, meeting.now));
        meeting.deliver();
        CHECK(meeting.table.move_count() == count);
    }
}

TEST_CASE("A late vote for a poll that is over doesn't open another one", "[online]") {
    Meeting meeting = game_of_three();
    meeting.play_host(1);
    meeting.carry_out("Tom", vote(meeting.guests["Tom"], 0, true, meeting.now));
    meeting.deliver();
    const std::string late = *vote(meeting.guests["Tom"], 0, true, meeting.now).letter;
    meeting.carry_out("Eva", vote(meeting.guests["Eva"], 0, false, meeting.now));
    meeting.deliver();
    meeting.carry_out(receive(meeting.host, &meeting.table, "Tom", late, meeting.now));
    CHECK_FALSE(meeting.host.poll);
}

TEST_CASE("People don't wait for the vote of a guest for whom a bot plays", "[online]") {
    Meeting meeting = game_of_three();
    meeting.play_host(1);
    meeting.carry_out(let_bot_play(meeting.host, &meeting.table, 2, true, meeting.now));
    disconnect(meeting.guests["Eva"]);
    meeting.carry_out("Tom", vote(meeting.guests["Tom"], 0, true, meeting.now));
    meeting.deliver();
    meeting.carry_out(vote(meeting.host, &meeting.table, 0, true, meeting.now));
    CHECK(meeting.table.move_count() == 0);
}

TEST_CASE("A name that a guest changes is on the card", "[online]") {
    Meeting meeting = game_of_three();
    meeting.carry_out("Tom", rename(meeting.guests["Tom"], "Tomás", meeting.now));
    meeting.deliver();
    CHECK(seat_on_card(meeting, 1).name == "Tomás");
    CHECK_FALSE(meeting.guests["Tom"].says_name);
}

TEST_CASE("The card is published again every 30 seconds", "[online]") {
    Meeting meeting(2);
    CHECK_FALSE(tick(meeting.host, nullptr, meeting.now + 29'000).card);
    const auto card = tick(meeting.host, nullptr, meeting.now + 30'000).card;
    REQUIRE(card);
    CHECK(read_card(*card)->n > read_card(meeting.card)->n);
}

} // namespace palazzo::online

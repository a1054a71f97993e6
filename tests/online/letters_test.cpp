// Tests the text of cards and letters.
#include "engine/online/letters.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::online {
namespace {

Card full_card() {
    Card card{"boot", 3, true, "mark", "key",
        {"palace", "classic", {{"players", 3}}, {{"dictionary", {{"name", "x"}}}}}, {}, true, Phase::revealing, 2,
        {"a", "b"}};
    card.seats = {{SeatKind::host, "Ana", "", false, false}, {SeatKind::guest, "Tom", "", true, true},
        {SeatKind::bot, "", "hard", false, false}, {}};
    return card;
}

GuestLetter full_guest_letter() {
    GuestLetter letter;
    letter.k = 7;
    letter.hello = "hello";
    letter.greeting = 2;
    letter.boot = "boot";
    letter.have = {"boot", 12, 3, true};
    letter.ask = Ask{12, 1, {{"play", {"TD"}}}};
    letter.name = "Tom";
    letter.sit = 0;
    letter.vote = Vote{1, 12, 2, true};
    letter.react = Gesture::hello;
    letter.round = 2;
    letter.commit = "c";
    letter.reveal = "r";
    letter.leave = true;
    return letter;
}

HostLetter full_host_letter() {
    HostLetter letter;
    letter.boot = "boot";
    letter.n = 9;
    letter.hello = "hello";
    letter.heard = 7;
    letter.seat = 0;
    letter.round = 2;
    letter.line = 12;
    letter.at = 3;
    letter.nth = 1;
    letter.view = {{"hand", {"TD"}}};
    letter.news = {{1, {{{"placed", {{"seat", 1}}}}}}, {0, {}}};
    letter.no = Message("palace.not_your_turn", {"1"});
    letter.left = 0;
    letter.polls = 4;
    letter.poll = Poll{{4, 12, 2, true}, 1, {1}, {0, 1}, 30000};
    letter.gestures = {{1, Gesture::oops, 5}};
    letter.deal = DealParts{2, {"a", "b"}, {"c"}};
    letter.over = EndOfGame{"packed", "secret"};
    letter.bye = Bye::kicked;
    return letter;
}

std::string refusal_of_guest_letter(const Json& json) { return line_of(read_guest_letter(json.dump()).problem()); }

const Json shortest{{"v", 1}, {"k", 1}, {"hello", "h"}, {"greeting", 1}};

} // namespace

TEST_CASE("A card and letters are the same after writing and reading", "[online]") {
    CHECK(*read_card(write_card(full_card())) == full_card());
    CHECK(*read_guest_letter(write_guest_letter(full_guest_letter())) == full_guest_letter());
    CHECK(*read_host_letter(write_host_letter(full_host_letter())) == full_host_letter());
    CHECK(read_guest_letter(shortest.dump()));
}

TEST_CASE("A letter leaves out what doesn't differ from the usual", "[online]") {
    GuestLetter letter;
    letter.k = 1;
    letter.hello = "h";
    letter.greeting = 1;
    CHECK(write_guest_letter(letter) == shortest.dump());
}

TEST_CASE("A letter of a newer version of the protocol is refused at the version", "[online]") {
    Json newer = shortest;
    newer["v"] = 2;
    newer["colour"] = "red";
    CHECK(read_guest_letter(newer.dump()).problem().place == "v");
    CHECK(read_host_letter(newer.dump()).problem().place == "v");
    CHECK(read_card(newer.dump()).problem().place == "v");
}

TEST_CASE("An unknown field, a missing one and a value out of range are refused with their places", "[online]") {
    Json letter = shortest;
    letter["have"]["colour"] = "red";
    CHECK(refusal_of_guest_letter(letter) == "have.colour: unknown key");
    letter = shortest;
    letter.erase("hello");
    CHECK(refusal_of_guest_letter(letter) == "hello: missing");
    letter = shortest;
    letter["k"] = -1;
    CHECK(refusal_of_guest_letter(letter) == "k: a number from 0 to 9007199254740991 is required");
    letter = shortest;
    letter["sit"] = 12;
    CHECK(refusal_of_guest_letter(letter) == "sit: a number from −1 to 11 is required");
    letter = shortest;
    letter["name"] = std::string(41, 'a');
    CHECK(refusal_of_guest_letter(letter) == "name: longer than 40 bytes");
    letter["name"] = "two\nlines";
    CHECK(refusal_of_guest_letter(letter) == "name: holds a control character");
    CHECK(refusal_of_guest_letter(Json::array()) == "letter: an object is required");
    letter = shortest;
    letter["ask"] = {{"line", 1}};
    CHECK(refusal_of_guest_letter(letter) == "ask.move: missing");
}

TEST_CASE("A letter of more than 16 KB is refused before it is read", "[online]") {
    Json letter = shortest;
    letter["ask"] = {{"line", 1}, {"move", std::string(largest_letter_bytes, 'x')}};
    CHECK(refusal_of_guest_letter(letter) == "letter: longer than 16384 bytes");
}

TEST_CASE("A letter doesn't tell of more moves than were made", "[online]") {
    HostLetter letter = full_host_letter();
    letter.at = 1;
    CHECK(line_of(read_host_letter(write_host_letter(letter)).problem()) == "news: more than 1");
    letter.at = 50;
    letter.news.resize(most_news + 1);
    CHECK(line_of(read_host_letter(write_host_letter(letter)).problem()) == "news: more than 32");
}

} // namespace palazzo::online

// What everybody saw, as the public log tells it.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

using Lines = std::vector<std::string>;

/// The events of one move: the end of each id and its arguments.
Lines told(Round r, Seat seat, const char* move) {
    const State before = r.state;
    r.play(seat, move);
    Lines lines;
    for (const Message& m : r.rules.events(before, seat, *r.rules.read_move(json(move)), r.state)) {
        lines.push_back(m.id.substr(m.id.rfind('.') + 1));
        for (const std::string& arg : m.args) lines.back() += " " + arg;
    }
    return lines;
}
Lines told(const Round& r, const char* move) { return told(r, r.turn(), move); }

} // namespace

TEST_CASE("The log tells plays, and what a joker stands for", "[palace][events]") {
    CHECK(told(Round({.seats = {{"9S 9H KS"}, {"5S"}}}), "{'play':['9S','9H']}") == Lines{"played 0 9S 9H"});
    CHECK(told(Round({.options = "{'jokers':1}", .seats = {{"JK KS"}, {"5S"}}}), "{'play':['JK'],'as':'Q'}")
        == Lines{"played_as 0 JK Q"});
}

TEST_CASE("The log tells what a covered set and its cover stand for", "[palace][events]") {
    const char* covers = "{'jokers':2,'powers':{'2':['cover']}}";
    CHECK(told(Round({.options = covers, .seats = {{"2S 9S KS"}, {"5S"}}}), "{'play':['2S'],'cover':['9S']}")
        == Lines{"played 0 2S 9S"});
    CHECK(told(Round({.options = covers, .seats = {{"JK 9S KS"}, {"5S"}}}), "{'play':['JK'],'as':'2','cover':['9S']}")
        == Lines{"played 0 JK 9S", "set_is 0 2"});
    CHECK(told(Round({.options = covers, .seats = {{"2S JK KS"}, {"5S"}}}),
              "{'play':['2S'],'cover':['JK'],'cover_as':'J'}")
        == Lines{"played 0 2S JK", "cover_is 0 J"});
}

TEST_CASE("The log tells burns, turns of direction, seats passed over and extra turns", "[palace][events]") {
    CHECK(told(Round({.seats = {{"TS KS"}, {"5S"}}, .pile = "4D"}), "{'play':['TS']}")
        == Lines{"played 0 TS", "burned 0 2", "again 0"});
    CHECK(told(Round({.options = "{'powers':{'8':['reverse','skip']}}", .seats = {{"8S KS"}, {"5S"}, {"6S"}}}),
              "{'play':['8S']}")
        == Lines{"played 0 8S", "reversed 0", "skipped 2"});
}

TEST_CASE("The log tells what was turned over, and what was taken", "[palace][events]") {
    CHECK(told(Round({.seats = {{"", "", "4S KS"}, {"5S"}}, .pile = "9D JD"}), "{'flip':0}")
        == Lines{"flipped 0 4S", "took 0 3"});
    CHECK(told(Round({.seats = {{"", "", "KS 4S"}, {"5S"}}, .pile = "9D"}), "{'flip':0}") == Lines{"flipped 0 KS"});
    CHECK(told(Round({.seats = {{"", "", "TS 4S"}, {"5S"}}, .pile = "9D"}), "{'flip':0}")
        == Lines{"flipped 0 TS", "burned 0 2", "again 0"});
    CHECK(told(Round({.options = "{'chance_card':true}", .seats = {{"4S"}, {"5S"}}, .pile = "9D", .draw = "8D"}),
              "{'chance':true}")
        == Lines{"chanced 0 8D", "took 0 2"});
    CHECK(told(Round({.seats = {{"4S"}, {"5S"}}, .pile = "9D"}), "{'take':true}") == Lines{"took 0 1"});
}

TEST_CASE("The log tells a turned joker, then what it stands for", "[palace][events]") {
    Round r({.options = "{'jokers':1}", .seats = {{"", "", "JK 4S"}, {"5S"}}, .pile = "9D"});
    CHECK(told(r, "{'flip':0}") == Lines{"flipped 0 JK"});
    r.play("{'flip':0}");
    CHECK(told(r, "{'play':['JK'],'as':'K'}") == Lines{"played_as 0 JK K"});
}

TEST_CASE("The log tells who is out, and a game that is drawn", "[palace][events]") {
    CHECK(told(Round({.seats = {{"4S"}, {"5S"}}}), "{'play':['4S']}") == Lines{"played 0 4S", "out 0 1"});
    CHECK(told(Round({.options = "{'finish':'play_on'}", .seats = {{"4S"}, {"5S"}}}), "{'play':['4S']}")
        == Lines{"played 0 4S", "out 0 1", "out 1 2"});
    CHECK(told(Round({.options = "{'turn_limit':1}", .seats = {{"4S 6S"}, {"5S"}}}), "{'play':['4S']}")
        == Lines{"played 0 4S", "drawn 1"});
    CHECK(told(Round({.options = "{'no_special_finish':true}", .seats = {{"TS"}, {"5S"}}}), "{'skip':true}")
        == Lines{"skipped_turn 0"});
}

TEST_CASE("The log tells the set-up without what is secret", "[palace][events]") {
    Round r(options("classic", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 8S 9S TS  5H 6H 7H 8H 9H TH  4D 5D");
    CHECK(told(r, 0, "{'lay':['5S','6S','7S']}") == Lines{"laid 0"});
    r.play(0, "{'lay':['5S','6S','7S']}");
    CHECK(told(r, 1, "{'lay':['5H','6H','7H']}") == Lines{"laid 1", "starter 4D", "leads 0"});
    Round swapping(options("house", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 5H 6H 7H  8S 9S TS 8H 9H TH  4D 5D");
    CHECK(told(swapping, 1, "{'swap':['TH','6H']}") == Lines{"swapped 1 TH 6H"});
    CHECK(told(swapping, 1, "{'ready':true}") == Lines{"ready 1"});
    const Round ordering({.options = "{'face_up_play':'fixed_order'}", .seats = {{"", "4S 5S"}, {"7S"}}});
    CHECK(told(ordering, "{'order':['5S','4S']}") == Lines{"ordered 0"});
}

} // namespace palazzo::palace::test

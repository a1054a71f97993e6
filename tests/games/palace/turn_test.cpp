// Tests docs/rules/palace.md: "The table" and "Your turn".
#include "tests/games/log_lines.hpp"
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {

TEST_CASE("The table has a draw pile, a pile, burned cards, and for each seat a hand, face-up and face-down cards",
    "[palace][words]") {
    const Round r(options("house"),
        "2S 3S 4S  2H 3H 4H  2D 3D 4D   5S 6S 7S  5H 6H 7H  5D 6D 7D   "
        "8S 9S TS  8H 9H TH  8D 9D TD   JS QS");
    const Json shown = r.rules.as_json(r.state);
    CHECK(shown["draw"] == json("['QS','JS']"));
    CHECK(shown["pile"] == json("[]"));
    CHECK(shown["burned"] == json("[]"));
    CHECK(shown["seats"][1]["hand"] == json("['8H','9H','TH']"));
    CHECK(shown["seats"][1]["up"] == json("['5H','6H','7H']"));
    CHECK(shown["seats"][1]["down"] == json("['2H','3H','4H']"));
}

TEST_CASE("The ranks are ordered in a list from low to high", "[palace][words]") {
    const Scene queen_low{.options = "{'order':['Q','2','3','4','5','6','7','8','9','T','J','K','A'],'powers':{}}",
        .seats = {{"QS KS AS"}, {"4S 5S"}},
        .pile = "KD"};
    const Round r(queen_low);
    CHECK_FALSE(r.can_play("{'play':['QS']}"));
    CHECK(r.can_play("{'play':['KS']}"));
    CHECK(r.can_play("{'play':['AS']}"));
}

TEST_CASE("A set is one or more cards of the same rank played together", "[palace][words]") {
    Round r({.seats = {{"7S 7H 7D 8S"}, {"5S 6S"}}, .pile = "4D"});
    CHECK(r.can_play("{'play':['7S']}"));
    CHECK(r.can_play("{'play':['7S','7D']}"));
    CHECK(r.why_not("{'play':['7S','8S']}") == "palace.not_a_set");
    CHECK(r.why_not("{'play':[]}") == "palace.no_cards");
    CHECK(r.why_not("{'play':['7S','7S']}") == "palace.not_in_zone");
    r.play("{'play':['7S','7H','7D']}");
    CHECK(r.hand(0) == "8S");
}

TEST_CASE("The seat plays from its active zone: the hand while it has cards", "[palace][turn-1]") {
    const Round r({.seats = {{"5S", "9S KS QS", "AS AH AD"}, {"6H"}}, .pile = "4D"});
    CHECK(r.can_play("{'play':['5S']}"));
    CHECK(r.why_not("{'play':['9S']}") == "palace.not_in_zone");
    CHECK(r.why_not("{'flip':0}") == "palace.not_blind_yet");
    CHECK(r.legal_moves() == std::vector<std::string>{"{'play':['5S']}"});
}

TEST_CASE("If its hand is empty, a seat plays from its face-up cards", "[palace][turn-1]") {
    const Round r({.seats = {{"", "9S KS QS", "AS AH AD"}, {"6H"}}, .pile = "4D"});
    CHECK(r.can_play("{'play':['9S']}"));
    CHECK(r.can_play("{'play':['QS']}"));
    CHECK(r.why_not("{'flip':0}") == "palace.not_blind_yet");
}

TEST_CASE(
    "If its hand is empty and it has no face-up cards, a seat plays from its face-down cards", "[palace][turn-1]") {
    const Round r({.seats = {{"", "", "AS AH AD"}, {"6H"}}, .pile = "4D"});
    CHECK(r.legal_moves() == std::vector<std::string>{"{'flip':0}", "{'flip':1}", "{'flip':2}"});
    CHECK(r.why_not("{'play':['AS']}") == "palace.play_blind");
}

TEST_CASE("A seat plays from its palace only when the draw pile is empty, because otherwise it would have drawn",
    "[palace][turn-1]") {
    Round r({.seats = {{"5S", "9S KS QS", "AS AH AD"}, {"6H 6D"}}, .pile = "4D", .draw = "8C"});
    r.play("{'play':['5S']}");
    r.play("{'play':['6H']}");
    CHECK(r.hand(0) == "8C");
    CHECK(r.why_not("{'play':['9S']}") == "palace.not_in_zone");
    r.play("{'play':['8C']}");
    r.play("{'take':true}");
    CHECK(r.can_play("{'play':['9S']}"));
}

TEST_CASE("A seat plays a set from its active zone that beats the pile, or takes the whole pile into its hand and the "
          "turn ends",
    "[palace][turn-2]") {
    Round r({.seats = {{"5S 9S"}, {"6H"}}, .pile = "4D 7D"});
    CHECK_FALSE(r.can_play("{'play':['5S']}"));
    r.play("{'play':['9S']}");
    CHECK(r.pile() == "4D 7D 9S");
    r.play("{'take':true}");
    CHECK(r.pile().empty());
    CHECK(r.hand(1) == "4D 6H 7D 9S");
    CHECK(r.turn() == 0);
}

TEST_CASE("A seat that can play must play, unless the option `voluntary_pickup` is on", "[palace][turn-2]") {
    const Scene can_beat{.seats = {{"5S 9S"}, {"6H"}}, .pile = "7D"};
    CHECK(Round(can_beat).why_not("{'take':true}") == "palace.must_play");
    Scene by_choice = can_beat;
    by_choice.options = "{'voluntary_pickup':true}";
    Round r(by_choice);
    CHECK(r.can_play("{'play':['9S']}"));
    r.play("{'take':true}");
    CHECK(r.hand(0) == "5S 7D 9S");
}

TEST_CASE("Face-down cards are played blind: the seat names a slot", "[palace][turn-3]") {
    Round r({.seats = {{"", "", "9S KS QS"}, {"6H"}}, .pile = "4D"});
    r.play("{'flip':1}");
    CHECK(r.pile() == "4D KS");
    CHECK(r.face_down_cards(0) == "9S -- QS");
    CHECK(
        Round({.seats = {{"", "", "9S KS QS"}, {"6H"}}, .pile = "4D"}).why_not("{'flip':3}") == "palace.no_such_slot");
}

TEST_CASE("The face-down card that a seat names is turned over for all to see, and is played if it is legal",
    "[palace][turn-3]") {
    Round r({.seats = {{"", "", "9S KS"}, {"6H"}}, .pile = "8D"});
    const State before = r.state;
    r.play("{'flip':0}");
    CHECK(r.pile() == "8D 9S");
    CHECK(r.hand(0).empty());
    CHECK(r.turn() == 1);
    const auto events = palazzo::test::events_of(r.rules, before, 0, *r.rules.read_move(json("{'flip':0}")));
    CHECK(events.front() == Event{CardTurnedOver{0, *read_card("9S"), false}});
}

TEST_CASE("If the turned-over card is illegal, the seat takes the pile and that card", "[palace][turn-3]") {
    Round r({.seats = {{"", "", "9S KS"}, {"6H"}}, .pile = "8D JD"});
    r.play("{'flip':0}");
    CHECK(r.pile().empty());
    CHECK(r.hand(0) == "8D 9S JD");
    CHECK(r.known_cards(0) == "8D 9S JD");
    CHECK(r.face_down_cards(0) == "-- KS");
    CHECK(r.turn() == 1);
}

TEST_CASE("After playing, a seat draws up to the number of cards in the option `layout` while the draw pile lasts",
    "[palace][turn-4]") {
    Round r({.seats = {{"5S 5H 9S"}, {"6H 7H KD"}}, .pile = "4D", .draw = "8C 9C JC QC"});
    r.play("{'play':['5S','5H']}");
    CHECK(r.hand(0) == "8C 9S 9C");
    CHECK(r.draw_pile() == "JC QC");
    r.play("{'play':['6H']}");
    CHECK(r.hand(1) == "7H JC KD");
    r.play("{'play':['9S','9C']}");
    CHECK(r.hand(0) == "8C QC");
    CHECK(r.draw_pile().empty());

    Round four({.options = "{'layout':4}", .seats = {{"5S 6S 7S 8S"}, {"6H"}}, .pile = "4D", .draw = "8C 9C"});
    four.play("{'play':['5S']}");
    CHECK(four.hand(0) == "6S 7S 8S 8C");

    Round many({.seats = {{"5S 6S 7S 8S 9S"}, {"6H"}}, .pile = "4D", .draw = "8C 9C"});
    many.play("{'play':['5S']}");
    CHECK(many.hand(0) == "6S 7S 8S 9S");
}

TEST_CASE("A seat draws before any extra turn", "[palace][turn-4]") {
    Round r({.seats = {{"TS 5H 9S"}, {"6H"}}, .pile = "4D", .draw = "8C 9C"});
    r.play("{'play':['TS']}");
    CHECK(r.turn() == 0);
    CHECK(r.hand(0) == "5H 8C 9S");
    CHECK(r.can_play("{'play':['8C']}"));
}

TEST_CASE("A seat that has taken the pile must get rid of its hand again before it returns to its palace",
    "[palace][turn-5]") {
    Round r({.seats = {{"", "", "4S KS"}, {"6H 6D 9C"}}, .pile = "JD"});
    r.play("{'flip':0}");
    CHECK(r.hand(0) == "4S JD");
    r.play("{'play':['6H']}");
    CHECK(r.why_not("{'flip':1}") == "palace.not_blind_yet");
    r.play("{'play':['JD']}");
    r.play("{'take':true}");
    r.play("{'play':['4S']}");
    r.play("{'play':['6D']}");
    CHECK(r.can_play("{'flip':1}"));
}

TEST_CASE("A seat with no cards left is out, and with `finish: first_out` the game ends there", "[palace][turn-6]") {
    Round r({.seats = {{"5S"}, {"6H"}, {"7H"}}, .pile = "4D"});
    r.play("{'play':['5S']}");
    CHECK(r.is_over());
    CHECK(r.rules.seats_to_act(r.state).empty());
    CHECK(r.rules.winners(r.state) == Seats{0});
    CHECK(r.why_not(1, "{'play':['6H']}") == "palace.over");
}

TEST_CASE("With `finish: play_on`, the game continues for places until one seat is left", "[palace][turn-6]") {
    Round r({.options = "{'finish':'play_on'}", .seats = {{"5S"}, {"6H 7D"}, {"7H"}}, .pile = "4D"});
    r.play("{'play':['5S']}");
    CHECK_FALSE(r.is_over());
    CHECK(r.turn() == 1);
    r.play("{'play':['6H']}");
    r.play("{'play':['7H']}");
    CHECK(r.is_over());
    CHECK(int{r.state.table.seat(0).place} == 1);
    CHECK(int{r.state.table.seat(2).place} == 2);
    CHECK(int{r.state.table.seat(1).place} == 3);
}

} // namespace palazzo::palace::test

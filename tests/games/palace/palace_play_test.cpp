// Tests docs/rules/palace.md: playing from palaces, the option `face_up_play` and the slots; fine print 18 and 19.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

using Moves = std::vector<std::string>;

constexpr const char* fixed = "{'face_up_play':'fixed_order'}";

} // namespace

TEST_CASE("With `face_up_play: set`, face-up cards of the same rank are played together", "[palace][face-up]") {
    const Round r({.options = "{'face_up_play':'set'}", .seats = {{"", "9S 9H KS", "4H"}, {"5S"}}, .pile = "8D"});
    CHECK(r.can_play("{'play':['9S','9H']}"));
    CHECK(r.can_play("{'play':['KS']}"));
}

TEST_CASE("With `face_up_play: single`, face-up cards are played one at a time, in any order", "[palace][face-up]") {
    const Round r(
        {.options = "{'face_up_play':'single','jokers':2}", .seats = {{"", "9S 9H JK", "4H"}, {"5S"}}, .pile = "8D"});
    CHECK(r.why_not("{'play':['9S','9H']}") == "palace.one_at_a_time");
    CHECK(r.why_not("{'play':['9S','JK'],'as':'9'}") == "palace.one_at_a_time");
    CHECK(r.can_play("{'play':['9S']}"));
    CHECK(r.can_play("{'play':['9H']}"));
    CHECK(r.can_play("{'play':['JK'],'as':'9'}"));
    CHECK(Round({.options = "{'face_up_play':'single'}", .seats = {{"9S 9H", "KS"}, {"5S"}}, .pile = "8D"})
              .can_play("{'play':['9S','9H']}"));
}

TEST_CASE(
    "With `fixed_order`, a seat with different face-up cards chooses their order when its first face-up turn begins",
    "[palace][fine-print-18]") {
    Round r({.options = fixed, .seats = {{"5S", "9S 9H KS", "4H"}, {"6S 7S"}}, .pile = "4D"});
    CHECK(r.why_not("{'order':['9S','9H','KS']}") == "palace.no_order_now");
    r.play("{'play':['5S']}");
    r.play("{'play':['6S']}");
    CHECK(r.turn() == 0);
    CHECK(r.legal_moves().size() == 6);
    CHECK(r.why_not("{'play':['9S']}") == "palace.set_the_order");
    CHECK(r.why_not("{'order':['9S','9H']}") == "palace.order_of_all");
    CHECK(r.why_not("{'order':['9S','9S','KS']}") == "palace.order_of_all");
    CHECK(r.why_not("{'order':['9S','9H','KS','KS']}") == "palace.order_of_all");
    r.play("{'order':['KS','9H','9S']}");
    CHECK(r.turn() == 0);
    CHECK(r.legal_moves() == Moves{"{'play':['KS']}"});
}

TEST_CASE("With `fixed_order`, a seat chooses its order even if its first face-up turn is an extra turn",
    "[palace][fine-print-18]") {
    Round r({.options = fixed, .seats = {{"TS", "9S KS"}, {"6S 7S"}}, .pile = "4D"});
    r.play("{'play':['TS']}");
    CHECK(r.turn() == 0);
    CHECK(r.can_play("{'order':['KS','9S']}"));
}

TEST_CASE("With `fixed_order`, a seat chooses nothing if its face-up cards are all equal", "[palace][fine-print-18]") {
    const Round equal(
        {.options = "{'face_up_play':'fixed_order','decks':2}", .seats = {{"", "9S 9S", "4H"}, {"6S"}}, .pile = "4D"});
    CHECK(equal.legal_moves() == Moves{"{'play':['9S']}"});
    const Round alone({.options = fixed, .seats = {{"", "9S", "4H"}, {"6S"}}, .pile = "4D"});
    CHECK(alone.legal_moves() == Moves{"{'play':['9S']}"});
}

TEST_CASE("With `fixed_order`, a seat can't change its order later", "[palace][fine-print-18]") {
    Round r({.options = fixed, .seats = {{"", "9S KS 5H", "4H"}, {"3C 6S JH QD KH AH"}}, .pile = "4D"});
    r.play("{'order':['9S','5H','KS']}");
    r.play("{'play':['9S']}");
    r.play("{'play':['QD']}");
    CHECK(r.why_not("{'play':['KS']}") == "palace.not_next");
    CHECK(
        r.legal_moves() == Moves{"{'take':true}"}); // the king would beat the pile, but the five is first in the order
    r.play("{'take':true}");
    for (const char* move : {"3C", "4D", "6S", "9S", "JH", "QD", "KH"})
        r.play(("{'play':['" + std::string(move) + "']}").c_str());
    CHECK(r.hand(0).empty());
    CHECK(r.why_not("{'order':['KS','5H']}") == "palace.no_order_now");
    CHECK(r.legal_moves() == Moves{"{'take':true}"});
}

TEST_CASE("With `fixed_order`, a seat plays its face-up cards one at a time in the order that it has chosen",
    "[palace][fine-print-18]") {
    Round r({.options = fixed, .seats = {{"", "9S 9H KS", "4H"}, {"6S"}}, .pile = "4D"});
    r.play("{'order':['9S','9H','KS']}");
    CHECK(r.why_not("{'play':['9S','9H']}") == "palace.one_at_a_time");
    CHECK(r.why_not("{'play':['9H']}") == "palace.not_next");
    CHECK(r.legal_moves() == Moves{"{'play':['9S']}"});
    Round joker(
        {.options = "{'face_up_play':'fixed_order','jokers':1}", .seats = {{"", "9S JK", "4H"}, {"6S"}}, .pile = "4D"});
    joker.play("{'order':['JK','9S']}");
    CHECK(joker.legal_moves().size() == 13);
    CHECK(joker.why_not("{'play':['9S']}") == "palace.not_next");
}

TEST_CASE("The move `flip` counts face-down slots from 0, and a slot keeps its number", "[palace][fine-print-19]") {
    Round r({.seats = {{"", "", "5S 6S 7S"}, {"5H 6H 7H"}}, .pile = "4D"});
    r.play("{'flip':0}");
    CHECK(r.pile() == "4D 5S");
    r.play("{'play':['5H']}");
    CHECK(r.why_not("{'flip':0}") == "palace.no_such_slot");
    CHECK(r.why_not("{'flip':6}") == "palace.no_such_slot");
    CHECK(r.legal_moves() == Moves{"{'flip':1}", "{'flip':2}"});
    r.play("{'flip':2}");
    CHECK(r.pile() == "4D 5S 5H 7S");
    CHECK(r.face_down_cards(0) == "-- 6S --");
    CHECK_FALSE(r.rules.read_move(json("{'flip':-1}")));
}

} // namespace palazzo::palace::test

// Tests docs/rules/palace.md: the named variations of `classic`. Each variation is one switch in the rule editor.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {

TEST_CASE(
    "In the variation \"3 = anytime + mirror\", a 3 is legal on anything and transparent", "[palace][variations]") {
    Round r({.options = "{'powers':{'2':['anytime','reset'],'3':['anytime','mirror'],'10':['anytime','burn']}}",
        .seats = {{"3S 4S"}, {"JS KS"}},
        .pile = "QD"});
    r.play("{'play':['3S']}");
    CHECK_FALSE(r.can_play("{'play':['JS']}"));
    CHECK(r.can_play("{'play':['KS']}"));
}

TEST_CASE("In the variation \"7 = lower\", the card after a 7 must be equal or lower", "[palace][variations]") {
    Round r({.options = "{'powers':{'2':['anytime','reset'],'7':['lower'],'10':['anytime','burn']}}",
        .seats = {{"7S 4S"}, {"JS 6S TS"}},
        .pile = "5D"});
    r.play("{'play':['7S']}");
    CHECK_FALSE(r.can_play("{'play':['JS']}"));
    CHECK(r.can_play("{'play':['6S']}"));
    CHECK(r.can_play("{'play':['TS']}"));
}

TEST_CASE("In the variation \"8 = reverse\", an 8 changes the direction of play", "[palace][variations]") {
    Round r({.options = "{'powers':{'8':['reverse']}}", .seats = {{"8S 4S"}, {"JS"}, {"QS"}}, .pile = "5D"});
    r.play("{'play':['8S']}");
    CHECK(r.turn() == 2);
}

TEST_CASE("In the variation \"9 = skip\", a 9 passes over the next seat", "[palace][variations]") {
    Round r({.options = "{'powers':{'9':['skip']}}", .seats = {{"9S 4S"}, {"JS"}, {"QS"}}, .pile = "5D"});
    r.play("{'play':['9S']}");
    CHECK(r.turn() == 2);
}

TEST_CASE("In the variation \"jokers wild\", a joker stands for any rank", "[palace][variations]") {
    const Options o = options("classic", "{'jokers':2}");
    CHECK(o.joker == JokerKind::wild);
    CHECK(cards_in_play(o) == 54);
}

TEST_CASE("In the variation \"jokers as aces\", a joker is an ace", "[palace][variations]") {
    const Round r({.options = "{'jokers':2,'joker':'ace'}", .seats = {{"JK 4S"}, {"JS"}}, .pile = "KD"});
    CHECK(r.legal_moves() == std::vector<std::string>{"{'play':['JK']}"});
}

TEST_CASE("In the variation \"10 = burn without anytime\", a 10 has to beat the pile", "[palace][variations]") {
    const char* rank = "{'powers':{'2':['anytime','reset'],'10':['burn']}}";
    CHECK_FALSE(Round({.options = rank, .seats = {{"TS 4S"}, {"5S"}}, .pile = "JD"}).can_play("{'play':['TS']}"));
    Round r({.options = rank, .seats = {{"TS 4S"}, {"5S"}}, .pile = "9D"});
    r.play("{'play':['TS']}");
    CHECK(r.burned_cards() == "9D TS");
}

TEST_CASE(
    "In the variation \"3 on ace\", which is the option `wrap`, a 3 may be played on an ace", "[palace][variations]") {
    CHECK(Round({.options = "{'wrap':true}", .seats = {{"3S 4S"}, {"5S"}}, .pile = "AD"}).can_play("{'play':['3S']}"));
    CHECK_FALSE(Round({.seats = {{"3S 4S"}, {"5S"}}, .pile = "AD"}).can_play("{'play':['3S']}"));
}

TEST_CASE("In the variation \"dealt face-up cards\", nobody chooses or swaps face-up cards", "[palace][variations]") {
    const Round r(options("classic", "{'face_up':'dealt','players':2}"),
        "2S 3S 4S  2H 3H 4H   5S 6S 7S  5H 6H 7H   8S 9S TS  8H 9H TH   JS QS");
    CHECK(r.state.table.phase == Phase::playing);
    CHECK(r.face_up_cards(0) == "5S 6S 7S");
    CHECK(r.face_up_cards(1) == "5H 6H 7H");
}

} // namespace palazzo::palace::test

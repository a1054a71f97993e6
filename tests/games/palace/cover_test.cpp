// Tests docs/rules/palace.md: cards that cover a set with the power `cover`; fine print 11.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

constexpr const char* covers = "{'powers':{'2':['anytime','cover'],'T':['burn'],'8':['skip'],'9':['again']}}";

} // namespace

TEST_CASE("A set with the power `cover` is covered by exactly one card", "[palace][fine-print-11]") {
    Round r({.options = covers, .seats = {{"2S 2H 5S 5H KS"}, {"4S"}}, .pile = "QD"});
    CHECK(r.why_not("{'play':['2S','2H']}") == "palace.needs_cover");
    CHECK_FALSE(r.rules.read_move(json("{'play':['2S'],'cover':['5S','5H']}")));
    CHECK_FALSE(r.rules.read_move(json("{'play':['2S'],'cover':[]}")));
    r.play("{'play':['2S','2H'],'cover':['5S']}");
    CHECK(r.pile() == "QD 2S 2H 5S");
    CHECK(r.hand(0) == "5H KS");
}

TEST_CASE("The cover comes from the same zone as the set", "[palace][fine-print-11]") {
    const Round hand({.options = covers, .seats = {{"2S 5S", "KS"}, {"4S"}}, .pile = "QD"});
    CHECK(hand.why_not("{'play':['2S'],'cover':['KS']}") == "palace.not_in_zone");
    CHECK(hand.why_not("{'play':['2S'],'cover':['2S']}") == "palace.not_in_zone");
    CHECK(hand.can_play("{'play':['2S'],'cover':['5S']}"));
    Round up({.options = covers, .seats = {{"", "2S KS", "4H"}, {"4S"}}, .pile = "QD"});
    CHECK(up.why_not("{'play':['2S'],'cover':['4H']}") == "palace.not_in_zone");
    up.play("{'play':['2S'],'cover':['KS']}");
    CHECK(up.face_up_cards(0) == "-- --");
}

TEST_CASE("The cover may have any rank, even one that wouldn't beat the pile", "[palace][fine-print-11]") {
    const Round r({.options = covers, .seats = {{"2S 2H 3S KS"}, {"4S"}}, .pile = "QD"});
    CHECK(r.can_play("{'play':['2S'],'cover':['3S']}"));
    CHECK(r.can_play("{'play':['2S'],'cover':['KS']}"));
    CHECK(r.can_play("{'play':['2S'],'cover':['2H']}"));
    CHECK(r.why_not("{'play':['3S'],'cover':['KS']}") == "palace.not_higher");
}

TEST_CASE("The powers of both the cover and the covered set take effect", "[palace][fine-print-11]") {
    Round burning({.options = covers, .seats = {{"2S TS KS"}, {"4S"}}, .pile = "QD"});
    burning.play("{'play':['2S'],'cover':['TS']}");
    CHECK(burning.burned_cards() == "QD 2S TS");
    CHECK(burning.turn() == 0);
    Round skipping({.options = covers, .seats = {{"2S 8S KS"}, {"4S"}, {"5S"}}, .pile = "QD"});
    skipping.play("{'play':['2S'],'cover':['8S']}");
    CHECK(skipping.turn() == 2);
    Round both({.options = "{'powers':{'8':['cover','skip']}}",
        .seats = {{"8S 8H 8D KS"}, {"4S"}, {"5S"}, {"6S"}, {"7S"}},
        .pile = "5D"});
    both.play("{'play':['8S','8H'],'cover':['8D']}");
    CHECK(both.turn() == 4);
    Round set_again({.options = "{'powers':{'2':['cover','again']}}", .seats = {{"2S 5S KS"}, {"4S"}}});
    set_again.play("{'play':['2S'],'cover':['5S']}");
    CHECK(set_again.turn() == 0);
    Round set_burns(
        {.options = "{'powers':{'2':['anytime','cover','burn']}}", .seats = {{"2S 5S KS"}, {"4S"}}, .pile = "QD"});
    set_burns.play("{'play':['2S'],'cover':['5S']}");
    CHECK(set_burns.burned_cards() == "QD 2S 5S");
    CHECK(set_burns.turn() == 0);
}

TEST_CASE("All powers of the covering card take effect, except its own power `cover`", "[palace][fine-print-11]") {
    Round r({.options = covers, .seats = {{"2S 2H 3S KS"}, {"4S"}}, .pile = "QD"});
    r.play("{'play':['2S'],'cover':['2H']}");
    CHECK(r.pile() == "QD 2S 2H");
    CHECK(r.hand(0) == "3S KS");
    CHECK(r.turn() == 1);
}

TEST_CASE("No cover is needed if the set empties the zone", "[palace][fine-print-11]") {
    Round hand({.options = covers, .seats = {{"2S 2H", "KS"}, {"4S"}}, .pile = "QD"});
    CHECK(hand.why_not("{'play':['2S']}") == "palace.needs_cover");
    CHECK(hand.can_play("{'play':['2S'],'cover':['2H']}"));
    hand.play("{'play':['2S','2H']}");
    CHECK(hand.pile() == "QD 2S 2H");
    Round last({.options = covers, .seats = {{"", "2S", "KS"}, {"4S"}}, .pile = "QD"});
    last.play("{'play':['2S']}");
    CHECK(last.pile() == "QD 2S");
}

TEST_CASE(
    "No cover is needed for a card that is turned over from the palace or the draw pile", "[palace][fine-print-11]") {
    Round blind({.options = covers, .seats = {{"", "", "2S KS"}, {"4S"}}, .pile = "QD"});
    blind.play("{'flip':0}");
    CHECK(blind.pile() == "QD 2S");
    CHECK(blind.turn() == 1);
    Round chance({.options = "{'powers':{'2':['anytime','cover']},'chance_card':true}",
        .seats = {{"5S 6S 7S"}, {"4S"}},
        .pile = "QD",
        .draw = "2S 9C"});
    chance.play("{'chance':true}");
    CHECK(chance.pile() == "QD 2S");
    CHECK(chance.turn() == 1);
    Round joker({.options = "{'powers':{'2':['anytime','cover']},'jokers':1}",
        .seats = {{"", "", "JK KS"}, {"4S"}},
        .pile = "QD"});
    joker.play("{'flip':0}");
    joker.play("{'play':['JK'],'as':'2'}");
    CHECK(joker.pile() == "QD JK");
}

TEST_CASE("Face-up cards that are played one at a time need a cover if they have the power `cover`",
    "[palace][fine-print-11]") {
    const char* single = "{'powers':{'2':['anytime','cover']},'face_up_play':'single'}";
    const Round r({.options = single, .seats = {{"", "2S 2H KS", "4H"}, {"4S"}}, .pile = "QD"});
    CHECK(r.why_not("{'play':['2S','2H'],'cover':['KS']}") == "palace.one_at_a_time");
    CHECK(r.can_play("{'play':['2S'],'cover':['KS']}"));
    const char* ordered = "{'powers':{'2':['anytime','cover']},'face_up_play':'fixed_order'}";
    Round next({.options = ordered, .seats = {{"", "2S 9H KS", "4H"}, {"4S"}}, .pile = "QD"});
    next.play("{'order':['2S','KS','9H']}");
    CHECK(next.why_not("{'play':['2S'],'cover':['9H']}") == "palace.not_next");
    next.play("{'play':['2S'],'cover':['KS']}");
    CHECK(next.pile() == "QD 2S KS");
    CHECK(next.face_up_cards(0) == "-- -- 9H");
}

} // namespace palazzo::palace::test

// Tests docs/rules/palace.md: wild jokers and jokers as aces; fine print 10.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

constexpr const char* wild = "{'jokers':2}";
constexpr const char* aces = "{'jokers':2,'joker':'ace'}";

} // namespace

TEST_CASE("A wild joker stands for any of the 13 ranks", "[palace][fine-print-10]") {
    const Round r({.options = wild, .seats = {{"JK 4S"}, {"5S"}}, .pile = "AD"});
    CHECK(r.legal_moves().size() == 13);
    for (int i = 0; i < rank_count; ++i)
        CHECK(r.can_play(("{'play':['JK'],'as':'" + to_text(rank_at(i)) + "'}").c_str()));
    const char* ranks_left_out = "{'jokers':1,'order':['3','4','5','6','7','8','9','T','J','Q','K','A'],"
                                 "'powers':{'2':['anytime']}}";
    CHECK(Round({.options = ranks_left_out, .seats = {{"JK 4S"}, {"5S"}}}).can_play("{'play':['JK'],'as':'2'}"));
}

TEST_CASE("A wild joker has the powers of the rank it stands for", "[palace][fine-print-10]") {
    Round burning({.options = wild, .seats = {{"JK 4S"}, {"5S"}}, .pile = "AD"});
    burning.play("{'play':['JK'],'as':'10'}");
    CHECK(burning.burned_cards() == "AD JK");
    CHECK(burning.turn() == 0);
    Round resetting({.options = wild, .seats = {{"JK 4S"}, {"5S 6S"}}, .pile = "AD"});
    resetting.play("{'play':['JK'],'as':'2'}");
    CHECK(resetting.can_play("{'play':['5S']}"));
    Round skipping({.options = "{'jokers':2,'powers':{'8':['skip']}}",
        .seats = {{"8S JK KS"}, {"5S"}, {"6S"}, {"7S"}},
        .pile = "4D"});
    skipping.play("{'play':['8S','JK'],'as':'8'}");
    CHECK(skipping.turn() == 3);
    Round mirroring(
        {.options = "{'jokers':2,'powers':{'3':['mirror']}}", .seats = {{"JK 4S"}, {"5S KS"}}, .pile = "QD"});
    mirroring.play("{'play':['JK'],'as':'3'}");
    CHECK_FALSE(mirroring.can_play("{'play':['5S']}"));
    CHECK(mirroring.can_play("{'play':['KS']}"));
    Round lowering({.options = "{'jokers':2,'powers':{'7':['lower']}}", .seats = {{"JK 4S"}, {"5S KS"}}, .pile = "QD"});
    lowering.play("{'play':['JK'],'as':'7'}");
    CHECK(lowering.can_play("{'play':['5S']}"));
    CHECK_FALSE(lowering.can_play("{'play':['KS']}"));
}

TEST_CASE("A set of wild jokers without other cards may be played at any time", "[palace][fine-print-10]") {
    const Round r({.options = "{'jokers':2,'powers':{'7':['lower']}}", .seats = {{"JK JK 4S"}, {"5S"}}, .pile = "7D"});
    CHECK(r.can_play("{'play':['JK'],'as':'K'}"));
    CHECK(r.can_play("{'play':['JK','JK'],'as':'K'}"));
}

TEST_CASE("Wild jokers may join natural cards only if the rank of those cards is legal", "[palace][fine-print-10]") {
    const Round r({.options = wild, .seats = {{"JK 4S KS"}, {"5S"}}, .pile = "QD"});
    CHECK_FALSE(r.can_play("{'play':['4S','JK'],'as':'4'}"));
    CHECK(r.can_play("{'play':['KS','JK'],'as':'K'}"));
    CHECK(r.why_not("{'play':['KS','JK'],'as':'A'}") == "palace.not_a_set");
    CHECK(r.why_not("{'play':['4S','KS','JK'],'as':'K'}") == "palace.not_a_set");
}

TEST_CASE("A move with a wild joker must name a rank under the key `as`, and a move without one must not",
    "[palace][fine-print-10]") {
    const Round r({.options = wild, .seats = {{"JK KS QS"}, {"5S"}}, .pile = "9D"});
    CHECK(r.why_not("{'play':['JK']}") == "palace.joker_needs_rank");
    CHECK(r.why_not("{'play':['KS','JK']}") == "palace.joker_needs_rank");
    CHECK(r.why_not("{'play':['KS'],'as':'K'}") == "palace.no_joker_to_name");
    CHECK(r.why_not("{'play':['JK'],'as':'K','cover_as':'K'}") == "palace.no_joker_to_name");
}

TEST_CASE("A wild joker that is taken into a hand is a joker again", "[palace][fine-print-10]") {
    Round r({.options = wild, .seats = {{"4S"}, {"5S 6S"}}, .pile = "9D JK=A"});
    r.play("{'take':true}");
    CHECK(r.hand(0) == "4S 9D JK");
    r.play("{'play':['5S']}");
    CHECK(r.can_play("{'play':['JK'],'as':'7'}"));
}

TEST_CASE("After a face-down wild joker was turned over, a second move names its rank", "[palace][fine-print-10]") {
    Round r({.options = wild, .seats = {{"", "", "JK 4S"}, {"5S"}}, .pile = "AD"});
    r.play("{'flip':0}");
    CHECK(r.turn() == 0);
    CHECK(r.state.table.turns == 0);
    CHECK(r.legal_moves().size() == 13);
    CHECK(r.why_not("{'take':true}") == "palace.name_the_joker");
    CHECK(r.why_not("{'flip':1}") == "palace.name_the_joker");
    CHECK(r.why_not("{'play':['JK']}") == "palace.name_the_joker");
    CHECK(r.why_not(1, "{'play':['5S']}") == "palace.not_your_turn");
    r.play("{'play':['JK'],'as':'4'}");
    CHECK(r.pile() == "AD JK");
    CHECK(r.turn() == 1);
    CHECK(r.state.table.turns == 1);
    CHECK(r.can_play("{'play':['5S']}"));
}

TEST_CASE(
    "After a wild joker was turned over from the draw pile, a second move names its rank", "[palace][fine-print-10]") {
    Round r(
        {.options = "{'jokers':2,'chance_card':true}", .seats = {{"4S 4H 4D"}, {"5S"}}, .pile = "AD", .draw = "JK 9C"});
    r.play("{'chance':true}");
    CHECK(r.turn() == 0);
    r.play("{'play':['JK'],'as':'10'}");
    CHECK(r.burned_cards() == "AD JK");
    CHECK(r.turn() == 0);
    CHECK(r.hand(0) == "4S 4H 4D");
    CHECK(r.draw_pile() == "9C");
}

TEST_CASE("A wild joker that was turned over may lie on any card", "[palace][fine-print-10]") {
    Round low({.options = "{'jokers':2,'powers':{'7':['lower']}}", .seats = {{"", "", "JK 4S"}, {"5S"}}, .pile = "7D"});
    low.play("{'flip':0}");
    low.play("{'play':['JK'],'as':'K'}");
    CHECK(low.pile() == "7D JK");
    Round high(
        {.options = "{'jokers':2,'beat':'higher','powers':{}}", .seats = {{"", "", "JK 4S"}, {"5S"}}, .pile = "AD"});
    high.play("{'flip':0}");
    high.play("{'play':['JK'],'as':'A'}");
    CHECK(high.pile() == "AD JK");
}

TEST_CASE("If a turned-over joker was a seat's last card, the seat goes out once the rank is named",
    "[palace][fine-print-10]") {
    Round r({.options = wild, .seats = {{"", "", "JK"}, {"5S"}}, .pile = "AD"});
    r.play("{'flip':0}");
    CHECK_FALSE(r.is_over());
    r.play("{'play':['JK'],'as':'9'}");
    CHECK(r.is_over());
    CHECK(r.rules.winners(r.state) == Seats{0});
}

TEST_CASE("With `joker: ace`, a joker counts as an ace in every way", "[palace][fine-print-10]") {
    Round r({.options = aces, .seats = {{"JK AS 4S"}, {"KS AH"}, {"QS"}}, .pile = "KD"});
    CHECK(r.can_play("{'play':['AS','JK']}"));
    CHECK(r.why_not("{'play':['AS','JK'],'as':'A'}") == "palace.no_joker_to_name");
    CHECK(r.why_not("{'play':['4S','JK']}") == "palace.not_a_set");
    r.play("{'play':['JK']}");
    CHECK_FALSE(r.can_play("{'play':['KS']}"));
    CHECK(r.can_play("{'play':['AH']}"));

    Round powers(
        {.options = "{'jokers':2,'joker':'ace','powers':{'A':['burn']}}", .seats = {{"JK 4S"}, {"KS"}}, .pile = "KD"});
    powers.play("{'play':['JK']}");
    CHECK(powers.burned_cards() == "KD JK");

    Round blind({.options = aces, .seats = {{"", "", "JK 4S"}, {"KS"}}, .pile = "KD"});
    blind.play("{'flip':0}");
    CHECK(blind.pile() == "KD JK");
    CHECK(blind.turn() == 1);

    Round too_low({.options = "{'jokers':2,'joker':'ace','powers':{'7':['lower']}}",
        .seats = {{"", "", "JK 4S"}, {"KS"}},
        .pile = "7D"});
    too_low.play("{'flip':0}");
    CHECK(too_low.hand(0) == "7D JK");
}

TEST_CASE("A wild joker may cover a set, and the key `cover_as` names the rank that it stands for",
    "[palace][fine-print-10]") {
    const char* covers = "{'jokers':2,'powers':{'2':['anytime','cover'],'T':['burn']}}";
    Round r({.options = covers, .seats = {{"2S JK KS"}, {"5S QS"}}, .pile = "9D"});
    CHECK(r.why_not("{'play':['2S'],'cover':['JK']}") == "palace.joker_needs_rank");
    CHECK(r.why_not("{'play':['2S'],'cover':['KS'],'cover_as':'K'}") == "palace.no_joker_to_name");
    r.play("{'play':['2S'],'cover':['JK'],'cover_as':'Q'}");
    CHECK_FALSE(r.can_play("{'play':['5S']}"));
    CHECK(r.can_play("{'play':['QS']}"));

    Round burning({.options = covers, .seats = {{"2S JK KS"}, {"5S QS"}}, .pile = "9D"});
    burning.play("{'play':['2S'],'cover':['JK'],'cover_as':'10'}");
    CHECK(burning.burned_cards() == "9D 2S JK");

    Round both({.options = covers, .seats = {{"JK JK KS"}, {"5S QS"}}, .pile = "9D"});
    CHECK(both.why_not("{'play':['JK'],'as':'2'}") == "palace.needs_cover");
    CHECK(both.can_play("{'play':['JK'],'as':'2','cover':['KS']}"));
    both.play("{'play':['JK'],'as':'2','cover':['JK'],'cover_as':'5'}");
    CHECK(both.can_play("{'play':['5S']}"));

    const Round ace({.options = "{'jokers':2,'joker':'ace','powers':{'2':['anytime','cover']}}",
        .seats = {{"2S JK KS"}, {"5S"}},
        .pile = "9D"});
    CHECK(ace.can_play("{'play':['2S'],'cover':['JK']}"));
    CHECK_FALSE(ace.can_play("{'play':['2S'],'cover':['JK'],'cover_as':'A'}"));
}

} // namespace palazzo::palace::test

// Tests docs/rules/palace.md: "Powers"; fine print 12 and 13 about turns that are skipped, repeated or reversed.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

/// Returns whose turn it is after seat 0 has played a set and still has cards, at a table of `seats` seats.
Seat next_after(const char* changes, std::size_t seats, const char* move) {
    Scene scene{.options = changes, .seats = {{"8S 8H 8D 9S KS KH"}}, .pile = "4D"};
    while (scene.seats.size() < seats) scene.seats.push_back({"5S 6S QS"});
    Round r(scene);
    r.play(move);
    return r.turn();
}

} // namespace

TEST_CASE("The options may give any power to any rank", "[palace][powers]") {
    for (const char* power : power_names)
        for (int i = 0; i < rank_count; ++i) {
            const std::string changes = "{'powers':{'" + to_text(rank_at(i)) + "':['" + power + "']}}";
            CHECK(options_refusal("classic", changes.c_str()).empty());
        }
    const Options o = options("classic", "{'powers':{'10':['anytime','burn'],'Q':['skip']}}");
    CHECK(o.powers_of(Rank::ten) == Powers{Power::anytime, Power::burn});
    CHECK(o.powers_of(Rank::queen) == Powers{Power::skip});
    CHECK(o.powers_of(Rank::two) == Powers{});
}

TEST_CASE("A card with the power `anytime` may be played on anything", "[palace][powers]") {
    const char* changes = "{'powers':{'3':['anytime'],'7':['lower']}}";
    CHECK(Round({.options = changes, .seats = {{"3S 4S"}, {"5S"}}, .pile = "AD"}).can_play("{'play':['3S']}"));
    CHECK(Round({.options = "{'powers':{'K':['anytime'],'7':['lower']}}", .seats = {{"KS 4S"}, {"5S"}}, .pile = "7D"})
              .can_play("{'play':['KS']}"));
}

TEST_CASE("After a card with the power `reset`, any card may follow", "[palace][powers]") {
    Round r({.options = "{'powers':{'Q':['reset']}}", .seats = {{"QS KS"}, {"3S 4S"}}, .pile = "JD"});
    r.play("{'play':['QS']}");
    CHECK(r.can_play("{'play':['3S']}"));
    CHECK(r.pile() == "JD QS");
    r.play("{'play':['3S']}");
    CHECK(r.why_not("{'play':['KS']}").empty());
}

TEST_CASE("A card with the power `burn` takes the pile out of the game, and the same seat leads a new pile",
    "[palace][powers]") {
    Round r({.seats = {{"TS 4S"}, {"3S 4H"}}, .pile = "JD QD"});
    r.play("{'play':['TS']}");
    CHECK(r.pile().empty());
    CHECK(r.burned_cards() == "JD QD TS");
    CHECK(r.turn() == 0);
    CHECK(r.can_play("{'play':['4S']}"));
}

TEST_CASE("A mirror card is transparent: the effective top is the card below it", "[palace][powers]") {
    Round r({.options = "{'powers':{'3':['anytime','mirror']}}", .seats = {{"3S KS"}, {"JS QS"}}, .pile = "QD"});
    r.play("{'play':['3S']}");
    CHECK(r.pile() == "QD 3S");
    CHECK_FALSE(r.can_play("{'play':['JS']}"));
    CHECK(r.can_play("{'play':['QS']}"));
}

TEST_CASE("After a card with the power `lower`, the next card must be equal or lower", "[palace][powers]") {
    Round r({.options = "{'powers':{'7':['lower']}}", .seats = {{"7S KS"}, {"8S 7H 4H"}}, .pile = "5D"});
    r.play("{'play':['7S']}");
    CHECK_FALSE(r.can_play("{'play':['8S']}"));
    CHECK(r.can_play("{'play':['7H']}"));
    r.play("{'play':['4H']}");
    CHECK(r.can_play("{'play':['KS']}"));
}

TEST_CASE("The power `reverse` changes the direction of play, once for each card of the set", "[palace][powers]") {
    const char* changes = "{'powers':{'8':['reverse']}}";
    CHECK(next_after(changes, 4, "{'play':['8S']}") == 3);
    CHECK(next_after(changes, 4, "{'play':['8S','8H']}") == 1);
    CHECK(next_after(changes, 4, "{'play':['8S','8H','8D']}") == 3);
    CHECK(next_after(changes, 4, "{'play':['9S']}") == 1);
    Round r({.options = changes, .seats = {{"8S KS"}, {"5S"}, {"9S KD"}}, .pile = "5D"});
    r.play("{'play':['8S']}");
    CHECK(r.state.table.direction == -1);
    r.play("{'play':['9S']}");
    CHECK(r.turn() == 1);
}

TEST_CASE("The power `skip` passes over the next seat, one seat for each card of the set", "[palace][powers]") {
    const char* changes = "{'powers':{'8':['skip']}}";
    CHECK(next_after(changes, 5, "{'play':['8S']}") == 2);
    CHECK(next_after(changes, 5, "{'play':['8S','8H']}") == 3);
    CHECK(next_after(changes, 5, "{'play':['8S','8H','8D']}") == 4);
    CHECK(next_after("{'powers':{'8':['skip','reverse']}}", 5, "{'play':['8S']}") == 3);
}

TEST_CASE("With the power `again`, the same seat plays again", "[palace][powers]") {
    CHECK(next_after("{'powers':{'8':['again']}}", 3, "{'play':['8S']}") == 0);
    CHECK(next_after("{'powers':{'8':['again']}}", 3, "{'play':['8S','8H']}") == 0);
}

TEST_CASE("A card with the power `cover` must be played together with another card, which becomes the new top",
    "[palace][powers]") {
    Round r({.options = "{'powers':{'2':['anytime','cover']}}", .seats = {{"2S 5S KS"}, {"4S 6S"}}, .pile = "QD"});
    CHECK(r.why_not("{'play':['2S']}") == "palace.needs_cover");
    CHECK(r.why_not("{'play':['KS'],'cover':['5S']}") == "palace.no_cover_here");
    r.play("{'play':['2S'],'cover':['5S']}");
    CHECK(r.pile() == "QD 2S 5S");
    CHECK(r.hand(0) == "KS");
    CHECK(r.turn() == 1);
    CHECK_FALSE(r.can_play("{'play':['4S']}"));
    CHECK(r.can_play("{'play':['6S']}"));
}

TEST_CASE("The power `reverse` acts even if the pile burns", "[palace][fine-print-12]") {
    Round burning({.options = "{'powers':{'8':['reverse','burn']}}", .seats = {{"8S KS"}, {"5S"}, {"9S"}}});
    burning.play("{'play':['8S']}");
    CHECK(burning.turn() == 0);
    CHECK(burning.state.table.direction == -1);
    Round again({.options = "{'powers':{'8':['reverse','again']}}", .seats = {{"8S KS"}, {"5S"}, {"9S"}}});
    again.play("{'play':['8S']}");
    CHECK(again.turn() == 0);
    CHECK(again.state.table.direction == -1);
    Round leaving(
        {.options = "{'powers':{'8':['reverse']},'finish':'play_on'}", .seats = {{"8S"}, {"5S"}, {"9S"}, {"7S"}}});
    leaving.play("{'play':['8S']}");
    CHECK(leaving.turn() == 3);
    Round blind({.options = "{'powers':{'8':['reverse']}}", .seats = {{"", "", "8S KS"}, {"5S"}, {"9S"}}});
    blind.play("{'flip':0}");
    CHECK(blind.turn() == 2);
    Round four({.options = "{'powers':{'8':['reverse']}}", .seats = {{"8S KS"}, {"5S"}, {"9S"}}, .pile = "8H 8D 8C"});
    four.play("{'play':['8S']}");
    CHECK(four.burned_cards() == "8H 8D 8C 8S");
    CHECK(four.state.table.direction == -1);
}

TEST_CASE("The powers `burn` and `again` together give one extra turn, and cancel the power `skip`",
    "[palace][fine-print-12]") {
    CHECK(next_after("{'powers':{'8':['burn','skip']}}", 4, "{'play':['8S']}") == 0);
    CHECK(next_after("{'powers':{'8':['again','skip']}}", 4, "{'play':['8S','8H']}") == 0);
    Round two_burns({.options = "{'powers':{'8':['burn']}}", .seats = {{"8S 8H 9S KS"}, {"QS QH"}}});
    two_burns.play("{'play':['8S','8H']}");
    two_burns.play("{'play':['9S']}");
    CHECK(two_burns.turn() == 1);
    Round four({.options = "{'powers':{'8':['skip']}}", .seats = {{"8S KS"}, {"5S"}, {"9S"}}, .pile = "8H 8D 8C"});
    four.play("{'play':['8S']}");
    CHECK(four.turn() == 0);
    Round leaving(
        {.options = "{'powers':{'8':['skip','burn']},'finish':'play_on'}", .seats = {{"8S"}, {"5S"}, {"9S"}}});
    leaving.play("{'play':['8S']}");
    CHECK(leaving.turn() == 1);
}

TEST_CASE(
    "In the extra turn that the power `again` gives, the pile must be beaten as usual", "[palace][fine-print-12]") {
    Round r({.options = "{'powers':{'8':['again']}}", .seats = {{"8S 5S 9S"}, {"QS"}}, .pile = "4D"});
    r.play("{'play':['8S']}");
    CHECK(r.pile() == "4D 8S");
    CHECK_FALSE(r.can_play("{'play':['5S']}"));
    CHECK(r.can_play("{'play':['9S']}"));
    Round stuck({.options = "{'powers':{'8':['again']}}", .seats = {{"8S 5S"}, {"QS"}}, .pile = "4D"});
    stuck.play("{'play':['8S']}");
    CHECK(stuck.legal_moves() == std::vector<std::string>{"{'take':true}"});
}

TEST_CASE("The power `skip` passes over only seats that are still in, one of which can be the player's own seat",
    "[palace][fine-print-13]") {
    const char* changes = "{'powers':{'8':['skip']}}";
    CHECK(next_after(changes, 3, "{'play':['8S','8H']}") == 0);
    CHECK(next_after(changes, 3, "{'play':['8S','8H','8D']}") == 1);
    Round r({.options = "{'powers':{'8':['skip']},'finish':'play_on'}",
        .seats = {{"7S KD"}, {"8S KH"}, {"5S"}, {"6S KS"}},
        .pile = "4D",
        .turn = 2});
    r.play("{'play':['5S']}"); // with its last card seat 2 goes out
    r.play("{'play':['6S']}");
    r.play("{'play':['7S']}");
    r.play("{'play':['8S']}"); // seat 3 is passed over, not seat 2
    CHECK(r.turn() == 0);
}

TEST_CASE("With two seats, one skip is an extra turn, and two skips change nothing", "[palace][fine-print-13]") {
    const char* changes = "{'powers':{'8':['skip']}}";
    CHECK(next_after(changes, 2, "{'play':['8S']}") == 0);
    CHECK(next_after(changes, 2, "{'play':['8S','8H']}") == 1);
    CHECK(next_after(changes, 2, "{'play':['8S','8H','8D']}") == 0);
}

} // namespace palazzo::palace::test

// Tests docs/rules/palace.md: `burn_quads`; fine print 15.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

/// Returns whether seat 0 burns this pile with this move.
bool burns(const char* changes, const char* pile, const char* hand, const char* move) {
    Round r({.options = changes, .seats = {{hand}, {"QS QH"}}, .pile = pile});
    r.play(move);
    return !r.burned_cards().empty();
}

constexpr const char* across = "{'burn_quads':'across_turns','powers':{}}";
constexpr const char* one_turn = "{'burn_quads':'one_turn','powers':{}}";
constexpr const char* mirrors = "{'powers':{'3':['anytime','mirror']}}";

} // namespace

TEST_CASE(
    "With `across_turns`, the top four cards of the pile are a four of a kind if they have one rank, whoever laid them",
    "[palace][fours]") {
    CHECK(burns(across, "4S 9S 9H 9D", "9C KS", "{'play':['9C']}"));
    CHECK(burns(across, "9S", "9H 9D 9C KS", "{'play':['9H','9D','9C']}"));
    CHECK(burns(across, "", "9S 9H 9D 9C KS", "{'play':['9S','9H','9D','9C']}"));
    CHECK_FALSE(burns(across, "9S 9H", "9C KS", "{'play':['9C']}"));
    CHECK_FALSE(burns(across, "9S 9H 9D", "TC KS", "{'play':['TC']}"));
    CHECK_FALSE(burns("{'powers':{'2':['anytime','reset']}}", "9S 9H 9D 2S", "9C KS", "{'play':['9C']}"));
}

TEST_CASE(
    "With `across_turns`, a four of a kind burns the pile, and the seat that completed it leads", "[palace][fours]") {
    Round r({.seats = {{"9S KS"}, {"9C 4C"}, {"QS"}}, .pile = "4D 9H 9D"});
    r.play("{'play':['9S']}");
    CHECK(r.burned_cards().empty());
    r.play("{'play':['9C']}");
    CHECK(r.burned_cards() == "4D 9H 9D 9S 9C");
    CHECK(r.pile().empty());
    CHECK(r.turn() == 1);
    CHECK(r.can_play("{'play':['4C']}"));
}

TEST_CASE("With `one_turn`, only four cards laid as one set are a four of a kind", "[palace][fours]") {
    CHECK(burns(one_turn, "4S", "9S 9H 9D 9C KS", "{'play':['9S','9H','9D','9C']}"));
    CHECK_FALSE(burns(one_turn, "9S 9H 9D", "9C KS", "{'play':['9C']}"));
    CHECK_FALSE(burns(one_turn, "9S", "9H 9D 9C KS", "{'play':['9H','9D','9C']}"));
}

TEST_CASE("With `burn_quads: off`, a four of a kind doesn't burn", "[palace][fours]") {
    const char* off = "{'burn_quads':'off','powers':{}}";
    CHECK_FALSE(burns(off, "9S 9H 9D", "9C KS", "{'play':['9C']}"));
    CHECK_FALSE(burns(off, "", "9S 9H 9D 9C KS", "{'play':['9S','9H','9D','9C']}"));
}

TEST_CASE("With more than one deck, four or more cards of a rank are a four of a kind", "[palace][fours]") {
    CHECK(burns("{'decks':2}", "4S", "9S 9S 9H 9D 9C KS", "{'play':['9S','9S','9H','9D','9C']}"));
    CHECK(burns("{'decks':2}", "9S 9S", "9H 9D 9C KS", "{'play':['9H','9D','9C']}"));
    CHECK(burns("{'decks':2,'burn_quads':'one_turn'}", "", "9S 9S 9H 9D 9C KS", "{'play':['9S','9S','9H','9D','9C']}"));
}

TEST_CASE(
    "Mirror cards between the cards of a four of a kind don't break it, and don't count in it", "[palace][fours]") {
    CHECK(burns(mirrors, "9S 3S 9H 3H 9D", "9C KS", "{'play':['9C']}"));
    CHECK(burns(mirrors, "9S 9H 9D 3S 3H", "9C KS", "{'play':['9C']}"));
    CHECK_FALSE(burns(mirrors, "9S 9H 9D", "3S KS", "{'play':['3S']}"));
    CHECK_FALSE(burns(mirrors, "9S 9H 3D", "9C KS", "{'play':['9C']}"));
    CHECK_FALSE(burns(mirrors, "9S 9H 5S 3D 9D", "9C KS", "{'play':['9C']}"));
}

TEST_CASE("Four mirror cards in a row are a four of a kind", "[palace][fours]") {
    CHECK(burns(mirrors, "9S 3S 3H 3D", "3C KS", "{'play':['3C']}"));
    CHECK(burns(mirrors, "9S", "3S 3H 3D 3C KS", "{'play':['3S','3H','3D','3C']}"));
    CHECK_FALSE(burns(mirrors, "3S 3H 9S 3D", "3C KS", "{'play':['3C']}"));
    const char* two_mirrors = "{'powers':{'3':['anytime','mirror'],'4':['anytime','mirror']}}";
    CHECK_FALSE(burns(two_mirrors, "3S 3H 3D", "4C KS", "{'play':['4C']}"));
    CHECK_FALSE(burns(two_mirrors, "3S 3H 4S 3D", "3C KS", "{'play':['3C']}"));
    CHECK(burns(two_mirrors, "9S 3H 9H 4S 9D", "9C KS", "{'play':['9C']}"));
}

TEST_CASE("A wild joker counts in a four of a kind as the rank it stands for", "[palace][fours]") {
    const char* wild = "{'jokers':2,'burn_quads':'across_turns','powers':{}}";
    CHECK(burns(wild, "9S 9H 9D", "JK KS", "{'play':['JK'],'as':'9'}"));
    CHECK(burns(wild, "9S JK=9 9D", "9C KS", "{'play':['9C']}"));
    CHECK(burns(wild, "9S", "9H 9D JK KS", "{'play':['9H','9D','JK'],'as':'9'}"));
    CHECK_FALSE(burns(wild, "9S 9H 9D", "JK KS", "{'play':['JK'],'as':'8'}"));
    CHECK_FALSE(burns(wild, "9S JK=8 9D 9H", "9C KS", "{'play':['9C']}"));
    CHECK_FALSE(burns(wild, "JK 9D 9H 9S", "JK KS", "{'play':['JK'],'as':'T'}"));
    CHECK(burns("{'jokers':2,'joker':'ace'}", "AS JK AH", "AC KS", "{'play':['AC']}"));
    CHECK(burns(
        "{'jokers':2,'burn_quads':'one_turn'}", "4D", "9S 9H JK JK KS", "{'play':['9S','9H','JK','JK'],'as':'9'}"));
    CHECK(burns("{'jokers':2,'powers':{'3':['mirror']}}", "9S 9H 9D JK=3", "9C KS", "{'play':['9C']}"));
}

TEST_CASE("If a seat goes out with a play that burns the pile, the next seat leads", "[palace][fours]") {
    Round by_power({.options = "{'finish':'play_on'}", .seats = {{"TS"}, {"5S 6S"}, {"7S"}}, .pile = "4D"});
    by_power.play("{'play':['TS']}");
    CHECK(by_power.pile().empty());
    CHECK(by_power.turn() == 1);
    CHECK(by_power.can_play("{'play':['5S']}"));
    Round by_four({.options = "{'finish':'play_on'}", .seats = {{"9S"}, {"5S 6S"}, {"7S"}}, .pile = "9H 9D 9C"});
    by_four.play("{'play':['9S']}");
    CHECK(by_four.pile().empty());
    CHECK(by_four.turn() == 1);
    Round by_again({.options = "{'finish':'play_on','powers':{'9':['again']}}",
        .seats = {{"9S"}, {"5S 6S"}, {"7S"}},
        .pile = "4D"});
    by_again.play("{'play':['9S']}");
    CHECK(by_again.pile() == "4D 9S");
    CHECK(by_again.turn() == 1);
}

TEST_CASE("The pile is checked for a four of a kind after the whole move, so that a covered set isn't one",
    "[palace][fine-print-15]") {
    const char* covers = "{'powers':{'2':['anytime','cover']},'burn_quads':'across_turns'}";
    CHECK_FALSE(burns(covers, "2S 2H 2D", "2C 5S KS", "{'play':['2C'],'cover':['5S']}"));
    CHECK_FALSE(burns(covers, "", "2S 2H 2D 2C 5S KS", "{'play':['2S','2H','2D','2C'],'cover':['5S']}"));
    CHECK_FALSE(burns("{'powers':{'2':['anytime','cover']},'burn_quads':'one_turn'}", "", "2S 2H 2D 2C 5S KS",
        "{'play':['2S','2H','2D','2C'],'cover':['5S']}"));
    // The cover itself may complete a four of a kind with cards below a transparent set.
    CHECK(burns(
        "{'powers':{'2':['anytime','mirror','cover']}}", "9S 9H 9D", "2S 9C KS", "{'play':['2S'],'cover':['9C']}"));
    CHECK(burns(covers, "", "2S 2H 2D 2C KS", "{'play':['2S','2H','2D'],'cover':['2C']}"));
}

TEST_CASE("A card that is turned over from the palace or the draw pile can complete a four of a kind",
    "[palace][fine-print-15]") {
    Round blind({.seats = {{"", "", "9S KS"}, {"5S"}}, .pile = "9H 9D 9C"});
    blind.play("{'flip':0}");
    CHECK(blind.burned_cards() == "9H 9D 9C 9S");
    CHECK(blind.turn() == 0);
    Round chance({.options = "{'chance_card':true}", .seats = {{"4S"}, {"5S"}}, .pile = "9H 9D 9C", .draw = "9S"});
    chance.play("{'chance':true}");
    CHECK(chance.burned_cards() == "9H 9D 9C 9S");
}

TEST_CASE("With `one_turn`, any set of at least four cards is a four of a kind", "[palace][fine-print-15]") {
    CHECK(burns(one_turn, "", "9S 9H 9D 9C KS", "{'play':['9S','9H','9D','9C']}"));
    CHECK_FALSE(burns(one_turn, "", "9S 9H 9D KS", "{'play':['9S','9H','9D']}"));
    CHECK_FALSE(burns("{'powers':{'2':['anytime','cover']},'burn_quads':'one_turn'}", "", "2S 2H 2D 2C KS",
        "{'play':['2S','2H','2D'],'cover':['2C']}"));
}

} // namespace palazzo::palace::test

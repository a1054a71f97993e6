// Tests docs/rules/palindromes.md, "What you may play"; fine print 1.
#include "tests/games/palindromes/board.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {
namespace {

bool are_linked(const char* a, const char* b, bool wrap = false) {
    return are_linked_cards(value_and_colour_of(*read_card(a)), value_and_colour_of(*read_card(b)), wrap);
}

} // namespace

TEST_CASE("Two cards are linked when their values differ by one and their colours differ", "[palindromes][places]") {
    CHECK(are_linked("8S", "9H"));
    CHECK(are_linked("8S", "7D"));
    CHECK(are_linked("8H", "7S"));
    CHECK(are_linked("AC", "2D"));
    CHECK(are_linked("QC", "KD"));
    CHECK_FALSE(are_linked("8S", "9C"));
    CHECK_FALSE(are_linked("8H", "7D"));
    CHECK_FALSE(are_linked("8S", "8H"));
    CHECK_FALSE(are_linked("8S", "TH"));
    CHECK_FALSE(are_linked("KS", "AH"));
    CHECK(are_linked("KS", "AH", true));
    CHECK(are_linked("AS", "KH", true));
    CHECK_FALSE(are_linked("KS", "AC", true));
}

TEST_CASE("The first card is placed at 0,0", "[palindromes][places][fine-print-1]") {
    const Round r(Options(), "KS 2H 9C  AS 3H 8C");
    for (const char* c : {"KS", "2H", "9C"}) CHECK(r.squares_for_card(c) == "0,0");
    CHECK(r.why_not("KS", 1, 0) == "only_the_middle");
    CHECK(r.why_not("KS", 0, -1) == "only_the_middle");
}

TEST_CASE("The next card after the board was emptied is placed at 0,0", "[palindromes][places][fine-print-1]") {
    Round r({.board = "5S 6H", .hands = {"5D", "9C KH"}});
    r.place("5D", 2, 0);
    REQUIRE(r.board().empty());
    CHECK(r.squares_for_card("9C") == "0,0");
    CHECK(r.why_not("KH", 3, 0) == "only_the_middle");
    r.place("9C", 0, 0);
    CHECK(r.board() == "9C");
}

TEST_CASE("A card can only be placed on an empty square", "[palindromes][places]") {
    CHECK(Round({.board = "5S 9D", .hands = {"QC", "KC"}}).why_not("QC", 1, 0) == "occupied");
    CHECK(Round({.board = "5S 9D", .hands = {"6H", "KC"}}).why_not("6H", 0, 0) == "occupied");
}

TEST_CASE("A placed card must touch another card, and cards at its corners don't count",
    "[palindromes][places][fine-print-1]") {
    const Round r({.board = "5S 9D", .hands = {"QC", "KC"}});
    CHECK(r.why_not("QC", 3, 0) == "touches_nothing");
    CHECK(r.why_not("QC", 2, 1) == "touches_nothing");
    CHECK(r.why_not("QC", -1, -1) == "touches_nothing");
    CHECK(r.why_not("QC", 99, -99) == "touches_nothing");
}

TEST_CASE("A placed card must be linked with every card directly above and below it", "[palindromes][places]") {
    const Round r({.board = "5S 9D", .hands = {"6C 6D 7H 8S", "KC"}});
    CHECK(r.why_not("6C", 0, 1) == "same_colour");
    CHECK(r.why_not("7H", 0, -1) == "not_neighbours");
    CHECK(r.can_place("6D", 0, 1));
    CHECK(r.can_place("6D", 0, -1));
    CHECK(r.can_place("8S", 1, 1));
    CHECK(r.can_place("8S", 1, -1));
}

TEST_CASE("A placed card need not be linked with a card beside it", "[palindromes][places]") {
    const Round r({.board = "5S", .hands = {"5H 5C KD 6S 4C", "KC"}});
    for (const char* c : {"5H", "5C", "KD", "6S", "4C"}) CHECK(r.squares_for_card(c) == "-1,0 1,0");
}

TEST_CASE("A card that can be placed above or below a linked card must be placed in such a vertical place",
    "[palindromes][places]") {
    const Round r({.board = "5S 9D", .hands = {"6H 4D TC", "KC"}});
    CHECK(r.squares_for_card("6H") == "0,-1 0,1");
    CHECK(r.squares_for_card("4D") == "0,-1 0,1");
    CHECK(r.squares_for_card("TC") == "1,-1 1,1");
    CHECK(r.why_not("6H", -1, 0) == "must_go_vertical");
    CHECK(r.why_not("6H", 2, 0) == "must_go_vertical");
}

TEST_CASE("A card may take any of its vertical places on the board", "[palindromes][places]") {
    const Round r({.board = "5S KH 7C", .hands = {"6H", "KC"}});
    CHECK(r.squares_for_card("6H") == "0,-1 0,1 2,-1 2,1");
}

TEST_CASE("If the square above or below a linked card is occupied, the other of these two squares is a vertical place",
    "[palindromes][places]") {
    CHECK(Round({.board = "9C / 5S", .hands = {"6H", "KC"}}).squares_for_card("6H") == "0,-1");
    CHECK(Round({.board = "5S / 9C", .hands = {"6H", "KC"}}).squares_for_card("6H") == "0,2");
}

TEST_CASE("A card need not take a vertical place if it completes a palindrome elsewhere", "[palindromes][places]") {
    const Round r({.board = "6D 5S", .hands = {"6H 4H", "KC"}});
    CHECK(r.squares_for_card("6H") == "1,-1 1,1 2,0");
    CHECK(r.why_not("6H", -1, 0) == "must_go_vertical");
    CHECK(r.squares_for_card("4H") == "1,-1 1,1");
}

TEST_CASE("A card need not take a vertical place if it becomes the middle of a new palindrome elsewhere",
    "[palindromes][places]") {
    CHECK(Round({.board = "KD -- KS 5S", .hands = {"6H", "KC"}}).squares_for_card("6H") == "1,0 3,-1 3,1");
}

TEST_CASE(
    "A vertical place has a card above it, below it or both, and each of these is linked with the card to be placed",
    "[palindromes][places][fine-print-1]") {
    const Round both({.board = "5S / -- / 7C", .hands = {"6H", "KC"}});
    CHECK(both.squares_for_card("6H") == "0,-1 0,1 0,3");
    const Round one({.board = "5S / -- / 9D", .hands = {"6H", "KC"}});
    CHECK(one.squares_for_card("6H") == "0,3");
    CHECK(one.why_not("6H", 0, 1) == "same_colour");
}

TEST_CASE(
    "A card has no vertical place if each square above or below a linked card is also above or below an unlinked card",
    "[palindromes][places][fine-print-1]") {
    const Round r({.board = "9C / -- / 5S / -- / 9D", .hands = {"6H", "KC"}});
    CHECK(r.squares_for_card("6H") == "-1,0 -1,2 -1,4 1,0 1,2 1,4");
    CHECK(r.why_not("6H", 0, 3) == "not_neighbours");
    CHECK(r.why_not("6H", 0, 1) == "same_colour");
}

TEST_CASE("A card can't be placed directly above or below an unlinked card, even if it would make a palindrome",
    "[palindromes][places]") {
    const Round free({.board = "6D 5S", .hands = {"6H", "KC"}});
    CHECK(free.can_place("6H", 2, 0));
    CHECK(Round({.board = "-- -- 9C / 6D 5S", .hands = {"6H", "KC"}}).why_not("6H", 2, 0) == "not_neighbours");
    CHECK(Round({.board = "6D 5S -- / -- -- 7D", .hands = {"6H", "KC"}}).why_not("6H", 2, 1) == "same_colour");
    CHECK(Round({.board = "-- -- 9C / KD QS", .hands = {"KH", "KC"}}).why_not("KH", 2, 0) == "not_neighbours");
}

TEST_CASE(
    "A square beside one card and above another card that is linked is a vertical place", "[palindromes][places]") {
    CHECK(Round({.board = "KD -- / -- 5S", .hands = {"6H", "KC"}}).squares_for_card("6H") == "1,-1 1,1");
}

TEST_CASE("A card without a vertical place is placed beside another card", "[palindromes][places]") {
    CHECK(Round({.board = "5S 9D", .hands = {"QC", "KC"}}).squares_for_card("QC") == "-1,0 2,0");
    CHECK(Round({.board = "5S -- 9D", .hands = {"QC", "KC"}}).squares_for_card("QC") == "-1,0 1,0 3,0");
    CHECK(Round({.board = "5S / 4D", .hands = {"QC", "KC"}}).squares_for_card("QC") == "-1,0 -1,1 1,0 1,1");
}

TEST_CASE("The reason why a square is illegal is the first condition that fails, and names the cards",
    "[palindromes][places]") {
    const auto said = [](const char* card, int x, int y) {
        const Round r({.board = "5S 9D", .hands = {"6H 6C", "KC"}});
        const Refusal reason = r.rules.check(r.view(0), {*read_card(card), cell(x, y), {}});
        std::string text(reason.id());
        for (const std::string& arg : reason.message().args) text += " " + arg;
        return text;
    };
    CHECK(said("6H", 0, 0) == "palindromes.occupied 5S");
    CHECK(said("6H", 2, 2) == "palindromes.touches_nothing");
    CHECK(said("6H", 1, 1) == "palindromes.same_colour 6H 9D");
    CHECK(said("6C", 1, -1) == "palindromes.not_neighbours 6C 9D");
    CHECK(said("6H", 2, 0) == "palindromes.must_go_vertical 6H 5S");
}

} // namespace palazzo::palindromes::test

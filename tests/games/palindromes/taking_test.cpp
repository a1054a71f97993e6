// Tests docs/rules/palindromes.md, "Taking palindromes": who gets a pending palindrome; fine print 3 to 6.
#include "tests/games/palindromes/board.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {
namespace {

/// Returns a game in which seat 0 has just placed 5D, and 5S 6H 5D is pending.
Round waiting(Scene scene, int x, int y) {
    Round r(scene);
    r.place("5D", x, y);
    REQUIRE(r.pending().substr(0, 11) == "0: 5S 6H 5D");
    return r;
}

} // namespace

TEST_CASE(
    "The maker of a pending palindrome takes it if the next player makes no palindrome", "[palindromes][taking]") {
    Round r = waiting({.board = "7C 5S 6H", .hands = {"5D QC", "KC KD"}}, 3, 0);
    r.place("KC", -1, 0);
    CHECK(r.taken_sets(0) == "5S 6H 5D");
    CHECK(r.taken_sets(1).empty());
    CHECK(r.pending().empty());
    CHECK(r.board() == "KC 7C");
}

TEST_CASE(
    "The maker takes a pending palindrome even if the other player places a card next to it that makes no palindrome",
    "[palindromes][taking]") {
    Round r = waiting({.board = "7C 5S 6H", .hands = {"5D QC", "KC KD"}}, 3, 0);
    r.place("KC", 4, 0);
    CHECK(r.taken_sets(0) == "5S 6H 5D");
    CHECK(r.board() == "7C -- -- -- KC");
}

TEST_CASE("A player who enlarges a pending palindrome with a card next to the one placed last takes the larger "
          "palindrome",
    "[palindromes][taking]") {
    Round r = waiting({.board = "7C 5S 6H", .hands = {"5D QC", "7D KD"}}, 3, 0);
    r.place("7D", 4, 0);
    CHECK(r.taken_sets(0).empty());
    CHECK(r.taken_sets(1) == "7C 5S 6H 5D 7D");
    CHECK(r.board().empty());
}

TEST_CASE("A player who enlarges a pending palindrome takes all palindromes that the placement makes",
    "[palindromes][taking]") {
    Round r = waiting({.board = "7C 5S 6H -- -- / -- -- -- -- 8S / -- -- -- -- 7H", .hands = {"5D QC", "7D KD"}}, 3, 2);
    r.place("7D", 4, 2);
    CHECK(r.taken_sets(1) == "7C 5S 6H 5D 7D | 7H 8S 7D");
    CHECK(r.taken_sets(0).empty());
}

TEST_CASE(
    "An enlarged palindrome may be pending again, and the other player may enlarge it again", "[palindromes][taking]") {
    Round r = waiting({.board = "9S 8S 7C 5S 6H", .hands = {"5D 8H QC", "7D 9H KD"}}, 5, 0);
    r.place("7D", 6, 0);
    CHECK(r.pending() == "1: 7C 5S 6H 5D 7D");
    r.place("8H", 7, 0);
    CHECK(r.pending() == "0: 8S 7C 5S 6H 5D 7D 8H");
    CHECK(r.scores() == std::vector{0, 0});
    r.place("9H", 8, 0);
    CHECK(r.pending().empty());
    CHECK(r.taken_sets(1) == "9S 8S 7C 5S 6H 5D 7D 8H 9H");
    CHECK(r.taken_sets(0).empty());
}

TEST_CASE(
    "If nobody enlarges a palindrome any more, the seat that enlarged it last takes it", "[palindromes][taking]") {
    Round r = waiting({.board = "9S 8S 7C 5S 6H", .hands = {"5D KS QC", "7D 9H KD"}}, 5, 0);
    r.place("7D", 6, 0);
    r.place("KS", -1, 0);
    CHECK(r.taken_sets(1) == "7C 5S 6H 5D 7D");
    CHECK(r.taken_sets(0).empty());
    CHECK(r.board() == "KS 9S 8S");
}

TEST_CASE("A player takes palindromes made elsewhere even if they use cards of the other player's pending palindrome",
    "[palindromes][taking]") {
    Round r = waiting({.board = "-- -- 7S -- / 7C 5S 6H --", .hands = {"5D QC", "6D KD"}}, 3, 0);
    r.place("6D", 2, 2);
    CHECK(r.taken_sets(1) == "6H 7S 6D");
    CHECK(r.taken_sets(0).empty());
    CHECK(r.pending().empty());
    CHECK(r.board() == "7C 5S -- 5D");
}

TEST_CASE(
    "The maker takes a pending palindrome if the palindromes that the other player makes elsewhere leave it complete",
    "[palindromes][taking]") {
    Round r = waiting({.board = "2S 3H -- -- / -- -- -- -- / 7C 5S 6H --", .hands = {"5D QC", "2D KD"}}, 3, 0);
    r.place("2D", 2, 2);
    CHECK(r.taken_sets(1) == "2S 3H 2D");
    CHECK(r.taken_sets(0) == "5S 6H 5D");
    CHECK(r.board() == "7C");
}

TEST_CASE("A newly pending palindrome claims cards that it shares with an older pending palindrome",
    "[palindromes][taking]") {
    Round r = waiting({.board = "-- -- 7S -- / 7C 5S 6H -- / -- -- 5C --", .hands = {"5D QC QS", "6D KD"}}, 3, 1);
    r.place("6D", 2, 3);
    CHECK(r.pending() == "1: 6H 7S 6D");
    CHECK(r.taken_sets(0).empty());
    CHECK(r.board() == "-- -- 6D -- / -- -- 7S -- / 7C 5S 6H 5D / -- -- 5C --");
    r.place("QC", -1, 1);
    CHECK(r.taken_sets(1) == "6H 7S 6D");
    CHECK(r.taken_sets(0).empty());
}

TEST_CASE("When a player makes a new pending palindrome elsewhere, the other player takes the earlier pending one",
    "[palindromes][taking]") {
    Round r = waiting({.board = "9C 2S 3H -- / -- -- -- -- / 7C 5S 6H --", .hands = {"5D QC", "2D KD"}}, 3, 0);
    r.place("2D", 3, 2);
    CHECK(r.pending() == "1: 2S 3H 2D");
    CHECK(r.taken_sets(0) == "5S 6H 5D");
    CHECK(r.board() == "9C 2S 3H 2D / -- -- -- -- / 7C -- -- --");
    r.place("QC", 1, 0);
    CHECK(r.taken_sets(1) == "2S 3H 2D");
}

TEST_CASE("Taking a palindrome removes its cards, and the cards left on the board may be unconnected",
    "[palindromes][taking]") {
    Round r({.board = "KC -- -- / 5S 6H -- / -- -- -- / -- -- 9S", .hands = {"5D QC", "2D JD"}});
    r.place("5D", 2, 2);
    CHECK(r.board() == "KC -- -- / -- -- -- / -- -- -- / -- -- 9S");
    CHECK(r.squares_for_card("2D") == "-1,3 1,0 1,3 3,0");
}

TEST_CASE("If two palindromes are pending, the maker takes each of them that is complete and that nobody has claimed",
    "[palindromes][taking][fine-print-5]") {
    const Scene scene{.board = "-- -- 7S -- / 7C 5S 6H -- / -- -- -- 6C / -- -- -- 5H", .hands = {"5D QC", "6D 7D KD"}};
    Round broken = waiting(scene, 3, 2);
    REQUIRE(broken.pending() == "0: 5S 6H 5D | 5H 6C 5D");
    broken.place("6D", 2, 4);
    CHECK(broken.taken_sets(1) == "6H 7S 6D");
    CHECK(broken.taken_sets(0) == "5H 6C 5D");

    Round enlarged = waiting(scene, 3, 2);
    enlarged.place("7D", 4, 2); // both palindromes contain 5D
    CHECK(enlarged.taken_sets(1) == "7C 5S 6H 5D 7D");
    CHECK(enlarged.taken_sets(0).empty());

    Round left = waiting(scene, 3, 2);
    left.place("KD", -1, 2);
    CHECK(left.taken_sets(0) == "5S 6H 5D | 5H 6C 5D");
}

TEST_CASE("A player who enlarges a pending palindrome at its other end gets the larger palindrome",
    "[palindromes][taking][fine-print-5]") {
    Round r({.board = "5S 5H", .hands = {"5D QC QS", "5C KD"}});
    r.place("5D", 2, 0);
    REQUIRE(r.pending() == "0: 5S 5H 5D");
    r.place("5C", -1, 0);
    CHECK(r.pending() == "1: 5C 5S 5H 5D");
    r.place("QC", 3, 0);
    CHECK(r.taken_sets(1) == "5C 5S 5H 5D");
    CHECK(r.taken_sets(0).empty());
}

TEST_CASE("If two new palindromes are equally long, the player may pick the one that leaves a pending palindrome alone",
    "[palindromes][taking][fine-print-5]") {
    // A six at 4,0 makes 6 5 6 5 6, which contains the pending palindrome, and 6 7 8 7 6, which doesn't.
    const Scene scene{.board = "6S 5S 6H -- -- 7H 8C 7D 6C", .hands = {"5D QC", "6D KD"}};
    Round kept = waiting(scene, 3, 0);
    kept.place("6D", 4, 0, "[[[4,0],[5,0],[6,0],[7,0],[8,0]]]");
    CHECK(kept.taken_sets(1) == "6D 7H 8C 7D 6C");
    CHECK(kept.taken_sets(0) == "5S 6H 5D");
    Round taken = waiting(scene, 3, 0);
    taken.place("6D", 4, 0, "[[[0,0],[1,0],[2,0],[3,0],[4,0]]]");
    CHECK(taken.taken_sets(1) == "6S 5S 6H 5D 6D");
    CHECK(taken.taken_sets(0).empty());
}

TEST_CASE("A card in two palindromes, one in its row and one in its column, belongs to both and counts as one card",
    "[palindromes][taking][fine-print-4]") {
    const char* board = "5S 6H -- / -- -- 6C / -- -- 5H";
    Round r({.board = board, .hands = {"5D", "KC"}});
    r.place("5D", 2, 2);
    CHECK(r.scores() == std::vector{2, 0});
    CHECK(r.cards_taken(0) == 5);
    Round cards({.options = "{'score':'cards'}", .board = board, .hands = {"5D", "KC"}});
    cards.place("5D", 2, 2);
    CHECK(cards.scores() == std::vector{5, 0});
}

TEST_CASE("When the last card has been placed, the maker of a pending palindrome takes it",
    "[palindromes][taking][fine-print-6]") {
    Round r = waiting({.board = "7C 5S 6H", .hands = {"5D", "KC"}}, 3, 0);
    CHECK_FALSE(r.is_over());
    r.place("KC", 4, 0);
    CHECK(r.is_over());
    CHECK(r.taken_sets(0) == "5S 6H 5D");
    CHECK(r.board() == "7C -- -- -- KC");
}

TEST_CASE("The last card's palindromes are taken at once, and then the other player takes pending palindromes that are "
          "complete",
    "[palindromes][taking][fine-print-6]") {
    Round own({.board = "7C 5S 6H", .hands = {"", "5D"}, .turn = 1});
    own.place("5D", 3, 0);
    CHECK(own.is_over());
    CHECK(own.pending().empty());
    CHECK(own.taken_sets(1) == "5S 6H 5D");

    Round both = waiting({.board = "9C 2S 3H -- / -- -- -- -- / 7C 5S 6H --", .hands = {"5D", "2D"}}, 3, 0);
    both.place("2D", 3, 2); // a nine at 4,2 could make 9 2 3 2 9, but no card is left to be placed
    CHECK(both.taken_sets(1) == "2S 3H 2D");
    CHECK(both.taken_sets(0) == "5S 6H 5D");

    Round broken = waiting({.board = "-- -- 7S -- / 7C 5S 6H --", .hands = {"5D", "6D"}}, 3, 0);
    broken.place("6D", 2, 2);
    CHECK(broken.taken_sets(1) == "6H 7S 6D");
    CHECK(broken.taken_sets(0).empty());
}

TEST_CASE("A palindrome can be pending as long as any card is left to be placed", "[palindromes][taking]") {
    Round r({.board = "7C 5S 6H", .hands = {"QC", "5D"}, .turn = 1});
    r.place("5D", 3, 0);
    CHECK(r.pending() == "1: 5S 6H 5D");
    Round stocked({.board = "7C 5S 6H", .hands = {"5D", "QC"}, .stocks = {"KC", "KD"}});
    stocked.place("5D", 3, 0);
    CHECK(stocked.pending() == "0: 5S 6H 5D");
}

} // namespace palazzo::palindromes::test

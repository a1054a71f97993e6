// docs/rules/palindromes.md, "Taking palindromes": what is taken at once and what waits; fine print 2 and 3.
#include "tests/games/palindromes/board.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {
namespace {

/// What waits once seat 0 has placed 5D; "" if it took at once what it made.
std::string waiting(const char* board, int x, int y, const char* hands = "5D QC") {
    Round r({.board = board, .hands = {hands, "KC KD"}});
    r.place("5D", x, y);
    CHECK(r.pending().empty() != r.sets(0).empty());
    return r.pending();
}

const std::string row = "0: 5S 6H 5D";

} // namespace

TEST_CASE("A palindrome that one more card could make larger is pending: it stays on the board for the next move",
    "[palindromes][pending]") {
    Round r({.board = "7C 5S 6H", .hands = {"5D QC", "KC KD"}});
    r.place("5D", 3, 0);
    CHECK(r.pending() == row);
    CHECK(r.board() == "7C 5S 6H 5D");
    CHECK(r.scores() == std::vector{0, 0});
    CHECK(r.turn() == 1);
}

TEST_CASE("Otherwise the player takes it at once", "[palindromes][pending]") {
    Round r({.board = "5S 6H", .hands = {"5D QC", "KC KD"}});
    r.place("5D", 2, 0);
    CHECK(r.pending().empty());
    CHECK(r.sets(0) == "5S 6H 5D");
    CHECK(r.board().empty());
}

TEST_CASE("The one more card lies adjacent to the one just placed: not where that square is taken",
    "[palindromes][pending]") {
    CHECK(waiting("7C 5S 6H -- 9C", 3, 0).empty());
}

TEST_CASE(
    "In any of its four neighbouring squares: to the right, to the left, above and below", "[palindromes][pending]") {
    CHECK(waiting("7C 5S 6H --", 3, 0) == row);
    CHECK(waiting("-- 6H 5S 7C", 0, 0) == "0: 5D 6H 5S");
    CHECK(waiting("-- / 6S / 5H / 4S", 0, 3) == "0: 5H 6S 5D");
    CHECK(waiting("4S / 5H / 6S / --", 0, 0) == "0: 5D 6S 5H");
}

TEST_CASE(
    "A card placed in the middle of a palindrome leaves no square from which it could grow", "[palindromes][pending]") {
    Round r({.board = "7C 5S -- 5H", .hands = {"6D", "KC KD"}});
    r.place("6D", 2, 0);
    CHECK(r.sets(0) == "5S 6D 5H");
    CHECK(r.board() == "7C");
}

TEST_CASE("With some value and colour that could legally stand there", "[palindromes][pending]") {
    // Only a seven makes it larger. Under a nine none can stand, under an eight one can.
    CHECK(waiting("-- -- -- -- 9C / 7C 5S 6H -- --", 3, 0).empty());
    CHECK(waiting("-- -- -- -- 8C / 7C 5S 6H -- --", 3, 0) == row);
    // Under the black eight it has to be red; over a red six, black; over a black six it may be red.
    CHECK(waiting("-- -- -- -- 8C / 7C 5S 6H -- -- / -- -- -- -- 6D", 3, 1).empty());
    CHECK(waiting("-- -- -- -- 8C / 7C 5S 6H -- -- / -- -- -- -- 6C", 3, 1) == row);
}

TEST_CASE("With wrap an ace could stand under a king", "[palindromes][pending]") {
    const char* board = "-- -- -- -- KS / AC 5S 6H -- --";
    CHECK(waiting(board, 3, 0).empty());
    Round around({.options = "{'wrap':true}", .board = board, .hands = {"5D QC", "KC KD"}});
    around.place("5D", 3, 0);
    CHECK(around.pending() == row);
}

TEST_CASE("Whether anyone holds such a card does not matter", "[palindromes][pending]") {
    // All sevens lie on the board, and nobody has a card left but two kings and a queen.
    CHECK(waiting("7H -- -- -- -- / -- -- -- -- -- / 7D 9S 7S 7C 5S 6H", 6, 0) == "0: 5S 6H 5D");
}

TEST_CASE("It may be the duty to go above or below that the card would escape by the palindrome alone",
    "[palindromes][pending]") {
    // Every seven, red or black, has a vertical place at an eight.
    CHECK(waiting("8S -- 8H -- -- -- -- -- / -- -- -- -- -- -- -- -- / -- -- -- -- 7C 5S 6H --", 7, 0) == row);
}

TEST_CASE("Larger may also be about another middle, or over a gap that the one more card closes",
    "[palindromes][pending][fine-print-2]") {
    CHECK(waiting("5S 5H --", 2, 0) == "0: 5S 5H 5D");
    CHECK(waiting("5S 6H -- -- 5C", 2, 0) == row);
    CHECK(waiting("5S 6H -- -- 4C", 2, 0).empty());
    CHECK(waiting("6S 6C 5S 6H -- -- 6D", 4, 0) == row);
}

TEST_CASE("Larger means: a longer palindrome in the same line that holds all cards of the old one and the new card",
    "[palindromes][pending][fine-print-2]") {
    // A queen at 3,0 gives 6 5 Q 5 6, which is longer but leaves out 5S. A six can't stand under the king.
    CHECK(waiting("-- -- -- KC -- -- / 5S 6H -- -- 5C 6C", 2, 0).empty());
    CHECK(waiting("5S 6H -- -- 5C 6C", 2, 0) == row);
    // The row could grow with cards at its side in no way: a column through 5D is another line.
    CHECK(waiting("-- -- 6C / -- -- -- / 5S 6H --", 2, 0).empty());
}

TEST_CASE(
    "If one palindrome of a placement is pending, all of that placement are", "[palindromes][pending][fine-print-3]") {
    Round r({.board = "7C 5S 6H -- / -- -- -- 6C / -- -- -- 5H", .hands = {"5D QC", "KC KD"}});
    r.place("5D", 3, 2);
    CHECK(r.pending() == "0: 5S 6H 5D | 5H 6C 5D");
    CHECK(r.sets(0).empty());
}

TEST_CASE("Everything is judged on the board right after placing, before anything is removed",
    "[palindromes][pending][fine-print-3]") {
    // 2 3 2 could grow with a nine at 3,1, but 5D, still there, lets none stand above it.
    Round r({.board = "-- -- -- -- -- 3H 2S 9C / 7C 5S 6H -- -- -- -- --", .hands = {"5D QC", "2D KD"}});
    r.place("5D", 3, 0);
    REQUIRE(r.pending() == row);
    r.place("2D", 4, 1);
    CHECK(r.pending().empty());
    CHECK(r.sets(1) == "2D 3H 2S");
    CHECK(r.sets(0) == "5S 6H 5D");
}

TEST_CASE("claim: at_once drops the pending rule", "[palindromes][pending]") {
    Round r({.options = "{'claim':'at_once'}", .board = "7C 5S 6H", .hands = {"5D QC", "7D KD"}});
    r.place("5D", 3, 0);
    CHECK(r.pending().empty());
    CHECK(r.sets(0) == "5S 6H 5D");
    CHECK(r.board() == "7C");
    CHECK(r.why_not("7D", 4, 0) == "touches_nothing");
}

} // namespace palazzo::palindromes::test

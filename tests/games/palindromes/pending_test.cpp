// Tests docs/rules/palindromes.md, "Taking palindromes": what is taken at once and what is pending; fine print 2 and 3.
#include "tests/games/palindromes/board.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {
namespace {

/// Returns the pending palindromes after seat 0 has placed 5D; "" if it took its palindromes at once.
std::string waiting(const char* board, int x, int y, const char* hands = "5D QC") {
    Round r({.board = board, .hands = {hands, "KC KD"}});
    r.place("5D", x, y);
    CHECK(r.pending().empty() != r.taken_sets(0).empty());
    return r.pending();
}

const std::string row = "0: 5S 6H 5D";

} // namespace

TEST_CASE("A palindrome that one more card could make larger is pending and stays on the board for the next move",
    "[palindromes][pending]") {
    Round r({.board = "7C 5S 6H", .hands = {"5D QC", "KC KD"}});
    r.place("5D", 3, 0);
    CHECK(r.pending() == row);
    CHECK(r.board() == "7C 5S 6H 5D");
    CHECK(r.scores() == std::vector{0, 0});
    CHECK(r.turn() == 1);
}

TEST_CASE("A palindrome that can't grow is taken by the player at once", "[palindromes][pending]") {
    Round r({.board = "5S 6H", .hands = {"5D QC", "KC KD"}});
    r.place("5D", 2, 0);
    CHECK(r.pending().empty());
    CHECK(r.taken_sets(0) == "5S 6H 5D");
    CHECK(r.board().empty());
}

TEST_CASE("A palindrome can't grow into an occupied square next to the new card", "[palindromes][pending]") {
    CHECK(waiting("7C 5S 6H -- 9C", 3, 0).empty());
}

TEST_CASE("A palindrome may grow through any of the new card's four neighbouring squares", "[palindromes][pending]") {
    CHECK(waiting("7C 5S 6H --", 3, 0) == row);
    CHECK(waiting("-- 6H 5S 7C", 0, 0) == "0: 5D 6H 5S");
    CHECK(waiting("-- / 6S / 5H / 4S", 0, 3) == "0: 5H 6S 5D");
    CHECK(waiting("4S / 5H / 6S / --", 0, 0) == "0: 5D 6S 5H");
}

TEST_CASE("A palindrome can't grow if the new card is in its middle", "[palindromes][pending]") {
    Round r({.board = "7C 5S -- 5H", .hands = {"6D", "KC KD"}});
    r.place("6D", 2, 0);
    CHECK(r.taken_sets(0) == "5S 6D 5H");
    CHECK(r.board() == "7C");
}

TEST_CASE("A palindrome is pending only if a card that would make it larger could legally be placed",
    "[palindromes][pending]") {
    // Only a seven at 4,0 would make the palindrome larger. A seven can't be placed under a nine, but it can be placed
    // under an eight.
    CHECK(waiting("-- -- -- -- 9C / 7C 5S 6H -- --", 3, 0).empty());
    CHECK(waiting("-- -- -- -- 8C / 7C 5S 6H -- --", 3, 0) == row);
    // A seven under the black eight has to be red. Above a red six it has to be black, and above a black six red.
    CHECK(waiting("-- -- -- -- 8C / 7C 5S 6H -- -- / -- -- -- -- 6D", 3, 1).empty());
    CHECK(waiting("-- -- -- -- 8C / 7C 5S 6H -- -- / -- -- -- -- 6C", 3, 1) == row);
}

TEST_CASE("With wrap, a palindrome is pending if it could grow by an ace under a king", "[palindromes][pending]") {
    const char* board = "-- -- -- -- KS / AC 5S 6H -- --";
    CHECK(waiting(board, 3, 0).empty());
    Round around({.options = "{'wrap':true}", .board = board, .hands = {"5D QC", "KC KD"}});
    around.place("5D", 3, 0);
    CHECK(around.pending() == row);
}

TEST_CASE("A palindrome is pending whether or not anyone holds a card that makes it larger", "[palindromes][pending]") {
    // All sevens are on the board, and the players have only two kings and a queen left.
    CHECK(waiting("7H -- -- -- -- / -- -- -- -- -- / 7D 9S 7S 7C 5S 6H", 6, 0) == "0: 5S 6H 5D");
}

TEST_CASE("A palindrome may grow by a card that has a vertical place elsewhere, because a card that completes a "
          "palindrome need not take a vertical place",
    "[palindromes][pending]") {
    // A black seven has a vertical place above or below 8S, and a red one above or below 8H.
    CHECK(waiting("8S -- 8H -- -- -- -- -- / -- -- -- -- -- -- -- -- / -- -- -- -- 7C 5S 6H --", 7, 0) == row);
}

TEST_CASE("A palindrome may grow into one with another middle, or into one across a gap that the next card fills",
    "[palindromes][pending][fine-print-2]") {
    CHECK(waiting("5S 5H --", 2, 0) == "0: 5S 5H 5D");
    CHECK(waiting("5S 6H -- -- 5C", 2, 0) == row);
    CHECK(waiting("5S 6H -- -- 4C", 2, 0).empty());
    CHECK(waiting("6S 6C 5S 6H -- -- 6D", 4, 0) == row);
}

TEST_CASE("A palindrome can only grow into a longer palindrome in the same line that includes the whole shorter one",
    "[palindromes][pending][fine-print-2]") {
    // A queen at 3,0 would make 6 5 Q 5 6, which is longer but doesn't contain 5S. A six there would make 5 6 5 6 5,
    // but it can't be placed under the king.
    CHECK(waiting("-- -- -- KC -- -- / 5S 6H -- -- 5C 6C", 2, 0).empty());
    CHECK(waiting("5S 6H -- -- 5C 6C", 2, 0) == row);
    // The palindrome of the row isn't pending, because no card could enlarge it in the row. The column through 5D is
    // another line.
    CHECK(waiting("-- -- 6C / -- -- -- / 5S 6H --", 2, 0).empty());
}

TEST_CASE("If one palindrome of a placement is pending, all palindromes of that placement are pending",
    "[palindromes][pending][fine-print-3]") {
    Round r({.board = "7C 5S 6H -- / -- -- -- 6C / -- -- -- 5H", .hands = {"5D QC", "KC KD"}});
    r.place("5D", 3, 2);
    CHECK(r.pending() == "0: 5S 6H 5D | 5H 6C 5D");
    CHECK(r.taken_sets(0).empty());
}

TEST_CASE("Whether a palindrome can grow is judged before any cards are taken from the board",
    "[palindromes][pending][fine-print-3]") {
    // The palindrome 2 3 2 could grow with a nine at 3,1, but 5D, which is still below that square, forbids a nine
    // there.
    Round r({.board = "-- -- -- -- -- 3H 2S 9C / 7C 5S 6H -- -- -- -- --", .hands = {"5D QC", "2D KD"}});
    r.place("5D", 3, 0);
    REQUIRE(r.pending() == row);
    r.place("2D", 4, 1);
    CHECK(r.pending().empty());
    CHECK(r.taken_sets(1) == "2D 3H 2S");
    CHECK(r.taken_sets(0) == "5S 6H 5D");
}

TEST_CASE("With `claim: at_once`, no palindrome is pending", "[palindromes][pending]") {
    Round r({.options = "{'claim':'at_once'}", .board = "7C 5S 6H", .hands = {"5D QC", "7D KD"}});
    r.place("5D", 3, 0);
    CHECK(r.pending().empty());
    CHECK(r.taken_sets(0) == "5S 6H 5D");
    CHECK(r.board() == "7C");
    CHECK(r.why_not("7D", 4, 0) == "touches_nothing");
}

} // namespace palazzo::palindromes::test

// Tests docs/rules/palindromes.md, "The cards"; what the player picks, fine print 7.
#include "tests/games/palindromes/board.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {
namespace {

/// Returns the palindromes that seat 0 has taken, or has pending, after placing a card.
std::string made(const Scene& scene, const char* card, int x, int y) {
    Round r(scene);
    r.place(card, x, y);
    return r.taken_sets(0) + r.pending();
}

} // namespace

TEST_CASE("A palindrome is three or more cards in an unbroken row whose values read the same both ways",
    "[palindromes][lines]") {
    CHECK(made({.board = "5S 6H", .hands = {"5D", "KC"}}, "5D", 2, 0) == "5S 6H 5D");
    CHECK(made({.board = "6H 5S", .hands = {"5D", "KC"}}, "5D", 2, 0).empty());
    CHECK(made({.board = "6H 5S", .hands = {"6D", "KC"}}, "6D", 2, 0) == "6H 5S 6D");
    CHECK(made({.board = "5S -- 5H", .hands = {"KD", "KC"}}, "KD", 1, 0) == "5S KD 5H");
    CHECK(made({.board = "5S 8H -- 8D 5C", .hands = {"KD", "KC"}}, "KD", 2, 0) == "5S 8H KD 8D 5C");
    CHECK(made({.board = "5S 6H", .hands = {"7D", "KC"}}, "7D", 2, 0).empty());
}

TEST_CASE("Three or more cards in an unbroken column can be a palindrome", "[palindromes][lines]") {
    CHECK(made({.board = "6H / 5S", .hands = {"6D", "KC"}}, "6D", 0, -1) == "6D 5S 6H");
    CHECK(made({.board = "7S / 8H / -- / 8D / 7C", .hands = {"9S", "KC"}}, "9S", 0, 2) == "7C 8D 9S 8H 7S");
}

TEST_CASE("Two cards of equal value aren't a palindrome", "[palindromes][lines]") {
    CHECK(made({.board = "5S", .hands = {"5D", "KC"}}, "5D", 1, 0).empty());
}

TEST_CASE("A palindrome may have an even number of cards", "[palindromes][lines]") {
    CHECK(made({.board = "5S 8H 8D", .hands = {"5D", "KC"}}, "5D", 3, 0) == "5S 8H 8D 5D");
    CHECK(made({.board = "5S 8H -- 5D", .hands = {"8D", "KC"}}, "8D", 2, 0) == "5S 8H 8D 5D");
}

TEST_CASE("A palindrome can't contain an empty square", "[palindromes][lines]") {
    CHECK(made({.board = "5S -- 6H", .hands = {"5D", "KC"}}, "5D", 3, 0).empty());
    CHECK(made({.board = "5S / -- / 6H", .hands = {"5C", "KC"}}, "5C", 0, -1).empty());
}

TEST_CASE(
    "Suits don't matter in palindromes, and king and ace are different values even with wrap", "[palindromes][lines]") {
    CHECK(made({.board = "5S 6S", .hands = {"5C", "KC"}}, "5C", 2, 0) == "5S 6S 5C");
    CHECK(made({.options = "{'wrap':true}", .board = "KS 6S", .hands = {"AC", "KC"}}, "AC", 2, 0).empty());
}

TEST_CASE("Of the palindromes in a line that contain the new card, the longest counts", "[palindromes][lines]") {
    CHECK(made({.board = "7C 5S 6H -- 7D", .hands = {"5D", "KC"}}, "5D", 3, 0) == "7C 5S 6H 5D 7D");
    CHECK(made({.board = "5S 5H -- 5C", .hands = {"5D", "KC"}}, "5D", 2, 0) == "5S 5H 5D 5C");
}

TEST_CASE("A palindrome that doesn't contain the new card doesn't count, even if it is in the same line",
    "[palindromes][lines]") {
    CHECK(made({.board = "5S 6H 5D", .hands = {"9C", "KC"}}, "9C", 3, 0).empty());
    CHECK(made({.board = "3S 4D 3C 8C", .hands = {"3D", "KC"}}, "3D", 4, 0) == "0: 3C 8C 3D");
}

TEST_CASE("Of several equally long palindromes the player picks one", "[palindromes][lines][fine-print-7]") {
    const Scene scene{.board = "5S 7H -- 7D", .hands = {"5D", "KC"}};
    Round left(scene);
    left.place("5D", 2, 0, "[[[0,0],[1,0],[2,0]]]");
    CHECK(left.taken_sets(0) == "5S 7H 5D");
    CHECK(left.board() == "7D");
    Round right(scene);
    right.place("5D", 2, 0, "[[[1,0],[2,0],[3,0]]]");
    CHECK(right.taken_sets(0) == "7H 5D 7D");
    CHECK(right.board() == "5S");
}

TEST_CASE("Only the longest palindromes can be picked, not shorter ones", "[palindromes][lines][fine-print-7]") {
    const Round r({.board = "7C 5S 6H -- 7D", .hands = {"5D", "KC"}});
    CHECK(r.why_not("5D", 3, 0, "[[[1,0],[2,0],[3,0]]]") == "nothing_to_pick");
    CHECK(r.why_not("5D", 3, 0, "[[[0,0],[1,0],[2,0],[3,0],[4,0]]]") == "nothing_to_pick");
}

TEST_CASE("A card may make a palindrome in its row and one in its column, and both count", "[palindromes][lines]") {
    Round r({.board = "5S 6H -- / -- -- 6C / -- -- 5H", .hands = {"5D", "KC"}});
    r.place("5D", 2, 2);
    CHECK(r.taken_sets(0) == "5S 6H 5D | 5H 6C 5D");
    CHECK(r.scores() == std::vector{2, 0});
    CHECK(r.board().empty());
}

TEST_CASE("A move must pick a palindrome if several are equally long, and must not pick one otherwise",
    "[palindromes][lines][fine-print-7]") {
    const Round tied({.board = "5S 7H -- 7D", .hands = {"5D QC", "KC"}});
    CHECK(tied.why_not("5D", 2, 0) == "pick_one");
    CHECK(tied.why_not("5D", 2, 0, "[[[0,0],[1,0],[2,0],[3,0]]]") == "not_a_pick");
    CHECK(tied.why_not("5D", 2, 0, "[[[2,0],[2,1],[2,2]]]") == "not_a_pick");
    CHECK(tied.why_not("5D", 2, 0, "[[[0,0],[1,0],[2,0]],[[1,0],[2,0],[3,0]]]") == "nothing_to_pick");
    CHECK(tied.why_not("QC", 4, 0, "[[[0,0],[1,0],[2,0]]]") == "nothing_to_pick");
    const Round one({.board = "5S 6H", .hands = {"5D", "KC"}});
    CHECK(one.why_not("5D", 2, 0, "[[[0,0],[1,0],[2,0]]]") == "nothing_to_pick");
}

TEST_CASE("If both lines have several equally long palindromes, `take` picks one in the row and then one in the column",
    "[palindromes][lines][fine-print-7]") {
    const Scene scene{.board = "-- -- 6C -- / 5S 7H -- 7D / -- -- 6S -- / -- -- 5H --", .hands = {"5D", "KC"}};
    const Round r(scene);
    const char* row = "[[0,2],[1,2],[2,2]]";
    const char* column = "[[2,1],[2,2],[2,3]]";
    const auto list = [](const char* a, const char* b) { return "[" + std::string(a) + "," + b + "]"; };
    CHECK(r.why_not("5D", 2, 2, list(row, column).c_str()) == "");
    CHECK(r.why_not("5D", 2, 2, list(column, row).c_str()) == "not_a_pick");
    CHECK(r.why_not("5D", 2, 2, ("[" + std::string(row) + "]").c_str()) == "pick_one");
    CHECK(r.why_not("5D", 2, 2, ("[" + std::string(column) + "]").c_str()) == "not_a_pick");
    const auto moves = r.rules.legal_moves(r.view(0));
    CHECK(std::count_if(moves.begin(), moves.end(), [](const Move& m) { return m.at == cell(2, 2); }) == 4);
    Round taken(scene);
    taken.place("5D", 2, 2, list(row, column).c_str());
    CHECK(taken.taken_sets(0) == "5S 7H 5D | 6S 5D 6C");
    CHECK(taken.board() == "-- 7D / -- -- / 5H --");
}

TEST_CASE(
    "If only the row has several equally long palindromes, `take` picks one in the row and names none in the column",
    "[palindromes][lines][fine-print-7]") {
    // The column makes one palindrome. The row makes two of equal length, of which the player takes one.
    Round r({.board = "5S 7H -- 7D / -- -- 6S -- / -- -- 5H --", .hands = {"5D", "KC"}});
    CHECK(r.why_not("5D", 2, 2, "[[[1,2],[2,2],[3,2]],[[2,0],[2,1],[2,2]]]") == "nothing_to_pick");
    r.place("5D", 2, 2, "[[[1,2],[2,2],[3,2]]]");
    CHECK(r.taken_sets(0) == "7H 5D 7D | 5H 6S 5D");
    CHECK(r.board() == "5S");
}

TEST_CASE("The player picks one of several palindromes even if the picked one becomes pending",
    "[palindromes][lines][fine-print-7]") {
    Round r({.board = "5S 7H -- 7D / -- -- 6S -- / -- -- 5H -- / -- -- 4S --", .hands = {"5D QC", "KC KD"}});
    CHECK(r.why_not("5D", 2, 3) == "pick_one");
    r.place("5D", 2, 3, "[[[1,3],[2,3],[3,3]]]");
    CHECK(r.pending() == "0: 7H 5D 7D | 5H 6S 5D");
}

} // namespace palazzo::palindromes::test

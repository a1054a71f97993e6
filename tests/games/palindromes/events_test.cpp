// Tests the public log of Palindromes, which has only what everybody has seen.
#include "tests/games/log_lines.hpp"
#include "tests/games/palindromes/board.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {
namespace {

using Lines = std::vector<std::string>;
using palazzo::test::log_lines_of;

/// Returns the log's lines about one placement, each as the last word of the message's id and the arguments.
Lines place(Round& r, const char* card, int x, int y, const char* take = "") {
    const State before = r.state;
    r.place(card, x, y, take);
    return log_lines_of(r.rules, before, before.table.turn, *r.rules.read_move(json(move_text(card, x, y, take))));
}

Lines place(const Scene& scene, const char* card, int x, int y) {
    Round r(scene);
    return place(r, card, x, y);
}

} // namespace

TEST_CASE("The log names the first card that is placed", "[palindromes][events]") {
    Round r(Options(), "KS 2H  AS 9H");
    CHECK(place(r, "KS", 0, 0) == Lines{"placed_first 0 KS"});
}

TEST_CASE("The log says where a card is placed by naming another card that it touches", "[palindromes][events]") {
    const Scene scene{.board = "5S KH", .hands = {"6H JD", "KC"}};
    CHECK(place(scene, "6H", 0, 1) == Lines{"placed_above 0 6H 5S"});
    CHECK(place(scene, "6H", 0, -1) == Lines{"placed_below 0 6H 5S"});
    CHECK(place(scene, "JD", 2, 0) == Lines{"placed_right 0 JD KH"});
    CHECK(place(scene, "JD", -1, 0) == Lines{"placed_left 0 JD 5S"});
    const Scene corner{.board = "KD -- / -- 5S", .hands = {"6H", "KC"}};
    CHECK(place(corner, "6H", 1, 1) == Lines{"placed_above 0 6H 5S"});
}

TEST_CASE("The log names the palindromes that are taken, and says when the board is empty", "[palindromes][events]") {
    CHECK(place({.board = "5S 6H", .hands = {"5D", "KC"}}, "5D", 2, 0)
        == Lines{"placed_right 0 5D 6H", "took 0 5S 6H 5D", "emptied"});
    CHECK(place({.board = "5S 6H -- / -- -- 6C / -- -- 5H / -- KS --", .hands = {"5D", "KC"}}, "5D", 2, 3)
        == Lines{"placed_above 0 5D 6C", "took 0 5S 6H 5D", "took 0 5H 6C 5D"});
}

TEST_CASE("The log names a pending palindrome, and later that its maker takes it", "[palindromes][events]") {
    Round r({.board = "7C 5S 6H", .hands = {"5D QC", "KC KD"}});
    CHECK(place(r, "5D", 3, 0) == Lines{"placed_right 0 5D 6H", "waits 0 5S 6H 5D"});
    CHECK(place(r, "KC", -1, 0) == Lines{"placed_left 1 KC 7C", "kept 0 5S 6H 5D"});
}

TEST_CASE("If a pending palindrome is enlarged or broken into, the log names the seat that made it",
    "[palindromes][events]") {
    const Scene scene{.board = "-- -- 7S -- / 7C 5S 6H --", .hands = {"5D QC", "7D 6D KD"}};
    Round enlarged(scene);
    place(enlarged, "5D", 3, 0);
    CHECK(
        place(enlarged, "7D", 4, 0) == Lines{"placed_right 1 7D 5D", "claimed 1 0 5S 6H 5D", "took 1 7C 5S 6H 5D 7D"});
    Round broken(scene);
    place(broken, "5D", 3, 0);
    CHECK(place(broken, "6D", 2, 2) == Lines{"placed_above 1 6D 7S", "claimed 1 0 5S 6H 5D", "took 1 6H 7S 6D"});
}

TEST_CASE("The log first names the palindromes that the mover takes, then the pending palindrome that its maker takes",
    "[palindromes][events][fine-print-3]") {
    Round r({.board = "2S 3H -- -- / -- -- -- -- / 7C 5S 6H --", .hands = {"5D QC", "2D KD"}});
    place(r, "5D", 3, 0);
    CHECK(place(r, "2D", 2, 2) == Lines{"placed_right 1 2D 3H", "took 1 2S 3H 2D", "kept 0 5S 6H 5D"});
}

TEST_CASE("The log names the palindrome that the player picked", "[palindromes][events]") {
    Round r({.board = "5S 7H -- 7D", .hands = {"5D", "KC"}});
    CHECK(place(r, "5D", 2, 0, "[[[1,0],[2,0],[3,0]]]") == Lines{"placed_right 0 5D 7H", "took 0 7H 5D 7D"});
}

TEST_CASE("When the last card is placed, the log says that the game is over, and not that the board was emptied",
    "[palindromes][events]") {
    CHECK(place({.board = "5S 6H", .hands = {"5D", ""}}, "5D", 2, 0)
        == Lines{"placed_right 0 5D 6H", "took 0 5S 6H 5D", "all_placed"});
    CHECK(place({.board = "5S", .hands = {"KD", ""}}, "KD", 1, 0) == Lines{"placed_right 0 KD 5S", "all_placed"});
}

} // namespace palazzo::palindromes::test

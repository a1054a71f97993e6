// Tests docs/rules/palindromes.md, "Scoring"; fine print 8.
#include "tests/games/palindromes/board.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {
namespace {

/// Returns the winners of a game in which seat 0 has taken the sets `zero`, and seat 1 the sets `one`.
Seats won(const char* zero, const char* one, const char* options = "{}") {
    const Round r({.options = options, .sets = {zero, one}});
    REQUIRE(r.is_over());
    return r.winners();
}

const char* by_cards = "{'score':'cards'}";

} // namespace

TEST_CASE("With `score: palindromes`, the player with the most palindromes wins", "[palindromes][winning]") {
    CHECK(won("2S 3H 2D | 5S 6H 5D", "7S 8S 9S TH 9D 8D 7D") == Seats{0});
    CHECK(won("2S 3H 2D", "5S 6H 5D | 7S 8H 7D") == Seats{1});
}

TEST_CASE("If both players have equally many palindromes, the player with more cards wins", "[palindromes][winning]") {
    CHECK(won("2S 3H 2D", "7S 8S 8D 7D") == Seats{1});
    CHECK(won("2S 3H 3D 2D", "7S 8S 7D") == Seats{0});
}

TEST_CASE("A card that two palindromes of a player share counts as one card", "[palindromes][winning][fine-print-4]") {
    CHECK(won("2S 3H 2D | 2D 3C 2H", "7S 8S 7D | 9S TS 9D") == Seats{1});
}

TEST_CASE("If both players have equally many palindromes and cards, the game is a tie and both are winners",
    "[palindromes][winning][fine-print-8]") {
    CHECK(won("2S 3H 2D", "7S 8S 7D") == Seats{0, 1});
    CHECK(won("", "") == Seats{0, 1});
}

TEST_CASE("With `score: cards`, the player with the most cards wins", "[palindromes][winning]") {
    CHECK(won("2S 3H 2D | 5S 6H 5D", "7S 8S 9S TH 9D 8D 7D", by_cards) == Seats{1});
    CHECK(won("2S 3H 3D 2D", "7S 8S 7D", by_cards) == Seats{0});
}

TEST_CASE("With `score: cards`, players with equally many cards tie, even if one has more palindromes",
    "[palindromes][winning][fine-print-8]") {
    CHECK(won("2S 3H 2D | 5S 6H 5D", "7S 8S 9S 9D 8D 7D", by_cards) == Seats{0, 1});
    CHECK(won("2S 3H 2D | 2D 3C 2H", "7S 8S 9S 8D 7D", by_cards) == Seats{0, 1});
}

TEST_CASE("The score of a seat is its number of palindromes or, with `score: cards`, its number of cards",
    "[palindromes][winning][fine-print-8]") {
    const TextPerSeat sets{"2S 3H 2D | 5S 6H 5D", "7S 8S 9S TH 9D 8D 7D"};
    CHECK(Round({.sets = sets}).scores() == std::vector{2, 1});
    CHECK(Round({.options = by_cards, .sets = sets}).scores() == std::vector{6, 7});
}

TEST_CASE("A pending palindrome doesn't count until it is taken", "[palindromes][winning][fine-print-8]") {
    Round r({.options = by_cards, .board = "7C 5S 6H", .hands = {"5D QC", "KC KD"}});
    r.place("5D", 3, 0);
    CHECK(r.scores() == std::vector{0, 0});
    r.place("KC", -1, 0);
    CHECK(r.scores() == std::vector{3, 0});
}

TEST_CASE("A game has no winners before it has ended", "[palindromes][winning][fine-print-8]") {
    Round r({.board = "5S 6H", .hands = {"5D", "KC"}});
    CHECK(r.winners().empty());
    r.place("5D", 2, 0);
    CHECK(r.scores() == std::vector{1, 0});
    CHECK(r.winners().empty());
    r.place("KC", 0, 0);
    CHECK(r.is_over());
    CHECK(r.winners() == Seats{0});
}

TEST_CASE("The game ends when there are no more cards to be placed", "[palindromes][winning]") {
    Round r(options("{'hand':1}"), "KS 2H  AS 9H", 1);
    r.place("AS", 0, 0);
    r.place("KS", 1, 0);
    r.place("9H", 2, 0);
    CHECK_FALSE(r.is_over());
    r.place("2H", 0, 1);
    CHECK(r.is_over());
    CHECK(r.rules.seats_to_act(r.state).empty());
    CHECK(r.rules.legal_moves(r.view(0)).empty());
    CHECK(r.why_not(0, move_text("2H", 3, 0)) == "over");
    CHECK(r.why_not(1, move_text("2H", 3, 0)) == "over");
    CHECK(r.winners() == Seats{0, 1});
}

TEST_CASE(
    "A game with a whole deck has fifty-two placements, and the two players take turns", "[palindromes][winning]") {
    Rng dice(3);
    const Rules rules;
    for (int game = 0; game < 50; ++game) {
        const Options o = rules.random_options(dice);
        State s = rules.begin(o, rules.shuffled_deal(o, dice));
        Seat next = s.table.turn;
        int placed = 0;
        for (; !rules.seats_to_act(s).empty(); ++placed, next = 1 - next) {
            REQUIRE(rules.seats_to_act(s) == Seats{next});
            rules.apply(s, next, rules.random_move(rules.view(s, next), dice));
        }
        CHECK(placed == 52);
        CHECK(s.table.pending.spans.empty());
        CHECK_FALSE(rules.winners(s).empty());
    }
}

} // namespace palazzo::palindromes::test

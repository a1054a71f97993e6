// Tests docs/rules/palabra.md, "End"; fine print 2, 3, 6, 16 and 17.
#include "tests/games/palabra/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palabra::test {
namespace {

constexpr auto ten_cards = "Er Eg Eb Ey Er Eg Eb Ey Er Eg";
constexpr auto nine_cards = "Er Eg Eb Ey Er Eg Eb Ey Er";

} // namespace

TEST_CASE("When the draw pile is empty and a seat has used all its cards, the game ends at once", "[palabra][end]") {
    Round r({.hands = {"Ag Tr", "Zy", "Ky"}});
    r.play_cards("word", "Ag Tr");
    CHECK(r.is_over());
    CHECK(r.rules.seats_to_act(r.state).empty());
    CHECK(r.why_not(1, "{'pass':true}") == "over");
}

TEST_CASE("The game continues while cards are left to draw", "[palabra][end]") {
    Round r({.hands = {"Ag Tr", "Zy"}, .draw = "Er"});
    r.play_cards("word", "Ag Tr");
    CHECK_FALSE(r.is_over());
    CHECK(r.score(0) == 2);
    CHECK(r.hand(0) == "Er");
}

TEST_CASE("A word, build or straight that ends the game counts double", "[palabra][end]") {
    Round word({.hands = {"Ag Tr", ""}});
    word.pass();
    CHECK(word.scoring_of_play(move_text("word", "Ag Tr")) == "2 x1 x1 +0 x2 = 4");
    word.play(move_text("word", "Ag Tr"));
    CHECK(word.score(0) == 4);
    Round build({.hands = {"Sr", ""}, .words = {"", "Cg Ay Tr"}});
    build.build_word(1, "", "Sr");
    CHECK(build.scores() == std::vector{12, 5});
    Round straight({.hands = {"Ag By Cr", ""}});
    straight.play_cards("straight", "Ag By Cr");
    CHECK(straight.score(0) == 16);
}

TEST_CASE("With `last_word: 3`, a word that ends the game counts three times", "[palabra][end][options]") {
    Round r({.options = "{'last_word':3}", .hands = {"Ag Tr", ""}});
    r.play_cards("word", "Ag Tr");
    CHECK(r.score(0) == 6);
}

TEST_CASE(
    "If a word ends the game, its whole score is doubled, including the bonus of 70", "[palabra][end][fine-print-16]") {
    Round r({.hands = {"Rr Ey Tg Ar Ig Nr Sg", ""}});
    r.play_cards("word", "Rr Ey Tg Ar Ig Nr Sg");
    CHECK(r.score(0) == 2 * 77);
}

TEST_CASE("A pre-play or flush that ends the game doesn't count double", "[palabra][end][fine-print-16]") {
    Round shave({.hands = {"Cr", ""}, .words = {"", "Cg Ay Tr"}});
    shave.play("{'shave':['Cr']}");
    CHECK(shave.is_over());
    CHECK(shave.scores() == std::vector{3, 2});
    Round joker({.hands = {"!", ""}, .words = {"", "Cg Ay Tr"}});
    joker.play("{'jokers':[{'seat':1}]}");
    CHECK(joker.is_over());
    CHECK(joker.scores() == std::vector{0, 0});
    Round flush({.hands = {"Ar Er Ir Or Ur", ""}});
    flush.play_cards("flush", "Ar Er Ir Or Ur");
    CHECK(flush.is_over());
    CHECK(flush.score(0) == 5);
}

TEST_CASE("At the end, the score of the cards left in each hand is deducted from its owner's score", "[palabra][end]") {
    Round r({.hands = {"Ag Tr", "Ky2 Ay", "! ? Zr"}});
    r.play_cards("word", "Ag Tr");
    CHECK(r.scores() == std::vector{4, -28, -20});
}

TEST_CASE("The highest total wins, and seats with equal totals share the win", "[palabra][end]") {
    Round r({.hands = {"Ag Tr", "Ky2 Ay"}});
    CHECK(r.rules.winners(r.state).empty());
    r.play_cards("word", "Ag Tr");
    CHECK(r.rules.winners(r.state) == Seats{0});
    Round equal({.hands = {"Ag", ""}, .words = {"", "Er Tg Eb Ly"}});
    equal.state.table.seat(1).score = 4;
    equal.play_cards("word", "Ag");
    CHECK(equal.scores() == std::vector{4, 4});
    CHECK(equal.rules.winners(equal.state) == Seats{0, 1});
}

TEST_CASE("The game ends when the draw pile has fewer than ten cards and every seat has passed in turn",
    "[palabra][end][fine-print-3]") {
    Round nine({.hands = {"Zr", "Zg", "Zb"}, .draw = nine_cards});
    for (int i = 0; i < 5; ++i) nine.pass();
    CHECK_FALSE(nine.is_over());
    nine.pass();
    CHECK(nine.is_over());
    CHECK(nine.scores() == std::vector{-20, -20, -20});
    Round ten({.hands = {"Zr", "Zg", "Zb"}, .draw = ten_cards});
    for (int i = 0; i < 60; ++i) ten.pass();
    CHECK_FALSE(ten.is_over());
}

TEST_CASE("A turn counts as a pass if the seat makes neither a pre-play nor a play", "[palabra][end][fine-print-2]") {
    Round r({.hands = {"Cr Zg", "Zy"}, .words = {"", "Cg Ay Tr"}, .draw = "Kr"});
    r.play("{'shave':['Cr']}");
    r.pass();
    r.pass();
    r.pass();
    CHECK_FALSE(r.is_over());
    r.pass();
    r.pass();
    CHECK(r.is_over());
}

TEST_CASE("After a play, every seat has to pass again before the game ends", "[palabra][end][fine-print-2]") {
    Round r({.hands = {"Zg Zr", "Ay Zy", "Zb"}, .draw = "Kr"});
    r.pass();
    r.pass();
    r.play_cards("word", "Ay");
    for (int i = 0; i < 4; ++i) r.pass();
    CHECK_FALSE(r.is_over());
    r.pass();
    r.pass();
    CHECK(r.is_over());
}

TEST_CASE("The game ends after `turn_limit` turns, and the hands are scored as usual", "[palabra][end][fine-print-3]") {
    Round r({.options = "{'turn_limit':3}", .hands = {"Zr", "Ay"}, .draw = ten_cards});
    for (int i = 0; i < 5; ++i) r.pass();
    CHECK_FALSE(r.is_over());
    r.pass();
    CHECK(r.is_over());
    CHECK(r.scores() == std::vector{-20, -2});
}

TEST_CASE(
    "In a forfeited turn, the seat's own word is discarded, and nothing else happens", "[palabra][end][fine-print-6]") {
    Round r({.hands = {"Zr", "Zy", "Zb"}, .words = {"", "Cg Ay Tr", ""}, .draw = ten_cards});
    r.state.table.seat(1).misses_next_turn = true;
    r.pass();
    r.pass();
    CHECK(r.turn() == 2);
    CHECK(r.word(1).empty());
    CHECK(r.score(1) == 5);
    CHECK_FALSE(r.state.table.seat(1).misses_next_turn);
}

TEST_CASE("A forfeited turn doesn't count towards `turn_limit`", "[palabra][end][fine-print-3]") {
    Round r({.options = "{'turn_limit':2}", .hands = {"Zr", "Zy", "Zb"}, .draw = ten_cards});
    r.state.table.seat(1).misses_next_turn = true;
    r.pass();
    r.pass();
    CHECK_FALSE(r.is_over());
    r.pass();
    r.pass();
    CHECK(r.is_over());
}

TEST_CASE("A forfeited turn neither counts as a pass nor resets the count of passes", "[palabra][end][fine-print-2]") {
    Round r({.hands = {"Zr", "Zy", "Zb"}, .draw = nine_cards});
    r.state.table.seat(1).misses_next_turn = true;
    for (int i = 0; i < 4; ++i) r.pass(); // seats 0 and 2 pass their pre-plays and plays
    CHECK_FALSE(r.is_over());
    CHECK(r.turn() == 0);
    for (int i = 0; i < 3; ++i) r.pass(); // seat 0 passes its pre-play and play, and seat 1 its pre-play
    CHECK_FALSE(r.is_over());
    r.pass();
    CHECK(r.is_over());
}

TEST_CASE("The previous player is always the previous seat in the circle, even if that seat missed its turn",
    "[palabra][shave][fine-print-6]") {
    Round r({.hands = {"Zr", "Zy", "Cr Zb"}, .words = {"Cg Oy Tr", "", ""}, .draw = ten_cards});
    r.state.table.seat(1).misses_next_turn = true;
    r.pass();
    r.pass();
    CHECK(r.turn() == 2);
    CHECK(r.why_not("{'shave':['Cr']}") == "no_word_there");
}

TEST_CASE("With `eliminate_high_score`, the deck has no jokers", "[palabra][options]") {
    CHECK(full_deck(options()).size() == 122);
    CHECK(full_deck(options("{'decks':2}")).size() == 244);
    CHECK(full_deck(options("{'eliminate_high_score':true}")).size() == 120);
    CHECK(full_deck(options("{'eliminate_high_score':true,'decks':2}")).size() == 240);
}

TEST_CASE("With `eliminate_high_score`, each player's best word is subtracted at the end", "[palabra][options]") {
    Round r({.options = "{'eliminate_high_score':true}",
        .hands = {"Ag Tr Og", "Zy"},
        .words = {"Cg Ay Tr", ""},
        .draw = "Kr"});
    CHECK(r.score(0) == 5);
    r.play_cards("word", "Ag Tr"); // the player draws Kr, the last card
    for (int i = 0; i < 4; ++i) r.pass();
    CHECK(r.is_over());
    CHECK(r.score(0) == 5 + 2 - 5 - (6 + 1));
}

TEST_CASE("With `eliminate_high_score`, words are compared by what they are still worth, including the factor of the "
          "last word",
    "[palabra][options][fine-print-17]") {
    Round shaved(
        {.options = "{'eliminate_high_score':true}", .hands = {"Cr", "", "Ag"}, .words = {"", "", "Cg Ay2 Tr"}});
    shaved.state.table.seat(2).score += 6;           // points of an earlier word
    shaved.state.table.seat(2).best_word_points = 6; // the earlier word was the seat's best one
    shaved.play("{'shave':['Cr']}");
    CHECK(shaved.is_over());
    CHECK(shaved.scores() == std::vector{6, 0, 10 + 6 - 6 - 6 - 2});
    Round last({.options = "{'eliminate_high_score':true}", .hands = {"Ag Tr", ""}});
    last.play_cards("word", "Ag Tr");
    CHECK(last.score(0) == 0);
}

TEST_CASE("With `eliminate_high_score`, a word that somebody built on can be the best word of its former owner",
    "[palabra][options][fine-print-17]") {
    Round r({.options = "{'eliminate_high_score':true}", .hands = {"Sr", ""}, .words = {"", "Cg Ay Tr"}});
    r.build_word(1, "", "Sr");
    CHECK(r.scores() == std::vector{0, 0});
}

TEST_CASE("With `eliminate_high_score`, flushes and vowels aren't subtracted", "[palabra][options][fine-print-17]") {
    Round r({.options = "{'eliminate_high_score':true}", .hands = {"Ar Er Ir Or Ur", ""}});
    r.play_cards("flush", "Ar Er Ir Or Ur");
    CHECK(r.score(0) == 5);
    Round vowels({.options = "{'eliminate_high_score':true,'turn_limit':1}",
        .hands = {"Ar Eg Iy Yb ? %", ""},
        .draw = "? ? ? ? ? ? ? ? ? ?"});
    vowels.play_cards("vowels", "Ar Eg Iy Yb ? %");
    CHECK(vowels.is_over());
    CHECK(vowels.score(0) == 20);
}

} // namespace palazzo::palabra::test

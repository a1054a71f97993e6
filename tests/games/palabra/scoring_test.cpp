// Tests docs/rules/palabra.md, "Scoring" and "The cards"; fine print 15 and 16.
#include "tests/games/palabra/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palabra::test {
namespace {

constexpr auto some_cards = "Er Er Er Er Er Er Er Er Er Er Er Er";

/// Returns the scoring of `cards` laid as `act`. Cards are left to draw, so that the play doesn't end the game.
std::string scored(const char* cards, const char* act = "word") {
    Round r({.hands = {cards, "Zg"}, .draw = some_cards});
    r.pass();
    return r.scoring_of_play(move_text(act, cards));
}

int penalty(const char* cards) {
    Round r({.options = "{'turn_limit':1}", .hands = {cards, ""}, .draw = ""});
    r.pass();
    r.pass();
    REQUIRE(r.is_over());
    return -r.score(0);
}

} // namespace

TEST_CASE("PALABRA in mixed colours, with three stars on the P and on the B, scores 12 x 9 + 70 = 178",
    "[palabra][scoring]") {
    CHECK(scored("Pb3 Ay Lg Ar Bg3 Rb Ay") == "12 x9 x1 +70 x1 = 178");
}

TEST_CASE("Shaving P and R off PALABRA moves 18 + 9 = 27 points to the shaver, and a joker then takes 151 points from "
          "the owner",
    "[palabra][scoring]") {
    Round r({.hands = {"Er", "Pr Rg Er", "! Er"}, .words = {"Pb3 Ay Lg Ar Bg3 Rb Ay"}, .draw = some_cards, .turn = 1});
    CHECK(r.scores() == std::vector{178, 0, 0});
    r.play("{'shave':['Pr','Rg']}");
    CHECK(r.scores() == std::vector{151, 27, 0});
    CHECK(r.word_worth(0) == 151);
    r.pass_to(2);
    r.play("{'jokers':[{'seat':0}]}");
    CHECK(r.scores() == std::vector{0, 27, 0});
    CHECK(r.word_worth(0) == 0);
}

TEST_CASE(
    "A word scores the sum of its cards' values, multiplied by their stars and by the lock", "[palabra][scoring]") {
    CHECK(scored("Cg Ay Tr") == "5 x1 x1 +0 x1 = 5");
    CHECK(scored("Cy2 Ag Tr") == "5 x2 x1 +0 x1 = 10");
    CHECK(scored("Cy2 Ag Nr2") == "5 x4 x1 +0 x1 = 20");
    CHECK(scored("Cy2 Ay Ty") == "5 x2 x2 +0 x1 = 20");
}

TEST_CASE("A word that uses all seven cards of the hand scores 70 points more", "[palabra][scoring]") {
    CHECK(scored("Cg Ay Tr") == "5 x1 x1 +0 x1 = 5");
    CHECK(scored("Rr Ey Tg Ar Ig Nr Sg") == "7 x1 x1 +70 x1 = 77");
}

TEST_CASE("A word counts double if all its cards share one colour, and four times if they share two colours",
    "[palabra][scoring]") {
    CHECK(scored("Cg Ay Tr") == "5 x1 x1 +0 x1 = 5");
    CHECK(scored("Cy Ay Ty") == "5 x1 x2 +0 x1 = 10");
    CHECK(scored("Crb Ar Trb") == "5 x1 x2 +0 x1 = 10");
    CHECK(scored("Crb Arb Trb") == "5 x1 x4 +0 x1 = 20");
}

TEST_CASE("The straights J-K-L and Q-R-S-T in red and blue and T-U-V-W-X in green and yellow count four times",
    "[palabra][scoring]") {
    CHECK(scored("Jrb Krb3 Lrb", "straight") == "17 x3 x4 +0 x1 = 204");
    CHECK(scored("Qrb Rrb Srb2 Trb", "straight") == "13 x2 x4 +0 x1 = 104");
    CHECK(scored("Tgy Ugy Vgy Wgy2 Xgy", "straight") == "20 x2 x4 +0 x1 = 160");
}

TEST_CASE("A wild stands for any letter; it has value 0, no stars and all four colours", "[palabra][scoring]") {
    CHECK(scored("?=C Ay Ty") == "2 x1 x2 +0 x1 = 4");
    CHECK(scored("?=C Arb Trb") == "2 x1 x4 +0 x1 = 8");
}

TEST_CASE("A vowel card stands for A, E, I, O, U or Y", "[palabra][scoring]") {
    for (const char* word : {"Tr %=A Pg", "Tr %=I Pg", "Tr %=O Pg", "Pr %=E Pg", "Pr %=U Pg", "Tr Rg %=Y"}) {
        INFO(word);
        Round r({.hands = {"Tr Pr Pg Rg %", "Zg"}, .draw = some_cards});
        r.pass();
        CHECK(r.can_play(move_text("word", word)));
    }
    Round r({.hands = {"Tr Ag %", "Zg"}, .draw = some_cards});
    r.pass();
    CHECK(r.why_not("{'word':['Tr','Ag','%=P']}") == "vowel_card_only");
}

TEST_CASE("A word of one card is locked in the colours of the card, and a word of only wilds counts four times",
    "[palabra][scoring][fine-print-15]") {
    CHECK(scored("Ay") == "1 x1 x2 +0 x1 = 2");
    CHECK(scored("Orb") == "1 x1 x4 +0 x1 = 4");
    CHECK(scored("?=A %=A ?=H") == "0 x1 x4 +0 x1 = 0");
}

TEST_CASE("The penalty for a hand is what its cards would score as a word, stars and lock included",
    "[palabra][end][fine-print-16]") {
    CHECK(penalty("Qrb Ay") == 11);
    CHECK(penalty("Ky2 Ag") == 14);
    CHECK(penalty("Ky2 Ay") == 28);
    CHECK(penalty("Zrb") == 40);
    CHECK(penalty("") == 0);
}

TEST_CASE("In the penalty for a hand, jokers, wilds and vowel cards count 0, and there is no bonus of 70",
    "[palabra][end][fine-print-16]") {
    CHECK(penalty("Ky Ay !") == 14);
    CHECK(penalty("? % !") == 0);
    CHECK(penalty("Ky ? %") == 12);
    CHECK(penalty("Rr Ey Tg Ar Ig Nr Sg") == 7);
}

TEST_CASE("A straight scores like a word, including the bonus of 70", "[palabra][scoring]") {
    CHECK(scored("Ar Bg Cy Dg Er Fg Gy", "straight") == "20 x1 x1 +70 x1 = 90");
}

} // namespace palazzo::palabra::test

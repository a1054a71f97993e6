// Tests docs/rules/palabra.md, simultaneous play; fine print 18.
#include "tests/games/palabra/table.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::palabra::test {
namespace {

constexpr auto at_once = "{'simultaneous':true}";
constexpr auto anyone = "{'simultaneous':true,'shave':'anyone'}";
constexpr auto many = "Er Eg Eb Ey Er Eg Eb Ey Er Eg Eb Ey Er Eg Eb Ey Er Eg Eb Ey Er Eg Eb Ey Er Eg Eb Ey Er Eg";
constexpr auto nothing = "{'pass':true}";
constexpr auto cat = "Cg Ay2 Tr"; // scores 5 x 2 = 10

/// The pre-play and the play that a seat makes in a round.
struct Lays {
    Seat seat;
    std::string pre_play;
    std::string play;
};

/// Makes the pre-plays of all seats in the order of the list, then their plays in the same order.
void round(Round& r, const std::vector<Lays>& all) {
    for (const Lays& one : all) r.play(one.seat, one.pre_play);
    for (const Lays& one : all) r.play(one.seat, one.play);
}

} // namespace

TEST_CASE("In simultaneous play, every seat makes its pre-play before any seat makes its play", "[palabra][round]") {
    Round r({.options = at_once, .hands = {"Ag Zr", "Ay Zg", "Ar Zb"}, .draw = many});
    CHECK(r.rules.seats_to_act(r.state) == Seats{0, 1, 2});
    CHECK(r.why_not(0, move_text("word", "Ag")) == "pre_play_first");
    r.play(1, nothing);
    CHECK(r.rules.seats_to_act(r.state) == Seats{0, 2});
    CHECK(r.why_not(1, move_text("word", "Ay")) == "not_your_turn");
    r.play(0, nothing);
    r.play(2, nothing);
    CHECK(r.rules.seats_to_act(r.state) == Seats{0, 1, 2});
    CHECK(r.why_not(2, "{'jokers':[{'seat':0}]}") == "pre_play_over");
    r.play(2, move_text("word", "Ar"));
    CHECK(r.rules.seats_to_act(r.state) == Seats{0, 1});
}

TEST_CASE("In simultaneous play, the other seats don't see which cards a seat has laid", "[palabra][round]") {
    Round one({.options = at_once, .hands = {"Ag Og", "Ay Zg"}, .draw = many});
    one.play(0, nothing);
    one.play(1, nothing);
    Round other = one;
    one.play(0, move_text("word", "Ag"));
    other.play(0, move_text("word", "Og"));
    CHECK(one.view(1) == other.view(1));
    CHECK(one.view(0) != other.view(0));
}

TEST_CASE("In simultaneous play, the words of the last round stay on the table until the reveal",
    "[palabra][round][fine-print-18]") {
    Round r({.options = at_once, .hands = {"Ag Zr", "Ay Zg"}, .words = {cat, ""}, .draw = many});
    r.play(0, nothing);
    r.play(1, nothing);
    r.play(0, move_text("word", "Ag"));
    CHECK(r.word(0) == cat);
    CHECK(r.score(0) == 10);
    r.play(1, move_text("word", "Ay"));
    CHECK(r.word(0) == "Ag");
    CHECK(r.word(1) == "Ay");
    CHECK(r.scores() == std::vector{12, 2});
    CHECK(r.discard_pile() == cat);
}

TEST_CASE("In simultaneous play, seats draw new cards after their pre-plays in the order in which they moved",
    "[palabra][round][fine-print-18]") {
    Round r({.options = at_once,
        .hands = {"Cr Kr Kr Kr Kr Kr Kr", "! Ky Ky Ky Ky Ky Ky"},
        .words = {"Og Xr", cat},
        .draw = "Zg Zb Er Er Er Er Er Er"});
    r.play(1, "{'jokers':[{'seat':0}]}");
    r.play(0, "{'shave':['Cr']}");
    CHECK(r.hand(1) == "Ky Ky Ky Ky Ky Ky Zg");
    CHECK(r.hand(0) == "Kr Kr Kr Kr Kr Kr Zb");
    CHECK(r.score(0) == 9);
}

TEST_CASE(
    "When all cards are revealed, shaves take effect before words are replaced", "[palabra][round][fine-print-18]") {
    Round r({.options = at_once, .hands = {"Cr Zr", "Ay Zg"}, .words = {"", cat}, .draw = many});
    round(r, {{0, "{'shave':['Cr']}", nothing}, {1, nothing, move_text("word", "Ay")}});
    CHECK(r.scores() == std::vector{6, 4 + 2});
    CHECK(r.discard_pile() == std::string("Cr ") + cat);
}

TEST_CASE("If several seats shave one word in a round, each scores in full, but the owner loses no more than the word "
          "is worth",
    "[palabra][round][fine-print-18]") {
    Round r({.options = anyone, .hands = {"Cr Tg Zr", "Cb Tb Zg", "Zb"}, .words = {"", "", cat}, .draw = many});
    round(r,
        {{0, "{'shave':['Cr','Tg'],'seat':2}", nothing}, {1, "{'shave':['Cb','Tb'],'seat':2}", nothing},
            {2, nothing, nothing}});
    CHECK(r.scores() == std::vector{8, 8, 0});
}

TEST_CASE("If one seat shaves a word and another puts a joker on it in the same round, the shaver scores, and the "
          "owner loses all that the word is worth",
    "[palabra][round]") {
    Round r({.options = anyone, .hands = {"Cr Zr", "! Zg", "Zb"}, .words = {"", "", cat}, .draw = many});
    round(
        r, {{0, "{'shave':['Cr'],'seat':2}", nothing}, {1, "{'jokers':[{'seat':2}]}", nothing}, {2, nothing, nothing}});
    CHECK(r.scores() == std::vector{6, 0, 0});
}

TEST_CASE("If several seats build on one word in a round, all builds count, and only one uses the cards themselves",
    "[palabra][round][fine-print-18]") {
    Round r({.options = at_once, .hands = {"Sr Zr", "Sg Zg", "Zb"}, .words = {"", "", cat}, .draw = many});
    round(r, {{0, nothing, build_text(2, "", "Sr")}, {1, nothing, build_text(2, "", "Sg")}, {2, nothing, nothing}});
    CHECK(r.word(0) == std::string(cat) + " Sr");
    CHECK(r.word(1) == std::string(cat) + " Sg");
    CHECK(r.scores() == std::vector{6, 6, 10});
    CHECK(r.discard_pile().empty());
    CHECK(std::none_of(r.state.table.seat(0).word->tiles.begin(), r.state.table.seat(0).word->tiles.end(),
        [](const Tile& t) { return t.copied; }));
    round(r, {{0, nothing, nothing}, {1, nothing, move_text("exchange", "Zg")}, {2, nothing, nothing}});
    CHECK(r.discard_pile() == std::string(cat) + " Sr Sg");
}

TEST_CASE("A word can be built on by one seat and get a joker from another in one round", "[palabra][round]") {
    Round r({.options = at_once, .hands = {"Sr Zr", "! Zg", "Zb"}, .words = {"", "", cat}, .draw = many});
    round(r, {{0, nothing, build_text(2, "", "Sr")}, {1, "{'jokers':[{'seat':2}]}", nothing}, {2, nothing, nothing}});
    CHECK(r.scores() == std::vector{6, 0, 0});
}

TEST_CASE(
    "At the end of a round, vowels and exchanges take effect seat by seat, and then the other seats draw seat by seat",
    "[palabra][round][fine-print-18]") {
    Round r({.options = at_once,
        .hands = {"Kr Kr Kr Kr Kr Kr Ag", "Ar Eg Iy Ob Ur Yb Kg", "Qrb Ky Ky Ky Ky Ky Ky"},
        .draw = "Zr Zg Zb Zy Vr Vg Vb Vy Wr Wg Wb Wy Xr"});
    round(r,
        {{2, nothing, move_text("exchange", "Qrb")}, {1, nothing, move_text("vowels", "Ar Eg Iy Ob Ur Yb")},
            {0, nothing, move_text("word", "Ag")}});
    // Seat 1 gives six cards back and draws six, seat 2 draws one and gives one back, then seat 0 draws.
    CHECK(r.hand(1) == "Kg Vr Vg Zr Zb Zg Zy");
    CHECK(r.hand(2) == "Ky Ky Ky Ky Ky Ky Vb");
    CHECK(r.hand(0) == "Kr Kr Kr Kr Kr Kr Vy");
    CHECK(r.draw_pile() == "Wr Wg Wb Wy Xr Ar Eg Iy Ob Ur Yb Qrb");
    CHECK(r.score(1) == 20);
}

TEST_CASE("A simultaneous game ends after a round in which some seat can't draw back to seven cards",
    "[palabra][round][end]") {
    Round r({.options = at_once, .hands = {"Ag Kr Kr Kr Kr Kr Kr", "Ay Ky Ky Ky Ky Ky Ky"}, .draw = "Zr"});
    round(r, {{0, nothing, move_text("word", "Ag")}, {1, nothing, move_text("word", "Ay")}});
    CHECK(r.is_over());
    CHECK(r.scores() == std::vector{2 - 2 * 46, 2 - 2 * 36});
}

TEST_CASE("A new round of simultaneous play begins if every seat has drawn back to seven cards", "[palabra][round]") {
    Round r({.options = at_once, .hands = {"Ag Kr Kr Kr Kr Kr Kr", "Ay Ky Ky Ky Ky Ky Ky"}, .draw = "Zr Zg"});
    round(r, {{0, nothing, move_text("word", "Ag")}, {1, nothing, move_text("word", "Ay")}});
    CHECK_FALSE(r.is_over());
    CHECK(r.rules.seats_to_act(r.state) == Seats{0, 1});
    CHECK(r.can_play(nothing));
}

TEST_CASE("In simultaneous play, a word that ends the game isn't doubled", "[palabra][round][fine-print-18]") {
    Round r({.options = at_once, .hands = {"Ag Tr", "Ay"}});
    round(r, {{0, nothing, move_text("word", "Ag Tr")}, {1, nothing, nothing}});
    CHECK(r.is_over());
    CHECK(r.score(0) == 2);
}

TEST_CASE("A simultaneous game ends when all seats pass in one round", "[palabra][round][fine-print-18]") {
    Round r({.options = at_once, .hands = {"Kr Kr Kr Kr Kr Kr Kr", "Ky Ky Ky Ky Ky Ky Ky"}, .draw = many});
    round(r, {{0, nothing, nothing}, {1, nothing, nothing}});
    CHECK(r.is_over());
}

TEST_CASE("Simultaneous play can't be combined with `words: challenge` or `words: vote`", "[palabra][round][options]") {
    CHECK(options_refusal("{'simultaneous':true,'words':'challenge'}").rfind("words:", 0) == 0);
    CHECK(options_refusal("{'simultaneous':true,'words':'vote'}").rfind("words:", 0) == 0);
    CHECK(options_refusal("{'simultaneous':true}").empty());
}

TEST_CASE("In simultaneous play, a word that isn't in the word list can't be laid", "[palabra][round]") {
    Round r({.options = at_once, .hands = {"Tr Cg Ay", "Ay"}, .draw = many});
    r.play(0, nothing);
    r.play(1, nothing);
    CHECK(r.why_not(0, move_text("word", "Tr Cg Ay")) == "not_a_word");
}

TEST_CASE("If time runs out in simultaneous play, seats that haven't laid their cards pass, and the round ends",
    "[palabra][round][timer]") {
    Round r({.options = "{'simultaneous':true,'impatient_timer':60}", .hands = {"Ag Zr", "Ay Zg"}, .draw = many});
    r.play(0, nothing);
    r.play(1, nothing);
    r.play(0, move_text("word", "Ag"));
    r.play(0, "{'timer':true}");
    r.play(1, "{'timeout':true}");
    CHECK(r.score(0) == 2);
    CHECK(r.rules.seats_to_act(r.state) == Seats{0, 1});
    CHECK(r.why_not(0, "{'timer':true}") == "");
}

} // namespace palazzo::palabra::test

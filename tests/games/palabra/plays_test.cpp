// Tests docs/rules/palabra.md, "Plays": word, build, straight, flush, vowels, exchange, pass; fine print 4, 5, 13 and
// 14.
#include "tests/games/palabra/table.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palabra::test {
namespace {

constexpr auto ten_cards = "Er Eg Eb Ey Er Eg Eb Ey Er Eg";
constexpr auto nine_cards = "Er Eg Eb Ey Er Eg Eb Ey Er";

/// Returns a game in which seat 0 has passed its pre-play and is to play.
Round playing(Scene scene) {
    Round r(scene);
    r.pass();
    return r;
}

} // namespace

TEST_CASE("A seat makes at most one play in a turn, and then draws back to seven cards", "[palabra][plays]") {
    Round r = playing({.hands = {"Ag Tr Zb", "Zy"}, .draw = "Oy Og Ob Or Er Eb Ay"});
    r.play("{'word':['Ag','Tr']}");
    CHECK(r.hand(0) == "Er Eb Or Ob Og Oy Zb");
    CHECK(r.draw_pile() == "Ay");
    CHECK(r.word(0) == "Ag Tr");
    CHECK(r.turn() == 1);
}

TEST_CASE("A word is laid with one to seven cards from the hand, which must spell a word of the dictionary",
    "[palabra][word]") {
    Round r = playing({.hands = {"Cg Ay Tr Zb", "Zy"}, .draw = ten_cards});
    CHECK(r.can_play("{'word':['Cg','Ay','Tr']}"));
    CHECK(r.why_not("{'word':['Tr','Cg','Ay']}") == "not_a_word");
    CHECK(r.why_not("{'word':['Cg','Ay','Er']}") == "not_in_hand");
    CHECK(r.why_not("{'word':[]}") == "no_cards");
    CHECK(line_of(Rules().read_move(json("{'word':['Ay','Ay','Ay','Ay','Ay','Ay','Ay','Ay']}")).problem())
        == "word: more cards than a hand has");
}

TEST_CASE("The only one-letter words are A and O", "[palabra][word]") {
    Round r = playing({.hands = {"Ag Oy Ir ?", "Zy"}, .draw = ten_cards});
    CHECK(r.can_play("{'word':['Ag']}"));
    CHECK(r.can_play("{'word':['Oy']}"));
    CHECK(r.can_play("{'word':['?=A']}"));
    CHECK(r.why_not("{'word':['Ir']}") == "not_a_word");
    CHECK(r.why_not("{'word':['?=I']}") == "not_a_word");
}

TEST_CASE("The word palabra is in every dictionary", "[palabra][word]") {
    Round r = playing({.hands = {"Pb3 Ay Lg Ar Bg3 Rb Ay", "Zy"}, .draw = ten_cards});
    CHECK(r.can_play("{'word':['Pb3','Ay','Lg','Ar','Bg3','Rb','Ay']}"));
}

TEST_CASE("A joker can't be part of a word", "[palabra][word]") {
    Round r = playing({.hands = {"Ag Tr !", "Zy"}, .draw = ten_cards});
    CHECK(r.why_not("{'word':['Ag','!']}") == "joker_spells_nothing");
}

TEST_CASE(
    "A build takes another player's visible word and puts cards from the hand before it, behind it or on both sides",
    "[palabra][build]") {
    Round r = playing({.hands = {"Sr Sg Zb", "Zy"}, .words = {"", "Cg Ay Tr"}, .draw = ten_cards});
    CHECK(r.can_play(build_text(1, "", "Sr")));
    CHECK(r.can_play(build_text(1, "Sr", "")));
    CHECK(r.can_play(build_text(1, "Sr", "Sg")));
    CHECK(r.why_not(build_text(1, "", "")) == "no_cards");
    CHECK(r.why_not(build_text(0, "", "Sr")) == "own_word");
    CHECK(r.why_not(build_text(7, "", "Sr")) == "no_such_seat");
    r.play(build_text(1, "Sr", "Sg"));
    CHECK(r.word(0) == "Sr Cg Ay Tr Sg");
    CHECK(r.word(1).empty());
}

TEST_CASE(
    "A build must make a word, except that a build on a straight may make a longer straight", "[palabra][build]") {
    Round r = playing({.hands = {"Sr Ab Dg", "Zy"}, .words = {"", "straight Ag Br Cy"}, .draw = ten_cards});
    CHECK(r.can_play(build_text(1, "", "Dg")));
    CHECK(r.why_not(build_text(1, "", "Sr")) == "not_a_word");
}

TEST_CASE("All cards of a build belong to the builder, and the former owner of the taken word keeps its points",
    "[palabra][build]") {
    Round r = playing({.hands = {"Sr Zb", "Zy"}, .words = {"", "Cg Ay Tr"}, .draw = ten_cards});
    r.play(build_text(1, "", "Sr"));
    CHECK(r.scores() == std::vector{6, 5});
    r.pass();
    r.pass();
    CHECK(r.discard_pile() == "Cg Ay Tr Sr");
}

TEST_CASE("The cards that a build takes count with their values but without their stars", "[palabra][build]") {
    Round r = playing({.hands = {"Sr2 Zb", "Zy"}, .words = {"", "Cg3 Ay Tr"}, .draw = ten_cards});
    CHECK(r.scoring_of_play(build_text(1, "", "Sr2")) == "6 x2 x1 +0 x1 = 12");
}

TEST_CASE("A build on a locked word must be locked in one of the colours of that word", "[palabra][build]") {
    Round r = playing({.hands = {"Sr Sb Srb Sg ? Zb", "Zy"}, .words = {"", "Crb Arb Trb"}, .draw = ten_cards});
    CHECK(r.can_play(build_text(1, "", "Sr")));
    CHECK(r.can_play(build_text(1, "", "Sb")));
    CHECK(r.can_play(build_text(1, "", "Srb")));
    CHECK(r.can_play(build_text(1, "", "?=S")));
    CHECK(r.why_not(build_text(1, "", "Sg")) == "lock_broken");
    CHECK(r.why_not(build_text(1, "Sr", "Sb")) == "lock_broken");
}

TEST_CASE("A straight is at least three letters in alphabetical sequence", "[palabra][straight]") {
    Round r = playing({.hands = {"Dg Er Fy Hb", "Zy"}, .draw = ten_cards});
    CHECK(r.can_play("{'straight':['Dg','Er','Fy']}"));
    CHECK(r.why_not("{'straight':['Dg','Er']}") == "straight_short");
    CHECK(r.why_not("{'straight':['Er','Fy','Hb']}") == "no_straight");
}

TEST_CASE("A straight runs upwards, and A may follow Z", "[palabra][straight][fine-print-13]") {
    Round r = playing({.hands = {"Yg Zr Ay Bb", "Zy"}, .draw = ten_cards});
    CHECK(r.can_play("{'straight':['Yg','Zr','Ay']}"));
    CHECK(r.can_play("{'straight':['Yg','Zr','Ay','Bb']}"));
    CHECK(r.why_not("{'straight':['Bb','Ay','Zr']}") == "no_straight");
}

TEST_CASE("A straight scores like a word", "[palabra][straight]") {
    Round r = playing({.hands = {"Dg2 Er Fy Hb", "Zy"}, .draw = ten_cards});
    CHECK(r.scoring_of_play("{'straight':['Dg2','Er','Fy']}") == "7 x2 x1 +0 x1 = 14");
}

TEST_CASE("A flush is at least five letter cards, wilds or vowel cards that share a colour", "[palabra][flush]") {
    Round r = playing({.hands = {"Ar Brb Cr ? % Dg !", "Zy"}, .draw = ten_cards});
    CHECK(r.can_play("{'flush':['Ar','Brb','Cr','?','%']}"));
    CHECK(r.why_not("{'flush':['Ar','Brb','Cr','?']}") == "flush_short");
    CHECK(r.why_not("{'flush':['Ar','Brb','Cr','Dg','?']}") == "flush_colours");
    CHECK(r.why_not("{'flush':['Ar','Brb','Cr','?','!']}") == "joker_in_flush");
}

TEST_CASE("A flush scores the sum of its cards' values, without stars, lock or bonus", "[palabra][flush]") {
    Round r = playing({.hands = {"Ar2 Br Cr Dr Er Fr Gr3", "Zy"}, .draw = ten_cards});
    CHECK(r.scoring_of_play("{'flush':['Ar2','Br','Cr','Dr','Er','Fr','Gr3']}") == "20 x1 x1 +0 x1 = 20");
}

TEST_CASE("A flush can't be built on", "[palabra][flush]") {
    Round r = playing({.hands = {"Sr Zb", "Zy"}, .words = {"", "flush Pr Ar Nr Er Lr"}, .draw = ten_cards});
    CHECK(r.why_not(build_text(1, "", "Sr")) == "flush_closed");
}

TEST_CASE("A seat may show at least six vowels from its hand, and Y, vowel cards and wilds count as vowels",
    "[palabra][vowels]") {
    Round r = playing({.hands = {"Ar Eg Iy Yb ? % Tg", "Zy"}, .draw = ten_cards});
    CHECK(r.can_play("{'vowels':['Ar','Eg','Iy','Yb','?','%']}"));
    CHECK(r.why_not("{'vowels':['Ar','Eg','Iy','Yb','?']}") == "vowels_short");
    CHECK(r.why_not("{'vowels':['Ar','Eg','Iy','Yb','?','Tg']}") == "not_a_vowel");
}

TEST_CASE("Vowels may be shown only while the draw pile has ten cards or more", "[palabra][vowels][fine-print-4]") {
    Round r = playing({.hands = {"Ar Eg Iy Yb ? % Tg", "Zy"}, .draw = nine_cards});
    CHECK(r.why_not("{'vowels':['Ar','Eg','Iy','Yb','?','%']}") == "draw_pile_low");
}

TEST_CASE("Showing six vowels scores 20, and showing seven 40; the seat then gives the vowels back, draws as many "
          "cards and ends its turn",
    "[palabra][vowels]") {
    Round six = playing({.hands = {"Ar Eg Iy Ob Ur Yb Tg", "Zy"}, .draw = "Zr Zr Zr Zr Zr Zr Kr Kr Kr Kr"});
    six.play("{'vowels':['Ar','Eg','Iy','Ob','Ur','Yb']}");
    CHECK(six.score(0) == 20);
    CHECK(six.hand(0) == "Tg Zr Zr Zr Zr Zr Zr");
    CHECK(six.draw_pile() == "Kr Kr Kr Kr Ar Eg Iy Ob Ur Yb");
    CHECK(six.turn() == 1);
    CHECK(six.word(0).empty());
    Round seven = playing({.hands = {"Ar Eg Iy Ob Ur Yb Ag", "Zy"}, .draw = ten_cards});
    seven.play("{'vowels':['Ar','Eg','Iy','Ob','Ur','Yb','Ag']}");
    CHECK(seven.score(0) == 40);
}

TEST_CASE("Cards may be exchanged while the draw pile has ten cards or more", "[palabra][exchange]") {
    Round ten = playing({.hands = {"Ar Eg", "Zy"}, .draw = ten_cards});
    CHECK(ten.can_play("{'exchange':['Ar']}"));
    Round nine = playing({.hands = {"Ar Eg", "Zy"}, .draw = nine_cards});
    CHECK(nine.why_not("{'exchange':['Ar']}") == "draw_pile_low");
}

TEST_CASE("In an exchange, the new cards are drawn before the old ones are given back, and the turn ends",
    "[palabra][exchange]") {
    Round r = playing({.hands = {"Ar Eg !", "Zy"}, .draw = "Zr Kr Kg Kb Ky Kr Kg Kb Ky Kr"});
    r.play("{'exchange':['!','Ar']}");
    CHECK(r.hand(0) == "Eg Kr Zr");
    CHECK(r.turn() == 1);
}

TEST_CASE("If a deal lists its cards, cards that are given back are put under the draw pile in the order of the move",
    "[palabra][exchange][fine-print-5]") {
    Round r = playing({.hands = {"Ar Eg !", "Zy"}, .draw = "Zr Kr Kg Kb Ky Kr Kg Kb Ky Kr"});
    r.play("{'exchange':['!','Ar']}");
    CHECK(r.draw_pile() == "Kg Kb Ky Kr Kg Kb Ky Kr ! Ar");
}

TEST_CASE(
    "If a deal is given by a seed, cards that are given back are shuffled into the draw pile in a reproducible order",
    "[palabra][exchange]") {
    Rng dice(4);
    const Rules rules;
    const Deal deal = rules.shuffled_deal({}, dice);
    State s = rules.begin({}, deal);
    const Seat seat = deal.first;
    rules.apply(s, seat, {});
    const Hand given = s.hidden_state(seat).hand;
    Move m{.action = MoveAction::exchange};
    for (const Card c : given) m.cards.push_back(as_laid_card(c));
    State again = s;
    rules.apply(s, seat, m);
    rules.apply(again, seat, m);
    CHECK(s == again);
    const std::vector<Card> bottom(s.draw.begin(), s.draw.begin() + hand_size);
    CHECK(bottom != std::vector<Card>(given.begin(), given.end()));
}

TEST_CASE("The other players see how many cards a seat exchanges", "[palabra][exchange]") {
    Round r = playing({.hands = {"Ar Eg !", "Zy"}, .draw = ten_cards});
    CHECK(r.play(0, "{'exchange':['!','Ar']}") == std::vector<Event>{CardsExchanged{0, 2}});
}

TEST_CASE("A seat may pass instead of playing", "[palabra][plays]") {
    Round r = playing({.hands = {"Ar Eg", "Zy"}, .draw = ten_cards});
    r.pass();
    CHECK(r.turn() == 1);
    CHECK(r.hand(0) == "Ar Eg");
}

TEST_CASE("A build may turn a straight into a longer straight or into a word, but a word only into a word",
    "[palabra][build][fine-print-13]") {
    Round longer = playing({.hands = {"Zr Dg Ub Er", "Zy"}, .words = {"", "straight Ag Br Cy"}, .draw = ten_cards});
    CHECK(longer.can_play(build_text(1, "Zr", "Dg Er")));
    Round word = playing({.hands = {"Og Er Dg", "Zy"}, .words = {"", "straight Rg Sr Ty"}, .draw = ten_cards});
    CHECK(word.why_not(build_text(1, "Og", "")) == "not_a_word");
    Round first = playing({.hands = {"Fr Ig Ny Gr", "Zy"}, .words = {"", "Dr Er"}, .draw = ten_cards});
    CHECK(first.why_not(build_text(1, "", "Fr")) == "not_a_word");
    CHECK(first.can_play(build_text(1, "", "Fr Ig Ny Er")) == false);
    Round into = playing({.hands = {"Ig Ny Gr Bb", "Zy"}, .words = {"", "straight Rg Sr Ty"}, .draw = ten_cards});
    CHECK(into.why_not(build_text(1, "Bb", "")) == "not_a_word");
}

TEST_CASE("A straight that a build turns into a word counts as a word", "[palabra][build][fine-print-13]") {
    // The cards f, i, r, s and t: the straight R-S-T has become a word, and can't be extended as a straight any more.
    Round r = playing({.hands = {"Fb Ig Zb", "Uy Zy"}, .words = {"", "straight Rg Sr Ty"}, .draw = ten_cards});
    r.play(build_text(1, "Fb Ig", ""));
    CHECK(r.state.table.seat(0).word->kind == MeldKind::word);
    r.pass();
    CHECK(r.why_not(build_text(0, "", "Uy")) == "not_a_word");
}

TEST_CASE(
    "A build on a straight of seven cards can make a straight of fourteen", "[palabra][straight][fine-print-13]") {
    Round r = playing({.hands = {"Hr Ig Jrb Kgy2 Lg Mb Nr2", "Zy"},
        .words = {"", "straight Ag By Cr Dg Ey Fr Gg"},
        .draw = ten_cards});
    r.play(build_text(1, "", "Hr Ig Jrb Kgy2 Lg Mb Nr2"));
    CHECK(r.state.table.seat(0).word->tiles.size() == 14);
    CHECK(r.state.table.seat(0).word->kind == MeldKind::straight);
    CHECK(r.score(0) == (20 + 4 + 1 + 9 + 6 + 2 + 3 + 1) * 4 + 70);
}

TEST_CASE("A wild card in a word that is built on keeps its letter", "[palabra][build][fine-print-13]") {
    Round r = playing({.hands = {"Sr Zb", "Zy"}, .words = {"", "?=C Ay Tr"}, .draw = ten_cards});
    r.play(build_text(1, "", "Sr"));
    CHECK(r.word(0) == "?=C Ay Tr Sr");
    CHECK(r.score(0) == 3);
}

TEST_CASE(
    "A move writes the letter of a wild card after `=`, but must not name a letter in a flush, vowels or an exchange",
    "[palabra][notation][fine-print-14]") {
    Round r = playing({.hands = {"Ar Er Ir Or ? %", "Zy"}, .draw = ten_cards});
    CHECK(r.why_not("{'word':['?']}") == "stands_for_what");
    CHECK(r.why_not("{'straight':['?','Er','?']}") == "not_in_hand");
    CHECK(r.why_not("{'flush':['Ar','Er','Ir','Or','?=U']}") == "stands_bare");
    CHECK(r.why_not("{'vowels':['Ar','Er','Ir','Or','?=U','%']}") == "stands_bare");
    CHECK(r.why_not("{'exchange':['?=U']}") == "stands_bare");
}

TEST_CASE("The order of a move's cards matters only in a word, in a straight and in each of the two parts of a build",
    "[palabra][notation][fine-print-14]") {
    const auto same = [](const char* a, const char* b) {
        const Rules rules;
        return rules.with_cards_in_listed_order(*rules.read_move(json(a)))
            == rules.with_cards_in_listed_order(*rules.read_move(json(b)));
    };
    CHECK(same("{'flush':['Ar','Br']}", "{'flush':['Br','Ar']}"));
    CHECK(same("{'shave':['Ar','Br']}", "{'shave':['Br','Ar']}"));
    CHECK(same("{'exchange':['Ar','Br']}", "{'exchange':['Br','Ar']}"));
    CHECK(same("{'jokers':[{'seat':1},{'seat':2}]}", "{'jokers':[{'seat':2},{'seat':1}]}"));
    CHECK_FALSE(same("{'word':['Ar','Br']}", "{'word':['Br','Ar']}"));
    CHECK_FALSE(same("{'build':{'seat':1,'before':['Ar','Br'],'after':[]}}",
        "{'build':{'seat':1,'before':['Br','Ar'],'after':[]}}"));
}

} // namespace palazzo::palabra::test

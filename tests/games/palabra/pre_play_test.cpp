// Tests docs/rules/palabra.md, "Your turn", 1 and 2: the word of the last turn, jokers, shaving; fine print 1, 11 and
// 12.
#include "tests/games/palabra/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palabra::test {
namespace {

constexpr auto some_cards = "Er Eg Eb Ey Er Eg Eb Ey Er Eg Eb Ey Er Eg Eb Ey";
constexpr auto cat = "Cg Ay2 Tr"; // scores 5 x 2 = 10

} // namespace

TEST_CASE("When a seat's turn begins, its own word on the table is discarded, and the seat keeps the points",
    "[palabra][turn]") {
    Round r({.hands = {"Zr", "Zg"}, .words = {cat, ""}, .draw = some_cards, .turn = 1});
    CHECK(r.word(0) == cat);
    r.pass();
    r.pass();
    CHECK(r.turn() == 0);
    CHECK(r.word(0).empty());
    CHECK(r.discard_pile() == cat);
    CHECK(r.score(0) == 10);
}

TEST_CASE("A seat makes at most one pre-play in a turn, and then draws back to seven cards", "[palabra][turn]") {
    Round r({.hands = {"Zr Cr Zg", "Zy"}, .words = {"", cat}, .draw = "Oy Og Ob Or Er Ay"});
    r.play("{'shave':['Cr']}");
    CHECK(r.hand(0) == "Er Or Ob Og Oy Zr Zg");
    CHECK(r.why_not("{'shave':['Or']}") == "pre_play_over");
    CHECK(r.draw_pile() == "Ay");
}

TEST_CASE("Every turn has two moves, a pre-play or pass and then a play or pass, even if no pre-play is possible",
    "[palabra][turn][fine-print-1]") {
    Round r({.hands = {"Ay", "Ag"}, .draw = some_cards});
    CHECK(r.why_not("{'word':['Ay']}") == "pre_play_first");
    r.pass();
    CHECK(r.turn() == 0);
    CHECK(r.can_play("{'word':['Ay']}"));
    r.pass();
    CHECK(r.turn() == 1);
}

TEST_CASE(
    "A joker pre-play lays any number of jokers, each on one visible word of another player", "[palabra][joker]") {
    Round r({.hands = {"! ! Er", "Zg", "Zy"}, .words = {"", cat, "Og Xr"}, .draw = some_cards});
    CHECK(r.can_play("{'jokers':[{'seat':1}]}"));
    CHECK(r.can_play("{'jokers':[{'seat':2}]}"));
    r.play("{'jokers':[{'seat':1},{'seat':2}]}");
    CHECK(r.scores() == std::vector{0, 0, 0});
    CHECK(r.discard_pile() == "! !");
    CHECK(r.state.hidden_state(0).hand.size() == 7);
}

TEST_CASE("A joker pre-play needs a word of another player, and a joker card", "[palabra][joker]") {
    Round r({.hands = {"! Er", "Zg", "Zy"}, .words = {"Ay", cat, ""}, .draw = some_cards});
    CHECK(r.why_not("{'jokers':[{'seat':2}]}") == "no_word_there");
    CHECK(r.why_not("{'jokers':[{'seat':0}]}") == "own_word");
    CHECK(r.why_not("{'jokers':[{'seat':5}]}") == "no_such_seat");
    CHECK(r.why_not("{'jokers':[]}") == "no_cards");
    Round two({.hands = {"! Er", "Zg", "Zy"}, .words = {"", cat, "Og Xr"}, .draw = some_cards});
    CHECK(two.why_not("{'jokers':[{'seat':1},{'seat':2}]}") == "too_few_jokers");
}

TEST_CASE("A joker takes the points that a word is still worth from the owner of the word", "[palabra][joker]") {
    Round r({.hands = {"Cr Zg", "! Zy", "Zr"}, .words = {"", "", cat}, .draw = some_cards});
    r.play("{'shave':['Cr']}");
    CHECK(r.scores() == std::vector{6, 0, 4});
    r.pass();
    r.play("{'jokers':[{'seat':2}]}");
    CHECK(r.scores() == std::vector{6, 0, 0});
}

TEST_CASE("A shave lays cards that match letters of the previous player's visible word", "[palabra][shave]") {
    Round r({.hands = {"Cr Ar Zr Xg", "Zg", "Zy"}, .words = {"", "Xr Og", cat}, .draw = some_cards});
    CHECK(r.can_play("{'shave':['Cr']}"));
    CHECK(r.can_play("{'shave':['Ar','Cr']}"));
    CHECK(r.why_not("{'shave':['Zr']}") == "no_letter_left");
    CHECK(r.why_not("{'shave':['Xg']}") == "no_letter_left");
}

TEST_CASE("A shave lays no more cards of a letter than the word has tiles with that letter", "[palabra][shave]") {
    Round r({.hands = {"Ag Ab Ar", "Zy"}, .words = {"", "Pb3 Ay Lg Ar Bg3"}, .draw = some_cards});
    CHECK(r.can_play("{'shave':['Ag','Ab']}"));
    CHECK(r.why_not("{'shave':['Ab','Ag','Ar']}") == "no_letter_left");
}

TEST_CASE(
    "For each shaved letter, the shaver takes the value of its card in the word times the stars and lock of the word",
    "[palabra][shave]") {
    Round r({.hands = {"Cr Zg", "Zy"}, .words = {"", cat}, .draw = some_cards});
    r.play("{'shave':['Cr']}");
    CHECK(r.scores() == std::vector{6, 4});
    CHECK(r.word_worth(1) == 4);
}

TEST_CASE("A card that shaves a locked word must have a colour in which the word is locked", "[palabra][shave]") {
    Round r({.hands = {"Cr Crb Cy Zg", "Zy"}, .words = {"", "Cr Ar Trb"}, .draw = some_cards});
    CHECK(r.can_play("{'shave':['Cr']}"));
    CHECK(r.can_play("{'shave':['Crb']}"));
    CHECK(r.why_not("{'shave':['Cy']}") == "shave_colour");
    r.play("{'shave':['Crb']}");
    CHECK(r.scores() == std::vector{6, 4});
}

TEST_CASE("A wild may shave as any letter, a vowel card as any vowel", "[palabra][shave]") {
    Round r({.hands = {"? % Zg", "Zy"}, .words = {"", cat}, .draw = some_cards});
    CHECK(r.can_play("{'shave':['?=C']}"));
    CHECK(r.can_play("{'shave':['%=A']}"));
    CHECK(r.why_not("{'shave':['%=C']}") == "vowel_card_only");
    CHECK(r.why_not("{'shave':['?']}") == "stands_for_what");
    r.play("{'shave':['?=C','%=A']}");
    CHECK(r.score(0) == 8);
}

TEST_CASE("A wild has all colours when it shaves a locked word", "[palabra][shave]") {
    Round r({.hands = {"? Zg", "Zy"}, .words = {"", "Cr Ar Trb"}, .draw = some_cards});
    CHECK(r.can_play("{'shave':['?=C']}"));
}

TEST_CASE("Shaving a letter for which a wild stands scores 0", "[palabra][shave]") {
    Round r({.hands = {"Cr Zg", "Zy"}, .words = {"", "?=C Ay2 Tr"}, .draw = some_cards});
    r.play("{'shave':['Cr']}");
    CHECK(r.scores() == std::vector{0, 4});
    CHECK(r.discard_pile() == "Cr");
}

TEST_CASE("A hint to shave a letter without points names the card that is drawn for it, and no points",
    "[palabra][shave][bots]") {
    const auto why = [](const char* draw) {
        const Round r({.hands = {"Ar Cr Zg", "Zy"}, .words = {"", "Cg ?=A Tr"}, .draw = draw});
        const auto moves = [&](const char* move) {
            const Move shave = *r.rules.read_move(json(move));
            return r.rules.explain_best_move(r.view(0), {{shave, 5, 0}, {Move{.action = MoveAction::pass}, 2, 0}});
        };
        return std::pair(moves("{'shave':['Ar']}"), moves("{'shave':['Cr']}"));
    };
    CHECK(why(some_cards).first == Message{"palabra.why.shaves_nothing", {"1", "3"}});
    CHECK(why(some_cards).second.id == "palabra.why.shaves");
    CHECK(why("").first.id == "palabra.why.shaves"); // no card is left to draw
}

TEST_CASE("The 70-point bonus can't be shaved", "[palabra][shave]") {
    Round r({.hands = {"Rb Eb Tb Ab Ib Nb Sb", "Zy"}, .words = {"", "Rr Ey Tg Ar Ig Nr Sg"}, .draw = some_cards});
    CHECK(r.score(1) == 77);
    r.play("{'shave':['Ab','Eb','Ib','Nb','Rb','Sb','Tb']}");
    CHECK(r.scores() == std::vector{7, 70});
}

TEST_CASE("Flushes can't be shaved", "[palabra][shave]") {
    Round r({.hands = {"Ar Zg", "Zy"}, .words = {"", "flush Ar Er Ir Or Ur"}, .draw = some_cards});
    CHECK(r.why_not("{'shave':['Ar']}") == "flush_not_shaved");
}

TEST_CASE("Straights can be shaved", "[palabra][shave]") {
    Round r({.hands = {"Ar Zg", "Zy"}, .words = {"", "straight Ag By Cr"}, .draw = some_cards});
    r.play("{'shave':['Ar']}");
    CHECK(r.score(0) == 1);
}

TEST_CASE("The cards used in a pre-play are discarded", "[palabra][shave]") {
    Round r({.hands = {"Cr Tb Zg", "Zy"}, .words = {"", cat}, .draw = some_cards});
    r.play("{'shave':['Tb','Cr']}");
    CHECK(r.discard_pile() == "Tb Cr");
}

TEST_CASE("A jokered word stays on the table and is worth 0; it can be built on, but not shaved",
    "[palabra][joker][fine-print-11]") {
    Round r({.hands = {"! Zg", "Cr Sr Zy", "Zr"}, .words = {"", "", cat}, .draw = some_cards});
    r.play("{'jokers':[{'seat':2}]}");
    r.pass();
    CHECK(r.word_worth(2) == 0);
    CHECK(r.word(2) == cat);
    r.play("{'pass':true}");
    CHECK(r.can_play(build_text(2, "", "Sr")));
    Round shave({.hands = {"! Zg", "Zy", "Cr Zr"}, .words = {"", cat, ""}, .draw = some_cards});
    shave.play("{'jokers':[{'seat':1}]}");
    shave.pass_to(2);
    CHECK(shave.word(1).empty());
    Round three({.options = "{'shave':'anyone'}",
        .hands = {"! Zg", "Cr Zy", "Zr"},
        .words = {"", "", cat},
        .draw = some_cards});
    three.play("{'jokers':[{'seat':2}]}");
    three.pass_to(1);
    CHECK(three.why_not("{'shave':['Cr'],'seat':2}") == "jokered_not_shaved");
}

TEST_CASE("In one turn, a seat can't play two jokers on the same word", "[palabra][joker][fine-print-11]") {
    Round r({.hands = {"! ! Er", "Zg"}, .words = {"", cat}, .draw = some_cards});
    const Move twice = *r.rules.read_move(json("{'jokers':[{'seat':1},{'seat':1}]}"));
    CHECK(r.rules.check(r.view(0), twice).id() == "palabra.one_joker_a_word");
    CHECK(r.rules.write_move(twice) == json("{'jokers':[{'seat':1},{'seat':1}]}"));
}

TEST_CASE("Flushes can be jokered", "[palabra][joker][fine-print-11]") {
    Round r({.hands = {"! Zg", "Zy"}, .words = {"", "flush Ar Er Ir Or Ur"}, .draw = some_cards});
    CHECK(r.score(1) == 5);
    r.play("{'jokers':[{'seat':1}]}");
    CHECK(r.score(1) == 0);
}

TEST_CASE(
    "Each letter of a word can be shaved once while the word is on the table", "[palabra][shave][fine-print-12]") {
    Round r({.options = "{'shave':'anyone'}",
        .hands = {"Cr Zg", "Cb Tg Zy", "Zr"},
        .words = {"", "", cat},
        .draw = some_cards});
    r.play("{'shave':['Cr'],'seat':2}");
    r.pass();
    CHECK(r.why_not("{'shave':['Cb'],'seat':2}") == "no_letter_left");
    CHECK(r.can_play("{'shave':['Tg'],'seat':2}"));
}

TEST_CASE("If a word has a letter several times, the most valuable tile that isn't shaved yet is shaved",
    "[palabra][shave][fine-print-12]") {
    Round r({.hands = {"Cb Cr Zg", "Zy"}, .words = {"", "?=C Ay Cr"}, .draw = some_cards});
    r.play("{'shave':['Cb']}");
    CHECK(r.score(0) == 3);
    Round both({.hands = {"Cb Cr Zg", "Zy"}, .words = {"", "?=C Ay Cr"}, .draw = some_cards});
    both.play("{'shave':['Cb','Cr']}");
    CHECK(both.score(0) == 3);
}

TEST_CASE("After a build, all letters of the new word can be shaved, even those that were shaved before the build",
    "[palabra][shave][fine-print-12]") {
    Round r({.hands = {"Cr Sr Zg", "Cb Zy"}, .words = {"", cat}, .draw = some_cards});
    r.play("{'shave':['Cr']}");
    r.build_word(1, "", "Sr");
    CHECK(r.word_worth(0) == 6);
    r.play("{'shave':['Cb']}");
    CHECK(r.scores() == std::vector{6 + 6 - 3, 4 + 3});
}

TEST_CASE("With `shave: previous`, a shave must not name a seat; with `shave: anyone`, it must",
    "[palabra][shave][fine-print-12]") {
    Round r({.hands = {"Cr Zg", "Zy"}, .words = {"", cat}, .draw = some_cards});
    CHECK(r.why_not("{'shave':['Cr'],'seat':1}") == "shave_no_choice");
    Round anyone({.options = "{'shave':'anyone'}", .hands = {"Cr Zg", "Zy"}, .words = {"", cat}, .draw = some_cards});
    CHECK(anyone.why_not("{'shave':['Cr']}") == "shave_whose");
    CHECK(anyone.can_play("{'shave':['Cr'],'seat':1}"));
}

TEST_CASE("The option `shave` decides whose words may be shaved", "[palabra][shave][options]") {
    const auto shaved = [](const char* rule, int victim) {
        const std::string changes = std::string("{'shave':'") + rule + "'}";
        Round r({.options = changes.c_str(),
            .hands = {"Cr Zg", "Zy", "Zr", "Zb"},
            .words = {"", cat, cat, cat},
            .draw = some_cards});
        return r.why_not("{'shave':['Cr'],'seat':" + std::to_string(victim) + "}");
    };
    CHECK(shaved("anyone", 1) == "");
    CHECK(shaved("anyone", 2) == "");
    CHECK(shaved("last_and_next", 1) == "");
    CHECK(shaved("last_and_next", 2) == "shave_neighbours");
    CHECK(shaved("last_and_next", 3) == "");
    Round previous({.hands = {"Cr Zg", "Zy", "Zr"}, .words = {"", "Og Xr", cat}, .draw = some_cards});
    previous.play("{'shave':['Cr']}");
    CHECK(previous.score(2) == 4);
}

} // namespace palazzo::palabra::test

// Tests docs/rules/palace.md: taking the pile, the move `chance`, and moves on an empty pile; fine print 8, 9 and 16.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

using Moves = std::vector<std::string>;

} // namespace

TEST_CASE("Taking the pile is always an explicit move, legal when the pile isn't empty and nothing can be played",
    "[palace][fine-print-8]") {
    CHECK(Round({.seats = {{"5S 6S"}, {"7S"}}, .pile = "QD"}).legal_moves() == Moves{"{'take':true}"});
    CHECK(Round({.seats = {{"5S KS"}, {"7S"}}, .pile = "QD"}).why_not("{'take':true}") == "palace.must_play");
    CHECK(Round({.seats = {{"5S KS"}, {"7S"}}}).why_not("{'take':true}") == "palace.nothing_to_take");
    CHECK(Round({.seats = {{"", "5S 6S", "7H"}, {"7S"}}, .pile = "QD"}).legal_moves() == Moves{"{'take':true}"});
    CHECK(Round({.seats = {{"", "", "7H"}, {"7S"}}, .pile = "QD"}).why_not("{'take':true}") == "palace.play_blind");
}

TEST_CASE("With `voluntary_pickup`, taking the pile is legal whenever the pile isn't empty", "[palace][fine-print-8]") {
    const char* by_choice = "{'voluntary_pickup':true}";
    CHECK(Round({.options = by_choice, .seats = {{"5S KS"}, {"7S"}}, .pile = "QD"}).can_play("{'take':true}"));
    CHECK(
        Round({.options = by_choice, .seats = {{"", "5S KS", "7H"}, {"7S"}}, .pile = "QD"}).can_play("{'take':true}"));
    CHECK_FALSE(Round({.options = by_choice, .seats = {{"5S KS"}, {"7S"}}}).can_play("{'take':true}"));
    Round blind({.options = by_choice, .seats = {{"", "", "7H 8H"}, {"7S"}}, .pile = "QD"});
    CHECK(blind.legal_moves() == Moves{"{'flip':0}", "{'flip':1}", "{'take':true}"});
    blind.play("{'take':true}");
    CHECK(blind.hand(0) == "QD");
    CHECK(blind.face_down_cards(0) == "7H 8H");
}

TEST_CASE("With an empty pile and no legal card, a seat may skip its turn", "[palace][fine-print-8]") {
    Round r({.options = "{'no_special_finish':true}", .seats = {{"TS"}, {"7S 8S"}}});
    CHECK(r.legal_moves() == Moves{"{'skip':true}"});
    r.play("{'skip':true}");
    CHECK(r.turn() == 1);
    CHECK(r.hand(0) == "TS");
    CHECK(r.why_not("{'skip':true}") == "palace.must_not_skip");
    const Scene with_pile{.options = "{'no_special_finish':true}", .seats = {{"TS"}, {"7S"}}, .pile = "5D"};
    CHECK(Round(with_pile).legal_moves() == Moves{"{'take':true}"});
    CHECK(Round({.seats = {{"", "", "5S"}, {"7S"}}}).why_not("{'skip':true}") == "palace.must_not_skip");
}

TEST_CASE("With `picker_leads`, the seat that took the pile, for whatever reason, leads the next pile at once",
    "[palace][fine-print-8]") {
    Round taken({.options = "{'picker_leads':true}", .seats = {{"5S"}, {"7S"}}, .pile = "QD"});
    taken.play("{'take':true}");
    CHECK(taken.turn() == 0);
    CHECK(taken.legal_moves() == Moves{"{'play':['5S']}", "{'play':['QD']}"});

    Round blind({.options = "{'picker_leads':true}", .seats = {{"", "", "5S 6S"}, {"7S"}}, .pile = "QD"});
    blind.play("{'flip':0}");
    CHECK(blind.turn() == 0);
    CHECK(blind.can_play("{'play':['QD']}"));

    Round chance(
        {.options = "{'picker_leads':true,'chance_card':true}", .seats = {{"5S"}, {"7S"}}, .pile = "QD", .draw = "6S"});
    chance.play("{'chance':true}");
    CHECK(chance.turn() == 0);

    Round chosen({.options = "{'picker_leads':true,'voluntary_pickup':true}", .seats = {{"KS"}, {"7S"}}, .pile = "QD"});
    chosen.play("{'take':true}");
    CHECK(chosen.turn() == 0);
}

TEST_CASE("Without `picker_leads`, the next seat leads after a pile was taken", "[palace][fine-print-8]") {
    Round r({.seats = {{"5S"}, {"3S 4S"}}, .pile = "QD"});
    r.play("{'take':true}");
    CHECK(r.turn() == 1);
    CHECK(r.can_play("{'play':['3S']}"));
}

TEST_CASE("The move `chance` is legal only if nothing in the hand can be played and neither the pile nor the draw pile "
          "is empty",
    "[palace][fine-print-9]") {
    const char* on = "{'chance_card':true}";
    CHECK(Round({.options = on, .seats = {{"5S"}, {"7S"}}, .pile = "QD", .draw = "KS"}).legal_moves()
        == Moves{"{'chance':true}", "{'take':true}"});
    CHECK(Round({.seats = {{"5S"}, {"7S"}}, .pile = "QD", .draw = "KS"}).why_not("{'chance':true}")
        == "palace.no_chance_card");
    CHECK(Round({.options = on, .seats = {{"KS"}, {"7S"}}, .pile = "QD", .draw = "5S"}).why_not("{'chance':true}")
        == "palace.must_play");
    CHECK(Round({.options = on, .seats = {{"5S"}, {"7S"}}, .pile = "QD"}).why_not("{'chance':true}")
        == "palace.draw_pile_empty");
    CHECK(Round({.options = on, .seats = {{"5S"}, {"7S"}}, .draw = "KS"}).why_not("{'chance':true}")
        == "palace.chance_needs_pile");
    CHECK(Round({.options = "{'chance_card':true,'voluntary_pickup':true}",
                    .seats = {{"KS"}, {"7S"}},
                    .pile = "QD",
                    .draw = "5S"})
              .legal_moves()
        == Moves{"{'play':['KS']}", "{'take':true}"});
}

TEST_CASE("The move `chance` turns over the top card of the draw pile and plays the card if it is legal",
    "[palace][fine-print-9]") {
    Round r({.options = "{'chance_card':true}", .seats = {{"5S 6S"}, {"7S"}}, .pile = "QD", .draw = "KS 8C 9C"});
    r.play("{'chance':true}");
    CHECK(r.pile() == "QD KS");
    CHECK(r.hand(0) == "5S 6S 8C");
    CHECK(r.draw_pile() == "9C");
    CHECK(r.turn() == 1);
}

TEST_CASE("The powers of a card that the move `chance` plays take effect", "[palace][fine-print-9]") {
    Round r({.options = "{'chance_card':true}", .seats = {{"5S 6S 7S"}, {"7D"}}, .pile = "QD", .draw = "TS 8C"});
    r.play("{'chance':true}");
    CHECK(r.burned_cards() == "QD TS");
    CHECK(r.turn() == 0);
}

TEST_CASE("If the card that the move `chance` turns over can't be played, the seat takes the pile and the card",
    "[palace][fine-print-9]") {
    Round r({.options = "{'chance_card':true}", .seats = {{"5S"}, {"7S"}}, .pile = "QD", .draw = "JS 8C 9C"});
    r.play("{'chance':true}");
    CHECK(r.hand(0) == "5S JS QD");
    CHECK(r.known_cards(0) == "JS QD");
    CHECK(r.pile().empty());
    CHECK(r.draw_pile() == "8C 9C");
    CHECK(r.turn() == 1);
}

TEST_CASE(
    "With `take_face_up_with_pile`, a seat that plays from its face-up cards takes all of them together with the pile",
    "[palace][fine-print-16]") {
    const char* along = "{'take_face_up_with_pile':true}";
    Round r({.options = along, .seats = {{"", "5S 6S", "7H"}, {"7S"}}, .pile = "QD"});
    r.play("{'take':true}");
    CHECK(r.hand(0) == "5S 6S QD");
    CHECK(r.known_cards(0) == "5S 6S QD");
    CHECK(r.face_up_cards(0) == "-- --");
    CHECK(r.face_down_cards(0) == "7H");

    Round from_hand({.options = along, .seats = {{"4S", "5S 6S", "7H"}, {"7S"}}, .pile = "QD"});
    from_hand.play("{'take':true}");
    CHECK(from_hand.hand(0) == "4S QD");
    CHECK(from_hand.face_up_cards(0) == "5S 6S");

    Round off({.seats = {{"", "5S 6S", "7H"}, {"7S"}}, .pile = "QD"});
    off.play("{'take':true}");
    CHECK(off.hand(0) == "QD");
    CHECK(off.face_up_cards(0) == "5S 6S");
}

} // namespace palazzo::palace::test

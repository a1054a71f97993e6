// Tests docs/rules/palace.md: going out, the turn limit, scores; fine print 14, 17, 20 and 21.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

using Moves = std::vector<std::string>;
using Scores = std::vector<int>;

constexpr const char* no_special = "{'no_special_finish':true}";

} // namespace

TEST_CASE(
    "A seat plays its cards, then draws, and is out if it has no cards after drawing", "[palace][fine-print-14]") {
    Round drawing({.seats = {{"5S"}, {"7S"}}, .pile = "4D", .draw = "6C"});
    drawing.play("{'play':['5S']}");
    CHECK_FALSE(drawing.is_over());
    CHECK(drawing.hand(0) == "6C");
    Round burning({.seats = {{"TS"}, {"7S"}}, .pile = "4D", .draw = "6C"});
    burning.play("{'play':['TS']}");
    CHECK_FALSE(burning.is_over());
    CHECK(burning.turn() == 0);
    Round out({.seats = {{"5S"}, {"7S"}}, .pile = "4D"});
    out.play("{'play':['5S']}");
    CHECK(out.is_over());
}

TEST_CASE("A seat may go out with cards from any zone", "[palace][fine-print-14]") {
    Round up({.seats = {{"", "5S"}, {"7S"}}, .pile = "4D"});
    up.play("{'play':['5S']}");
    CHECK(up.is_over());
    Round down({.seats = {{"", "", "5S"}, {"7S"}}, .pile = "4D"});
    down.play("{'flip':0}");
    CHECK(down.is_over());
    Round hand({.seats = {{"5S", "", "6S"}, {"7S"}}, .pile = "4D"});
    hand.play("{'play':['5S']}");
    CHECK_FALSE(hand.is_over());
}

TEST_CASE("With `no_special_finish`, a seat's last set is illegal if the rank of its top card has any power",
    "[palace][fine-print-17]") {
    CHECK(Round({.options = no_special, .seats = {{"TS"}, {"7S"}}, .pile = "4D"}).why_not("{'play':['TS']}")
        == "palace.special_finish");
    CHECK(Round({.options = no_special, .seats = {{"2S 2H"}, {"7S"}}, .pile = "4D"}).why_not("{'play':['2S','2H']}")
        == "palace.special_finish");
    CHECK(Round({.options = no_special, .seats = {{"2S 2H"}, {"7S"}}, .pile = "4D"}).can_play("{'play':['2S']}"));
    CHECK(Round({.options = no_special, .seats = {{"9S"}, {"7S"}}, .pile = "4D"}).can_play("{'play':['9S']}"));
    CHECK(Round({.options = no_special, .seats = {{"", "TS"}, {"7S"}}, .pile = "4D"}).why_not("{'play':['TS']}")
        == "palace.special_finish");
    CHECK(Round({.seats = {{"TS"}, {"7S"}}, .pile = "4D"}).can_play("{'play':['TS']}"));
    // A set isn't the seat's last set if the seat can still draw cards or has cards in another zone.
    CHECK(
        Round({.options = no_special, .seats = {{"TS", "", "4S"}, {"7S"}}, .pile = "4D"}).can_play("{'play':['TS']}"));
    CHECK(Round({.options = no_special, .seats = {{"TS", "4S"}, {"7S"}}, .pile = "4D"}).can_play("{'play':['TS']}"));
    CHECK(Round({.options = no_special, .seats = {{"TS"}, {"7S"}}, .pile = "4D", .draw = "5C"})
              .can_play("{'play':['TS']}"));
}

TEST_CASE("With `no_special_finish`, the top card of a covered set is its cover", "[palace][fine-print-17]") {
    const char* covers = "{'no_special_finish':true,'powers':{'2':['anytime','cover'],'10':['anytime','burn']}}";
    CHECK(Round({.options = covers, .seats = {{"2S 5S"}, {"7S"}}, .pile = "9D"})
              .can_play("{'play':['2S'],'cover':['5S']}"));
    const Round r({.options = covers, .seats = {{"2S TS"}, {"7S"}}, .pile = "9D"});
    CHECK(r.why_not("{'play':['2S'],'cover':['TS']}") == "palace.special_finish");
    CHECK(r.can_play("{'play':['TS']}"));
}

TEST_CASE(
    "With `no_special_finish`, a seat's last set is illegal if it contains a wild joker", "[palace][fine-print-17]") {
    const char* wild = "{'no_special_finish':true,'jokers':2,'powers':{'2':['anytime','cover']}}";
    const Round alone({.options = wild, .seats = {{"JK"}, {"7S"}}, .pile = "9D"});
    CHECK(alone.why_not("{'play':['JK'],'as':'9'}") == "palace.special_finish");
    const Round with({.options = wild, .seats = {{"JK 9S"}, {"7S"}}, .pile = "9D"});
    CHECK(with.why_not("{'play':['9S','JK'],'as':'9'}") == "palace.special_finish");
    CHECK(with.can_play("{'play':['JK'],'as':'9'}"));
    const Round cover({.options = wild, .seats = {{"2S JK"}, {"7S"}}, .pile = "9D"});
    CHECK(cover.why_not("{'play':['2S'],'cover':['JK'],'cover_as':'9'}") == "palace.special_finish");
    CHECK(Round({.options = wild, .seats = {{"JK 9S"}, {"7S"}}, .pile = "9D"})
              .why_not("{'play':['JK'],'as':'2','cover':['9S']}")
        == "palace.special_finish");
    CHECK(Round(
        {.options = "{'no_special_finish':true,'jokers':2,'joker':'ace'}", .seats = {{"JK"}, {"7S"}}, .pile = "9D"})
              .can_play("{'play':['JK']}"));
}

TEST_CASE("With `no_special_finish`, a special last card that is turned over blind is taken with the pile",
    "[palace][fine-print-17]") {
    Round r({.options = no_special, .seats = {{"", "", "TS"}, {"7S"}}, .pile = "9D"});
    r.play("{'flip':0}");
    CHECK(r.hand(0) == "9D TS");
    CHECK(r.turn() == 1);
    Round joker({.options = "{'no_special_finish':true,'jokers':1}", .seats = {{"", "", "JK"}, {"7S"}}, .pile = "9D"});
    joker.play("{'flip':0}");
    CHECK(joker.hand(0) == "9D JK");
    Round empty_pile({.options = no_special, .seats = {{"", "", "TS"}, {"7S"}}});
    empty_pile.play("{'flip':0}");
    CHECK(empty_pile.hand(0) == "TS");
    CHECK(empty_pile.turn() == 1);
    Round not_last({.options = no_special, .seats = {{"", "", "TS 3S"}, {"7S"}}, .pile = "9D"});
    not_last.play("{'flip':0}");
    CHECK(not_last.burned_cards() == "9D TS");
}

TEST_CASE("With `no_special_finish`, a seat skips its turn if the pile is empty and its last card may not be played",
    "[palace][fine-print-17]") {
    Round r({.options = no_special, .seats = {{"TS"}, {"7S 8S"}}});
    CHECK(r.legal_moves() == Moves{"{'skip':true}"});
    CHECK(Round({.options = no_special, .seats = {{"TS 4S"}, {"7S"}}}).legal_moves()
        == Moves{"{'play':['4S']}", "{'play':['TS']}"});
}

TEST_CASE(
    "Every play, every pile taken and every skip counts as a turn, even in an extra turn", "[palace][fine-print-20]") {
    Round r(
        {.options = "{'no_special_finish':true,'chance_card':true}", .seats = {{"TS 5S"}, {"9S 9H"}}, .pile = "4D"});
    r.play("{'play':['TS']}");
    CHECK(r.state.table.turns == 1);
    r = Round({.options = no_special, .seats = {{"5S"}, {"7S"}}, .pile = "9D"});
    r.play("{'take':true}");
    CHECK(r.state.table.turns == 1);
    r = Round({.options = no_special, .seats = {{"TS"}, {"7S"}}});
    r.play("{'skip':true}");
    CHECK(r.state.table.turns == 1);
    r = Round({.seats = {{"", "", "4S 5S"}, {"7S"}}, .pile = "9D"});
    r.play("{'flip':0}");
    CHECK(r.state.table.turns == 1);
    r = Round({.options = "{'face_up_play':'fixed_order'}", .seats = {{"", "4S 5S"}, {"7S"}}});
    r.play("{'order':['5S','4S']}");
    CHECK(r.state.table.turns == 0);
}

TEST_CASE("At the turn limit the game ends in a tie, even with `finish: play_on`", "[palace][fine-print-20]") {
    for (const char* finish : {"first_out", "play_on"}) {
        const std::string changes = "{'turn_limit':2,'finish':'" + std::string(finish) + "'}";
        Round r({.options = changes.c_str(), .seats = {{"TS 5S 6S"}, {"9S"}, {"8S"}}, .pile = "4D"});
        r.play("{'play':['TS']}");
        CHECK_FALSE(r.is_over());
        r.play("{'play':['5S']}");
        CHECK(r.is_over());
        CHECK(r.state.table.ended_at_turn_limit);
        CHECK(r.rules.seats_to_act(r.state).empty());
    }
    // At the turn limit, places that were won before no longer count.
    Round places({.options = "{'turn_limit':2,'finish':'play_on'}", .seats = {{"5S"}, {"9S KS"}, {"8S"}}});
    places.play("{'play':['5S']}");
    places.play("{'play':['9S']}");
    CHECK(places.rules.scores(places.state) == Scores{0, 0, 0});
    // A seat that goes out in the last turn before the limit has won.
    Round just_in_time({.options = "{'turn_limit':1}", .seats = {{"5S"}, {"9S"}}});
    just_in_time.play("{'play':['5S']}");
    CHECK_FALSE(just_in_time.state.table.ended_at_turn_limit);
    CHECK(just_in_time.rules.winners(just_in_time.state) == Seats{0});
}

TEST_CASE("With `finish: first_out`, the winner scores 1 and the others score 0", "[palace][fine-print-21]") {
    Round r({.seats = {{"9S"}, {"5S"}, {"8S"}}, .pile = "4D", .turn = 1});
    CHECK(r.rules.winners(r.state).empty());
    r.play("{'play':['5S']}");
    CHECK(r.rules.scores(r.state) == Scores{0, 1, 0});
    CHECK(r.rules.winners(r.state) == Seats{1});
}

TEST_CASE("With `finish: play_on`, a seat scores the number of seats minus its place", "[palace][fine-print-21]") {
    Round r({.options = "{'finish':'play_on'}", .seats = {{"9S"}, {"5S"}, {"7S 8S"}, {"8S"}}, .pile = "4D", .turn = 1});
    r.play("{'play':['5S']}");
    CHECK(r.rules.winners(r.state).empty());
    r.play("{'play':['7S']}");
    r.play("{'play':['8S']}");
    r.play("{'play':['9S']}");
    CHECK(r.is_over());
    CHECK(r.rules.scores(r.state) == Scores{1, 3, 0, 2});
    CHECK(r.rules.winners(r.state) == Seats{1});
}

TEST_CASE("If a game is tied, all seats score 0 and nobody wins", "[palace][fine-print-21]") {
    Round r({.options = "{'turn_limit':1}", .seats = {{"9S JS"}, {"5S"}}, .pile = "4D"});
    r.play("{'play':['9S']}");
    CHECK(r.rules.scores(r.state) == Scores{0, 0});
    CHECK(r.rules.winners(r.state).empty());
}

} // namespace palazzo::palace::test

// Tests docs/rules/palace.md, "Speak": being stuck, face-down cards and fours; fine print 27 to 29.
#include "tests/games/palace/speak.hpp"

#include "engine/games/palace/legal.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {

TEST_CASE("A seat that can play nothing gets one challenge from each other seat that is still in",
    "[palace][speak][fine-print-27]") {
    CHECK(speak_round({{"3S 5H"}, only_fours, only_fours, only_fours}, "QD").challenges() == "0<1 0<2 0<3");
    CHECK(speak_round({{"3S KH"}, only_fours, only_fours}, "QD").challenges().empty());
    Round out({.preset = "speak",
        .options = "{'finish':'play_on'}",
        .seats = {{"9S KS"}, {"3S"}, {"5S"}, {"6S"}},
        .pile = "4D"});
    out.state.table.seat(2).place = 1;
    out.play("{'play':['9S']}");
    CHECK(out.challenges() == "1<3 1<0");
}

TEST_CASE("The challenges of a seat that can play nothing start by themselves, in play order",
    "[palace][speak][fine-print-27]") {
    Round r = speak_round({{"KS 3H"}, {"3S 5H"}, only_fours, only_fours}, "QD");
    r.state.table.direction = -1;
    r.state.table.turn = 2;
    r.state.hidden_state(2).hand.add(Card(Rank::king, Suit::hearts));
    r.play(2, "{'play':['KH']}");
    CHECK(r.turn() == 1);
    CHECK(r.challenges() == "1<0 1<3 1<2");
    CHECK(r.seats_to_act() == "0");
}

TEST_CASE("The challenges of a seat that can play nothing end at the first failure, and the seat takes the pile",
    "[palace][speak][fine-print-27]") {
    Round r = speak_round({{"3S 5H"}, only_fours, only_fours, only_fours}, "QD KD");
    r.pass_challenge();
    CHECK(r.challenges() == "0<2 0<3");
    r.fail_challenge();
    CHECK(r.challenges() == "");
    CHECK(r.hand(0) == "3S 5H QD KD");
    CHECK(r.pile() == "");
    CHECK(r.turn() == 1);
    CHECK(r.state.table.turns == 1);
}

TEST_CASE("After passing all its challenges, a seat that could play nothing may skip its turn or play any card at all",
    "[palace][speak][fine-print-27]") {
    Round r = speak_round({{"3S 3D 5H"}, only_fours, only_fours}, "QD");
    r.pass_challenge();
    r.pass_challenge();
    CHECK(r.legal_moves().size() == 5);
    CHECK(r.can_play("{'play':['3S','3D']}"));
    CHECK(r.can_play("{'play':['5H']}"));
    r.play("{'skip':true}");
    CHECK(r.pile() == "QD");
    CHECK(r.hand(0) == "3S 3D 5H");
    CHECK(r.turn() == 1);
}

TEST_CASE(
    "The card that a seat plays after passing all its challenges is the new top", "[palace][speak][fine-print-27]") {
    Round r = speak_round({{"3S 5H"}, {"4S 4H"}, only_fours}, "QD");
    r.pass_challenge();
    r.pass_challenge();
    r.play("{'play':['3S']}");
    CHECK(r.pile() == "QD 3S");
    CHECK(r.can_play(1, "{'play':['4S']}"));
}

TEST_CASE(
    "With `stuck: challenge`, the challenges replace the moves `chance` and `take`", "[palace][speak][fine-print-27]") {
    Round r = speak_round({{"3S 5H"}, only_fours, only_fours}, "QD", "{'chance_card':true}", "KD");
    CHECK(r.challenges() == "0<1 0<2");
    r.pass_challenge();
    r.pass_challenge();
    CHECK(r.why_not("{'take':true}") == "palace.must_play");
    CHECK_FALSE(r.can_play("{'chance':true}"));
    const Round taking = speak_round({{"3S 5H"}, only_fours, only_fours}, "QD", "{'stuck':'take'}");
    CHECK(taking.challenges() == "");
    CHECK(taking.legal_moves() == std::vector<std::string>{"{'take':true}"});
}

TEST_CASE("With `stuck: challenge` and `voluntary_pickup`, the pile may be taken only while something can be played",
    "[palace][speak][fine-print-27]") {
    const Round can = speak_round({{"3S KH"}, only_fours, only_fours}, "QD", "{'voluntary_pickup':true}");
    CHECK(can.can_play("{'take':true}"));
    Round stuck = speak_round({{"3S 5H"}, only_fours, only_fours}, "QD", "{'voluntary_pickup':true}");
    stuck.pass_challenge();
    stuck.pass_challenge();
    CHECK_FALSE(stuck.can_play("{'take':true}"));
}

TEST_CASE("A seat that has passed the challenges for having nothing to play gets no more of them in the same turn",
    "[palace][speak][fine-print-27]") {
    Round r({.preset = "classic",
        .options = "{'stuck':'challenge','powers':{'5':['challenge_self']}}",
        .seats = {{"5S 5H 5D"}, only_fours},
        .pile = "KC"});
    CHECK(r.challenges() == "0<1");
    r.pass_challenge();
    r.play("{'play':['5S','5H']}");
    r.fail_challenge();
    CHECK(r.challenges() == "");
    CHECK(r.legal_moves() == std::vector<std::string>{"{'skip':true}"});
}

TEST_CASE("A joker turned over from the draw pile can't stand for a barred rank", "[palace][speak][fine-print-24]") {
    Round r({.preset = "classic",
        .options = "{'chance_card':true,'jokers':1,'powers':{'2':['anytime','challenge_self']}}",
        .seats = {{"2S 5H"}, only_fours},
        .pile = "KC",
        .draw = "JK 9S"});
    r.play("{'play':['2S']}");
    r.fail_challenge();
    r.play("{'chance':true}");
    CHECK(r.legal_moves().size() == 12);
    CHECK(r.why_not("{'play':['JK'],'as':'2'}") == "palace.barred");
    r.play("{'play':['JK'],'as':'9'}");
}

TEST_CASE("A seat that can play none of its face-up cards is challenged, and if it fails, may have to take them "
          "with the pile",
    "[palace][speak][fine-print-16]") {
    Round r = speak_round({{"", "3S 5H"}, only_fours, only_fours}, "QD", "{'take_face_up_with_pile':true}");
    CHECK(r.challenges() == "0<1 0<2");
    r.fail_challenge();
    CHECK(r.hand(0) == "3S 5H QD");
    CHECK(r.face_up_cards(0) == "-- --");
}

TEST_CASE("A seat that chooses a face-down card has to pass one challenge before the card is turned over",
    "[palace][speak]") {
    Round r = speak_round({{"", "", "KS 3S"}, only_fours, only_fours}, "QD");
    CHECK(r.legal_moves() == std::vector<std::string>{"{'flip':0}", "{'flip':1}"});
    r.play("{'flip':0}");
    CHECK(r.challenges() == "0<1");
    CHECK(r.face_down_cards(0) == "KS 3S");
    CHECK(r.state.table.turned.is_none());
    r.pass_challenge();
    CHECK(r.pile() == "QD KS");
    CHECK(r.turn() == 1);
}

TEST_CASE("A seat that fails the challenge before turning a card over takes the pile, and the card stays face down",
    "[palace][speak][fine-print-28]") {
    Round r = speak_round({{"", "", "KS 3S"}, only_fours, only_fours}, "QD");
    r.play("{'flip':1}");
    r.fail_challenge();
    CHECK(r.hand(0) == "QD");
    CHECK(r.face_down_cards(0) == "KS 3S");
    CHECK(r.turn() == 1);
}

TEST_CASE("A turned-over card that doesn't beat the pile costs one challenge from each other seat", "[palace][speak]") {
    Round r = speak_round({{"", "", "KS 3S"}, only_fours, only_fours, only_fours}, "QD");
    r.play("{'flip':1}");
    r.pass_challenge();
    CHECK(r.challenges() == "0<1 0<2 0<3");
    CHECK(r.state.table.turned == Card(Rank::three, Suit::spades));
    CHECK(r.face_down_cards(0) == "KS --");
    CHECK(r.pile() == "QD");
}

TEST_CASE("If a seat passes all challenges for a turned-over card, the card is laid and its powers act",
    "[palace][speak][fine-print-28]") {
    Round r = speak_round({{"", "", "KS 3S"}, only_fours, only_fours}, "QD",
        "{'powers':{'2':['anytime'],'7':['anytime'],'10':['anytime'],'3':['again']}}");
    r.play("{'flip':1}");
    r.pass_challenge();
    r.pass_challenge();
    r.pass_challenge();
    CHECK(r.pile() == "QD 3S");
    CHECK(r.turn() == 0);
}

TEST_CASE("At the first failed challenge for a turned-over card, the seat takes the pile and the card",
    "[palace][speak][fine-print-28]") {
    Round r = speak_round({{"", "", "KS 3S"}, only_fours, only_fours, only_fours}, "QD");
    r.play("{'flip':1}");
    r.pass_challenge();
    r.pass_challenge();
    r.fail_challenge();
    CHECK(r.hand(0) == "3S QD");
    CHECK(r.face_down_cards(0) == "KS --");
    CHECK(r.pile() == "");
    CHECK(r.turn() == 1);
}

TEST_CASE("With `blind_challenge: one`, a card is turned over without a challenge, and one follows if it doesn't "
          "beat the pile",
    "[palace][speak]") {
    Round r = speak_round({{"", "", "KS 3S"}, only_fours, only_fours}, "QD", "{'blind_challenge':'one'}");
    r.play("{'flip':1}");
    CHECK(r.challenges() == "0<1");
    CHECK(r.state.table.turned == Card(Rank::three, Suit::spades));
    r.pass_challenge();
    CHECK(r.pile() == "QD 3S");
    Round beats = speak_round({{"", "", "KS 3S"}, {"AS 4C"}, only_fours}, "QD", "{'blind_challenge':'one'}");
    beats.play("{'flip':0}");
    CHECK(beats.challenges() == "");
    CHECK(beats.pile() == "QD KS");
}

TEST_CASE("With `blind_challenge: off`, face-down cards need no challenges", "[palace][speak][fine-print-22]") {
    Round r = speak_round({{"", "", "KS 3S"}, only_fours, only_fours}, "QD", "{'blind_challenge':'off'}");
    r.play("{'flip':1}");
    CHECK(r.challenges() == "");
    CHECK(r.hand(0) == "3S QD");
}

TEST_CASE(
    "A 2 that is turned over needs no cover and causes no challenge of its own", "[palace][speak][fine-print-11]") {
    Round r = speak_round({{"", "", "2S 3S"}, only_fours, only_fours}, "QD");
    r.play("{'flip':0}");
    r.pass_challenge();
    CHECK(r.pile() == "QD 2S");
    CHECK(r.turn() == 1);
}

TEST_CASE("A 7 or 10 that is turned over causes challenges", "[palace][speak][fine-print-28]") {
    Round seven = speak_round({{"", "", "7S 3S"}, only_fours, only_fours}, "QD");
    seven.play("{'flip':0}");
    seven.pass_challenge();
    CHECK(seven.challenges() == "1<0");
    Round ten = speak_round({{"", "", "TS 3S"}, only_fours, only_fours}, "QD");
    ten.play("{'flip':0}");
    ten.pass_challenge();
    CHECK(ten.challenges() == "0<1 1<0 2<0");
}

TEST_CASE("The rank of a face-down wild joker is named after the challenge for turning the joker over",
    "[palace][speak][fine-print-10]") {
    Round r = speak_round({{"", "", "JK 3S"}, only_fours, only_fours}, "QD", "{'jokers':2}");
    r.play("{'flip':0}");
    r.pass_challenge();
    CHECK(r.challenges() == "");
    r.play("{'play':['JK'],'as':'9'}");
    CHECK(r.pile() == "QD JK");
}

TEST_CASE("A turned-over special card that may not be the seat's last is taken without further challenges",
    "[palace][speak][fine-print-17]") {
    Round r = speak_round({{"", "", "TS"}, only_fours, only_fours}, "QD", "{'no_special_finish':true}");
    r.play("{'flip':0}");
    r.pass_challenge();
    CHECK(r.hand(0) == "QD TS");
    CHECK(r.turn() == 1);
}

TEST_CASE("With `extreme`, the seat that burns the pile with a four of a kind distributes four challenges as it likes",
    "[palace][speak][fine-print-29]") {
    Round r = speak_round({{"4S 4H"}, {"5S 5H 5D 5C KD"}, {"6S"}, {"8S"}}, "");
    r.state.table.turn = 1;
    r.play(1, "{'play':['5S','5H','5D','5C']}");
    CHECK(r.burned_cards() == "5S 5H 5D 5C");
    CHECK(r.state.table.need == NeededAction::assign);
    CHECK(r.seats_to_act() == "1");
    CHECK(r.can_play(1, "{'assign':[4,0,0,0]}"));
    r.play(1, "{'assign':[1,1,2,0]}");
    // The challenges are answered from the next seat on. The challenge that seat 1 assigned to itself is given by the
    // next seat in play order.
    CHECK(r.challenges() == "2<1 2<1 0<1 1<2");
    r.fail_challenge();
    r.pass_challenge();
    r.pass_challenge();
    r.fail_challenge();
    CHECK(r.turn() == 1);
    CHECK(r.state.table.turns == 1);
    CHECK(r.hand(1) == "KD");
    CHECK(r.pile() == "");
}

TEST_CASE("With `extreme`, the move `assign` must distribute exactly four challenges, all to seats that are still in",
    "[palace][speak][fine-print-29]") {
    Round r({.preset = "speak",
        .options = "{'finish':'play_on'}",
        .seats = {{"5S 5H 5D 5C KD"}, {"4S"}, {"6S"}, {"8S"}},
        .pile = "4D"});
    r.state.table.seat(2).place = 1;
    r.play("{'play':['5S','5H','5D','5C']}");
    CHECK(r.why_not("{'assign':[1,1,0,1]}") == "palace.shares_sum");
    CHECK(r.why_not("{'assign':[5,0,0,0]}") == "palace.shares_sum");
    CHECK(r.why_not("{'assign':[2,2,0]}") == "palace.shares_for_all");
    CHECK(r.why_not("{'assign':[2,1,1,0]}") == "palace.share_for_nobody");
    CHECK(r.why_not("{'play':['KD']}") == "palace.hand_out_first");
    CHECK(r.can_play("{'assign':[2,1,0,1]}"));
    CHECK(r.legal_moves().size() == 15); // all ways to distribute four challenges over three seats
}

TEST_CASE("With `extreme`, a four of a kind that was laid across turns leads to four challenges",
    "[palace][speak][fine-print-29]") {
    Round r = speak_round({{"5S KD"}, only_fours, only_fours}, "4D 5H 5D 5C", "{'burn_quads':'across_turns'}");
    r.play("{'play':['5S']}");
    CHECK(r.state.table.need == NeededAction::assign);
}

TEST_CASE("With `extreme`, there are no challenges if the seat that burned the pile went out",
    "[palace][speak][fine-print-29]") {
    Round r = speak_round({{"5S 5H 5D 5C"}, only_fours, only_fours}, "4D", "{'finish':'play_on'}");
    r.play("{'play':['5S','5H','5D','5C']}");
    CHECK(r.burned_cards() == "4D 5S 5H 5D 5C");
    CHECK(r.state.table.need == NeededAction::play);
    CHECK(r.turn() == 1);
}

TEST_CASE("With `extreme` off, a four of a kind only burns", "[palace][speak][fine-print-22]") {
    Round r = speak_round({{"5S 5H 5D 5C KD"}, only_fours, only_fours}, "4D", "{'extreme':false}");
    r.play("{'play':['5S','5H','5D','5C']}");
    CHECK(r.state.table.need == NeededAction::play);
    CHECK(r.turn() == 0);
}

TEST_CASE("With `extreme`, four tens challenge everyone and burn the pile, and then four challenges are distributed",
    "[palace][speak][fine-print-29]") {
    Round r = speak_round({{"TS TH TD TC KD"}, only_fours, only_fours}, "QD");
    r.play("{'play':['TS','TH','TD','TC']}");
    CHECK(r.challenges() == "0<1 1<0 2<0");
    for (int i = 0; i < 3; ++i) r.pass_challenge();
    CHECK(r.burned_cards() == "QD TS TH TD TC");
    CHECK(r.state.table.need == NeededAction::assign);
    r.play("{'assign':[0,2,2]}");
    CHECK(r.challenges() == "1<0 1<0 2<0 2<0");
    for (int i = 0; i < 4; ++i) r.pass_challenge();
    CHECK(r.turn() == 0);
}

} // namespace palazzo::palace::test

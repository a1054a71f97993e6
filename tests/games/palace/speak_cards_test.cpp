// Tests docs/rules/palace.md, "Speak": the cards that cause challenges, which are 2, 7 and 10; fine print 23 to 26.
#include "tests/games/palace/speak.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {

TEST_CASE("A player who plays a 2 is challenged", "[palace][speak]") {
    Round r = speak_round({{"2S 3H KD"}, only_fours, only_fours}, "QD");
    r.play("{'play':['2S'],'cover':['3H']}");
    CHECK(r.challenges() == "0<1");
    CHECK(r.pile() == "QD");
    CHECK(r.hand(0) == "3H KD 2S");
}

TEST_CASE("A player who wants to play a 2 names the 2 and its cover, and is judged before they are laid",
    "[palace][speak][fine-print-24]") {
    Round r = speak_round({{"2S 3H KD"}, only_fours, only_fours}, "QD");
    CHECK(r.why_not("{'play':['2S']}") == "palace.needs_cover");
    r.play("{'play':['2S'],'cover':['3H']}");
    CHECK(r.known_cards(0) == "3H 2S");
    CHECK(r.why_not(0, "{'play':['KD']}") == "palace.not_yours_to_judge");
    CHECK(r.why_not(1, "{'play':['4S']}") == "palace.judge_first");
}

TEST_CASE(
    "After a passed challenge a 2 is laid together with any other card of the active zone, which becomes the new top",
    "[palace][speak]") {
    Round r = speak_round({{"2S 3H KD"}, {"5S 4H 4D"}, only_fours}, "QD");
    r.play("{'play':['2S'],'cover':['3H']}");
    r.pass_challenge();
    CHECK(r.pile() == "QD 2S 3H");
    CHECK(r.hand(0) == "KD");
    CHECK(r.turn() == 1);
    CHECK(r.can_play("{'play':['5S']}"));
    Round up = speak_round({{"", "2S 3H KD"}, only_fours, only_fours}, "QD");
    up.play("{'play':['2S'],'cover':['3H']}");
    up.pass_challenge();
    CHECK(up.face_up_cards(0) == "-- -- KD");
}

TEST_CASE("After a failed challenge the 2 and its cover stay in the hand, and the turn continues without a 2",
    "[palace][speak][fine-print-24]") {
    Round r = speak_round({{"2S 2H 3H KD"}, only_fours, only_fours}, "QD");
    r.play("{'play':['2S'],'cover':['3H']}");
    r.fail_challenge();
    CHECK(r.hand(0) == "3H KD 2S 2H");
    CHECK(r.pile() == "QD");
    CHECK(r.turn() == 0);
    CHECK(r.state.table.turns == 0);
    CHECK(r.why_not("{'play':['2H'],'cover':['KD']}") == "palace.barred");
    CHECK(r.legal_moves() == std::vector<std::string>{"{'play':['KD']}"});
}

TEST_CASE("A barred rank can't be laid as a cover", "[palace][speak][fine-print-24]") {
    Round r = speak_round({{"2S 2H 3H KD"}, only_fours, only_fours}, "",
        "{'powers':{'2':['anytime','cover','challenge_self'],'7':['anytime'],'10':['anytime'],"
        "'K':['cover']}}");
    r.play("{'play':['2S'],'cover':['3H']}");
    r.fail_challenge();
    CHECK(r.why_not("{'play':['KD'],'cover':['2S']}") == "palace.barred");
    CHECK(r.can_play("{'play':['KD'],'cover':['3H']}"));
}

TEST_CASE("After a failed challenge for a 2 only twos are barred, and only for the rest of the turn",
    "[palace][speak][fine-print-24]") {
    Round r = speak_round({{"2S 3H KD"}, {"2D 4H KH"}, only_fours}, "QD");
    r.play("{'play':['2S'],'cover':['3H']}");
    r.fail_challenge();
    r.play("{'play':['KD']}");
    CHECK(r.can_play(1, "{'play':['2D'],'cover':['4H']}"));
}

TEST_CASE("If a seat fails the challenge for a 2 and has nothing else to play, it is challenged as a stuck seat",
    "[palace][speak][fine-print-24][fine-print-27]") {
    Round r = speak_round({{"2S 3H"}, only_fours, only_fours}, "QD");
    r.play("{'play':['2S'],'cover':['3H']}");
    r.fail_challenge();
    CHECK(r.challenges() == "0<1 0<2");
    r.fail_challenge();
    CHECK(r.hand(0) == "3H QD 2S");
}

TEST_CASE(
    "A seat passes its turn if the pile is empty and it has only a barred rank left", "[palace][speak][fine-print-8]") {
    Round r = speak_round({{"2S 2H", "KD"}, only_fours, only_fours}, "");
    r.play("{'play':['2S'],'cover':['2H']}");
    r.fail_challenge();
    CHECK(r.legal_moves() == std::vector<std::string>{"{'skip':true}"});
    r.play("{'skip':true}");
    CHECK(r.turn() == 1);
}

TEST_CASE("A 2 that is the last card of its zone may be laid alone after a passed challenge", "[palace][speak]") {
    Round r = speak_round({{"2S", "KD"}, only_fours, only_fours}, "QD");
    r.play("{'play':['2S']}");
    CHECK(r.challenges() == "0<1");
    r.pass_challenge();
    CHECK(r.pile() == "QD 2S");
    CHECK(r.turn() == 1);
}

TEST_CASE("A 2 that is laid as a cover causes no challenge", "[palace][speak][fine-print-11]") {
    Round r = speak_round({{"2S 2H KD"}, only_fours, only_fours}, "QD");
    r.play("{'play':['2S'],'cover':['2H']}");
    r.pass_challenge();
    CHECK(r.pile() == "QD 2S 2H");
    CHECK(r.challenges().empty());
}

TEST_CASE("The powers of the card that covers a 2 take effect", "[palace][speak][fine-print-11]") {
    Round seven = speak_round({{"2S 7H KD"}, only_fours, only_fours}, "QD");
    seven.play("{'play':['2S'],'cover':['7H']}");
    seven.pass_challenge();
    CHECK(seven.challenges() == "1<0");
    Round ten = speak_round({{"2S TH KD"}, only_fours, only_fours}, "QD");
    ten.play("{'play':['2S'],'cover':['TH']}");
    ten.pass_challenge();
    CHECK(ten.challenges() == "0<1 1<0 2<0");
}

TEST_CASE("A wild joker that stands for a 2 causes a challenge like a 2", "[palace][speak][fine-print-10]") {
    Round r = speak_round({{"JK 3H KD"}, only_fours, only_fours}, "QD", "{'jokers':2}");
    r.play("{'play':['JK'],'as':'2','cover':['3H']}");
    CHECK(r.challenges() == "0<1");
    r.fail_challenge();
    CHECK(r.why_not("{'play':['JK'],'as':'2','cover':['3H']}") == "palace.barred");
    CHECK(r.can_play("{'play':['JK'],'as':'9'}"));
}

TEST_CASE("After a 7 the next player is challenged before the turn", "[palace][speak]") {
    Round r = speak_round({{"7S 7H KD"}, only_fours, only_fours}, "QD");
    r.play("{'play':['7S']}");
    CHECK(r.turn() == 1);
    CHECK(r.challenges() == "1<0");
    CHECK(r.seats_to_act() == "0");
}

TEST_CASE("A set of sevens causes only one challenge, of the next player", "[palace][speak][fine-print-25]") {
    Round r = speak_round({{"7S 7H KD"}, only_fours, only_fours}, "QD");
    r.play("{'play':['7S','7H']}");
    CHECK(r.challenges() == "1<0");
    const char* skips = "{'powers':{'2':['anytime'],'7':['anytime','skip','challenge_next'],'10':['anytime']}}";
    Round skipping = speak_round({{"7S KD"}, only_fours, only_fours, only_fours}, "QD", skips);
    skipping.play("{'play':['7S']}");
    CHECK(skipping.challenges() == "2<0");
}

TEST_CASE("A player who passes the challenge after a 7 may play any card, higher or lower", "[palace][speak]") {
    Round r = speak_round({{"7S KD"}, {"3S 8H 4D"}, only_fours}, "QD");
    r.play("{'play':['7S']}");
    r.pass_challenge();
    CHECK(r.turn() == 1);
    CHECK(r.can_play("{'play':['3S']}"));
    CHECK(r.can_play("{'play':['8H']}"));
}

TEST_CASE("A player who fails the challenge after a 7 must beat the 7 as usual, with 8 or higher, or a special card",
    "[palace][speak]") {
    Round r = speak_round({{"7S KD"}, {"3S 6H 8H TD 2D"}, only_fours}, "QD");
    r.play("{'play':['7S']}");
    r.fail_challenge();
    CHECK(r.turn() == 1);
    CHECK(r.why_not("{'play':['3S']}") == "palace.not_higher");
    CHECK(r.why_not("{'play':['6H']}") == "palace.not_higher");
    CHECK(r.can_play("{'play':['8H']}"));
    CHECK(r.can_play("{'play':['TD']}"));
    CHECK(r.can_play("{'play':['2D'],'cover':['3S']}"));
}

TEST_CASE("After a passed challenge for a 7, any set may be played, but only in that turn",
    "[palace][speak][fine-print-25]") {
    Round r = speak_round({{"7S KD"}, {"3S 3H 4D"}, {"4S 4H 5C"}}, "QD");
    r.play("{'play':['7S']}");
    r.pass_challenge();
    r.play("{'play':['3S','3H']}");
    CHECK_FALSE(r.state.table.may_play_any_set);
    CHECK(r.turn() == 2);
    Round again = speak_round({{"7S KD"}, {"5S 5H 4D"}, {"3S 3C 3D"}}, "QD");
    again.play("{'play':['7S']}");
    again.pass_challenge();
    again.play("{'play':['5S']}");
    CHECK(again.challenges() == "2<0 2<1");
}

TEST_CASE("After a passed challenge for a 7, a face-down card that is turned over is laid in any case",
    "[palace][speak][fine-print-25]") {
    Round r =
        speak_round({{"7S KD"}, {"", "", "3S"}, only_fours}, "QD", "{'blind_challenge':'one','finish':'play_on'}");
    r.play("{'play':['7S']}");
    r.pass_challenge();
    r.play("{'flip':0}");
    CHECK(r.pile() == "QD 7S 3S");
}

TEST_CASE("Nobody is challenged after a 7 if the pile burned", "[palace][speak][fine-print-25]") {
    Round r = speak_round({{"7S 7H 7D 7C KD"}, only_fours, only_fours}, "QD", "{'extreme':false}");
    r.play("{'play':['7S','7H','7D','7C']}");
    CHECK(r.burned_cards() == "QD 7S 7H 7D 7C");
    CHECK(r.turn() == 0);
    CHECK(r.challenges().empty());
}

TEST_CASE("Nobody is challenged after a 7 if the same seat plays again", "[palace][speak][fine-print-25]") {
    Round r = speak_round({{"7S KD"}, only_fours, only_fours}, "QD",
        "{'powers':{'2':['anytime'],'7':['anytime','again','challenge_next'],'10':['anytime']}}");
    r.play("{'play':['7S']}");
    CHECK(r.turn() == 0);
    CHECK(r.challenges().empty());
}

TEST_CASE("After a 10 every seat that is still in is challenged once, in play order from the player on",
    "[palace][speak][fine-print-26]") {
    Round turned({.preset = "speak", .seats = {{"4S"}, {"TS KD"}, {"5S"}, {"6S"}}, .pile = "QD", .turn = 1});
    turned.play("{'play':['TS']}");
    CHECK(turned.challenges() == "1<2 2<1 3<1 0<1");
    Round out({.preset = "speak",
        .options = "{'finish':'play_on'}",
        .seats = {{"4S"}, {"TS KD"}, {"5S"}, {"6S"}},
        .pile = "QD",
        .turn = 1});
    out.state.table.seat(2).place = 1;
    out.play("{'play':['TS']}");
    CHECK(out.challenges() == "1<3 3<1 0<1");
}

TEST_CASE("A player who plays a 10 is challenged after drawing", "[palace][speak][fine-print-26]") {
    Round r = speak_round({{"TS KD 4D"}, only_fours, only_fours}, "QD", "{}", "5D 6D");
    r.play("{'play':['TS']}");
    CHECK(r.hand(0) == "4D 5D KD");
    CHECK(r.challenges() == "0<1 1<0 2<0");
}

TEST_CASE("After the challenges for a 10 the pile burns and the player leads", "[palace][speak]") {
    Round r = speak_round({{"TS KD"}, only_fours, only_fours}, "QD");
    r.play("{'play':['TS']}");
    CHECK(r.pile() == "QD TS");
    r.pass_challenge();
    r.fail_challenge();
    CHECK(r.pile() == "QD TS");
    r.pass_challenge();
    CHECK(r.burned_cards() == "QD TS");
    CHECK(r.turn() == 0);
    CHECK(r.state.table.turns == 1);
}

TEST_CASE(
    "With `ten_needs_all`, a 10 burns the pile only if all seats passed; otherwise the turn ends and the 10 is the top",
    "[palace][speak][fine-print-26]") {
    Round r = speak_round({{"TS KD"}, {"4S KH"}, only_fours}, "QD", "{'ten_needs_all':true}");
    r.play("{'play':['TS']}");
    r.pass_challenge();
    r.fail_challenge();
    CHECK(r.challenges() == "2<0");
    r.pass_challenge();
    CHECK(r.pile() == "QD TS");
    CHECK(r.turn() == 1);
    CHECK(r.why_not("{'play':['4S']}") == "palace.not_higher");
    CHECK(r.can_play("{'play':['KH']}"));
    Round passed = speak_round({{"TS KD"}, only_fours, only_fours}, "QD", "{'ten_needs_all':true}");
    passed.play("{'play':['TS']}");
    for (int i = 0; i < 3; ++i) passed.pass_challenge();
    CHECK(passed.burned_cards() == "QD TS");
    CHECK(passed.turn() == 0);
}

TEST_CASE("Four tens burn the pile, whether or not the challenges are passed", "[palace][speak][fine-print-26]") {
    Round r = speak_round({{"TS TH TD TC KD"}, only_fours, only_fours}, "QD", "{'ten_needs_all':true,'extreme':false}");
    r.play("{'play':['TS','TH','TD','TC']}");
    for (int i = 0; i < 3; ++i) r.fail_challenge();
    CHECK(r.burned_cards() == "QD TS TH TD TC");
    CHECK(r.turn() == 0);
}

TEST_CASE("If a seat goes out with a 10 and that ends the game, pending challenges are dropped",
    "[palace][speak][fine-print-14]") {
    Round r = speak_round({{"TS"}, only_fours, only_fours}, "QD");
    r.play("{'play':['TS']}");
    CHECK(r.is_over());
    CHECK(r.challenges().empty());
    CHECK(r.rules.winners(r.state) == Seats{0});
}

TEST_CASE("If a seat goes out with a 10 and the others play on, the next seat leads after the challenges",
    "[palace][speak][fine-print-23]") {
    Round r = speak_round({{"TS"}, only_fours, only_fours, only_fours}, "QD", "{'finish':'play_on'}");
    r.play("{'play':['TS']}");
    // The giver is out, so the next seat in play order gives the challenge.
    CHECK(r.challenges() == "1<2 2<3 3<1");
    for (int i = 0; i < 3; ++i) r.pass_challenge();
    CHECK(r.burned_cards() == "QD TS");
    CHECK(r.turn() == 1);
}

TEST_CASE(
    "The seat that laid a 7 or 10 gives the challenges, but its own challenge is given by the next seat in play order",
    "[palace][speak][fine-print-23]") {
    Round seven = speak_round({{"7S KD"}, only_fours, only_fours}, "QD");
    seven.play("{'play':['7S']}");
    CHECK(seven.seats_to_act() == "0");
    Round two = speak_round({{"2S KD 4C"}, only_fours, only_fours}, "QD");
    two.play("{'play':['2S'],'cover':['KD']}");
    CHECK(two.seats_to_act() == "1");
    Round backwards = speak_round({{"2S KD 4C"}, only_fours, only_fours}, "QD");
    backwards.state.table.direction = -1;
    backwards.play("{'play':['2S'],'cover':['KD']}");
    CHECK(backwards.seats_to_act() == "2");
}

TEST_CASE("If the seat that laid a 7 goes out, the next seat in play order judges the challenge",
    "[palace][speak][fine-print-23]") {
    Round r = speak_round({{"7S"}, only_fours, only_fours, only_fours}, "QD", "{'finish':'play_on'}");
    r.play("{'play':['7S']}");
    CHECK(r.challenges() == "1<2");
}

TEST_CASE("Starters cause no challenge", "[palace][speak][fine-print-5]") {
    const Options o = options("speak", "{'players':3,'starter':'flip','first':'left_of_dealer'}");
    const Round r(o, "3S 3H 3D 4S 4H 4D 5S 5H 5D 6S 6H 6D 8S 8H 8D 9S 9H 9D JS JH JD QS QH QD KS KH KD 7C AS AH");
    CHECK(r.pile() == "7C");
    CHECK(r.challenges().empty());
}

} // namespace palazzo::palace::test

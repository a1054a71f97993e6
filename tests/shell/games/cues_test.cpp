// The sound of a move in each game: the sound of the most important thing that happens in the move.
#include "shell/catalogue.hpp"
#include "tests/games/log_lines.hpp"
#include "tests/games/palabra/table.hpp"
#include "tests/games/palace/speak.hpp"
#include "tests/games/palindromes/board.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace palazzo;
using sound::Cue;

namespace {

using Heard = std::optional<Cue>;

/// Returns the sound of a move of `seat`. In `move`, which is JSON, each double quote is written as a single one.
template <class Round>
Heard heard(const Round& r, Seat seat, const std::string& move) {
    using G = decltype(Round::rules);
    const auto read = r.rules.read_move(palazzo::test::json(move.c_str()));
    REQUIRE(read);
    return games::most_important_cue<G>(palazzo::test::events_of(r.rules, r.state, seat, *read));
}
template <class Round>
Heard heard(const Round& r, const std::string& move) {
    return heard(r, r.turn(), move);
}

/// Returns whether `move`, made by the seat that is to act, is celebrated.
template <class Round>
bool celebrated(const Round& r, const std::string& move) {
    using G = decltype(Round::rules);
    const auto read = r.rules.read_move(palazzo::test::json(move.c_str()));
    REQUIRE(read);
    const auto events = palazzo::test::events_of(r.rules, r.state, r.turn(), *read);
    return std::any_of(events.begin(), events.end(), games::UiOf<G>::is_celebrated);
}

constexpr auto ten_cards = "Er Eg Eb Ey Er Eg Eb Ey Er Eg";

} // namespace

TEST_CASE("In Palace a slide sounds for a set that is laid, and taking a pile has its own sound", "[palace][sound]") {
    using palace::test::Round;
    CHECK(heard(Round({.seats = {{"5S KS"}, {"7S"}}, .pile = "4D"}), "{'play':['5S']}") == Cue::slide);
    CHECK(heard(Round({.seats = {{"5S 6S"}, {"7S"}}, .pile = "QD"}), "{'take':true}") == Cue::sweep);
}

TEST_CASE("In Palace a burning pile has the sound of fire, not of the card that burns it", "[palace][sound]") {
    using palace::test::Round;
    CHECK(heard(Round({.seats = {{"TS KS"}, {"5S"}}, .pile = "JD QD"}), "{'play':['TS']}") == Cue::burn);
}

TEST_CASE("In Palace a burning pile is celebrated, and a taken pile isn't", "[palace][celebrated]") {
    using palace::test::Round;
    CHECK(celebrated(Round({.seats = {{"TS KS"}, {"5S"}}, .pile = "JD QD"}), "{'play':['TS']}"));
    CHECK(celebrated(Round({.seats = {{"QS KS"}, {"5S"}}, .pile = "QH QC QD"}), "{'play':['QS']}"));
    CHECK_FALSE(celebrated(Round({.seats = {{"5S KS"}, {"7S"}}, .pile = "4D"}), "{'play':['5S']}"));
    CHECK_FALSE(celebrated(Round({.seats = {{"5S 6S"}, {"7S"}}, .pile = "QD"}), "{'take':true}"));
}

TEST_CASE("In Palace turning over a face-down card has a sound, but if the card doesn't beat the pile, the pile's "
          "taking sounds instead",
    "[palace][sound]") {
    using palace::test::Round;
    CHECK(heard(Round({.seats = {{"", "", "KS 9S"}, {"5S"}}, .pile = "QD"}), "{'flip':0}") == Cue::flip);
    CHECK(heard(Round({.seats = {{"", "", "4S 9S"}, {"5S"}}, .pile = "QD"}), "{'flip':0}") == Cue::sweep);
}

TEST_CASE("In Palace a chime sounds for a right answer, and a buzz for a wrong one, whatever else happens in the move",
    "[palace][sound]") {
    using namespace palace::test;
    Round r = speak_round({{"7S KD"}, {"3S KH"}, only_fours}, "QD", "{'judge':'self'}");
    r.play("{'play':['7S']}");
    CHECK(heard(r, 1, "{'judge':true}") == Cue::chime);
    CHECK(heard(r, 1, "{'judge':false}") == Cue::buzz);
}

TEST_CASE("In Palabra a chime sounds for a word that counts, and a slide for a word that may still be challenged",
    "[palabra][sound]") {
    using namespace palabra::test;
    Round sure({.hands = {"Cg Ay Tr", "Zy"}, .draw = ten_cards});
    sure.pass();
    CHECK(heard(sure, move_text("word", "Cg Ay Tr")) == Cue::chime);
    Round doubted({.options = "{'words':'challenge'}", .hands = {"Cg Ay Tr", "Zy"}, .draw = ten_cards});
    doubted.pass();
    CHECK(heard(doubted, move_text("word", "Cg Ay Tr")) == Cue::slide);
}

TEST_CASE("In Palabra a buzz sounds for a withdrawn word, and for a challenge of a good one", "[palabra][sound]") {
    using namespace palabra::test;
    const char* challenge = "{'challenge':true}";
    Round bad({.options = "{'words':'challenge'}", .hands = {"Tr Cg Ay", "Zy"}, .draw = ten_cards});
    bad.play_cards("word", "Tr Cg Ay");
    CHECK(heard(bad, 1, challenge) == Cue::buzz);
    Round good({.options = "{'words':'challenge'}", .hands = {"Cg Ay Tr", "Zy"}, .draw = ten_cards});
    good.play_cards("word", "Cg Ay Tr");
    CHECK(heard(good, 1, challenge) == Cue::buzz);
    CHECK(heard(good, 1, "{'challenge':false}") == Cue::chime);
}

TEST_CASE("In Palabra shaving has a sound, and passing has none", "[palabra][sound]") {
    using namespace palabra::test;
    const Round r({.hands = {"Cr Tg Zg", "! Zy"}, .words = {"", "Cg Ay2 Tr"}, .draw = ten_cards});
    CHECK(heard(r, "{'shave':['Cr','Tg']}") == Cue::sweep);
    CHECK(heard(r, "{'pass':true}") == std::nullopt);
}

TEST_CASE("In Palabra a word of seven letters is celebrated once it counts", "[palabra][celebrated]") {
    using Ui = games::UiOf<palabra::Rules>;
    palabra::WordLaid laid;
    laid.word.tiles.resize(7);
    CHECK(Ui::is_celebrated(laid));
    laid.counts = false;
    CHECK_FALSE(Ui::is_celebrated(laid));
    laid = {};
    laid.word.tiles.resize(6);
    CHECK_FALSE(Ui::is_celebrated(laid));
}

TEST_CASE(
    "In Palindromes a palindrome of seven cards is celebrated, and a shorter one isn't", "[palindromes][celebrated]") {
    using Ui = games::UiOf<palindromes::Rules>;
    palindromes::PalindromeTaken taken;
    for (int i = 0; i < 6; ++i) taken.cards.push_back(Card(Rank::two, Suit::spades));
    CHECK_FALSE(Ui::is_celebrated(taken));
    taken.cards.push_back(Card(Rank::two, Suit::spades));
    CHECK(Ui::is_celebrated(taken));
}

TEST_CASE(
    "In Palindromes a slide sounds for a placed card, and a chime for a taken palindrome", "[palindromes][sound]") {
    using namespace palindromes::test;
    const std::string end = move_text("5D", 2, 0);
    CHECK(heard(Round({.board = "5S 6H", .hands = {"5D QC", "KC KD"}}), end) == Cue::chime);
    CHECK(heard(Round({.board = "5S 6H", .hands = {"7C QC", "KC KD"}}), move_text("7C", 2, 0)) == Cue::slide);
}

TEST_CASE("In Palindromes no chime sounds yet for a pending palindrome", "[palindromes][sound]") {
    using namespace palindromes::test;
    const Round r({.board = "7C 5S 6H", .hands = {"5D QC", "KC KD"}});
    CHECK(heard(r, move_text("5D", 3, 0)) == Cue::slide);
}

TEST_CASE("In Sevens a slide sounds for a card that is played, and passing has no sound", "[example][sound]") {
    const example::Rules rules;
    Rng dice(4);
    const auto state = rules.begin({}, rules.shuffled_deal({}, dice));
    const Seat first = rules.seats_to_act(state).front();
    const auto moves = rules.legal_moves(rules.view(state, first));
    CHECK(games::most_important_cue<example::Rules>(palazzo::test::events_of(rules, state, first, moves.front()))
        == Cue::slide);
    CHECK(games::most_important_cue<example::Rules>({example::Passed{first}}) == std::nullopt);
}

TEST_CASE("If several things happen in one move, only the most important one sounds", "[sound]") {
    using namespace palace;
    CHECK(games::most_important_cue<Rules>({}) == std::nullopt);
    CHECK(games::most_important_cue<Rules>({PileTaken{0, 3}, CardTurnedOver{}}) == Cue::sweep);
    CHECK(games::most_important_cue<Rules>({ChallengeJudged{0, false}, PileTaken{0, 3}}) == Cue::buzz);
}

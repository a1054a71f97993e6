// Tests docs/rules/palabra.md, "Is it a word?"; fine print 6 to 10.
#include "engine/core/match.hpp"
#include "tests/games/palabra/table.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palabra::test {
namespace {

constexpr auto ten_cards = "Er Eg Eb Ey Er Eg Eb Ey Er Eg";
constexpr auto challenge = "{'words':'challenge'}";
constexpr auto vote = "{'words':'vote'}";
constexpr auto yes = "{'challenge':true}";
constexpr auto no = "{'challenge':false}";
constexpr auto in_favour = "{'vote':true}";
constexpr auto against = "{'vote':false}";

/// Returns a game in which seat 0 has laid a word of the list if `good`, otherwise a word that isn't in the list.
Round laid(const char* options, bool good) {
    Round r({.options = options, .hands = {"Cg Ay Tr Zb", "Zy", "Ky"}, .draw = ten_cards});
    r.play_cards("word", good ? "Cg Ay Tr" : "Tr Cg Ay");
    return r;
}

} // namespace

TEST_CASE("With `words: enforced`, a word that isn't in the list is refused before it is played", "[palabra][doubt]") {
    Round r({.hands = {"Cg Ay Tr Zb", "Zy"}, .draw = ten_cards});
    r.pass();
    CHECK(r.why_not(move_text("word", "Tr Cg Ay")) == "not_a_word");
    r.play(move_text("word", "Cg Ay Tr"));
    CHECK(r.turn() == 1);
    CHECK(r.state.table.step == TurnStep::pre_play);
}

TEST_CASE("With `words: challenge`, any cards may be laid as a word, which every other seat may accept or challenge",
    "[palabra][doubt]") {
    Round r = laid(challenge, false);
    CHECK(r.rules.seats_to_act(r.state) == Seats{1, 2});
    CHECK(r.why_not(1, yes) == "");
    CHECK(r.why_not(2, no) == "");
    CHECK(r.why_not(0, no) == "not_your_turn");
    CHECK(r.why_not(1, "{'pass':true}") == "answer_first");
}

TEST_CASE("A challenged word that isn't in the list is withdrawn, and the turn ends", "[palabra][doubt]") {
    Round r = laid(challenge, false);
    r.play(1, yes);
    CHECK(r.word(0).empty());
    CHECK(r.hand(0) == "Ay Cg Tr Zb");
    CHECK(r.score(0) == 0);
    CHECK(r.turn() == 1);
    CHECK_FALSE(r.state.table.seat(1).misses_next_turn);
}

TEST_CASE("A seat that challenged a valid word misses its next turn", "[palabra][doubt]") {
    Round r = laid(challenge, true);
    r.play(2, yes);
    CHECK(r.score(0) == 5);
    CHECK(r.turn() == 1);
    r.pass();
    r.pass();
    CHECK(r.turn() == 0);
    CHECK_FALSE(r.state.table.seat(2).misses_next_turn);
}

TEST_CASE(
    "A seat forfeits only one turn, however many wrong challenges it has made", "[palabra][doubt][fine-print-6]") {
    Round r({.options = challenge, .hands = {"Cg Ay Tr", "Cr Ab Tg", "Ky"}, .draw = ten_cards});
    r.play_cards("word", "Cg Ay Tr");
    r.play(2, yes);
    r.play_cards("word", "Cr Ab Tg");
    r.play(2, yes);
    CHECK(r.turn() == 0);
    r.pass();
    r.pass();
    r.pass();
    r.pass();
    CHECK(r.turn() == 2);
}

TEST_CASE(
    "While a word is in doubt, nobody draws or scores, and the game doesn't end", "[palabra][doubt][fine-print-7]") {
    Round r({.options = challenge, .hands = {"Ag Tr", "Zy"}});
    r.play_cards("word", "Ag Tr");
    CHECK_FALSE(r.is_over());
    CHECK(r.score(0) == 0);
    r.play(1, no);
    CHECK(r.is_over());
    CHECK(r.score(0) == 4);
    Round drawing = laid(challenge, true);
    CHECK(drawing.hand(0) == "Zb");
    CHECK(drawing.draw_pile() == ten_cards);
}

TEST_CASE(
    "If a build is withdrawn, the word that it was built on goes back to its owner", "[palabra][doubt][fine-print-7]") {
    Round r({.options = challenge, .hands = {"Cr Xr Zb", "Zy"}, .words = {"", "Cg Ay2 Tr"}, .draw = ten_cards});
    r.play("{'shave':['Cr']}");
    r.play(build_text(1, "", "Xr"));
    CHECK(r.word(1).empty());
    r.play(1, yes);
    CHECK(r.word(0).empty());
    CHECK(r.state.table.turn == 1);
    // The word went back to its owner, whose turn began then. It was therefore discarded, and the owner kept its
    // points.
    CHECK(r.score(1) == 4);
    CHECK(r.discard_pile() == "Cr Cg Ay2 Tr");
    Round three(
        {.options = challenge, .hands = {"Xr Zb", "Zy", "Zr"}, .words = {"", "", "Cg Ay2 Tr"}, .draw = ten_cards});
    three.build_word(2, "", "Xr");
    three.play(1, yes);
    CHECK(three.word(2) == "Cg Ay2 Tr");
    CHECK(three.word_worth(2) == 10);
}

TEST_CASE(
    "With `words: challenge`, the other seats answer in any order, and the first challenge leads to a verdict at once",
    "[palabra][doubt][fine-print-8]") {
    Round r = laid(challenge, true);
    r.play(2, no);
    CHECK(r.rules.seats_to_act(r.state) == Seats{1});
    r.play(1, yes);
    CHECK(r.score(0) == 5);
    CHECK(r.turn() == 2); // seat 1 has already lost its turn
}

TEST_CASE("A word stands if every other seat accepts it", "[palabra][doubt][fine-print-8]") {
    Round r = laid(challenge, false);
    r.play(2, no);
    CHECK(r.score(0) == 0);
    r.play(1, no);
    CHECK(r.score(0) == 5);
    CHECK(r.word(0) == "Tr Cg Ay");
    CHECK(r.turn() == 1);
}

TEST_CASE("With `words: vote`, all other seats vote on the word, and `true` is a vote for the word",
    "[palabra][doubt][fine-print-8]") {
    Round r = laid(vote, false);
    CHECK(r.rules.seats_to_act(r.state) == Seats{1, 2});
    r.play(1, in_favour);
    CHECK(r.rules.seats_to_act(r.state) == Seats{2});
    r.play(2, against);
    CHECK(r.score(0) == 5); // one vote of two against the word isn't more than half
    CHECK(r.turn() == 1);
}

TEST_CASE(
    "If more than half vote against a word, its player must take it back or insist", "[palabra][doubt][fine-print-8]") {
    Round r = laid(vote, false);
    r.play(1, against);
    r.play(2, against);
    CHECK(r.rules.seats_to_act(r.state) == Seats{0});
    CHECK(r.why_not("{'insist':true}") == "");
    CHECK(r.why_not("{'insist':false}") == "");
    CHECK(r.why_not("{'pass':true}") == "insist_first");
}

TEST_CASE("A player who takes back a word after a lost vote has no penalty and plays again", "[palabra][doubt]") {
    Round r = laid(vote, false);
    r.play(1, against);
    r.play(2, against);
    r.play("{'insist':false}");
    CHECK(r.turn() == 0);
    CHECK(r.state.table.step == TurnStep::play);
    CHECK(r.hand(0) == "Ay Cg Tr Zb");
    r.play(move_text("word", "Cg Ay Tr"));
    CHECK(r.rules.seats_to_act(r.state) == Seats{1, 2});
}

TEST_CASE("If a player insists on a word, the list decides at once, and each seat that voted against a valid word "
          "forfeits a turn",
    "[palabra][doubt][fine-print-8]") {
    Round good = laid(vote, true);
    good.play(1, against);
    good.play(2, against);
    good.play("{'insist':true}");
    CHECK(good.score(0) == 5);
    CHECK(good.turn() == 0);
    Round bad = laid(vote, false);
    bad.play(1, against);
    bad.play(2, against);
    bad.play("{'insist':true}");
    CHECK(bad.score(0) == 0);
    CHECK(bad.turn() == 1);
    CHECK(bad.hand(0) == "Ay Cg Tr Zb");
}

TEST_CASE("A seat that voted for a valid word forfeits no turn", "[palabra][doubt][fine-print-8]") {
    Round r({.options = vote, .hands = {"Cg Ay Tr Zb", "Zy", "Ky", "Qy"}, .draw = ten_cards});
    r.play_cards("word", "Cg Ay Tr");
    r.play(1, against);
    r.play(2, in_favour);
    r.play(3, against);
    r.play("{'insist':true}");
    CHECK(r.turn() == 2);
    CHECK(r.state.table.seat(3).misses_next_turn);
}

TEST_CASE("Straights and flushes can't be challenged, because they are checked when they are laid",
    "[palabra][doubt][fine-print-9]") {
    Round straight({.options = challenge, .hands = {"Ag By Cr Dg", "Zy"}, .draw = ten_cards});
    straight.pass();
    CHECK(straight.why_not(move_text("straight", "Ag Cr By")) == "no_straight");
    straight.play(move_text("straight", "Ag By Cr"));
    CHECK(straight.turn() == 1);
    CHECK(straight.score(0) == 8);
    straight.build_word(0, "", "Zy");
    CHECK(straight.state.table.step == TurnStep::challenge);
    Round longer(
        {.options = challenge, .hands = {"Dg Zb", "Zy"}, .words = {"", "straight Ag By Cr"}, .draw = ten_cards});
    longer.build_word(1, "", "Dg");
    CHECK(longer.turn() == 1);
}

TEST_CASE("A turn counts as a pass if its word is withdrawn", "[palabra][end][fine-print-2]") {
    Round r({.options = challenge, .hands = {"Tr Cg Ay", "Zy"}, .draw = "Kr"});
    r.play_cards("word", "Tr Cg Ay");
    r.play(1, yes);
    r.pass();
    r.pass();
    CHECK(r.is_over());
}

TEST_CASE("With `short_words: off`, two- and three-letter words that are only in word-game lists are refused",
    "[palabra][doubt][options]") {
    const auto is = [](const char* changes, const char* text) {
        std::vector<Letter> letters;
        for (const char* c = text; *c != '\0'; ++c) letters.push_back(static_cast<Letter>(*c - 'a'));
        return is_word(options(changes), letters);
    };
    CHECK(is("{}", "qi"));
    CHECK(is("{}", "at"));
    CHECK_FALSE(is("{'short_words':false}", "qi"));
    CHECK(is("{'short_words':false}", "at"));
    CHECK(is("{'short_words':false}", "a"));
    CHECK(is("{'short_words':false}", "cat"));
    CHECK(is("{'short_words':false}", "palabra"));
}

TEST_CASE("Any seat may start the timer, but only once in each turn", "[palabra][timer][fine-print-10]") {
    Round r({.options = "{'impatient_timer':60}", .hands = {"Ag", "Zy", "Ky"}, .draw = ten_cards});
    CHECK(r.why_not(0, "{'timer':true}") == "");
    CHECK(r.why_not(1, "{'timeout':true}") == "timer_still");
    r.play(2, "{'timer':true}");
    CHECK(r.turn() == 0);
    CHECK(r.why_not(1, "{'timer':true}") == "timer_runs");
    r.pass();
    r.pass();
    CHECK(r.why_not(1, "{'timer':true}") == "");
    Round none({.hands = {"Ag", "Zy"}, .draw = ten_cards});
    CHECK(none.why_not(1, "{'timer':true}") == "no_timer");
    CHECK(none.why_not(1, "{'timeout':true}") == "no_timer");
}

TEST_CASE("While the timer runs, any seat may send `timeout`, which ends the turn", "[palabra][timer][fine-print-10]") {
    Round r({.options = "{'impatient_timer':60}", .hands = {"Ag", "Zy"}, .draw = ten_cards});
    r.play(1, "{'timer':true}");
    r.play(1, "{'timeout':true}");
    CHECK(r.turn() == 1);
    CHECK(r.hand(0) == "Ag");
    CHECK(r.why_not(1, "{'timeout':true}") == "timer_still");
    r.play(0, "{'timer':true}");
    r.pass();
    r.play(0, "{'timeout':true}");
    CHECK(r.turn() == 0);
}

TEST_CASE("A seat that could only start the timer is not asked to act, and no list of legal moves contains the timer",
    "[palabra][timer][fine-print-10]") {
    Round r({.options = "{'impatient_timer':60}", .hands = {"Ag", "Zy"}, .draw = ten_cards});
    CHECK(r.rules.seats_to_act(r.state) == Seats{0});
    CHECK(r.rules.legal_moves(r.view(1)).empty());
    CHECK(r.rules.legal_moves(r.view(0)).size() == 1);
}

TEST_CASE("If time runs out during a challenge or a vote, seats that haven't answered accept the word",
    "[palabra][timer][fine-print-10]") {
    Round r({.options = "{'impatient_timer':60,'words':'challenge'}",
        .hands = {"Tr Cg Ay", "Zy", "Ky"},
        .draw = ten_cards});
    r.play_cards("word", "Tr Cg Ay");
    r.play(1, no);
    r.play(0, "{'timer':true}");
    r.play(0, "{'timeout':true}");
    CHECK(r.score(0) == 5);
    CHECK(r.turn() == 1);
    Round votes(
        {.options = "{'impatient_timer':60,'words':'vote'}", .hands = {"Tr Cg Ay", "Zy", "Ky"}, .draw = ten_cards});
    votes.play_cards("word", "Tr Cg Ay");
    votes.play(1, against);
    votes.play(0, "{'timer':true}");
    votes.play(0, "{'timeout':true}");
    CHECK(votes.score(0) == 5);
}

TEST_CASE("If time runs out after the majority voted against a word, the word is withdrawn",
    "[palabra][timer][fine-print-10]") {
    Round r({.options = "{'impatient_timer':60,'words':'vote'}", .hands = {"Tr Cg Ay", "Zy", "Ky"}, .draw = ten_cards});
    r.play_cards("word", "Tr Cg Ay");
    r.play(1, "{'timer':true}");
    r.play(1, against);
    r.play(2, against);
    r.play(1, "{'timeout':true}");
    CHECK(r.score(0) == 0);
    CHECK(r.hand(0) == "Ay Cg Tr");
    CHECK(r.turn() == 1);
    Round most({.options = "{'impatient_timer':60,'words':'vote'}",
        .hands = {"Tr Cg Ay", "Zy", "Ky", "Qy"},
        .draw = ten_cards});
    most.play_cards("word", "Tr Cg Ay");
    most.play(1, against);
    most.play(2, against);
    most.play(0, "{'timer':true}");
    most.play(0, "{'timeout':true}");
    CHECK(most.score(0) == 0);
    CHECK(most.turn() == 1);
}

TEST_CASE("A record contains the verdict on a challenged word, and a replay with another word list keeps that verdict",
    "[palabra][doubt][record]") {
    Round r = laid(challenge, false);
    const Move noted = r.rules.with_verdict(r.view(1), *r.rules.read_move(json(yes)));
    CHECK(r.rules.write_move(noted) == json("{'challenge':true,'good':false}"));
    const Move other = *r.rules.read_move(json("{'challenge':true,'good':true}"));
    CHECK(r.rules.check(r.view(1), other).id() == "palabra.judged_otherwise");
    CHECK_FALSE(Rules{{}, {}, true}.check(r.view(1), other));
    Rules{{}, {}, true}.apply(r.state, 1, other);
    CHECK(r.score(0) == 5);
}

TEST_CASE("If a game was recorded with another word list, its recorded words aren't checked, but new words are",
    "[palabra][record]") {
    Record record;
    record.game = "palabra";
    record.deal =
        json("{'cards':['Cg','Ay','Trb','Lg','Zrb','Gb','Nb','Sb','Ub2','Qgy','Ay','Er','Er','Er'],'short':true}");
    record.moves = {{0, json("{'pass':true}")}, {0, json("{'word':['Trb','Cg','Ay']}")}};
    CHECK(line_of(open_match(Rules(), record).problem()) == "moves[1]: TCA is not in the word list.");
    record.extras = json("{'dictionary':{'name':'en','digest':'0123456789abcdef'}}");
    auto match = open_match(Rules(), record);
    REQUIRE(match);
    CHECK(match->turn_count() == 2);
    CHECK_FALSE(match->play(1, *Rules().read_move(json("{'pass':true}"))));
    CHECK(match->play(1, *Rules().read_move(json("{'word':['Er','Ub2','Er']}"))).id() == "palabra.not_a_word");
}

} // namespace palazzo::palabra::test

// Tests docs/rules/palindromes.md, "Set-up"; fine print 9.
#include "tests/games/palindromes/board.hpp"
#include "tests/lines.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {
namespace {

/// Reads a deal and returns the message with which it is refused; "" if it is accepted.
std::string refused_deal(const char* deal) {
    const auto read = Rules().read_deal(Options(), json(deal));
    return read ? "" : line_of(read.problem());
}

} // namespace

TEST_CASE("Each player gets a face-down stock of 26 cards, and takes its top three cards into the hand",
    "[palindromes][setup]") {
    Rng dice(1);
    const Deal deal = Rules().shuffled_deal(Options(), dice);
    REQUIRE(deal.cards.size() == 52);
    CHECK(check_deal(deal, false) == Refusal());
    const State s = Rules().begin(Options(), deal);
    for (Seat seat = 0; seat < players; ++seat) {
        CHECK(s.hidden_state(seat).hand.size() == 3);
        CHECK(s.hidden_state(seat).stock.size() == 23);
        CHECK(s.table.seat(seat).hand_count == 3);
        CHECK(s.table.seat(seat).stock_count == 23);
    }
    CHECK(s.table.board.empty());

    const Round r(Options(), "KS 2H 9C 4D 5S  AS 3H 8C 6D 7S");
    CHECK(r.hand(0) == "2H 9C KS");
    CHECK(r.stock(0) == "4D 5S");
    CHECK(r.hand(1) == "AS 3H 8C");
    CHECK(r.stock(1) == "6D 7S");
}

TEST_CASE("A player draws one card after each placement while the stock lasts", "[palindromes][setup]") {
    Round r(Options(), "KS 2H 9C 4D  AS 3H 8C 6D");
    r.place("KS", 0, 0);
    CHECK(r.hand(0) == "2H 4D 9C");
    CHECK(r.stock(0).empty());
    CHECK(r.hand(1) == "AS 3H 8C");
    r.place("8C", 1, 0);
    CHECK(r.hand(1) == "AS 3H 6D");
    r.place("4D", 2, 0);
    CHECK(r.hand(0) == "2H 9C");
}

TEST_CASE("If a deal is given by a seed, the random generator decides who deals, and the other player goes first",
    "[palindromes][setup]") {
    int first = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Rng dice(seed);
        const Deal deal = Rules().shuffled_deal(Options(), dice);
        CHECK(Rules().begin(Options(), deal).table.turn == deal.first);
        first += deal.first;
    }
    CHECK(first > 150);
    CHECK(first < 250);
}

TEST_CASE("The players take turns to place a card", "[palindromes][setup]") {
    Round r(Options(), "KS 2H  AS 3H", 1);
    CHECK(r.turn() == 1);
    CHECK(r.why_not(0, move_text("KS", 0, 0)) == "not_your_turn");
    r.place("AS", 0, 0);
    CHECK(r.turn() == 0);
    CHECK(r.why_not(1, move_text("3H", 1, 0)) == "not_your_turn");
    CHECK(r.why_not("3H", 1, 0) == "not_in_hand");
    CHECK(r.why_not("AS", 1, 0) == "not_in_hand");
}

TEST_CASE("The values of the cards are 1 for an ace, 2 to 10 for number cards, 11 for a jack, 12 for a queen and 13 "
          "for a king",
    "[palindromes][setup]") {
    int value = 1;
    for (const char* c : {"AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS"})
        CHECK(value_of(*read_card(c)) == value++);
}

TEST_CASE("The values of a king and an ace are one apart only with `wrap`", "[palindromes][setup]") {
    CHECK(Round({.board = "KS", .hands = {"AH", "9C"}}).squares_for_card("AH") == "-1,0 1,0");
    CHECK(Round({.board = "KS", .hands = {"AH", "9C"}}).why_not("AH", 0, 1) == "not_neighbours");
    const Round around({.options = "{'wrap':true}", .board = "KS", .hands = {"AH AC QD 2D", "9C"}});
    CHECK(around.squares_for_card("AH") == "0,-1 0,1");
    CHECK(around.why_not("AC", 0, 1) == "same_colour");
    CHECK(around.squares_for_card("QD") == "0,-1 0,1");
    CHECK(around.squares_for_card("2D") == "-1,0 1,0");
}

TEST_CASE("Nobody passes, because every card in hand always has a legal placement", "[palindromes][setup]") {
    CHECK_FALSE(Rules().read_move(json("{'pass':true}")));
    Rng dice(2);
    const Rules rules;
    for (int game = 0; game < 100; ++game) {
        const Options o = rules.random_options(dice);
        State s = rules.begin(o, rules.shuffled_deal(o, dice));
        while (!rules.seats_to_act(s).empty()) {
            const View v = rules.view(s, s.table.turn);
            const auto moves = rules.legal_moves(v);
            for (const Card c : v.hand)
                REQUIRE(std::any_of(moves.begin(), moves.end(), [&](const Move& m) { return m.card == c; }));
            rules.apply(s, v.me, rules.random_move(v, dice));
        }
    }
}

TEST_CASE("In a short deal, each seat gets half of the listed cards", "[palindromes][fine-print-9]") {
    const Round r(options("{'hand':1}"), "KS 2H 9C  AS 3H 8C");
    CHECK(r.hand(0) == "KS");
    CHECK(r.stock(0) == "2H 9C");
    CHECK(r.hand(1) == "AS");
    CHECK(r.stock(1) == "3H 8C");
    // If a stock has fewer cards than a hand holds, the hand gets all of them.
    CHECK(Round(options("{'hand':7}"), "KS 2H 9C  AS 3H 8C").hand(1) == "AS 3H 8C");
}

TEST_CASE("A deal must list an even number of cards", "[palindromes][fine-print-9]") {
    CHECK(refused_deal("{'cards':['KS','2H','9C'],'short':true}") == "cards: 3 can't be halved between two players");
    CHECK(refused_deal("{'cards':['KS','2H'],'short':true}").empty());
    CHECK_FALSE(refused_deal("{'cards':[],'short':true}").empty());
}

TEST_CASE("A deal may leave out cards only if it is marked as short, and may list no card twice",
    "[palindromes][fine-print-9]") {
    CHECK(refused_deal("{'cards':['KS','2H']}").rfind("cards: 2 of 52", 0) == 0);
    CHECK(refused_deal("{'cards':['KS','2H'],'short':false}").rfind("cards: 2 of 52", 0) == 0);
    CHECK(refused_deal("{'cards':['KS','KS'],'short':true}").rfind("cards: more of", 0) == 0);
    CHECK(refused_deal("{'cards':['KS','JK'],'short':true}").rfind("cards", 0) == 0);
}

TEST_CASE("If a deal lists its cards, the seat `first` begins, or seat 0 if the deal names no seat",
    "[palindromes][fine-print-10]") {
    const auto first = [](const char* deal) {
        const auto read = Rules().read_deal(Options(), json(deal));
        REQUIRE(read);
        return Rules().begin(Options(), *read).table.turn;
    };
    CHECK(first("{'cards':['KS','2H'],'short':true}") == 0);
    CHECK(first("{'cards':['KS','2H'],'short':true,'first':0}") == 0);
    CHECK(first("{'cards':['KS','2H'],'short':true,'first':1}") == 1);
    CHECK(refused_deal("{'cards':['KS','2H'],'short':true,'first':2}").rfind("first", 0) == 0);
}

} // namespace palazzo::palindromes::test

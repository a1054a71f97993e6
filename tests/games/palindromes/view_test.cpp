// Tests the knowledge of each seat: its own hand and all open cards, but no stock, not even its own.
#include "tests/games/palindromes/board.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {
namespace {

const Scene scene{
    .board = "7C 5S 6H", .hands = {"5D QC", "KC KD 9S"}, .stocks = {"2H 3C", "4D 8S"}, .sets = {"AS AH AD", ""}};

} // namespace

TEST_CASE(
    "Of the other hand and of the stocks, a seat's view contains only the number of cards", "[palindromes][view]") {
    const Round r(scene);
    Round other(scene);
    for (Seat seat = 0; seat < players; ++seat) {
        Stock& stock = other.state.hidden_state(seat).stock;
        std::reverse(stock.begin(), stock.end());
    }
    std::swap(other.state.hidden_state(1).hand[0], other.state.hidden_state(1).stock[0]);
    CHECK(r.view(0) == other.view(0));
    CHECK_FALSE(r.view(1) == other.view(1));
}

TEST_CASE("No player sees the order of their own stock", "[palindromes][view]") {
    const Round r(scene);
    const std::string shown = r.rules.as_json(r.view(0)).dump();
    for (const char* hidden : {"2H", "3C", "4D", "8S", "KC", "KD", "9S"})
        CHECK(shown.find('"' + std::string(hidden) + '"') == std::string::npos);
    for (const char* open : {"7C", "5S", "6H", "5D", "QC", "AS", "AH", "AD"})
        CHECK(shown.find('"' + std::string(open) + '"') != std::string::npos);
}

TEST_CASE("`show` for a seat prints `??` for every card in the other hand, and a number for each stock",
    "[palindromes][view]") {
    const Round r(scene);
    const Json shown = r.rules.as_json(r.view(1));
    CHECK(shown["seats"][0]["hand"] == Json({"??", "??"}));
    CHECK(shown["seats"][0]["stock"] == 2);
    CHECK(shown["seats"][0]["sets"] == json("[['AS','AH','AD']]"));
    CHECK(shown["seats"][1]["hand"] == json("['9S','KD','KC']"));
    CHECK(shown["seats"][1]["stock"] == 2);
    CHECK(shown["board"].size() == 3);
    CHECK(shown["seat"] == 1);
}

TEST_CASE("Both players see pending palindromes", "[palindromes][view]") {
    Round r(scene);
    r.place("5D", 3, 0);
    const Json pending = json("[{'seat':0,'at':[[1,0],[2,0],[3,0]]}]");
    for (Seat seat = 0; seat < players; ++seat) CHECK(r.rules.as_json(r.view(seat))["pending"] == pending);
}

TEST_CASE("Only the seat whose turn it is has legal moves", "[palindromes][view]") {
    const Round r(scene);
    CHECK_FALSE(r.rules.legal_moves(r.view(0)).empty());
    CHECK(r.rules.legal_moves(r.view(1)).empty());
    CHECK(r.why_not(1, move_text("KC", 3, 0)) == "not_your_turn");
}

TEST_CASE("A seat can't tell an imagined state from the real one", "[palindromes][view]") {
    Rng dice(11);
    for (int game = 0; game < 60; ++game) {
        const Rules rules;
        const Options o = rules.random_options(dice);
        State s = rules.begin(o, rules.shuffled_deal(o, dice));
        while (!rules.seats_to_act(s).empty()) {
            for (Seat seat = 0; seat < players; ++seat) {
                const View seen = rules.view(s, seat);
                const State imagined = rules.sample_state(seen, dice);
                REQUIRE(rules.view(imagined, seat) == seen);
                REQUIRE(imagined.hidden_state(0).stock.size() == s.hidden_state(0).stock.size());
                REQUIRE(imagined.hidden_state(1).hand.size() == s.hidden_state(1).hand.size());
            }
            rules.apply(s, s.table.turn, rules.random_move(rules.view(s, s.table.turn), dice));
        }
    }
}

} // namespace palazzo::palindromes::test

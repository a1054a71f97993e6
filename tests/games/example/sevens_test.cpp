// Tests docs/rules/example.md, with one case for each rule.
#include "engine/games/example/rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

namespace palazzo::example {
namespace {

Card card(const char* text) { return *read_card(text); }

/// Returns a table in the middle of a game, with the cards `lying` in the rows. Seat 0 is to move, and its hand is
/// `hand`. Seat 1 has one card, which no test case needs.
State table_with(std::initializer_list<const char*> lying, std::initializer_list<const char*> hand) {
    State s;
    s.table.options.players = 2;
    for (const char* text : lying) {
        const auto rank = static_cast<std::int8_t>(index_of(card(text).rank()));
        Row& row = s.table.row(card(text).suit());
        row = row.empty() ? Row{rank, rank} : Row{std::min(row.low, rank), std::max(row.high, rank)};
    }
    for (const char* text : hand) s.hands[0].push_back(card(text));
    s.hands[1].push_back(card("2C"));
    s.table.hand_counts = {static_cast<std::int8_t>(s.hands[0].size()), 1};
    return s;
}

bool may_play(const State& s, const char* text) { return !Rules().check(Rules().view(s, 0), Move{card(text)}); }
bool may_pass(const State& s) { return !Rules().check(Rules().view(s, 0), Move{}); }

} // namespace

TEST_CASE("All cards are dealt, one at a time from the first seat on", "[example]") {
    Rng dice(4);
    Deal deal = Rules().shuffled_deal({5}, dice);
    deal.first = 3;
    const State s = Rules().begin({5}, deal);
    const std::array<std::int8_t, most_players> held{10, 10, 10, 11, 11, 0};
    CHECK(s.table.hand_counts == held);
}

TEST_CASE("The holder of the seven of diamonds goes first, and plays it", "[example]") {
    Rng dice(4);
    const State s = Rules().begin({}, Rules().shuffled_deal({}, dice));
    const auto& hand = s.hands[static_cast<std::size_t>(s.table.turn)];
    CHECK(std::find(hand.begin(), hand.end(), card("7D")) != hand.end());
    CHECK(Rules().legal_moves(Rules().view(s, s.table.turn)) == std::vector<Move>{{card("7D")}});
}

TEST_CASE("A seven starts its suit's row", "[example]") {
    const State s = table_with({"7D"}, {"7H", "8H"});
    CHECK(may_play(s, "7H"));
    CHECK_FALSE(may_play(s, "8H"));
}

TEST_CASE("The next card of a row may be played at either end of the row", "[example]") {
    const State s = table_with({"7D", "8D"}, {"6D", "9D", "5D", "TD"});
    CHECK(may_play(s, "6D"));
    CHECK(may_play(s, "9D"));
    CHECK_FALSE(may_play(s, "5D"));
    CHECK_FALSE(may_play(s, "TD"));
}

TEST_CASE("A seat that can play must play, and a seat that can't must pass", "[example]") {
    CHECK_FALSE(may_pass(table_with({"7D"}, {"6D"})));
    CHECK(may_pass(table_with({"7D"}, {"5D"})));
}

TEST_CASE("With `must_play` off, a seat that can play may pass, except on the first turn", "[example]") {
    State s = table_with({"7D"}, {"6D"});
    s.table.options.must_play = false;
    CHECK(may_pass(s));
    State first = table_with({}, {"7D"});
    first.table.options.must_play = false;
    CHECK_FALSE(may_pass(first));
}

TEST_CASE("A seat with no card left wins, and the game is over", "[example]") {
    State s = table_with({"7D"}, {"6D"});
    std::vector<Event> events;
    Rules().apply(s, 0, Move{card("6D")}, events);
    CHECK(events == std::vector<Event>{CardPlayed{0, card("6D")}, GameWon{0}});
    CHECK(Rules().seats_to_act(s).empty());
    CHECK(Rules().winners(s) == Seats{0});
}

} // namespace palazzo::example

// Tests Palindromes with empty stocks: the other hand consists of all cards that are nowhere else, and master plays
// perfectly.
#include "engine/bots/bots.hpp"
#include "engine/games/palindromes/rules.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes {
namespace {

/// Returns 1 if the seat wins when both seats play perfectly, 0 if the game ends in a tie, -1 if the seat loses. Tries
/// all moves until one wins.
int outcome(const Rules& rules, const State& s, Seat seat) {
    const Seats acting = rules.seats_to_act(s);
    if (acting.empty()) {
        const Seats winners = rules.winners(s);
        return winners.size() != 1 ? 0 : winners.has(seat) ? 1 : -1;
    }
    const Seat mover = acting.front();
    int best = -1;
    for (const Move& m : rules.legal_moves(rules.view_ref(s, mover))) {
        State next = s;
        rules.apply(next, mover, m);
        best = std::max(best, outcome(rules, next, mover));
        if (best == 1) break;
    }
    return mover == seat ? best : -best;
}

/// Returns a game of rule-of-thumb bots in which `left` cards, all of them in the hands, are still to be placed.
State last_cards(const Rules& rules, std::uint64_t seed, int left) {
    Rng dice(seed);
    State s = rules.begin({}, rules.shuffled_deal({}, dice));
    while (deck_size - s.table.placed_count > left) {
        const Seat seat = rules.seats_to_act(s).front();
        rules.apply(s, seat, bot_move(rules, Level::simple, rules.view(s, seat), dice));
    }
    return s;
}

} // namespace

TEST_CASE("With empty stocks, a bot of the level master plays Palindromes perfectly", "[bots]") {
    const Rules rules;
    int won = 0;
    for (std::uint64_t seed = 1; seed <= count_for_run<std::uint64_t>(12, 500); ++seed) {
        State s = last_cards(rules, seed, count_for_run(4, 6));
        won += outcome(rules, s, rules.seats_to_act(s).front()) == 1 ? 1 : 0;
        while (!rules.seats_to_act(s).empty()) {
            const Seat seat = rules.seats_to_act(s).front();
            const int before = outcome(rules, s, seat);
            Rng dice(seed);
            rules.apply(s, seat, bot_move(rules, Level::master, rules.view(s, seat), dice));
            INFO("seed " << seed << ", " << deck_size - s.table.placed_count << " cards left");
            REQUIRE(outcome(rules, s, seat) == before);
        }
    }
    CHECK(won > 0);
}

} // namespace palazzo::palindromes

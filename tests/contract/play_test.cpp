// Tests what holds in every game: it ends, no card is lost, and nothing but the deal and the moves decides its outcome.
#include "tests/contract/cards.hpp"
#include "tests/contract/games.hpp"
#include "tests/rounds.hpp"

#include "engine/bots/bots.hpp"
#include "engine/catalogue.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::contract {

TEMPLATE_LIST_TEST_CASE("Random games end, and no card is lost or added", "[contract]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(30, 60); ++i) {
        Rng dice = Rng(1).split(i);
        auto match = new_random_match(rules, dice);
        const CardTexts deck = cards_in(rules.as_json(match.state()));
        CHECK_FALSE(deck.empty());
        std::size_t odd_positions = 0;
        play_out(match, dice, [&](const auto& now) {
            if (now.is_over() || dice.below(8) == 0)
                odd_positions += cards_in(rules.as_json(now.state())) == deck ? 0 : 1;
        });
        INFO(record_line(match));
        CHECK(odd_positions == 0);
    }
}

TEMPLATE_LIST_TEST_CASE("A game has winners only when it is over, and scores for every seat", "[contract]", Catalogue) {
    const TestType rules;
    std::size_t drawn = 0;
    std::size_t won = 0;
    for_each_position(rules, 30, [&](const auto& match) {
        const Seats winners = rules.winners(match.state());
        REQUIRE(rules.scores(match.state()).size() == static_cast<std::size_t>(match.seat_count()));
        if (!match.is_over()) REQUIRE(winners.empty());
        for (const Seat seat : winners.list()) REQUIRE(seat < match.seat_count());
        for (const Seat seat : match.seats_to_act().list()) REQUIRE(seat < match.seat_count());
        if (match.is_over()) ++(winners.empty() ? drawn : won);
    });
    CHECK(won > drawn);
}

TEMPLATE_LIST_TEST_CASE("The same deal and moves give equal states", "[contract]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < 30; ++i) {
        Rng dice = Rng(2).split(i);
        const auto match = finished_random_game(rules, dice);
        const auto again = open_valid_match(rules, match.record());
        INFO(record_line(match));
        CHECK(again.state() == match.state());
        CHECK(again.digest() == match.digest());
        CHECK(again.log_messages() == match.log_messages());
        std::size_t positions = 0;
        auto last = match.state();
        again.for_each_position([&](const auto& state) {
            ++positions;
            last = state;
        });
        CHECK(positions == match.turn_count() + 1);
        CHECK(last == match.state());
    }
}

TEMPLATE_LIST_TEST_CASE(
    "Random games that differ in their deals or options have different digests", "[contract]", Catalogue) {
    const TestType rules;
    std::set<std::string> digests;
    for (std::uint64_t i = 0; i < 200; ++i) {
        Rng dice = Rng(3).split(i);
        digests.insert(new_random_match(rules, dice).digest());
    }
    CHECK(digests.size() == 200);
}

TEMPLATE_LIST_TEST_CASE("Taking moves back and making them again changes nothing", "[contract]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < 15; ++i) {
        Rng dice = Rng(4).split(i);
        auto match = new_random_match(rules, dice);
        std::vector<typename TestType::State> states;
        play_out(match, dice, [&](const auto& now) { states.push_back(now.state()); });
        const Record whole = match.record();
        const std::string digest = match.digest();
        for (int turn = 0; turn < 20; ++turn) {
            const std::size_t back =
                1 + dice.below(static_cast<std::uint32_t>(std::min<std::size_t>(9, states.size() - 1)));
            for (std::size_t n = 1; n <= back; ++n) {
                match.undo();
                REQUIRE(match.state() == states[states.size() - 1 - n]);
            }
            REQUIRE(match.can_redo());
            for (std::size_t n = 0; n < back; ++n) match.redo();
            REQUIRE_FALSE(match.can_redo());
        }
        CHECK(match.record() == whole);
        CHECK(match.digest() == digest);
        CHECK(match.log_messages() == open_valid_match(rules, whole).log_messages());
    }
}

TEMPLATE_LIST_TEST_CASE("A new move discards the moves that were taken back before it", "[contract]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < 10; ++i) {
        Rng dice = Rng(5).split(i);
        auto match = finished_random_game(rules, dice);
        for (int n = 0; n < 5 && match.can_undo(); ++n) match.undo();
        auto fork = open_valid_match(rules, match.record());
        const Seat seat = random_seat(match.seats_to_act(), dice);
        const auto move = rules.random_move(match.view(seat), dice);
        CHECK_FALSE(match.play(seat, move));
        CHECK_FALSE(fork.play(seat, move));
        CHECK_FALSE(match.can_redo());
        CHECK(match.record() == fork.record());
        CHECK(match.state() == fork.state());
    }
}

TEMPLATE_LIST_TEST_CASE("A refused move changes nothing", "[contract]", Catalogue) {
    const TestType rules;
    Rng dice(6);
    auto match = finished_random_game(rules, dice);
    const auto turns = match.turns();
    const auto before = match;
    for (const auto& turn : turns) CHECK(match.play(turn.seat, turn.move));
    CHECK(match.state() == before.state());
    CHECK(match.record() == before.record());
}

TEMPLATE_LIST_TEST_CASE("Games in which every seat plays by the rule of thumb end", "[contract]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < 40; ++i) {
        Rng dice = Rng(7).split(i);
        auto match = new_random_match(rules, dice);
        INFO(record_line(match));
        while (!match.is_over()) {
            const Seat seat = random_seat(match.seats_to_act(), dice);
            REQUIRE_FALSE(match.play(seat, simple_move(rules, match.view(seat), dice)));
        }
    }
}

} // namespace palazzo::contract

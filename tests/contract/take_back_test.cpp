// Tests that taking moves back and making them again restores the same game at every step.
#include "tests/contract/games.hpp"
#include "tests/rounds.hpp"

#include "engine/catalogue.hpp"
#include "engine/core/take_back.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::contract {

TEMPLATE_LIST_TEST_CASE(
    "Undoing a whole game and redoing it restores the state at every step", "[contract][take-back]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(20, 1000); ++i) {
        Rng dice = Rng(70).split(i);
        auto match = new_random_match(rules, dice);
        std::vector<typename TestType::State> states;
        play_out(match, dice, [&](const auto& now) { states.push_back(now.state()); });
        INFO(record_line(match));
        const Record record = match.record();
        std::size_t wrong = 0;
        // Each step back replays the game, so short runs check only some steps of a long game.
        const std::size_t stride = is_long_run() ? 1 : 1 + states.size() / 60;
        for (std::size_t at = states.size() - 1; at > 0;) {
            at -= std::min(stride, at);
            match.go_to_position(at);
            wrong += match.state() == states[at] && match.turn_count() == at ? 0 : 1;
        }
        CHECK_FALSE(match.can_undo());
        while (match.can_redo()) {
            match.redo();
            wrong += match.state() == states[match.turn_count()] ? 0 : 1;
        }
        CHECK(wrong == 0);
        CHECK(match.record() == record);
    }
}

TEMPLATE_LIST_TEST_CASE(
    "Taking back a move restores the position before that move", "[contract][take-back]", Catalogue) {
    const TestType rules;
    Rng dice(71);
    auto match = new_random_match(rules, dice);
    auto before = match.state();
    play_out(match, dice, [&](const auto& now) {
        auto back = now;
        if (!back.can_undo()) return;
        back.undo();
        CHECK(back.state() == before);
        back.redo();
        CHECK(back.state() == now.state());
        before = now.state();
    });
}

TEMPLATE_LIST_TEST_CASE("Going back in a game gives the same position as a replay of the moves up to there",
    "[contract][take-back]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(30, 1000); ++i) {
        Rng dice = Rng(72).split(i);
        const auto match = finished_random_game(rules, dice);
        const auto at = dice.below(static_cast<std::uint32_t>(match.turn_count() + 1));
        auto fork = match;
        fork.go_to_position(at);
        INFO(record_line(match) << " at " << at);
        const auto again = open_valid_match(rules, fork.record());
        CHECK(again.state() == fork.state());
        CHECK(again.digest() == fork.digest());
        CHECK(match.state_after(at) == fork.state());
        if (fork.is_over()) continue;
        const Seat seat = random_seat(fork.seats_to_act(), dice);
        CHECK_FALSE(fork.play(seat, rules.random_move(fork.view(seat), dice)));
        CHECK_FALSE(fork.can_redo());
        CHECK(fork.turn_count() == at + 1);
    }
}

TEMPLATE_LIST_TEST_CASE("Undo at a table takes back the last move of a human and all moves that bots have made since",
    "[contract][take-back]", Catalogue) {
    const TestType rules;
    Rng dice(73);
    auto match = new_random_match(rules, dice);
    const Seats human{0};
    play_out(match, dice, [&](const auto& now) {
        const auto to = move_count_after_undo(now, human);
        const auto turns = now.turns();
        const auto moved = std::any_of(turns.begin(), turns.end(), [](const auto& turn) { return turn.seat == 0; });
        REQUIRE(to.has_value() == moved);
        if (!to) return;
        REQUIRE(turns[*to].seat == 0);
        for (std::size_t i = *to + 1; i < turns.size(); ++i) REQUIRE(turns[i].seat != 0);
        auto back = now;
        back.go_to_position(*to);
        REQUIRE(back.seats_to_act().has(0));
        REQUIRE(move_count_after_redo(back, human) == turns.size());
    });
    CHECK_FALSE(move_count_after_redo(match, human));
}

TEMPLATE_LIST_TEST_CASE(
    "A seat counts as having learned something as soon as another seat has moved", "[contract][take-back]", Catalogue) {
    const TestType rules;
    Rng dice(74);
    auto match = new_random_match(rules, dice);
    std::size_t others = 0;
    while (!match.is_over() && others < 20) {
        const std::size_t before = match.turn_count();
        const Seat seat = random_seat(match.seats_to_act(), dice);
        REQUIRE_FALSE(match.play(seat, rules.random_move(match.view(seat), dice)));
        for (Seat other = 0; other < match.seat_count(); ++other)
            if (other != seat) CHECK(has_learned_since(match, before, other));
        CHECK_FALSE(has_learned_since(match, match.turn_count(), seat));
        ++others;
    }
    CHECK(others > 0);
}

TEMPLATE_LIST_TEST_CASE(
    "If a seat learns nothing by its own move, it would have seen the same in any other state that fits its view",
    "[contract][take-back]", Catalogue) {
    const TestType rules;
    std::size_t nothing_new = 0;
    for (std::uint64_t i = 0; i < 12; ++i) {
        Rng dice = Rng(75).split(i);
        auto match = new_random_match(rules, dice);
        for (int moves = 0; !match.is_over() && moves < 60; ++moves) {
            const Seat seat = random_seat(match.seats_to_act(), dice);
            const auto view = match.view(seat);
            const auto move = rules.random_move(view, dice);
            REQUIRE_FALSE(match.play(seat, move));
            if (has_learned_since(match, match.turn_count() - 1, seat)) continue;
            ++nothing_new;
            // Draws from another random generator than has_learned_since() does, so that other states are tried.
            Rng others = Rng(76).split(match.turn_count());
            auto world = rules.sample_state(view, others);
            rules.apply(world, seat, match.last_turn().move);
            CHECK(rules.view(world, seat) == match.view(seat));
        }
    }
    CHECK(nothing_new > 0);
}

} // namespace palazzo::contract

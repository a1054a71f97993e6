// Tests the course of a game, which the result and a replay show: each seat's progress, and the cards that it holds.
#include "tests/contract/games.hpp"

#include "engine/catalogue.hpp"
#include "engine/core/course.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::contract {

TEMPLATE_LIST_TEST_CASE("The course of a game has a value for every seat after the deal and after each move",
    "[contract][course]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < 20; ++i) {
        Rng dice = Rng(80).split(i);
        const auto match = finished_random_game(rules, dice);
        const ProgressHistory course = progress_history(match);
        INFO(record_line(match));
        REQUIRE(course.size() == static_cast<std::size_t>(match.seat_count()));
        for (std::size_t seat = 0; seat < course.size(); ++seat) {
            REQUIRE(course[seat].size() == match.turn_count() + 1);
            CHECK(course[seat].back() == rules.progress(match.state(), static_cast<Seat>(seat)));
        }
        for (const TurningPoint& turning : turning_points_of(course, 3)) {
            CHECK(turning.move >= 1);
            CHECK(static_cast<std::size_t>(turning.move) <= match.turn_count());
        }
    }
}

TEST_CASE(
    "In Palace the cards that a seat chooses to place face up count as held until play begins", "[palace][course]") {
    const palace::Rules rules;
    const auto options = preset_with_changes(rules, "classic", *parse_json(R"({"players":3,"face_up":"choose"})"));
    REQUIRE(options);
    Rng dice(7);
    Match<palace::Rules> match(rules, Record{}, *options, rules.shuffled_deal(*options, dice));
    const ProgressHistory dealt = progress_history(match);
    while (match.state().table.phase != palace::Phase::playing) {
        const Seat seat = match.seats_to_act().front();
        REQUIRE_FALSE(match.play(seat, rules.random_move(match.view(seat), dice)));
        if (match.state().table.phase == palace::Phase::playing) break;
        for (const auto& values : progress_history(match)) CHECK(values.back() == dealt[0][0]);
    }
}

TEMPLATE_LIST_TEST_CASE(
    "In every position, the cards that a seat holds have a notation", "[contract][course]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < 20; ++i) {
        Rng dice = Rng(81).split(i);
        auto match = new_random_match(rules, dice);
        std::size_t held = 0;
        play_out(match, dice, [&](const auto& now) {
            for (Seat seat = 0; seat < now.seat_count(); ++seat) {
                const auto cards = rules.held_cards(now.state(), seat);
                held += static_cast<std::size_t>(std::distance(cards.begin(), cards.end()));
                for (const auto& card : cards) REQUIRE_FALSE(to_text(card).empty());
            }
        });
        INFO(record_line(match));
        CHECK(held > 0);
    }
}

} // namespace palazzo::contract

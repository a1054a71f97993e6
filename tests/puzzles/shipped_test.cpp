// Tests the program's puzzles: each can be replayed, has one solution, and isn't trivial.
#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "engine/puzzles/puzzle.hpp"
#include "engine/puzzles/solve.hpp"
#include "engine/share/link.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

namespace palazzo::puzzles {
namespace {

constexpr std::size_t least_others = 8;

/// Calls f(match, puzzle) for every puzzle of every offered game. The match is at the puzzle's position.
template <class F>
void each_puzzle(F&& f) {
    for_each_offered_game([&](const auto& rules) {
        for (const Puzzle& puzzle : puzzles_of(rules.name)) {
            INFO(std::string(puzzle.link));
            const auto link = read_link(puzzle.link);
            REQUIRE(link);
            CHECK(link->kind == LinkKind::game);
            CHECK(link->record.game == rules.name);
            const auto match = open_match(rules, link->record);
            REQUIRE(match);
            f(*match, puzzle);
        }
    });
}

PuzzleTask task_of(const Puzzle& puzzle) { return {puzzle.goal, puzzle.amount}; }

} // namespace

TEST_CASE("Every offered game has twelve different puzzles", "[puzzles]") {
    for_each_offered_game([](const auto& rules) {
        std::set<std::string_view> links;
        for (const Puzzle& puzzle : puzzles_of(rules.name)) links.insert(puzzle.link);
        CHECK(puzzles_of(rules.name).size() == 12);
        CHECK(links.size() == 12);
    });
    CHECK(puzzles_of("no game").empty());
}

TEST_CASE("A puzzle's goal is one of the goals of its game, and can be given as a task in the puzzle's position",
    "[puzzles]") {
    each_puzzle([](const auto& match, const Puzzle& puzzle) {
        REQUIRE(match.seats_to_act().size() == 1);
        const auto& goals = match.rules().goals;
        CHECK(std::find(goals.begin(), goals.end(), puzzle.goal) != goals.end());
        CHECK(match.rules().can_set_task(match.view(match.seats_to_act().front()), puzzle.goal));
    });
}

TEST_CASE("A puzzle has exactly one solution, and its turn can be played in at least eight other ways", "[puzzles]") {
    each_puzzle([](const auto& match, const Puzzle& puzzle) {
        const auto found = find_solutions(match.rules(), match.state(), match.seats_to_act().front(), task_of(puzzle));
        REQUIRE(found);
        CHECK(found->lines.size() == 1);
        CHECK(found->failed_lines >= least_others);
        CHECK(found->largest_amount >= puzzle.amount);
    });
}

TEST_CASE("A puzzle's solution can be found with certainty from what the player sees", "[puzzles]") {
    each_puzzle([](const auto& match, const Puzzle& puzzle) {
        const Seat seat = match.seats_to_act().front();
        const auto found = find_solutions(match.rules(), match.state(), seat, task_of(puzzle));
        REQUIRE(found);
        REQUIRE_FALSE(found->lines.empty());
        CHECK(is_solution(match.rules(), match.state(), seat, task_of(puzzle), found->lines.front()));
        CHECK(is_certain_solution(match.rules(), match.state(), seat, task_of(puzzle), found->lines.front(), Rng(7)));
    });
}

} // namespace palazzo::puzzles

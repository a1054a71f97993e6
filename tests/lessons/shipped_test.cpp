// Tests the program's lessons: each consists of a game that can be replayed, and of steps that explain the game from
// the player's side.
#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "engine/lessons/lesson.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

namespace palazzo::lessons {
namespace {

/// Largest number of moves that a lesson shows in a row, because nobody follows more.
constexpr std::size_t most_shown = 3;

/// Calls f(match, lesson) for the lesson of every offered game. The match has all moves of the lesson's game.
template <class F>
void each_lesson(F&& f) {
    for_each_offered_game([&](const auto& rules) {
        const Lesson lesson = lesson_of(rules.name);
        INFO(std::string(rules.name));
        const auto record = read_record(lesson.record);
        REQUIRE(record);
        CHECK(record->game == rules.name);
        const auto match = open_match(rules, *record);
        REQUIRE(match);
        f(*match, lesson);
    });
}

} // namespace

TEST_CASE("Every offered game has a lesson of 6 to 14 steps with different texts", "[lessons]") {
    each_lesson([](const auto&, const Lesson& lesson) {
        std::set<std::string_view> said;
        for (const LessonStep& step : lesson.steps) said.insert(step.text_id);
        CHECK(said.size() == lesson.steps.size());
        CHECK(lesson.steps.size() >= 6);
        CHECK(lesson.steps.size() <= 14);
    });
    CHECK(lesson_of("no game").steps.empty());
}

TEST_CASE("A lesson goes from the deal to the end of a game that its player wins", "[lessons]") {
    each_lesson([](const auto& match, const Lesson& lesson) {
        CHECK(lesson.steps.front().moves_before == 0);
        CHECK(lesson.steps.back().moves_before == match.turn_count());
        CHECK(lesson.steps.back().is_only_read);
        CHECK(match.is_over());
        CHECK(match.rules().winners(match.state()) == Seats{0});
    });
}

TEST_CASE("A step of a lesson asks for the player's next move in the lesson's game", "[lessons]") {
    each_lesson([](const auto& match, const Lesson& lesson) {
        for (const LessonStep& step : lesson.steps) {
            INFO(std::string(step.text_id));
            if (!step.is_only_read) CHECK(match.all_turns()[step.moves_before].seat == 0);
        }
    });
}

TEST_CASE("The steps of a lesson are in order, and at most three moves are shown between two of them", "[lessons]") {
    each_lesson([](const auto&, const Lesson& lesson) {
        std::size_t made = 0;
        for (const LessonStep& step : lesson.steps) {
            INFO(std::string(step.text_id));
            CHECK(step.moves_before >= made);
            if (!step.skips_moves) CHECK(step.moves_before - made <= most_shown);
            made = step.moves_before + (step.is_only_read ? 0 : 1);
        }
    });
}

} // namespace palazzo::lessons

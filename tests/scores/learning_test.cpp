#include "engine/scores/learning.hpp"

#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::scores {
namespace {

std::string refusal(const char* text) {
    const auto read = read_learning_progress(*parse_json(text));
    return read ? "" : line_of(read.problem());
}

} // namespace

TEST_CASE("Learning progress is the same after writing and reading", "[scores][learning]") {
    LearningProgress learning;
    learning.games["example"] = {{1, 12}, 3, false};
    learning.games["met"] = {};
    learning.games["other"] = {{}, 0, true};
    const auto read = read_learning_progress(write_learning_progress(learning));
    REQUIRE(read);
    CHECK(*read == learning);
    CHECK(is_puzzle_solved(*read, "example", 12));
    CHECK_FALSE(is_puzzle_solved(*read, "example", 2));
    CHECK_FALSE(is_puzzle_solved(*read, "other", 1));
    CHECK(progress_in_game(*read, "other").lesson_finished);
    CHECK(progress_in_game(*read, "never") == GameProgress{});
}

TEST_CASE("Merged learning progress contains what was learned on either device", "[scores][learning]") {
    LearningProgress one;
    one.games["example"] = {{1, 2}, 5, false};
    LearningProgress two;
    two.games = {{"example", {{2, 3}, 2, true}}, {"other", {{4}, 1, false}}};
    merge(one, two);
    CHECK(one.games["example"] == GameProgress{{1, 2, 3}, 5, true});
    CHECK(one.games["other"] == GameProgress{{4}, 1, false});
}

TEST_CASE("Unreadable learning progress is refused with the place of the fault", "[scores][learning]") {
    CHECK(refusal("[]") == "learning: an object is required");
    CHECK(refusal(R"({"format":1})") == "games: an object is required");
    CHECK(refusal(R"({"format":1,"games":{"example":7}})") == "games.example: an object is required");
    CHECK(refusal(R"({"format":1,"games":{"example":{"solved":7}}})") == "games.example.solved: a list is required");
    CHECK(refusal(R"({"format":1,"games":{"example":{"solved":[1,0]}}})")
        == "games.example.solved[1]: a number from 1 to 1000 is required");
    CHECK(refusal(R"({"format":1,"games":{"example":{"lesson":101}}})")
        == "games.example.lesson: a number from 0 to 100 is required");
    CHECK(refusal(R"({"format":1,"games":{},"more":1})") == "more: unknown key");
}

} // namespace palazzo::scores

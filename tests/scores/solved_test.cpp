#include "engine/scores/solved.hpp"

#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::scores {
namespace {

std::string refusal(const char* text) {
    const auto read = read_solved(*parse_json(text));
    return read ? "" : line_of(read.problem());
}

} // namespace

TEST_CASE("Solved puzzles are read as they are written", "[scores][puzzles]") {
    SolvedPuzzles solved;
    solved.games["example"] = {1, 12};
    const auto read = read_solved(write_solved(solved));
    REQUIRE(read);
    CHECK(*read == solved);
    CHECK(is_solved(*read, "example", 12));
    CHECK_FALSE(is_solved(*read, "example", 2));
    CHECK_FALSE(is_solved(*read, "other", 1));
}

TEST_CASE("What was solved in two places is solved", "[scores][puzzles]") {
    SolvedPuzzles one;
    one.games["example"] = {1, 2};
    SolvedPuzzles two;
    two.games = {{"example", {2, 3}}, {"other", {4}}};
    merge(one, two);
    CHECK(one.games["example"] == std::set<int>{1, 2, 3});
    CHECK(is_solved(one, "other", 4));
}

TEST_CASE("Solved puzzles that can't be read are refused with their place", "[scores][puzzles]") {
    CHECK(refusal("[]") == "puzzles: an object is required");
    CHECK(refusal(R"({"format":1})") == "games: an object is required");
    CHECK(refusal(R"({"format":1,"games":{"example":7}})") == "games.example: a list is required");
    CHECK(refusal(R"({"format":1,"games":{"example":[1,0]}})")
        == "games.example[1]: a number from 1 to 1000 is required");
    CHECK(refusal(R"({"format":1,"games":{},"more":1})") == "more: unknown key");
}

} // namespace palazzo::scores

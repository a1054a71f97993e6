// Compares the judge with a teacher: tests/quiz/typed_answers.json has answers as learners type them, to questions of
// the shipped decks, and what the teacher expects: `right`, `near` (told once that a letter is off) or `wrong`.
#include "engine/quiz/judge.hpp"
#include "engine/quiz/registry.hpp"
#include "tests/lines.hpp"
#include "tests/project.hpp"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>
#include <map>

namespace palazzo::quiz {
namespace {

Json typed_answers() {
    std::ifstream file(project_path("tests/quiz/typed_answers.json"), std::ios::binary);
    const auto json = parse_json(std::string{std::istreambuf_iterator<char>(file), {}});
    REQUIRE(json);
    return *json;
}

std::string verdict(const std::string& deck_name, const std::string& prompt, const std::string& typed) {
    const auto deck = find_deck(deck_name);
    REQUIRE(deck != nullptr);
    const auto item = find_item(*deck, prompt);
    if (!item) FAIL(deck_name << ": " << prompt);
    const Item& asked = deck->items[*item];
    if (accepts(asked, typed, false, languages_of(*deck))) return "right";
    return is_near_miss(asked, typed, false, languages_of(*deck)) ? "near" : "wrong";
}

} // namespace

TEST_CASE(
    "Of the answers that learners typed, the judge decides at least 97 in 100 as a teacher expects, and calls none "
    "right that is wrong",
    "[challenges][typed]") {
    std::size_t all = 0;
    std::size_t as_expected = 0;
    std::string others;
    for (const Json& one : typed_answers()) {
        const std::string expected = one["expected"];
        const std::string given = verdict(one["deck"], one["prompt"], one["typed"]);
        ++all;
        if (given == expected) ++as_expected;
        if (given != expected) others += "\n" + given + ": " + one.dump();
        if (expected == "wrong" && given == "right") FAIL_CHECK("called right: " << one.dump());
    }
    CAPTURE(others);
    CHECK(all >= 400);
    CHECK(as_expected * 100 >= all * 97);
}

} // namespace palazzo::quiz

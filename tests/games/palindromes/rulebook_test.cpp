// Tests the rules page of Palindromes: its sentences, and that its examples agree with the rules.
#include "tests/games/rulebooks.hpp"

#include "engine/games/palindromes/examples.hpp"
#include "engine/games/palindromes/places.hpp"
#include "tests/games/palindromes/board.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {

using palazzo::test::contains_words;
using palazzo::test::topic_text;

namespace {

template <class Cells>
bool has(const Cells& cells, Cell c) {
    return std::find(cells.begin(), cells.end(), c) != cells.end();
}

const Example& example(const std::vector<Example>& all, std::string_view id) {
    for (const Example& e : all)
        if (e.sentence.id == id) return e;
    FAIL("no example " << id);
    return all.front();
}

} // namespace

TEST_CASE(
    "The rulebook says where the first card goes, and that taken cards leave the board", "[palindromes][rulebook]") {
    for (const char* changes : {"{}", "{'claim':'at_once'}", "{'score':'cards','wrap':true}"}) {
        const Rulebook book = rulebook(options(changes));
        CHECK(contains_words(topic_text(book, RuleTopic::play), "The first card goes in the middle"));
        CHECK(contains_words(topic_text(book, RuleTopic::turn), "leave the board"));
    }
}

TEST_CASE("The rulebook follows the options, and lists those that differ from the preset as house rules",
    "[palindromes][rulebook]") {
    const auto said = [](const char* changes, RuleTopic topic) {
        return topic_text(rulebook(options(changes)), topic);
    };
    CHECK(contains_words(said("{}", RuleTopic::special_moves), "it **waits** for one move"));
    CHECK_FALSE(contains_words(said("{'claim':'at_once'}", RuleTopic::special_moves), "wait"));
    CHECK_FALSE(contains_words(said("{'claim':'at_once'}", RuleTopic::turn), "wait"));
    CHECK(said("{'hand':5}", RuleTopic::house_rules) == said("{'hand':5}", RuleTopic::set_up));
    CHECK(contains_words(said("{'wrap':true}", RuleTopic::house_rules), "King and ace are one apart"));
    CHECK(contains_words(said("{'score':'cards'}", RuleTopic::house_rules), "Most cards win"));
}

TEST_CASE("The examples show the squares and cards that their sentences describe", "[palindromes][examples]") {
    const auto examples = rule_examples({});
    REQUIRE(examples.size() == 7);
    CHECK(examples.front().palindrome_squares == std::vector<Cell>{cell(0, 0), cell(1, 0), cell(2, 0)});
    CHECK(example(examples, "palindromes.example.vertical").allowed == std::vector<Cell>{cell(0, 1), cell(0, -1)});
    CHECK(example(examples, "palindromes.example.side").allowed == std::vector<Cell>{cell(-1, 0), cell(2, 0)});
    CHECK(has(example(examples, "palindromes.example.conflict").refused, cell(1, 1)));
    const auto& allowed = example(examples, "palindromes.example.exception").allowed;
    for (const Cell c : {cell(0, 1), cell(0, -1), cell(-1, 0), cell(3, 0)}) CHECK(has(allowed, c));
    CHECK(allowed.size() == 4);
    const Example& waiting = example(examples, "palindromes.example.waits");
    CHECK(waiting.palindrome_squares == std::vector<Cell>{cell(1, 0), cell(2, 0), cell(3, 0)});
    CHECK(waiting.growth_squares == std::vector<Cell>{cell(4, 0)});
    CHECK(example(examples, "palindromes.example.both").sentence.args == std::vector<std::string>{"6H", "2", "5"});
    for (const Example& e : examples) CHECK(say(e.sentence).find_first_of("{}") == std::string::npos);
}

TEST_CASE(
    "The examples on the rules page of Palindromes agree with the rules under all options", "[palindromes][examples]") {
    Rng dice(6);
    for (int i = 0; i < 100; ++i) {
        const Options o = Rules().random_options(dice);
        const auto examples = rule_examples(o);
        CHECK(std::is_sorted(
            examples.begin(), examples.end(), [](const Example& a, const Example& b) { return a.topic < b.topic; }));
        for (const Example& e : examples) {
            INFO(e.sentence.id);
            const BoardContext ground(e.board, o.wrap);
            for (const Cell c : e.allowed) CHECK_FALSE(check_place(ground, e.card, c));
            for (const Cell c : e.refused) CHECK(check_place(ground, e.card, c));
            for (const Cell c : e.growth_squares) CHECK(ground.grid.empty(c));
            CHECK(e.growth_squares.empty() == (e.sentence.id != "palindromes.example.waits"));
        }
    }
}

} // namespace palazzo::palindromes::test

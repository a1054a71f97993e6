#include "engine/quiz/pasted_list.hpp"

#include "engine/quiz/judge.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace palazzo::quiz {
namespace {

using Pairs = std::vector<WordPair>;
using Lines = std::vector<std::string>;

const Pairs animals{{"el perro", "the dog"}, {"el gato", "the cat"}};

ListPlan spanish_plan() { return {"My list", "es", "en", true}; }

} // namespace

TEST_CASE("In a pasted list the same sign divides the word and the translation in each line", "[challenges][paste]") {
    for (const char* text : {"el perro – the dog\nel gato – the cat\n", "el perro\tthe dog\r\nel gato\tthe cat",
             "el perro - the dog\nel gato - the cat", "el perro = the dog\nel gato=the cat",
             "el perro: the dog\nel gato: the cat", "el perro;the dog\nel gato;the cat",
             "el perro, the dog\nel gato, the cat", "el perro | the dog\nel gato | the cat",
             "  1. el perro — the dog\n\n  2. el gato — the cat  \n", "• el perro – the dog\n• el gato – the cat"}) {
        CAPTURE(text);
        CHECK(read_pasted_list(text) == PastedList{animals, {}});
    }
}

TEST_CASE("The sign that divides the most lines is used, so that commas and hyphens inside words stay",
    "[challenges][paste]") {
    CHECK(read_pasted_list("der Hund, -e – the dog\ndas Auto – the car, the motor-car\n").pairs
        == Pairs{{"der Hund, -e", "the dog"}, {"das Auto", "the car, the motor-car"}});
    CHECK(read_pasted_list("arc-en-ciel - rainbow\nsous-marin - submarine").pairs
        == Pairs{{"arc-en-ciel", "rainbow"}, {"sous-marin", "submarine"}});
}

TEST_CASE("Lines that can't be divided into two texts are left out, and are named", "[challenges][paste]") {
    const PastedList list = read_pasted_list("Unit 3\nel perro – the dog\nel pájaro –\nel gato – the cat\n");
    CHECK(list.pairs == animals);
    CHECK(list.left_out_lines == Lines{"Unit 3", "el pájaro –"});
    CHECK(read_pasted_list("").pairs.empty());
    CHECK(read_pasted_list("one\ntwo").left_out_lines.size() == 2);
}

TEST_CASE("A deck of a pasted list asks for the words by their translations", "[challenges][paste]") {
    const auto made = deck_from_list(PastedList{animals, {}}, spanish_plan());
    REQUIRE(made);
    const Deck& deck = made->deck;
    CHECK(deck.title == "My list");
    CHECK(deck.language == "es");
    CHECK(deck.question_language == "en");
    REQUIRE(deck.items.size() == 2);
    CHECK(deck.items[0].kind == QuestionKind::translate);
    CHECK(deck.items[0].prompt == "the dog");
    CHECK(accepts(deck.items[0], "el perro", false, {"es", "en"}));
    CHECK_FALSE(fault_in(deck));
}

TEST_CASE("If the translation stands first in each line, the other texts are the answers", "[challenges][paste]") {
    ListPlan plan = spanish_plan();
    plan.learnt_at_left = false;
    const auto made = deck_from_list(read_pasted_list("the dog – el perro"), plan);
    REQUIRE(made);
    CHECK(made->deck.items.front().prompt == "the dog");
    CHECK(made->deck.items.front().answers == Lines{"el perro"});
}

TEST_CASE("Quotes, several answers and forms as in dictionaries are read in a pasted list as in a table",
    "[challenges][paste]") {
    const auto made = deck_from_list(
        read_pasted_list("grande; enorme – big\n\"sí\" – the \"yes\"\nsí, \"no\" – both"), spanish_plan());
    REQUIRE(made);
    CHECK(made->deck.items[0].answers == Lines{"grande", "enorme"});
    CHECK(made->deck.items[1].prompt == "the \"yes\"");
    CHECK(accepts(made->deck.items[1], "sí", false, {"es", "en"}));
}

TEST_CASE("A list in which no line has a word and a translation isn't made into a deck", "[challenges][paste]") {
    CHECK_FALSE(deck_from_list(read_pasted_list("one\ntwo"), spanish_plan()));
}

TEST_CASE("A list with more pairs than a deck may have items is refused, not cut", "[challenges][paste]") {
    std::string text;
    for (std::size_t i = 0; i <= most_items; ++i) text += "w" + std::to_string(i) + " – t" + std::to_string(i) + "\n";
    const PastedList list = read_pasted_list(text);
    CHECK(list.pairs.size() == most_items + 1);
    CHECK_FALSE(deck_from_list(list, spanish_plan()));
}

} // namespace palazzo::quiz

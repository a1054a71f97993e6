#include "engine/quiz/registry.hpp"
#include "shell/app/decks/sheets.hpp"

#include "tests/shell/app/decks.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

constexpr const char* list = "el perro – the dog\nUnit 3\nel gato – the cat\nel pez – the fish\nla vaca – the cow\n";

/// A program on the sheet about a pasted list.
struct Pasted {
    DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);

    Pasted() {
        dispatch(app, {"decks", ""});
        dispatch(app, {"pasted", list});
    }
};

} // namespace

TEST_CASE("Before a deck is made of a pasted list, the player sees its first questions and what is left out",
    "[app][paste]") {
    Pasted pasted;
    REQUIRE(shown_sheet_name(pasted.app) == "pasted_list");
    CHECK(sheet_shows(pasted.app, "4 questions"));
    CHECK(sheet_shows(pasted.app, "A line has no translation and is left out"));
    CHECK(sheet_shows(pasted.app, "the dog – el perro\nthe cat – el gato\nthe fish – el pez"));
    CHECK(quiz::find_deck("my-list") == nullptr);
}

TEST_CASE("A deck that is made of a pasted list has the two languages that the player has chosen", "[app][paste]") {
    Pasted pasted;
    dispatch(pasted.app, {"list_language", "5"});
    dispatch(pasted.app, {"list_asked_in", "0"});
    dispatch(pasted.app, {"list_make", ""});
    CHECK(shown_sheet_name(pasted.app) == "deck");
    const auto deck = quiz::find_deck("my-list");
    REQUIRE(deck);
    CHECK(deck->title == "My list");
    CHECK(deck->language == "pt");
    CHECK(deck->question_language == "de");
    CHECK(deck->items.size() == 4);
    CHECK(deck->items.front().answers == std::vector<std::string>{"el perro"});
    CHECK(pasted.fake.stored.count("palazzo:deck:my-list") == 1);
}

TEST_CASE("Another list becomes a deck with another title", "[app][paste]") {
    Pasted pasted;
    dispatch(pasted.app, {"list_make", ""});
    dispatch(pasted.app, {"pasted", list});
    dispatch(pasted.app, {"list_make", ""});
    REQUIRE(quiz::find_deck("my-list-2"));
    CHECK(quiz::find_deck("my-list-2")->title == "My list 2");
}

TEST_CASE("If a pasted list begins its lines with the player's own language, the other one is learnt", "[app][paste]") {
    Pasted pasted;
    dispatch(pasted.app, {"close", ""});
    dispatch(pasted.app, {"pasted", "the dog – il cane\nthe cat – il gatto\nthe houses – le case\n"});
    CHECK(sheet_shows(pasted.app, "the dog – il cane"));
    dispatch(pasted.app, {"list_make", ""});
    const auto deck = quiz::find_deck("my-list");
    REQUIRE(deck);
    CHECK(deck->items.front().prompt == "the dog");
    CHECK(deck->language == "it");
    CHECK(deck->question_language == "en");
}

TEST_CASE("If the translation stands first in the pasted list, the player can say so", "[app][paste]") {
    Pasted pasted;
    dispatch(pasted.app, {"list_swap", ""});
    CHECK(sheet_shows(pasted.app, "el perro – the dog"));
    dispatch(pasted.app, {"list_language", "6"});
    dispatch(pasted.app, {"list_make", ""});
    const auto deck = quiz::find_deck("my-list");
    REQUIRE(deck);
    CHECK(deck->items.front().prompt == "el perro");
    CHECK(deck->language.empty());
}

TEST_CASE("A pasted text without any word and translation opens nothing, and a line says what a list looks like",
    "[app][paste]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"decks", ""});
    dispatch(app, {"pasted", "just words\nwithout a translation"});
    CHECK(shown_sheet_name(app) == "decks");
    CHECK(was_announced(fake, "No line of this text has a word and a translation"));
}

TEST_CASE("On the desktop the list is taken from the clipboard", "[app][paste]") {
    const DeckRegistry registry;
    FakePlatform fake;
    fake.clipboard = list;
    App app = started_app(fake);
    dispatch(app, {"decks", ""});
    dispatch(app, {"paste_list", ""});
    CHECK(shown_sheet_name(app) == "pasted_list");
}

} // namespace palazzo::app::test

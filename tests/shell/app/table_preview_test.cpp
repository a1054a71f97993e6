// Tests the sheet that shows how a table was read before a deck is made of it.
#include "engine/quiz/registry.hpp"
#include "shell/app/decks/sheets.hpp"

#include "tests/shell/app/decks.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

constexpr const char* unnamed = "el perro;the dog;A1\nel gato;the cat;A1\nla vaca;the cow;A2\n;nothing;A2\n";

/// A program into which a file without names of columns was brought.
struct Brought {
    DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);

    explicit Brought(const std::string& text = unnamed) {
        dispatch(app, {"decks", ""});
        import_file(app, "beasts.csv", text);
    }
};

/// Returns the label of the chosen option of a choice of the open sheet.
std::string chosen_option(const App& app, const std::string& id) {
    for (const auto& item : sheet_model(app).items)
        if (item.id == id) return item.options[static_cast<std::size_t>(item.chosen)];
    return "";
}

} // namespace

TEST_CASE(
    "If the columns of a table have no names, what was guessed is shown before a deck is made", "[app][preview]") {
    Brought brought;
    REQUIRE(shown_sheet_name(brought.app) == "table_preview");
    CHECK(sheet_shows(brought.app, "3 questions"));
    CHECK(sheet_shows(brought.app, "One row was left out: line 4: prompt: empty."));
    CHECK(sheet_shows(brought.app, "el perro – the dog\nel gato – the cat\nla vaca – the cow"));
    CHECK(sheet_shows(brought.app, "Column 1 – Question\nColumn 2 – Answers\nColumn 3 – Level"));
    CHECK(chosen_option(brought.app, "list_language") == "English");
    CHECK(chosen_option(brought.app, "list_asked_in") == "Spanish");
    CHECK_FALSE(registered_deck("beasts"));
    CHECK(stored_keys(brought.fake, "palazzo:deck:").empty());
}

TEST_CASE("Leaving the sheet about a table keeps nothing", "[app][preview]") {
    Brought brought;
    dispatch(brought.app, {"close", ""});
    CHECK(shown_sheet_name(brought.app) == "decks");
    CHECK_FALSE(registered_deck("beasts"));
    CHECK(stored_keys(brought.fake, "palazzo:deck:").empty());
}

TEST_CASE("Questions and answers of a table can change places, and their languages with them", "[app][preview]") {
    Brought brought;
    dispatch(brought.app, {"table_exchange", ""});
    CHECK(sheet_shows(brought.app, "the dog – el perro"));
    CHECK(sheet_shows(brought.app, "Column 1 – Answers\nColumn 2 – Question"));
    dispatch(brought.app, {"list_make", ""});
    CHECK(shown_sheet_name(brought.app) == "deck");
    const auto deck = registered_deck("beasts");
    REQUIRE(deck);
    CHECK(deck->items.front().prompt == "the dog");
    CHECK(deck->items.front().answers == std::vector<std::string>{"el perro"});
    CHECK(deck->language == "es");
    CHECK(deck->question_language == "en");
    CHECK_FALSE(stored_deck(brought.fake, "beasts").empty());
}

TEST_CASE("If the questions would miss their texts, questions and answers stay where they are", "[app][preview]") {
    Brought brought("Tell us about your street.\nTell us about your home.\n");
    REQUIRE(shown_sheet_name(brought.app) == "table_preview");
    dispatch(brought.app, {"table_exchange", ""});
    CHECK(sheet_shows(brought.app, "This question deck can't be imported: line 1: prompt: empty"));
    CHECK(sheet_shows(brought.app, "Tell us about your street."));
}

TEST_CASE("The languages of a table can be chosen before a deck is made of it", "[app][preview]") {
    Brought brought;
    dispatch(brought.app, {"list_language", "0"});
    dispatch(brought.app, {"list_asked_in", "6"});
    dispatch(brought.app, {"list_make", ""});
    REQUIRE(registered_deck("beasts"));
    CHECK(registered_deck("beasts")->language == "de");
    CHECK(registered_deck("beasts")->question_language.empty());
}

TEST_CASE("A column that isn't used is shown by its name before a deck is made", "[app][preview]") {
    Brought brought("prompt,answers,IPA\nthe dog,el perro,pero\n");
    REQUIRE(shown_sheet_name(brought.app) == "table_preview");
    CHECK(sheet_shows(brought.app, "\"IPA\" – not used"));
    CHECK(sheet_shows(brought.app, "Not used: IPA."));
}

TEST_CASE("A table that names all its columns becomes a deck at once", "[app][preview]") {
    Brought brought("prompt,answers,level\nthe dog,el perro,A1\n");
    CHECK(shown_sheet_name(brought.app) == "deck");
    CHECK(registered_deck("beasts"));
}

} // namespace palazzo::app::test

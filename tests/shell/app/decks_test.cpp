// Decks of questions: custom decks are stored, imported, exported and deleted; shipped decks are fetched when they are
// needed.
#include "engine/quiz/import.hpp"
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/resources/resources.hpp"
#include "tests/shell/app/decks.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {

TEST_CASE("If there is no file dialog, a line says how else a file can be opened", "[app][decks]") {
    FakePlatform fake;
    fake.picks = false;
    App app = started(fake);
    dispatch(app, {"decks", ""});
    dispatch(app, {"import_deck", ""});
    CHECK(heard(fake, "Drop the file on the window instead."));
}

TEST_CASE("A table of questions becomes a custom deck, and its sheet opens", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started(fake);
    dispatch(app, {"decks", ""});
    CHECK(sheet_on(app) == "decks");
    dispatch(app, {"import_deck", ""});
    CHECK(fake.picking == 1);
    import_file(app, "animals.csv", animals);
    REQUIRE(deck("animals"));
    CHECK(deck("animals")->items.size() == 3);
    CHECK(sheet_on(app) == "deck");
    CHECK(shows(app, "animals"));
    CHECK(shows(app, "A1 (2), A2 (1)"));
    CHECK(shows(app, "the dog – el perro"));
    CHECK(heard(fake, "Imported: animals, 3 questions."));
    CHECK_FALSE(kept(fake, "animals").empty());
}

TEST_CASE("Custom decks are still there after the page was closed", "[app][decks]") {
    FakePlatform fake;
    Deck before;
    {
        const DeckRegistry registry;
        App app = with_animals(fake);
        before = *deck("animals");
    }
    REQUIRE_FALSE(deck("animals"));
    const DeckRegistry registry;
    App again = started(fake);
    REQUIRE(deck("animals"));
    CHECK(*deck("animals") == before);
    CHECK(fake.said.size() == 1); // only the import was announced
    dispatch(again, {"decks", ""});
    CHECK(shows(again, "Yours · 3 questions"));
}

TEST_CASE("An unreadable stored deck is quarantined and reported, and frees its name", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    fake.kept["palazzo:deck:torn"] = "{\"format\": 1, \"na";
    fake.kept["palazzo:deck:other"] = quiz::write_deck_text(*quiz::import_deck("animals.csv", animals));
    fake.kept["palazzo:deck:animals"] = quiz::write_deck_text(*quiz::import_deck("animals.csv", animals));
    const App app = started(fake);
    CHECK(deck("animals"));
    CHECK_FALSE(deck("torn"));
    CHECK_FALSE(deck("other")); // the deck under this key calls itself animals
    CHECK(heard(fake, "A question deck of yours could not be read. It was put aside."));
    CHECK(keys(fake, "palazzo:deck:") == std::vector<std::string>{"palazzo:deck:animals"});
    CHECK(fake.kept["palazzo:aside:deck:torn"] == "{\"format\": 1, \"na");
    CHECK(fake.kept.count("palazzo:aside:deck:other") == 1);
}

TEST_CASE("A custom deck gets another name if a new shipped deck has the same one", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    Deck mine = *quiz::import_deck("es.csv", animals);
    fake.kept["palazzo:deck:es"] = quiz::write_deck_text(mine);
    const App app = started(fake);
    REQUIRE(deck("es-2"));
    CHECK(deck("es-2")->items == mine.items);
    CHECK(deck("es")->items != mine.items);
    CHECK(keys(fake, "palazzo:deck:") == std::vector<std::string>{"palazzo:deck:es-2"});
}

TEST_CASE("An import says which rows it left out or merged", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = with_animals(fake);
    import_file(app, "pets.csv", "prompt,answers\nthe dog,el perro\n,x\nthe dog,el perro\nthe dog,el chucho\n");
    CHECK(sheet_on(app) == "deck");
    CHECK(shows(app,
        "Imported: pets, 1 question. One row was left out: line 3: prompt: empty. One row was there twice. One row "
        "adds "
        "answers to an earlier one."));
}

TEST_CASE("A faulty import is reported in one line and changes nothing", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = with_animals(fake);
    const auto before = fake.kept;
    const auto names = quiz::deck_names();
    dispatch(app, {"decks", ""});
    for (const auto& [name, text, line] :
        std::vector<std::array<std::string, 3>>{{"a.csv", "prompt,answers\n,el perro\n", "line 2: prompt: empty"},
            {"a.xlsx", "PK\3\4xl/workbook.xml", "a workbook; save its sheet as CSV (UTF-8) and open that file"},
            {"a.tsv", "", "line 1: there are no questions"}, {"a.json", R"({"format":1,"items":[{"kind":"ask"}]})", ""},
            {"a.json", "{\"items\":", "line 1, column"},
            {"a.csv", "prompt,answers\nel a\xEF\xBF\xBDo,x\n", "line 2: no text in UTF-8"}}) {
        INFO(text);
        import_file(app, name, text);
        CHECK(fake.said.back().rfind("This question deck can't be imported: ", 0) == 0);
        CHECK(fake.said.back().find(line) != std::string::npos);
        CHECK(shows(app, fake.said.back()));
        CHECK(sheet_on(app) == "decks");
    }
    CHECK(fake.kept == before);
    CHECK(quiz::deck_names() == names);
}

TEST_CASE("A game's record that is imported while the list of decks is open is opened as a game", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started(fake);
    dispatch(app, {"decks", ""});
    import_file(app, "game.json", record("5"));
    CHECK(page_on(app) == "table");
    CHECK(sheet_on(app) == "");
    import_file(app, "bad.json", "{}");
    CHECK(fake.said.back() == "This file can't be opened: format: missing: this is not a record");
}

TEST_CASE("An imported deck whose name is taken gets a number", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = with_animals(fake);
    import_file(app, "animals.csv", animals);
    CHECK(desk(app).of == "animals-2");
    CHECK(deck("animals-2")->title == "animals 2");
    import_file(app, "ES.csv", animals);
    CHECK(desk(app).of == "es-2");
    CHECK(keys(fake, "palazzo:deck:").size() == 3);
}

TEST_CASE("If the store refuses a deck, the deck lasts until the program ends, and a line says so", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    fake.full = true;
    App app = with_animals(fake);
    CHECK(deck("animals"));
    CHECK(sheet_on(app) == "deck");
    CHECK(shows(app, "This browser can't save the question deck."));
    CHECK(fake.kept.empty());
    dispatch(app, {"deck_json", ""});
    REQUIRE(fake.exported.size() == 1);
}

TEST_CASE("A tab that may not write neither imports nor deletes decks", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = with_animals(fake);
    fake.other_tab = true;
    const auto before = fake.kept;
    import_file(app, "plants.csv", animals);
    CHECK(heard(fake, "Play here"));
    CHECK_FALSE(deck("plants"));
    dispatch(app, {"deck:animals", ""});
    dispatch(app, {"deck_remove", ""});
    dispatch(app, {"really_deck_remove", ""});
    CHECK(deck("animals"));
    CHECK(fake.kept == before);
}

TEST_CASE("An exported deck can be imported again", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = with_animals(fake);
    dispatch(app, {"deck_json", ""});
    dispatch(app, {"deck_csv", ""});
    REQUIRE(fake.exported.size() == 2);
    CHECK(fake.exported[0].first == "animals.json");
    CHECK(fake.exported[1].first == "animals.csv");
    for (const auto& [name, text] : fake.exported) {
        const auto read = quiz::import_deck(name, text);
        REQUIRE(read);
        CHECK(read->items == deck("animals")->items);
    }
}

TEST_CASE("A deck with a new title keeps its name", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = with_animals(fake);
    dispatch(app, {"deck_rename", ""});
    dispatch(app, {"type:title", ""});
    CHECK(fake.typing == std::vector<std::string>{"field:title"});
    // The field is drawn on the canvas, because this fake platform has no field of its own.
    CHECK(desk(app).typing == "title");
    type(app, "title", "  ");
    dispatch(app, {"typed", ""});
    dispatch(app, {"deck_retitle", ""});
    CHECK(sheet_on(app) == "deck_title");
    CHECK_FALSE(desk(app).fault.id.empty());
    CHECK(deck("animals")->title == "animals");
    type(app, "title", "My animals ");
    dispatch(app, {"deck_retitle", ""});
    CHECK(sheet_on(app) == "deck");
    CHECK(deck("animals")->title == "My animals");
    CHECK(kept(fake, "animals").find("My animals") != std::string::npos);
}

TEST_CASE("A deck is deleted only after a confirmation, together with its missed questions", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = with_animals(fake);
    note_answer(app, "animals", "the dog", quiz::Outcome::missed);
    dispatch(app, {"deck_remove", ""});
    CHECK(shows(app, "It can't be brought back"));
    dispatch(app, {"deck_keep", ""});
    CHECK(deck("animals"));
    dispatch(app, {"deck_remove", ""});
    dispatch(app, {"really_deck_remove", ""});
    CHECK_FALSE(deck("animals"));
    CHECK(sheet_on(app) == "decks");
    CHECK(keys(fake, "palazzo:deck:").empty());
    CHECK(app.feature_data.of<quiz::Memory>().decks.empty());
}

TEST_CASE("Answers that another tab has noted in the meantime are kept", "[app][decks]") {
    FakePlatform fake;
    App one = started(fake);
    App other = started(fake);
    note_answer(one, "es", "the cat", quiz::Outcome::missed);
    note_answer(other, "es", "the dog", quiz::Outcome::missed);
    CHECK(started(fake).feature_data.of<quiz::Memory>() == other.feature_data.of<quiz::Memory>());
    note_answer(one, "es", "the bird", quiz::Outcome::missed);
    quiz::forget(other.feature_data.of<quiz::Memory>(), "es");
    for (const char* missed : {"the cat", "the dog", "the bird"})
        quiz::remember(
            other.feature_data.of<quiz::Memory>(), "es", missed, quiz::Outcome::missed, other.services.today());
    CHECK(one.feature_data.of<quiz::Memory>() == other.feature_data.of<quiz::Memory>());
}

TEST_CASE("Missed questions are read again at the next start, and unreadable ones are quarantined", "[app][decks]") {
    FakePlatform fake;
    App app = started(fake);
    note_answer(app, "es", "the cat", quiz::Outcome::missed);
    CHECK_FALSE(app.feature_data.of<quiz::Memory>().decks.empty());
    CHECK(started(fake).feature_data.of<quiz::Memory>() == app.feature_data.of<quiz::Memory>());
    fake.kept["palazzo:missed"] = "[1,";
    CHECK(started(fake).feature_data.of<quiz::Memory>().decks.empty());
    CHECK(fake.kept["palazzo:aside:missed"] == "[1,");
    CHECK(fake.kept.count("palazzo:missed") == 0);
    fake.full = true;
    CHECK_FALSE(change_quiz_memory(app, [](quiz::Memory&) { return true; }));
}

TEST_CASE("A game waits for its deck, and is put on the table once the deck has been loaded", "[app][decks]") {
    quiz::announce("later");
    FakePlatform fake;
    fake.fetches = true;
    App app = started(fake);
    const std::string text = record("5", R"("moves":[],"challenges":{"deck":"later"})");
    CHECK(missing_deck(*read_record(text)) == "later");
    CHECK(open_text(app, text).empty());
    CHECK(record_text(app).empty());
    CHECK(fake.fetched == std::vector<std::string>{"deck later"});
    words_arrived(app, ""); // the game doesn't wait for a word list, so the arrival of one changes nothing
    CHECK(record_text(app).empty());
    Deck later = *quiz::import_deck("later.csv", animals);
    CHECK_FALSE(quiz::add_fetched_deck(quiz::write_deck_text(later)));
    deck_arrived(app, "later", "");
    CHECK(page_on(app) == "table");
    CHECK(missing_deck(*read_record(text)).empty());
}

TEST_CASE("Opening another game removes the line that says that a deck is being loaded", "[app][decks]") {
    quiz::announce("slow");
    FakePlatform fake;
    fake.fetches = true;
    App app = started(fake);
    CHECK(open_text(app, record("5", R"("moves":[],"challenges":{"deck":"slow"})")).empty());
    REQUIRE_FALSE(notice_of(app).empty());
    CHECK(open_text(app, record("6")).empty());
    REQUIRE(page_on(app) == "table");
    CHECK(notice_of(app).empty());
    deck_arrived(app, "slow", "404");
    CHECK(notice_of(app).empty());
}

TEST_CASE("A game whose deck can't be fetched is opened without it, and a line says so", "[app][decks]") {
    quiz::announce("gone");
    FakePlatform fake;
    fake.fetches = true;
    App app = started(fake);
    CHECK(open_text(app, record("5", R"("moves":[],"challenges":{"deck":"gone"})")).empty());
    deck_arrived(app, "gone", "404");
    CHECK(page_on(app) == "table");
    CHECK(fake.said.back() == "Couldn't load the question deck. 404");
    CHECK(fake.fetched.size() == 1);
    dispatch(app, {"decks", ""});
    CHECK(shows(app, "Loading …"));
    deck_arrived(app, "gone", "404");
    CHECK(shows(app, "Can't be loaded just now"));
}

} // namespace palazzo::app::test

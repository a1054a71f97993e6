// Decks of questions. Custom decks are stored, imported, exported and deleted. Shipped decks are fetched when they are
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
    fake.has_file_dialog = false;
    App app = started_app(fake);
    dispatch(app, {"decks", ""});
    dispatch(app, {"import_deck", ""});
    CHECK(was_announced(fake, "Drop the file on the window instead."));
}

TEST_CASE("A table of questions becomes a custom deck, and its sheet opens", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"decks", ""});
    CHECK(shown_sheet_name(app) == "decks");
    dispatch(app, {"import_deck", ""});
    CHECK(fake.file_requests == 1);
    import_file(app, "animals.csv", animals_csv);
    REQUIRE(registered_deck("animals"));
    CHECK(registered_deck("animals")->items.size() == 3);
    CHECK(shown_sheet_name(app) == "deck");
    CHECK(sheet_shows(app, "animals"));
    CHECK(sheet_shows(app, "A1 (2), A2 (1)"));
    CHECK(sheet_shows(app, "the dog – el perro"));
    CHECK(was_announced(fake, "Imported: animals, 3 questions."));
    CHECK_FALSE(stored_deck(fake, "animals").empty());
}

TEST_CASE("Custom decks are still there after the page was closed", "[app][decks]") {
    FakePlatform fake;
    Deck before;
    {
        const DeckRegistry registry;
        App app = app_with_animal_deck(fake);
        before = *registered_deck("animals");
    }
    REQUIRE_FALSE(registered_deck("animals"));
    const DeckRegistry registry;
    App again = started_app(fake);
    REQUIRE(registered_deck("animals"));
    CHECK(*registered_deck("animals") == before);
    CHECK(fake.said.size() == 1); // only the import was announced
    dispatch(again, {"decks", ""});
    CHECK(sheet_shows(again, "Yours · 3 questions"));
}

TEST_CASE("An unreadable stored deck is quarantined and reported, and frees its name", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    fake.stored["palazzo:deck:torn"] = "{\"format\": 1, \"na";
    fake.stored["palazzo:deck:other"] = quiz::write_deck_text(*quiz::import_deck("animals.csv", animals_csv));
    fake.stored["palazzo:deck:animals"] = quiz::write_deck_text(*quiz::import_deck("animals.csv", animals_csv));
    const App app = started_app(fake);
    CHECK(registered_deck("animals"));
    CHECK_FALSE(registered_deck("torn"));
    CHECK_FALSE(registered_deck("other")); // the deck that was stored under this name is named animals
    CHECK(was_announced(fake, "A question deck of yours could not be read. It was put aside."));
    CHECK(stored_keys(fake, "palazzo:deck:") == std::vector<std::string>{"palazzo:deck:animals"});
    CHECK(fake.stored["palazzo:aside:deck:torn"] == "{\"format\": 1, \"na");
    CHECK(fake.stored.count("palazzo:aside:deck:other") == 1);
}

TEST_CASE("A custom deck gets another name if a new shipped deck has the same one", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    Deck mine = *quiz::import_deck("es.csv", animals_csv);
    fake.stored["palazzo:deck:es"] = quiz::write_deck_text(mine);
    const App app = started_app(fake);
    REQUIRE(registered_deck("es-2"));
    CHECK(registered_deck("es-2")->items == mine.items);
    CHECK(registered_deck("es")->items != mine.items);
    CHECK(stored_keys(fake, "palazzo:deck:") == std::vector<std::string>{"palazzo:deck:es-2"});
}

TEST_CASE("An import says which rows it left out or merged", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    import_file(app, "pets.csv", "prompt,answers\nthe dog,el perro\n,x\nthe dog,el perro\nthe dog,el chucho\n");
    CHECK(shown_sheet_name(app) == "deck");
    CHECK(sheet_shows(app,
        "Imported: pets, 1 question. One row was left out: line 3: prompt: empty. One row was there twice. One row "
        "adds "
        "answers to an earlier one."));
}

TEST_CASE("A faulty import is reported in one line and changes nothing", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    const auto before = fake.stored;
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
        CHECK(sheet_shows(app, fake.said.back()));
        CHECK(shown_sheet_name(app) == "decks");
    }
    CHECK(fake.stored == before);
    CHECK(quiz::deck_names() == names);
}

TEST_CASE("A game's record that is imported while the list of decks is open is opened as a game", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"decks", ""});
    import_file(app, "game.json", palace_record("5"));
    CHECK(shown_page_name(app) == "table");
    CHECK(shown_sheet_name(app) == "");
    import_file(app, "bad.json", "{}");
    CHECK(fake.said.back() == "This file can't be opened: format: missing: this is not a record");
}

TEST_CASE("An imported deck whose name is taken gets a number", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    import_file(app, "animals.csv", animals_csv);
    CHECK(shown_deck_sheet(app).deck_name == "animals-2");
    CHECK(registered_deck("animals-2")->title == "animals 2");
    import_file(app, "ES.csv", animals_csv);
    CHECK(shown_deck_sheet(app).deck_name == "es-2");
    CHECK(stored_keys(fake, "palazzo:deck:").size() == 3);
}

TEST_CASE("If the store refuses a deck, the deck lasts until the program ends, and a line says so", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    fake.store_is_full = true;
    App app = app_with_animal_deck(fake);
    CHECK(registered_deck("animals"));
    CHECK(shown_sheet_name(app) == "deck");
    CHECK(sheet_shows(app, "This browser can't save the question deck."));
    CHECK(fake.stored.empty());
    dispatch(app, {"deck_json", ""});
    REQUIRE(fake.exported.size() == 1);
}

TEST_CASE("A tab that may not write to the store neither imports nor deletes decks", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    fake.other_tab_may_write = true;
    const auto before = fake.stored;
    import_file(app, "plants.csv", animals_csv);
    CHECK(was_announced(fake, "Play here"));
    CHECK_FALSE(registered_deck("plants"));
    dispatch(app, {"deck:animals", ""});
    dispatch(app, {"deck_remove", ""});
    dispatch(app, {"really_deck_remove", ""});
    CHECK(registered_deck("animals"));
    CHECK(fake.stored == before);
}

TEST_CASE("An exported deck can be imported again", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    dispatch(app, {"deck_json", ""});
    dispatch(app, {"deck_csv", ""});
    REQUIRE(fake.exported.size() == 2);
    CHECK(fake.exported[0].first == "animals.json");
    CHECK(fake.exported[1].first == "animals.csv");
    for (const auto& [name, text] : fake.exported) {
        const auto read = quiz::import_deck(name, text);
        REQUIRE(read);
        CHECK(read->items == registered_deck("animals")->items);
    }
}

TEST_CASE("A deck with a new title keeps its name", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    dispatch(app, {"deck_rename", ""});
    dispatch(app, {"type:title", ""});
    CHECK(fake.requested_text_fields == std::vector<std::string>{"field:title"});
    // The field is drawn on the canvas, because this fake platform has no field of its own.
    CHECK(shown_deck_sheet(app).typing_field == "title");
    type_into_field(app, "title", "  ");
    dispatch(app, {"typed", ""});
    dispatch(app, {"deck_retitle", ""});
    CHECK(shown_sheet_name(app) == "deck_title");
    CHECK_FALSE(shown_deck_sheet(app).fault.id.empty());
    CHECK(registered_deck("animals")->title == "animals");
    type_into_field(app, "title", "My animals ");
    dispatch(app, {"deck_retitle", ""});
    CHECK(shown_sheet_name(app) == "deck");
    CHECK(registered_deck("animals")->title == "My animals");
    CHECK(stored_deck(fake, "animals").find("My animals") != std::string::npos);
}

TEST_CASE("A deck is deleted only after a confirmation, together with its missed questions", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    note_answer(app, "animals", "the dog", quiz::AnswerOutcome::missed);
    dispatch(app, {"deck_remove", ""});
    CHECK(sheet_shows(app, "It can't be brought back"));
    dispatch(app, {"deck_keep", ""});
    CHECK(registered_deck("animals"));
    dispatch(app, {"deck_remove", ""});
    dispatch(app, {"really_deck_remove", ""});
    CHECK_FALSE(registered_deck("animals"));
    CHECK(shown_sheet_name(app) == "decks");
    CHECK(stored_keys(fake, "palazzo:deck:").empty());
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.empty());
}

TEST_CASE("Missed questions that another tab has stored in the meantime are kept", "[app][decks]") {
    FakePlatform fake;
    App one = started_app(fake);
    App other = started_app(fake);
    note_answer(one, "es", "the cat", quiz::AnswerOutcome::missed);
    note_answer(other, "es", "the dog", quiz::AnswerOutcome::missed);
    CHECK(started_app(fake).feature_data.get<quiz::PromptMemory>() == other.feature_data.get<quiz::PromptMemory>());
    note_answer(one, "es", "the bird", quiz::AnswerOutcome::missed);
    quiz::forget_deck(other.feature_data.get<quiz::PromptMemory>(), "es");
    for (const char* missed : {"the cat", "the dog", "the bird"})
        quiz::note_outcome(other.feature_data.get<quiz::PromptMemory>(), "es", missed, quiz::AnswerOutcome::missed,
            other.services.today());
    CHECK(one.feature_data.get<quiz::PromptMemory>() == other.feature_data.get<quiz::PromptMemory>());
}

TEST_CASE("Missed questions are read again at the next start, and unreadable ones are quarantined", "[app][decks]") {
    FakePlatform fake;
    App app = started_app(fake);
    note_answer(app, "es", "the cat", quiz::AnswerOutcome::missed);
    CHECK_FALSE(app.feature_data.get<quiz::PromptMemory>().schedules.empty());
    CHECK(started_app(fake).feature_data.get<quiz::PromptMemory>() == app.feature_data.get<quiz::PromptMemory>());
    fake.stored["palazzo:missed"] = "[1,";
    CHECK(started_app(fake).feature_data.get<quiz::PromptMemory>().schedules.empty());
    CHECK(fake.stored["palazzo:aside:missed"] == "[1,");
    CHECK(fake.stored.count("palazzo:missed") == 0);
    fake.store_is_full = true;
    CHECK_FALSE(change_quiz_memory(app, [](quiz::PromptMemory&) { return true; }));
}

TEST_CASE("A game waits for its deck, and is put on the table once the deck has been loaded", "[app][decks]") {
    quiz::announce_deck("later");
    FakePlatform fake;
    fake.can_fetch = true;
    App app = started_app(fake);
    const std::string text = palace_record("5", R"("moves":[],"challenges":{"deck":"later"})");
    CHECK(missing_deck(*read_record(text)) == "later");
    CHECK(open_record_text(app, text).empty());
    CHECK(record_text(app).empty());
    CHECK(fake.requested_files == std::vector<std::string>{"deck later"});
    handle_arrived_words(app, ""); // the game doesn't wait for a word list, so the arrival of one changes nothing
    CHECK(record_text(app).empty());
    Deck later = *quiz::import_deck("later.csv", animals_csv);
    CHECK_FALSE(quiz::add_fetched_deck(quiz::write_deck_text(later)));
    handle_arrived_deck(app, "later", "");
    CHECK(shown_page_name(app) == "table");
    CHECK(missing_deck(*read_record(text)).empty());
}

TEST_CASE("Opening another game removes the line that says that a deck is being loaded", "[app][decks]") {
    quiz::announce_deck("slow");
    FakePlatform fake;
    fake.can_fetch = true;
    App app = started_app(fake);
    CHECK(open_record_text(app, palace_record("5", R"("moves":[],"challenges":{"deck":"slow"})")).empty());
    REQUIRE_FALSE(notice_of(app).empty());
    CHECK(open_record_text(app, palace_record("6")).empty());
    REQUIRE(shown_page_name(app) == "table");
    CHECK(notice_of(app).empty());
    handle_arrived_deck(app, "slow", "404");
    CHECK(notice_of(app).empty());
}

TEST_CASE("A game whose deck can't be fetched is opened without it, and a line says so", "[app][decks]") {
    quiz::announce_deck("gone");
    FakePlatform fake;
    fake.can_fetch = true;
    App app = started_app(fake);
    CHECK(open_record_text(app, palace_record("5", R"("moves":[],"challenges":{"deck":"gone"})")).empty());
    handle_arrived_deck(app, "gone", "404");
    CHECK(shown_page_name(app) == "table");
    CHECK(fake.said.back() == "Couldn't load the question deck. 404");
    CHECK(fake.requested_files.size() == 1);
    dispatch(app, {"decks", ""});
    CHECK(sheet_shows(app, "Loading …"));
    handle_arrived_deck(app, "gone", "404");
    CHECK(sheet_shows(app, "Can't be loaded just now"));
}

} // namespace palazzo::app::test

// Decks of challenges: one's own, kept, imported, edited and deleted; shipped ones, fetched when they are wanted.
#include "engine/quiz/import.hpp"
#include "engine/quiz/registry.hpp"
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/sheets.hpp"
#include "shell/app/pages/models.hpp"
#include "shell/app/resources/resources.hpp"
#include "tests/shell/app/stand_in.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

using a11y::Action;
using quiz::Deck;

// The shelf is shared by all tests of the process: each case has decks of its own name, and takes them away again.
struct Shelf {
    ~Shelf() {
        for (const std::string& name : quiz::names_on_shelf()) quiz::take_from_shelf(name);
    }
};

const std::string animals = "prompt,answers,level,category\nthe dog,el perro; perro,A1,Animals\nthe cat,el gato,A1,"
                            "Animals\nthe tree,el árbol,A2,Plants\n";

std::shared_ptr<const Deck> deck(const std::string& name) { return quiz::on_shelf(name); }

std::string kept(World& world, const std::string& name) { return world.kept["palazzo:deck:" + name]; }

bool heard(const World& world, const std::string& part) {
    return std::any_of(
        world.said.begin(), world.said.end(), [&](const auto& line) { return line.find(part) != std::string::npos; });
}

/// Whether the sheet that is open has a control or a line with this in it.
bool shows(const App& app, const std::string& part) {
    const auto model = sheet_model(app);
    return model.title.find(part) != std::string::npos
        || std::any_of(model.items.begin(), model.items.end(), [&](const auto& item) {
               return (item.id + "\n" + item.label + "\n" + item.detail).find(part) != std::string::npos;
           });
}

void type(App& app, const std::string& field, const std::string& text) { dispatch(app, {"field:" + field, text}); }

App with_animals(World& world) {
    App app = started(world);
    import_file(app, "animals.csv", animals);
    return app;
}

} // namespace

TEST_CASE("A table of questions becomes a deck of one's own, and its sheet opens", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = started(world);
    dispatch(app, {"decks", ""});
    CHECK(app.sheet == SheetKind::decks);
    dispatch(app, {"import_deck", ""});
    CHECK(world.picking == 1);
    import_file(app, "animals.csv", animals);
    REQUIRE(deck("animals"));
    CHECK(deck("animals")->items.size() == 3);
    CHECK(app.sheet == SheetKind::deck);
    CHECK(shows(app, "animals"));
    CHECK(shows(app, "A1 (2), A2 (1)"));
    CHECK(shows(app, "the dog – el perro"));
    CHECK(heard(world, "Imported: animals, 3 questions."));
    CHECK_FALSE(kept(world, "animals").empty());
}

TEST_CASE("Decks of one's own are there again after the page was closed", "[app][decks]") {
    World world;
    Deck before;
    {
        const Shelf shelf;
        App app = with_animals(world);
        before = *deck("animals");
    }
    REQUIRE_FALSE(deck("animals"));
    const Shelf shelf;
    App again = started(world);
    REQUIRE(deck("animals"));
    CHECK(*deck("animals") == before);
    CHECK(world.said.size() == 1); // the import, before
    dispatch(again, {"decks", ""});
    CHECK(shows(again, "Yours · 3 questions"));
}

TEST_CASE("A kept deck that can't be read is set aside, told, and in nobody's way", "[app][decks]") {
    const Shelf shelf;
    World world;
    world.kept["palazzo:deck:torn"] = "{\"format\": 1, \"na";
    world.kept["palazzo:deck:other"] = quiz::write_deck_text(*quiz::import_deck("animals.csv", animals));
    world.kept["palazzo:deck:animals"] = quiz::write_deck_text(*quiz::import_deck("animals.csv", animals));
    const App app = started(world);
    CHECK(deck("animals"));
    CHECK_FALSE(deck("torn"));
    CHECK_FALSE(deck("other")); // it calls itself animals
    CHECK(heard(world, "A deck of yours could not be read. It was set aside."));
    CHECK(keys(world, "palazzo:deck:") == std::vector<std::string>{"palazzo:deck:animals"});
    CHECK(world.kept["palazzo:aside:deck:torn"] == "{\"format\": 1, \"na");
    CHECK(world.kept.count("palazzo:aside:deck:other") == 1);
}

TEST_CASE("A deck whose name comes with the program now is moved out of its way", "[app][decks]") {
    const Shelf shelf;
    World world;
    Deck mine = *quiz::import_deck("es.csv", animals);
    world.kept["palazzo:deck:es"] = quiz::write_deck_text(mine);
    const App app = started(world);
    REQUIRE(deck("es-2"));
    CHECK(deck("es-2")->items == mine.items);
    CHECK(deck("es")->items != mine.items);
    CHECK(keys(world, "palazzo:deck:") == std::vector<std::string>{"palazzo:deck:es-2"});
}

TEST_CASE("An import with a fault is told in one line and leaves everything as it is", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = with_animals(world);
    const auto before = world.kept;
    const auto names = quiz::names_on_shelf();
    dispatch(app, {"decks", ""});
    for (const auto& [name, text, line] : std::vector<std::array<std::string, 3>>{
             {"a.csv", "prompt,answers\nthe dog,el perro\nthe dog,perro\n", "line 3: prompt: stands on line 2 already"},
             {"a.csv", "prompt,answers\n\"the dog,el perro\n", "line 2"}, {"a.tsv", "", "line 1: there are no items"},
             {"a.json", R"({"format":1,"items":[{"kind":"ask"}]})", ""}, {"a.json", "{\"items\":", "line 1, column"},
             {"a.csv", "prompt,answers\nel a\xEF\xBF\xBDo,x\n", "line 2: no text in UTF-8"}}) {
        INFO(text);
        import_file(app, name, text);
        CHECK(world.said.back().rfind("This deck can't be imported: ", 0) == 0);
        CHECK(world.said.back().find(line) != std::string::npos);
        CHECK(shows(app, world.said.back()));
        CHECK(app.sheet == SheetKind::decks);
    }
    CHECK(world.kept == before);
    CHECK(quiz::names_on_shelf() == names);
}

TEST_CASE("A record is opened as a game even where decks are listed", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = started(world);
    dispatch(app, {"decks", ""});
    import_file(app, "game.json", record("5"));
    CHECK(app.page == Page::table);
    CHECK(app.sheet == SheetKind::none);
    import_file(app, "bad.json", "{}");
    CHECK(world.said.back() == "This file can't be opened: format: missing: this is not a record");
}

TEST_CASE("A name that is taken gets a number", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = with_animals(world);
    import_file(app, "animals.csv", animals);
    CHECK(app.desk.deck == "animals-2");
    CHECK(deck("animals-2")->title == "animals 2");
    import_file(app, "ES.csv", animals);
    CHECK(app.desk.deck == "es-2");
    CHECK(keys(world, "palazzo:deck:").size() == 3);
}

TEST_CASE("Where the store refuses, the deck is there for now, and that is told", "[app][decks]") {
    const Shelf shelf;
    World world;
    world.full = true;
    App app = with_animals(world);
    CHECK(deck("animals"));
    CHECK(app.sheet == SheetKind::deck);
    CHECK(shows(app, "This browser can't save the deck."));
    CHECK(world.kept.empty());
    dispatch(app, {"deck_json", ""});
    REQUIRE(world.exported.size() == 1);
}

TEST_CASE("In a second tab decks aren't kept, and none is deleted", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = with_animals(world);
    world.other_tab = true;
    const auto before = world.kept;
    import_file(app, "plants.csv", animals);
    CHECK(heard(world, "another tab"));
    CHECK(deck("plants"));
    dispatch(app, {"deck:animals", ""});
    dispatch(app, {"deck_remove", ""});
    dispatch(app, {"really_deck_remove", ""});
    CHECK(deck("animals"));
    CHECK(shows(app, "delete it there"));
    CHECK(world.kept == before);
}

TEST_CASE("A deck is exported and can be read again", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = with_animals(world);
    dispatch(app, {"deck_json", ""});
    dispatch(app, {"deck_csv", ""});
    REQUIRE(world.exported.size() == 2);
    CHECK(world.exported[0].first == "animals.json");
    CHECK(world.exported[1].first == "animals.csv");
    for (const auto& [name, text] : world.exported) {
        const auto read = quiz::import_deck(name, text);
        REQUIRE(read);
        CHECK(read->items == deck("animals")->items);
    }
}

TEST_CASE("A deck gets another title and keeps its name", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = with_animals(world);
    dispatch(app, {"deck_rename", ""});
    dispatch(app, {"type:title", ""});
    CHECK(world.typing == std::vector<std::string>{"field:title"});
    CHECK(app.desk.typing == "title"); // this world has no field of its own
    type(app, "title", "  ");
    dispatch(app, {"typed", ""});
    dispatch(app, {"deck_retitle", ""});
    CHECK(app.sheet == SheetKind::deck_title);
    CHECK_FALSE(app.desk.fault.id.empty());
    CHECK(deck("animals")->title == "animals");
    type(app, "title", "My animals ");
    dispatch(app, {"deck_retitle", ""});
    CHECK(app.sheet == SheetKind::deck);
    CHECK(deck("animals")->title == "My animals");
    CHECK(kept(world, "animals").find("My animals") != std::string::npos);
}

TEST_CASE("A question is changed, another added, a third deleted", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = with_animals(world);
    dispatch(app, {"deck_edit", ""});
    CHECK(shows(app, "el perro; perro"));
    dispatch(app, {"item:1", ""});
    CHECK(app.desk.prompt == "the cat");
    type(app, "answers", "el gato; la gata ;;gato");
    dispatch(app, {"item_level", "1"});
    dispatch(app, {"item_category", "7"}); // there is none such
    dispatch(app, {"item_save", ""});
    CHECK(app.sheet == SheetKind::deck_items);
    CHECK(deck("animals")->items[1].answers == std::vector<std::string>{"el gato", "la gata", "gato"});
    CHECK(deck("animals")->items[1].level == 1);
    CHECK(deck("animals")->items[1].category == 0);

    dispatch(app, {"item_add", ""});
    type(app, "prompt", "Describe your dog.");
    dispatch(app, {"item_save", ""});
    REQUIRE(deck("animals")->items.size() == 4);
    CHECK(deck("animals")->items[3].kind == quiz::Kind::speak);
    CHECK(shows(app, "To talk about"));

    dispatch(app, {"item:0", ""});
    dispatch(app, {"item_remove", ""});
    dispatch(app, {"item_remove", ""});
    CHECK(deck("animals")->items.size() == 4); // asks first
    dispatch(app, {"item_keep", ""});
    CHECK(app.sheet == SheetKind::deck_item);
    dispatch(app, {"item_remove", ""});
    dispatch(app, {"really_item_remove", ""});
    REQUIRE(deck("animals")->items.size() == 3);
    CHECK(deck("animals")->items[0].prompt == "the cat");
    CHECK(*quiz::read_deck(*parse_json(kept(world, "animals"))) == *deck("animals"));
}

TEST_CASE("What is wrong with a question is told on its sheet, and nothing typed is lost", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = with_animals(world);
    const Deck before = *deck("animals");
    dispatch(app, {"deck_edit", ""});
    dispatch(app, {"item:1", ""});
    type(app, "prompt", "The DOG");
    dispatch(app, {"item_save", ""});
    CHECK(shows(app, "This question is there already: number 1."));
    CHECK(world.said.back() == "This question is there already: number 1.");
    CHECK(app.desk.prompt == "The DOG");
    type(app, "prompt", "");
    dispatch(app, {"item_save", ""});
    CHECK(voice_of(app).say(app.desk.fault) == "Question: empty.");
    CHECK(*deck("animals") == before);
    dispatch(app, {"close", ""});
    CHECK(app.sheet == SheetKind::deck_item_leave);
    dispatch(app, {"close", ""});
    CHECK(app.sheet == SheetKind::deck_item);
    CHECK(app.desk.prompt.empty());
    dispatch(app, {"close", ""});
    dispatch(app, {"item_leave", ""});
    CHECK(app.sheet == SheetKind::deck_items);
    CHECK(*deck("animals") == before);
    dispatch(app, {"close", ""});
    CHECK(app.sheet == SheetKind::deck);
    dispatch(app, {"close", ""});
    CHECK(app.sheet == SheetKind::decks);
    dispatch(app, {"close", ""});
    CHECK(app.sheet == SheetKind::none);
}

TEST_CASE("The last question of a deck stays", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = started(world);
    import_file(app, "one.csv", "prompt,answers\nthe dog,el perro\n");
    dispatch(app, {"deck_edit", ""});
    dispatch(app, {"item:0", ""});
    dispatch(app, {"item_remove", ""});
    dispatch(app, {"really_item_remove", ""});
    CHECK(deck("one")->items.size() == 1);
    CHECK(shows(app, "A deck has one question at least."));
}

TEST_CASE("Long lists are turned page by page", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = started(world);
    std::string many = "prompt,answers\n";
    for (int i = 0; i < 120; ++i) many += "question " + std::to_string(i) + ",answer\n";
    import_file(app, "many.csv", many);
    dispatch(app, {"deck_edit", ""});
    const auto rows = [&] {
        const auto model = sheet_model(app);
        return std::count_if(
            model.items.begin(), model.items.end(), [](const auto& item) { return item.id.rfind("item:", 0) == 0; });
    };
    CHECK(rows() == 50);
    CHECK(shows(app, "51–100 of 120"));
    dispatch(app, {"items_next", ""});
    dispatch(app, {"items_next", ""});
    CHECK(rows() == 20);
    dispatch(app, {"items_next", ""});
    CHECK(shows(app, "item:100"));
    dispatch(app, {"items_previous", ""});
    CHECK(shows(app, "item:50\n"));
    dispatch(app, {"item_add", ""});
    type(app, "prompt", "one more");
    dispatch(app, {"item_save", ""});
    CHECK(shows(app, "item:120"));
}

TEST_CASE("A deck is deleted only after asking, and with it what was missed of it", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = with_animals(world);
    quiz::remember(app.memory, "animals", "the dog", false, 20000);
    CHECK(keep_memory(app));
    dispatch(app, {"deck_remove", ""});
    CHECK(shows(app, "It can't be brought back"));
    dispatch(app, {"deck_keep", ""});
    CHECK(deck("animals"));
    dispatch(app, {"deck_remove", ""});
    dispatch(app, {"really_deck_remove", ""});
    CHECK_FALSE(deck("animals"));
    CHECK(app.sheet == SheetKind::decks);
    CHECK(keys(world, "palazzo:deck:").empty());
    CHECK(app.memory.decks.empty());
}

TEST_CASE("A shipped deck is changed as a copy of one's own", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = started(world);
    dispatch(app, {"deck:es", ""});
    for (const char* id : {"deck_edit", "deck_rename", "deck_remove"}) CHECK_FALSE(shows(app, std::string(id) + "\n"));
    dispatch(app, {"really_deck_remove", ""});
    dispatch(app, {"deck_edit", ""});
    CHECK(app.sheet == SheetKind::deck);
    dispatch(app, {"deck_copy", ""});
    CHECK(app.desk.deck == "es-2");
    REQUIRE(deck("es-2"));
    CHECK(deck("es-2")->items == deck("es")->items);
    CHECK(deck("es-2")->title == deck("es")->title + ", my copy");
    dispatch(app, {"deck_edit", ""});
    CHECK(app.sheet == SheetKind::deck_items);
}

TEST_CASE("What comes from the page may be anything", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = with_animals(world);
    const Deck before = *deck("animals");
    dispatch(app, {"deck_edit", ""});
    for (const char* id : {"item:99", "item:-1", "item:x", "type:nothing", "field:nothing", "deck:nothing",
             "items_previous", "items_next", "item_save", "item_remove", "really_item_remove", "item_leave",
             "item_keep", "really_deck_remove"})
        dispatch(app, {id, "\xFF\xFE"});
    dispatch(app, {"item:0", ""});
    type(app, "prompt", "a\xFF\x01" + std::string(9000, 'a'));
    dispatch(app, {"item_save", ""});
    CHECK_FALSE(app.desk.fault.id.empty());
    CHECK(*deck("animals") == before);
}

TEST_CASE("Answers as one text come back the same", "[app][decks]") {
    for (const std::vector<std::string>& answers :
        {std::vector<std::string>{}, {"a"}, {"a", "b"}, {"a;b", "c\\d", "\\;"}})
        CHECK(split_answers(join_answers(answers)) == answers);
    CHECK(split_answers(" a ;; b;a") == std::vector<std::string>{"a", "b"});
}

TEST_CASE("What was missed is read again; a broken memory is set aside", "[app][decks]") {
    World world;
    App app = started(world);
    quiz::remember(app.memory, "es", "the cat", false, 20000);
    CHECK(keep_memory(app));
    CHECK(started(world).memory == app.memory);
    world.kept["palazzo:missed"] = "[1,";
    CHECK(started(world).memory.decks.empty());
    CHECK(world.kept["palazzo:aside:missed"] == "[1,");
    CHECK(world.kept.count("palazzo:missed") == 0);
    world.full = true;
    CHECK_FALSE(keep_memory(app));
}

TEST_CASE("A game waits for its deck and is on the table once it is there", "[app][decks]") {
    quiz::announce("later");
    World world;
    world.fetches = true;
    App app = started(world);
    const std::string text = record("5", R"("moves":[],"challenges":{"deck":"later"})");
    CHECK(deck_wanted(*read_record(text)) == "later");
    CHECK(open_text(app, text).empty());
    CHECK(record_text(app).empty());
    CHECK(world.fetched == std::vector<std::string>{"deck later"});
    words_arrived(app, ""); // a word list isn't what is waited for
    CHECK(record_text(app).empty());
    Deck later = *quiz::import_deck("later.csv", animals);
    CHECK_FALSE(quiz::put_shipped(quiz::write_deck_text(later)));
    deck_arrived(app, "later", "");
    CHECK(app.page == Page::table);
    CHECK(deck_wanted(*read_record(text)).empty());
}

TEST_CASE("A game whose deck can't be fetched is opened without it, and that is told", "[app][decks]") {
    quiz::announce("gone");
    World world;
    world.fetches = true;
    App app = started(world);
    CHECK(open_text(app, record("5", R"("moves":[],"challenges":{"deck":"gone"})")).empty());
    deck_arrived(app, "gone", "404");
    CHECK(app.page == Page::table);
    CHECK(world.said.back() == "Couldn't load the question deck (404). Check your connection.");
    CHECK(world.fetched.size() == 1);
    dispatch(app, {"decks", ""});
    CHECK(shows(app, "Loading …"));
    deck_arrived(app, "gone", "404");
    CHECK(shows(app, "Can't be loaded just now"));
}

TEST_CASE("The sheets stand in the mirror with fields to type in", "[app][decks]") {
    const Shelf shelf;
    World world;
    App app = with_animals(world);
    dispatch(app, {"deck_edit", ""});
    dispatch(app, {"item:0", ""});
    const auto mirror = pages::mirror_sheet(voice_of(app), sheet_model(app));
    const auto& controls = mirror.regions.front().controls;
    const auto field = std::find_if(
        controls.begin(), controls.end(), [](const auto& control) { return control.id == "field:answers"; });
    REQUIRE(field != controls.end());
    CHECK(field->kind == a11y::Control::Kind::text);
    CHECK(field->value == "el perro; perro");
}

} // namespace palazzo::app::test

// Editing a deck: its questions, their faults, and the sheets that show them.
#include "engine/quiz/import.hpp"
#include "shell/app/decks/practice.hpp"
#include "tests/shell/app/decks.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {

TEST_CASE("The questions of a custom deck can be changed, and questions can be added and deleted", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    dispatch(app, {"deck_edit", ""});
    CHECK(sheet_shows(app, "el perro; perro"));
    dispatch(app, {"item:1", ""});
    CHECK(app.screens.find<DeckItemSheet>()->prompt == "the cat");
    type_into_field(app, "answers", "el gato; la gata ;;gato");
    dispatch(app, {"item_level", "1"});
    dispatch(app, {"item_category", "7"}); // no category has this number
    dispatch(app, {"item_save", ""});
    CHECK(shown_sheet_name(app) == "deck_items");
    CHECK(registered_deck("animals")->items[1].answers == std::vector<std::string>{"el gato", "la gata", "gato"});
    CHECK(registered_deck("animals")->items[1].level == 1);
    CHECK(registered_deck("animals")->items[1].category == 0);

    dispatch(app, {"item_add", ""});
    type_into_field(app, "prompt", "Describe your dog.");
    dispatch(app, {"item_save", ""});
    REQUIRE(registered_deck("animals")->items.size() == 4);
    CHECK(registered_deck("animals")->items[3].kind == quiz::QuestionKind::speak);
    CHECK(sheet_shows(app, "To talk about"));

    dispatch(app, {"item:0", ""});
    dispatch(app, {"item_remove", ""});
    dispatch(app, {"item_remove", ""});
    CHECK(registered_deck("animals")->items.size() == 4); // nothing is deleted before the player confirms it
    dispatch(app, {"item_keep", ""});
    CHECK(shown_sheet_name(app) == "deck_item");
    dispatch(app, {"item_remove", ""});
    dispatch(app, {"really_item_remove", ""});
    REQUIRE(registered_deck("animals")->items.size() == 3);
    CHECK(registered_deck("animals")->items[0].prompt == "the cat");
    CHECK(*quiz::read_deck(*parse_json(stored_deck(fake, "animals"))) == *registered_deck("animals"));
}

TEST_CASE("A question's kind, topic and strictness about accents can be chosen", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);
    import_file(app, "verbs.json",
        R"({"format":2,"name":"verbs","title":"Verbs","language":"es","asked_in":"en","levels":["A1"],)"
        R"("topics":["Home","Work"],"categories":["Verbs"],)"
        R"("items":[{"kind":"speak","level":"A1","topic":"Home","category":"Verbs","prompt":"Talk."}]})");
    dispatch(app, {"deck_edit", ""});
    dispatch(app, {"item_add", ""});
    type_into_field(app, "prompt", "hablar, yo, indefinido");
    CHECK_FALSE(sheet_shows(app, "Accents count")); // the switch isn't shown until there is an answer
    type_into_field(app, "answers", "hablé");
    CHECK(sheet_shows(app, "Accents count"));
    const auto sheet = sheet_model(app);
    const auto kinds =
        std::find_if(sheet.items.begin(), sheet.items.end(), [](const auto& item) { return item.id == "item_kind"; });
    REQUIRE(kinds != sheet.items.end());
    // One kind isn't offered, because its questions are topics to talk about and have no answer.
    CHECK(kinds->options.size() == quiz::question_kinds.size() - 1);
    CHECK(kinds->options[1] == "Translate into Spanish");
    dispatch(app, {"item_kind", "4"});
    dispatch(app, {"item_topic", "2"});
    dispatch(app, {"item_strict", ""});
    dispatch(app, {"item_kind", "11"}); // no kind has this number
    dispatch(app, {"item_topic", "3"});
    dispatch(app, {"item_save", ""});
    CHECK(registered_deck("verbs")->items[1]
        == quiz::Item{quiz::QuestionKind::conjugate, 0, 0, "hablar, yo, indefinido", {"hablé"}, 1, true, {}});
    CHECK(*quiz::read_deck(*parse_json(stored_deck(fake, "verbs"))) == *registered_deck("verbs"));

    // A new question has the kind of the last one, so that a list of verbs is entered quickly.
    dispatch(app, {"item_add", ""});
    type_into_field(app, "prompt", "comer, yo, presente");
    type_into_field(app, "answers", "como");
    dispatch(app, {"item_topic", "0"});
    dispatch(app, {"item_save", ""});
    CHECK(registered_deck("verbs")->items[2]
        == quiz::Item{quiz::QuestionKind::conjugate, 0, 0, "comer, yo, presente", {"como"}, -1, false, {}});
}

TEST_CASE("Changing a question keeps everything that its sheet doesn't show", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);
    import_file(app, "strict.json",
        R"({"format":2,"name":"strict","title":"Strict","levels":["A1"],"topics":["People"],"categories":["Words"],)"
        R"("items":[{"kind":"translate","level":"A1","topic":"People","category":"Words","prompt":"he",)"
        R"("answers":["él"],"strict":["accents"],"wrong":["el","ella"]}]})");
    dispatch(app, {"deck_edit", ""});
    dispatch(app, {"item:0", ""});
    type_into_field(app, "answers", "él; ella");
    dispatch(app, {"item_save", ""});
    const quiz::Item item = registered_deck("strict")->items[0];
    CHECK(item == quiz::Item{quiz::QuestionKind::translate, 0, 0, "he", {"él", "ella"}, 0, true, {{"el"}}});
    CHECK(*quiz::read_deck(*parse_json(stored_deck(fake, "strict"))) == *registered_deck("strict"));

    dispatch(app, {"item:0", ""});
    type_into_field(app, "answers", "");
    dispatch(app, {"item_save", ""});
    CHECK(registered_deck("strict")->items[0] == quiz::Item{quiz::QuestionKind::speak, 0, 0, "he", {}, 0, true, {}});
}

TEST_CASE("A question's fault is shown on its sheet, and nothing typed is lost", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    const Deck before = *registered_deck("animals");
    dispatch(app, {"deck_edit", ""});
    dispatch(app, {"item:1", ""});
    type_into_field(app, "prompt", "The DOG");
    dispatch(app, {"item_save", ""});
    CHECK(sheet_shows(app, "This question is there already: number 1."));
    CHECK(fake.said.back() == "This question is there already: number 1.");
    CHECK(app.screens.find<DeckItemSheet>()->prompt == "The DOG");
    type_into_field(app, "prompt", "");
    dispatch(app, {"item_save", ""});
    CHECK(voice_of(app).say(shown_deck_sheet(app).fault) == "Question: empty.");
    CHECK(*registered_deck("animals") == before);
    dispatch(app, {"close", ""});
    CHECK(shown_sheet_name(app) == "deck_item_leave");
    dispatch(app, {"close", ""});
    CHECK(shown_sheet_name(app) == "deck_item");
    CHECK(app.screens.find<DeckItemSheet>()->prompt.empty());
    dispatch(app, {"close", ""});
    dispatch(app, {"item_leave", ""});
    CHECK(shown_sheet_name(app) == "deck_items");
    CHECK(*registered_deck("animals") == before);
    dispatch(app, {"close", ""});
    CHECK(shown_sheet_name(app) == "deck");
    dispatch(app, {"close", ""});
    CHECK(shown_sheet_name(app) == "decks");
    dispatch(app, {"close", ""});
    CHECK(shown_sheet_name(app) == "");
}

TEST_CASE("The last question of a deck can't be deleted", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);
    import_file(app, "one.csv", "prompt,answers\nthe dog,el perro\n");
    dispatch(app, {"deck_edit", ""});
    dispatch(app, {"item:0", ""});
    dispatch(app, {"item_remove", ""});
    dispatch(app, {"really_item_remove", ""});
    CHECK(registered_deck("one")->items.size() == 1);
    CHECK(sheet_shows(app, "A question deck has at least one question."));
}

TEST_CASE("A long list of questions is divided into pages", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);
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
    CHECK(sheet_shows(app, "51–100 of 120"));
    dispatch(app, {"items_next", ""});
    dispatch(app, {"items_next", ""});
    CHECK(rows() == 20);
    dispatch(app, {"items_next", ""});
    CHECK(sheet_shows(app, "item:100"));
    dispatch(app, {"items_previous", ""});
    CHECK(sheet_shows(app, "item:50\n"));
    dispatch(app, {"item_add", ""});
    type_into_field(app, "prompt", "one more");
    dispatch(app, {"item_save", ""});
    CHECK(sheet_shows(app, "item:120"));
}

TEST_CASE("A shipped deck is changed by making a custom copy", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"deck:es", ""});
    for (const char* id : {"deck_edit", "deck_rename", "deck_remove"})
        CHECK_FALSE(sheet_shows(app, std::string(id) + "\n"));
    dispatch(app, {"really_deck_remove", ""});
    dispatch(app, {"deck_edit", ""});
    CHECK(shown_sheet_name(app) == "deck");
    dispatch(app, {"deck_copy", ""});
    CHECK(shown_deck_sheet(app).deck_name == "es-2");
    REQUIRE(registered_deck("es-2"));
    CHECK(registered_deck("es-2")->items == registered_deck("es")->items);
    CHECK(registered_deck("es-2")->title == registered_deck("es")->title + ", my copy");
    dispatch(app, {"deck_edit", ""});
    CHECK(shown_sheet_name(app) == "deck_items");
}

TEST_CASE("Invalid actions from the page change nothing", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    const Deck before = *registered_deck("animals");
    dispatch(app, {"deck_edit", ""});
    for (const char* id : {"item:99", "item:-1", "item:x", "type:nothing", "field:nothing", "deck:nothing",
             "items_previous", "items_next", "item_save", "item_remove", "really_item_remove", "item_leave",
             "item_keep", "really_deck_remove"})
        dispatch(app, {id, "\xFF\xFE"});
    dispatch(app, {"item:0", ""});
    type_into_field(app, "prompt", "a\xFF\x01" + std::string(9000, 'a'));
    dispatch(app, {"item_save", ""});
    CHECK_FALSE(shown_deck_sheet(app).fault.id.empty());
    CHECK(*registered_deck("animals") == before);
}

TEST_CASE("Joining answers into one text and splitting the text again gives the same answers", "[app][decks]") {
    for (const std::vector<std::string>& answers :
        {std::vector<std::string>{}, {"a"}, {"a", "b"}, {"a;b", "c\\d", "\\;"}})
        CHECK(split_answers(join_answers(answers)) == answers);
    CHECK(split_answers(" a ;; b;a") == std::vector<std::string>{"a", "b"});
}

TEST_CASE("New answers are read in dictionary notation, and earlier ones stay as they were", "[app][decks]") {
    using Texts = std::vector<std::string>;
    CHECK(split_answers("(der) Hund; (a|b) c; big/large") == Texts{"[der] Hund", "(a|b) c", "(big|large)"});
    CHECK(split_answers("(der) Hund; km/h", {"(der) Hund"}) == Texts{"(der) Hund", "km/h"});
    CHECK(split_answers("\\(der) Hund") == Texts{"(der) Hund"});
}

TEST_CASE("The editor lists the answers that an answer with brackets stands for, and refuses more than 64 of them",
    "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    dispatch(app, {"deck_edit", ""});
    dispatch(app, {"item:0", ""});
    const auto lists = [&](const char* line) {
        const auto model = sheet_model(app);
        return std::any_of(
            model.items.begin(), model.items.end(), [&](const auto& item) { return item.label == line; });
    };
    type_into_field(app, "answers", "[el] (gato|minino)");
    CHECK(lists("Right is: el gato; el minino; gato; minino"));
    type_into_field(app, "answers", "el gato");
    CHECK_FALSE(lists("Right is: el gato"));
    type_into_field(app, "answers", "[a][b][c][d][e][f][g] h");
    dispatch(app, {"item_save", ""});
    CHECK(fake.said.back() == "Answer 1: stands for more than 64 answers.");
    type_into_field(app, "answers", "[el] gato");
    dispatch(app, {"item_save", ""});
    CHECK(registered_deck("animals")->items[0].answers == std::vector<std::string>{"[el] gato"});
}

TEST_CASE("The text mirror of the deck editor contains its text fields", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    dispatch(app, {"deck_edit", ""});
    dispatch(app, {"item:0", ""});
    const auto mirror = pages::sheet_mirror(voice_of(app), sheet_model(app));
    const auto& controls = mirror.regions.front().controls;
    const auto field = std::find_if(
        controls.begin(), controls.end(), [](const auto& control) { return control.id == "field:answers"; });
    REQUIRE(field != controls.end());
    CHECK(field->kind == a11y::Control::Kind::text);
    CHECK(field->value == "el perro; perro");
}

TEST_CASE("A question whose prompt is mended keeps what was noted about the answers to it", "[app][decks]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    note_answer(app, "animals", "the cat", quiz::AnswerOutcome::missed);
    dispatch(app, {"deck_edit", ""});
    dispatch(app, {"item:1", ""});
    type_into_field(app, "prompt", "the cat (at home)");
    dispatch(app, {"item_save", ""});
    const auto deck = registered_deck("animals");
    REQUIRE(deck->items[1].prompt == "the cat (at home)");
    CHECK(due_items_for_game(app, *deck) == std::vector<int>{1});
    note_answer(app, "animals", "the cat (at home)", quiz::AnswerOutcome::known);
    CHECK(due_items_for_game(app, *deck).empty());
}

} // namespace palazzo::app::test

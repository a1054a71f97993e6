// Practice without cards: due questions come first, and missed ones are repeated once.
#include "shell/app/decks/practice.hpp"
#include "tests/shell/app/challenges.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {

TEST_CASE("Practice repeats each missed question once", "[app][practice]") {
    FakePlatform fake;
    App app = started(fake);
    const auto deck = quiz::find_deck("es");
    const auto answer = [&](const std::string& text) {
        dispatch(app, {"ch:text", text});
        dispatch(app, {"ch:check", ""});
        dispatch(app, {"ch:go", ""});
    };
    const auto right = [&](std::size_t item) { return deck->items[item].answers.front(); };
    begin_practice(app, deck, {3, 5, 7});
    REQUIRE(page_on(app) == "practice");
    CHECK(spoken(app, practice_model(app).detail) == "1 of 3");
    answer("no idea");
    CHECK(spoken(app, practice_model(app).detail) == "2 of 3");
    answer(right(5));
    CHECK(spoken(app, practice_model(app).detail) == "3 of 3");
    answer("no idea");
    CHECK(spoken(app, practice_model(app).detail) == "Once more: 1 of 2");
    CHECK(practice_model(app).again);
    answer("no idea");
    CHECK(spoken(app, practice_model(app).detail) == "Once more: 2 of 2");
    answer(right(7));
    CHECK(spoken(app, practice_model(app).instruction)
        == "All done: 1 of 3 on the first try. What you missed will come again another day.");
    CHECK(app.feature_data.of<quiz::Memory>().decks.at("es").at(deck->items[7].prompt).box == 1);
    dispatch(app, {"ch:stop", ""});
    CHECK(page_on(app) == "home");
}

TEST_CASE("Stopping practice shows a summary of the answers first", "[app][practice]") {
    FakePlatform fake;
    App app = started(fake);
    const auto deck = quiz::find_deck("es");
    begin_practice(app, deck, {3, 5, 7});
    dispatch(app, {"ch:text", deck->items[3].answers.front()});
    dispatch(app, {"ch:check", ""});
    dispatch(app, {"ch:go", ""});
    dispatch(app, {"ch:stop", ""});
    REQUIRE(page_on(app) == "practice");
    CHECK(spoken(app, practice_model(app).instruction) == "1 of 1 on the first try.");
    REQUIRE(practice_model(app).buttons.size() == 1);
    CHECK(spoken(app, practice_model(app).buttons[0].label) == "Done");
    dispatch(app, {practice_model(app).buttons[0].id, ""});
    CHECK(page_on(app) == "home");
    begin_practice(app, deck, {3});
    dispatch(app, {"ch:stop", ""}); // stops at once, because no question has been answered
    CHECK(page_on(app) == "home");
}

TEST_CASE("Players can choose to be asked in the language that they learn", "[app][practice]") {
    FakePlatform fake;
    App app = started(fake);
    const auto deck = quiz::find_deck("es");
    REQUIRE(deck->items[3].kind == quiz::Kind::translate);
    begin_practice(app, deck, {3});
    CHECK(spoken(app, practice_model(app).instruction) == "Translate into Spanish");
    dispatch(app, {"instructions", ""});
    CHECK(spoken(app, practice_model(app).instruction) == "Traduce al español");
    CHECK(practice_model(app).instructed_in == "es");
}

TEST_CASE("Every kind of question has instructions in the learnt language or in the program's", "[app][practice]") {
    FakePlatform fake;
    const App app = started(fake);
    for (std::size_t i = 0; i < quiz::kinds.size(); ++i) {
        const auto kind = static_cast<quiz::Kind>(i);
        const bool listens = kind == quiz::Kind::listen;
        quiz::Deck deck;
        for (const bool to_read : {false, listens}) {
            for (const char* language : {"de", "es", "fr", "it", "pt"}) {
                deck.language = language;
                const auto itself = pages::instruction_in_learned_language(deck, kind, to_read);
                REQUIRE(itself);
                CHECK(spoken(app, *itself) != spoken(app, pages::instruction_for(deck, kind, to_read)));
            }
            for (const char* language : {"en", "el", ""}) {
                deck.language = language;
                CHECK_FALSE(pages::instruction_in_learned_language(deck, kind, to_read));
            }
        }
    }
}

TEST_CASE("In practice, after a press on Check with an empty field, a line says what is missing", "[app][practice]") {
    FakePlatform fake;
    App app = started(fake);
    begin_practice(app, quiz::find_deck("es"), {3});
    dispatch(app, {"ch:check", ""});
    CHECK_FALSE(practice_model(app).hint.id.empty());
    CHECK_FALSE(app.dialog.feedback);
}

TEST_CASE("A near miss gets one second try for each question", "[app][practice]") {
    FakePlatform fake;
    App app = started(fake);
    const auto deck = std::make_shared<quiz::Deck>();
    deck->name = deck->title = "animals";
    deck->levels = deck->categories = {"one"};
    deck->items = {{quiz::Kind::translate, 0, 0, "the cat", {"el gato"}},
        {quiz::Kind::translate, 0, 0, "the dog", {"el perro"}},
        {quiz::Kind::conjugate, 0, 0, "we speak", {"hablamos"}}};
    begin_practice(app, deck, {0, 1, 2});
    const auto check = [&](const char* text) {
        dispatch(app, {"ch:text", text});
        dispatch(app, {"ch:check", ""});
    };
    check("el gatto");
    CHECK(spoken(app, practice_model(app).hint) == "Nearly! A letter or a sign is off. Look again, then check.");
    CHECK_FALSE(app.dialog.feedback);
    dispatch(app, {"ch:text", "el gat"});
    CHECK(practice_model(app).hint.id.empty());
    check("el gat");
    REQUIRE(app.dialog.feedback);
    CHECK(app.dialog.feedback->card.passed == false);
    dispatch(app, {"ch:go", ""});
    check("el pero");
    CHECK_FALSE(app.dialog.feedback);
    check("el perro");
    REQUIRE(app.dialog.feedback);
    CHECK(app.dialog.feedback->card.passed == true);
    dispatch(app, {"ch:go", ""});
    CHECK(practice_on(app)->at_once == 0);
    CHECK(quiz::missed_at(app.feature_data.of<quiz::Memory>(), "animals", "the dog")->box == 1);
    check("hablamo"); // another form of the verb isn't a near miss, because the question asks for this form
    CHECK(app.dialog.feedback);
}

TEST_CASE(
    "If a passed answer is spelt differently, its spelling is shown with the difference marked", "[app][practice]") {
    FakePlatform fake;
    App app = started(fake);
    const auto deck = std::make_shared<quiz::Deck>();
    deck->name = deck->title = "songs";
    deck->levels = deck->categories = {"one"};
    deck->items = {{quiz::Kind::translate, 0, 0, "the song", {"la canción"}}};
    const auto card = [&](const char* text) {
        begin_practice(app, deck, {0});
        dispatch(app, {"ch:text", text});
        dispatch(app, {"ch:check", ""});
        REQUIRE(app.dialog.feedback);
        return app.dialog.feedback->card;
    };
    CHECK(card("la cancion").answer == "la canción");
    CHECK(card("la cancion").marked == "la canci**ó**n");
    CHECK(card("la canción").marked.empty());
    CHECK(card("no idea").answer == "la canción");
    CHECK(card("no idea").marked.empty());
}

TEST_CASE("A session of practice begins with the questions that are due", "[app][practice]") {
    FakePlatform fake;
    App app = started(fake);
    const auto deck = quiz::find_deck("fr");
    note_answer(app, "fr", deck->items[20].prompt, quiz::Outcome::missed);
    dispatch(app, {"practise:fr", ""});
    REQUIRE(practice_on(app));
    CHECK(practice_on(app)->queue.size() == 10);
    CHECK(practice_on(app)->queue.front() == 20);
}

} // namespace palazzo::app::test

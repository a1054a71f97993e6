// Practice without cards: due questions come first, and missed ones are repeated once.
#include "shell/app/decks/practice.hpp"
#include "tests/shell/app/challenges.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {

TEST_CASE("Practice repeats each missed question once", "[app][practice]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto deck = quiz::find_deck("es");
    const auto answer = [&](const std::string& text) {
        dispatch(app, {"ch:text", text});
        dispatch(app, {"ch:check", ""});
        dispatch(app, {"ch:go", ""});
    };
    const auto right = [&](std::size_t item) { return deck->items[item].answers.front(); };
    begin_practice(app, deck, {3, 5, 7});
    REQUIRE(shown_page_name(app) == "practice");
    CHECK(text_for_player(app, practice_model(app).detail) == "1 of 3");
    answer("no idea");
    CHECK(text_for_player(app, practice_model(app).detail) == "2 of 3");
    answer(right(5));
    CHECK(text_for_player(app, practice_model(app).detail) == "3 of 3");
    answer("no idea");
    CHECK(text_for_player(app, practice_model(app).detail) == "Once more: 1 of 2");
    CHECK(practice_model(app).missed_before);
    answer("no idea");
    CHECK(text_for_player(app, practice_model(app).detail) == "Once more: 2 of 2");
    answer(right(7));
    CHECK(text_for_player(app, practice_model(app).instruction)
        == "All done: 1 of 3 on the first try. What you missed will come again soon.");
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.at("es").at(deck->items[7].prompt).due_day
        == app.services.today() + 1);
    dispatch(app, {"ch:stop", ""});
    CHECK(shown_page_name(app) == "home");
}

TEST_CASE("Stopping practice shows a summary of the answers first", "[app][practice]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto deck = quiz::find_deck("es");
    begin_practice(app, deck, {3, 5, 7});
    dispatch(app, {"ch:text", deck->items[3].answers.front()});
    dispatch(app, {"ch:check", ""});
    dispatch(app, {"ch:go", ""});
    dispatch(app, {"ch:stop", ""});
    REQUIRE(shown_page_name(app) == "practice");
    CHECK(text_for_player(app, practice_model(app).instruction) == "1 of 1 on the first try.");
    REQUIRE(practice_model(app).buttons.size() == 1);
    CHECK(text_for_player(app, practice_model(app).buttons[0].label) == "Done");
    dispatch(app, {practice_model(app).buttons[0].id, ""});
    CHECK(shown_page_name(app) == "home");
    begin_practice(app, deck, {3});
    dispatch(app, {"ch:stop", ""}); // stops at once, because no question has been answered
    CHECK(shown_page_name(app) == "home");
}

TEST_CASE("Players can choose to be asked in the language that they learn", "[app][practice]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto deck = quiz::find_deck("es");
    REQUIRE(deck->items[3].kind == quiz::QuestionKind::translate);
    begin_practice(app, deck, {3});
    CHECK(text_for_player(app, practice_model(app).instruction) == "Translate into Spanish");
    dispatch(app, {"instructions", ""});
    CHECK(text_for_player(app, practice_model(app).instruction) == "Traduce al español");
    CHECK(practice_model(app).instruction_language == "es");
}

TEST_CASE("Every kind of question has instructions in the learnt language or in the program's", "[app][practice]") {
    FakePlatform fake;
    const App app = started_app(fake);
    for (std::size_t i = 0; i < quiz::question_kinds.size(); ++i) {
        const auto kind = static_cast<quiz::QuestionKind>(i);
        const bool listens = kind == quiz::QuestionKind::listen;
        quiz::Deck deck;
        for (const bool to_read : {false, listens}) {
            for (const char* language : {"de", "es", "fr", "it", "pt"}) {
                deck.language = language;
                const auto itself = pages::instruction_in_learned_language(deck, kind, to_read);
                REQUIRE(itself);
                CHECK(
                    text_for_player(app, *itself) != text_for_player(app, pages::instruction_for(deck, kind, to_read)));
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
    App app = started_app(fake);
    begin_practice(app, quiz::find_deck("es"), {3});
    dispatch(app, {"ch:check", ""});
    CHECK_FALSE(practice_model(app).hint.id.empty());
    CHECK_FALSE(app.dialog.feedback);
}

TEST_CASE("After a near miss the player may try again, once for each question", "[app][practice]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto deck = std::make_shared<quiz::Deck>();
    deck->name = deck->title = "animals";
    deck->levels = deck->categories = {"one"};
    deck->items = {{quiz::QuestionKind::translate, 0, 0, "the cat", {"el gato"}},
        {quiz::QuestionKind::translate, 0, 0, "the dog", {"el perro"}},
        {quiz::QuestionKind::conjugate, 0, 0, "we speak", {"hablamos"}}};
    begin_practice(app, deck, {0, 1, 2});
    const auto check = [&](const char* text) {
        dispatch(app, {"ch:text", text});
        dispatch(app, {"ch:check", ""});
    };
    check("el gatto");
    CHECK(
        text_for_player(app, practice_model(app).hint) == "Nearly! A letter or a sign is off. Look again, then check.");
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
    CHECK(current_practice(app)->right_at_first == 0);
    CHECK(quiz::find_schedule(app.feature_data.get<quiz::PromptMemory>(), "animals", "the dog")->due_day
        == app.services.today() + 1);
    check("hablamo"); // another form of the verb isn't a near miss, because the question asks for this form
    CHECK(app.dialog.feedback);
}

TEST_CASE("If an accepted answer isn't spelt as in the deck, the deck's spelling is shown with the difference marked",
    "[app][practice]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto deck = std::make_shared<quiz::Deck>();
    deck->name = deck->title = "songs";
    deck->levels = deck->categories = {"one"};
    deck->items = {{quiz::QuestionKind::translate, 0, 0, "the song", {"la canción"}}};
    const auto card = [&](const char* text) {
        begin_practice(app, deck, {0});
        dispatch(app, {"ch:text", text});
        dispatch(app, {"ch:check", ""});
        REQUIRE(app.dialog.feedback);
        return app.dialog.feedback->card;
    };
    CHECK(card("la cancion").answer == "la canción");
    CHECK(card("la cancion").marked_answer == "la canci**ó**n");
    CHECK(card("la canción").marked_answer.empty());
    CHECK(card("no idea").answer == "la canción");
    CHECK(card("no idea").marked_answer.empty());
}

TEST_CASE("A session of practice begins with the questions that are due", "[app][practice]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto deck = quiz::find_deck("fr");
    note_answer(app, "fr", deck->items[20].prompt, quiz::AnswerOutcome::missed);
    dispatch(app, {"practise:fr", ""});
    REQUIRE(current_practice(app));
    CHECK(current_practice(app)->remaining_items.size() == 10);
    CHECK(current_practice(app)->remaining_items.front() == 20);
}

} // namespace palazzo::app::test

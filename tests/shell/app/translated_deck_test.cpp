// Shipped question decks ask in the program's language: in practice, at the table, in set-up and in lists.
#include "engine/i18n/languages.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/program.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "tests/shell/app/challenges.hpp"
#include "tests/shell/app/decks.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>
#include <vector>

namespace palazzo::app::test {
namespace {

/// Returns a program in German that has started.
App started_in_german(FakePlatform& fake) {
    for (const i18n::Language& language : i18n::further_languages())
        fake.texts.emplace(language.code, *i18n::read_texts(language.text));
    App app = make_app(fake);
    app.preferred_languages = {"de"};
    start_program(app);
    return app;
}

std::string german_prompt(const std::string& deck, std::size_t item) {
    return quiz::deck_in_language(quiz::find_deck(deck), "de")->items[item].prompt;
}

} // namespace

TEST_CASE("Practice asks in the program's language, and remembers the question by its English prompt",
    "[app][practice][language]") {
    FakePlatform fake;
    App app = started_in_german(fake);
    const auto deck = quiz::find_deck("es");
    const auto house = *quiz::find_item(*deck, "the house");
    begin_practice(app, deck, {static_cast<int>(house)});
    CHECK(practice_model(app).prompt == german_prompt("es", house));
    CHECK(practice_model(app).prompt == "das Haus");
    CHECK(practice_model(app).question_language == "de");
    dispatch(app, {"ch:text", "no sé"});
    dispatch(app, {"ch:check", ""});
    REQUIRE(app.dialog.feedback);
    CHECK(app.dialog.feedback->card.prompt == "das Haus");
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.at("es").count("the house") == 1);
}

TEST_CASE("A copy of a shipped deck asks in the program's language, and can be read again", "[app][decks][language]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_in_german(fake);
    dispatch(app, {"deck:es", ""});
    dispatch(app, {"deck_copy", ""});
    const auto shown = quiz::deck_in_language(quiz::find_deck("es"), "de");
    const auto copy = quiz::find_deck("es-2");
    REQUIRE(copy != nullptr);
    CHECK(copy->question_language == "de");
    CHECK(copy->items == shown->items);
    CHECK(copy->topics == shown->topics);
    CHECK(copy->title == shown->title + ", meine Kopie");
    const auto read = quiz::read_deck(*parse_json(quiz::write_deck_text(*copy), largest_file_bytes));
    REQUIRE(read);
    CHECK(read->items == copy->items);
}

TEST_CASE("At the end of a session topics are named, and missed questions are printed, in the program's language",
    "[app][practice][language]") {
    FakePlatform fake;
    fake.can_print = true;
    App app = started_in_german(fake);
    const auto deck = quiz::find_deck("es");
    begin_practice(app, deck, {static_cast<int>(*quiz::find_item(*deck, "the house"))});
    dispatch(app, {"ch:unknown", ""});
    dispatch(app, {"ch:go", ""});
    dispatch(app, {"ch:stop", ""});
    const auto& topics = quiz::deck_in_language(deck, "de")->topics;
    const auto model = practice_model(app);
    REQUIRE(model.progress.bars.size() >= topics.size());
    for (std::size_t i = 0; i < topics.size(); ++i) CHECK(app.catalogue.say(model.progress.bars[i].label) == topics[i]);
    dispatch(app, {"ch:missed", ""});
    REQUIRE(fake.printed.size() == 1);
    CHECK(fake.printed.front().find("das Haus") != std::string::npos);
    CHECK(fake.printed.front().find("the house") == std::string::npos);
}

TEST_CASE("At the table a challenge and its verdict show the question in the program's language",
    "[app][challenge][language]") {
    FakePlatform fake;
    App app = started_in_german(fake);
    app.settings.speed = Speed::off;
    REQUIRE(open_record_text(app, challenge_record(one_human_two_bots, "auto", spanish_challenges)) == "");
    update_overlay(app);
    const std::string english = asked_item(app).prompt;
    const std::string german = german_prompt("es", *quiz::find_item(*quiz::find_deck("es"), english));
    REQUIRE(german != english);
    CHECK(shown_challenge(app).prompt == german);
    dispatch(app, {"ch:text", "elefante rosa"});
    dispatch(app, {"ch:check", ""});
    CHECK(shown_challenge(app).passed == false);
    CHECK(shown_challenge(app).prompt == german);
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.at("es").count(english) == 1);
}

TEST_CASE("Titles and topics of shipped decks are in the program's language, and a topic is chosen by its number",
    "[app][language]") {
    FakePlatform fake;
    App app = started_in_german(fake);
    CHECK(deck_title(app, "es") == quiz::deck_in_language(quiz::find_deck("es"), "de")->title);
    CHECK(deck_title(app, "es") != quiz::find_deck("es")->title);
    app.set_up = default_set_up_with_deck(app, "palace", "speak");
    app.set_up.deck = "es";
    const auto sheet = topic_choice_sheet(app);
    const auto shown = quiz::deck_in_language(quiz::find_deck("es"), "de")->topics;
    REQUIRE(sheet.items.size() == shown.size() + 1);
    for (std::size_t i = 0; i < shown.size(); ++i) CHECK(sheet.items[i + 1].label == shown[i]);
    app.set_up.topics = {quiz::find_deck("es")->topics[1]};
    pages::SetUpModel model;
    add_challenges(model, app, app.set_up);
    CHECK(model.topic == shown[1]);
}

TEST_CASE("A deck's translation is requested once the deck is loaded, and a line says so if it can't be fetched",
    "[app][language]") {
    FakePlatform fake;
    fake.can_fetch = true;
    App app = started_app(fake);
    fake.requested_files.clear();
    fetch_deck_translation(app);
    CHECK(fake.requested_files.empty()); // the decks ask in English
    const std::array<i18n::Language, 2> list{i18n::languages().front(), {"qq", "Brackets", ""}};
    app.languages = list;
    app.settings.language = "qq";
    handle_arrived_deck(app, "es", "");
    CHECK(fake.requested_files == std::vector<std::string>{"prompts qq"});
    handle_arrived_prompts(app, "offline");
    CHECK(app.notice.id == "app.cant.load_prompts");
    handle_arrived_prompts(app, "");
}

} // namespace palazzo::app::test

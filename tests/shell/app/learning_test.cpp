// Tests the help for learners at a question: notes, other right answers, hints, new questions that are shown before
// they are asked, regions, and the questions in the log.
#include "shell/app/decks/practice.hpp"
#include "shell/app/saves/open.hpp"
#include "tests/shell/app/challenges.hpp"
#include "tests/shell/app/decks.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

constexpr const char* hills_csv = "prompt,answers,wrong,why,note,region,level\n"
                                  "the hill,la colina; el cerro; colina,el colina,It is feminine.,Words in -ina.,,A1\n"
                                  "the sea,el mar,la mare,,,,A1\n"
                                  "the bus,el autobús,,,,Spain,A1\n"
                                  "the coach,el camión,,,,Mexico,A1\n";

/// A program with a custom deck called hills.
struct Hills {
    DeckRegistry registry;
    FakePlatform fake;
    App app;
    Hills() : app(started_app(fake)) { import_file(app, "hills.csv", hills_csv); }
    void begin(std::vector<int> items) { begin_practice(app, quiz::find_deck("hills"), std::move(items)); }
    void answer(const std::string& text) {
        dispatch(app, {"ch:text", text});
        dispatch(app, {"ch:check", ""});
    }
    Ids buttons() const {
        Ids ids;
        for (const auto& button : practice_model(app).buttons) ids.push_back(button.id);
        return ids;
    }
    std::vector<int> items_left() const { return current_practice(app)->remaining_items; }
};

void open_hills_sheet(App& app) {
    dispatch(app, {"decks", ""});
    dispatch(app, {"deck:hills", ""});
}

std::string table_with_hills(const std::string& seats) {
    return challenge_record(seats, "auto", R"("challenges":{"deck":"hills"},)");
}

} // namespace

TEST_CASE("A refused answer that the question lists shows why it is wrong, another one shows the question's note",
    "[app][learning]") {
    Hills hills;
    hills.begin({0, 0});
    hills.answer("el colina");
    CHECK(practice_model(hills.app).note == "It is feminine.");
    dispatch(hills.app, {"ch:right", ""});
    CHECK(practice_model(hills.app).note.empty());
    dispatch(hills.app, {"ch:wrong", ""});
    CHECK(practice_model(hills.app).note == "It is feminine.");
    dispatch(hills.app, {"ch:go", ""});
    hills.answer("la montaña");
    CHECK(practice_model(hills.app).note == "Words in -ina.");
    dispatch(hills.app, {"ch:go", ""});
    hills.answer("la colina");
    CHECK(practice_model(hills.app).note.empty());
}

TEST_CASE(
    "The other right answers are one press away, and those that say nothing new aren't among them", "[app][learning]") {
    Hills hills;
    hills.begin({0, 1});
    hills.answer("la colina");
    REQUIRE(hills.buttons() == Ids{"ch:go", "ch:others"});
    CHECK(practice_model(hills.app).other_answers.empty());
    dispatch(hills.app, {"ch:others", ""});
    CHECK(practice_model(hills.app).other_answers == std::vector<std::string>{"el cerro"});
    CHECK(hills.buttons() == Ids{"ch:go"});
    dispatch(hills.app, {"ch:go", ""});
    hills.answer("el mar");
    CHECK(hills.buttons() == Ids{"ch:go"});
}

TEST_CASE("After a hint a right answer counts as half known", "[app][learning]") {
    Hills hills;
    hills.begin({0});
    const std::string price = "With a hint, a right answer counts half: the question comes again tomorrow.";
    CHECK(text_for_player(hills.app, practice_model(hills.app).fact) == price); // known before it is paid
    dispatch(hills.app, {"ch:hint", ""});
    CHECK(practice_model(hills.app).letters == "l… c…");
    CHECK(text_for_player(hills.app, practice_model(hills.app).fact) == price);
    CHECK(hills.fake.said.back() == "It begins: l… c…");
    hills.answer("la colina");
    dispatch(hills.app, {"ch:go", ""});
    CHECK(text_for_player(hills.app, practice_model(hills.app).instruction) == "All done: 0 of 1 on the first try.");
    const auto& schedule = hills.app.feature_data.get<quiz::PromptMemory>().schedules.at("hills").at("the hill");
    CHECK(schedule.times_missed == 0);
    CHECK(schedule.due_day == hills.app.services.today() + 1);
}

TEST_CASE("In practice a second hint offers answers to choose from, of which one is right", "[app][learning]") {
    Hills hills;
    hills.begin({0, 1});
    dispatch(hills.app, {"ch:hint", ""});
    CHECK(hills.buttons() == Ids{"ch:check", "ch:hint", "ch:unknown", "ch:stop"});
    dispatch(hills.app, {"ch:hint", ""});
    CHECK(hills.buttons() == Ids{"ch:choice:0", "ch:choice:1", "ch:choice:2", "ch:choice:3", "ch:unknown", "ch:stop"});
    CHECK_FALSE(practice_model(hills.app).typed);
    const auto buttons = practice_model(hills.app).buttons;
    const auto right = std::find_if(buttons.begin(), buttons.end(),
        [&](const auto& button) { return text_for_player(hills.app, button.label) == "la colina"; });
    REQUIRE(right != buttons.end());
    dispatch(hills.app, {right->id, ""});
    CHECK(practice_model(hills.app).passed == true);
    dispatch(hills.app, {"ch:go", ""});
    CHECK(practice_model(hills.app).letters.empty());
    CHECK(practice_model(hills.app).typed);
}

TEST_CASE("If no mistake is known there are no answers to choose from, and no button for them", "[app][learning]") {
    FakePlatform fake;
    const DeckRegistry registry;
    App app = started_app(fake);
    import_file(app, "alone.csv", "prompt,answers\nthe hill,la colina\n");
    begin_practice(app, quiz::find_deck("alone"), {0});
    dispatch(app, {"ch:hint", ""});
    Ids buttons;
    for (const auto& button : practice_model(app).buttons) buttons.push_back(button.id);
    CHECK(buttons == Ids{"ch:check", "ch:unknown", "ch:stop"});
    dispatch(app, {"ch:hint", ""});
    CHECK(practice_model(app).typed);
}

TEST_CASE("At a table one person may have the first letters, and several people may not", "[app][learning]") {
    Hills hills;
    App app = app_at_table(hills.fake, table_with_hills(one_human_two_bots));
    dispatch(app, {"ch:hint", ""});
    CHECK_FALSE(shown_challenge(app).letters.empty());
    CHECK(button_ids(app) == Ids{"ch:check", "ch:unknown"});
    const std::string prompt = asked_item(app).prompt;
    dispatch(app, {"ch:text", asked_item(app).answers.front()});
    dispatch(app, {"ch:check", ""});
    CHECK(last_move(app)["right"] == true);
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.at("hills").at(prompt).due_day
        == app.services.today() + 1);
    app = app_at_table(hills.fake, table_with_hills(three_humans));
    CHECK(button_ids(app) == Ids{"ch:check", "ch:unknown"});
    dispatch(app, {"ch:hint", ""});
    CHECK(shown_challenge(app).letters.empty());
}

TEST_CASE("If a learner wants that, a new question is shown with its answer and asked a few questions later",
    "[app][learning]") {
    Hills hills;
    open_hills_sheet(hills.app);
    dispatch(hills.app, {"practise_new_first", ""});
    note_answer(hills.app, "hills", "the sea", quiz::AnswerOutcome::missed);
    hills.begin({0, 1, 2, 3});
    CHECK(text_for_player(hills.app, practice_model(hills.app).detail) == "New");
    CHECK(practice_model(hills.app).answer == "la colina");
    CHECK(practice_model(hills.app).note == "Words in -ina.");
    CHECK(hills.buttons() == Ids{"ch:go"});
    dispatch(hills.app, {"ch:go", ""});
    CHECK(hills.items_left() == std::vector{1, 2, 3, 0});
    CHECK(practice_model(hills.app).typed); // This question isn't new.
    hills.answer("el mar");
    dispatch(hills.app, {"ch:go", ""});
    CHECK(practice_model(hills.app).answer == "el autobús");
    dispatch(hills.app, {"ch:go", ""});
    dispatch(hills.app, {"ch:go", ""});
    CHECK(hills.items_left() == std::vector{0, 2, 3});
    CHECK(practice_model(hills.app).typed);
    App again = started_app(hills.fake);
    CHECK(again.settings.shows_new_questions_first);
    open_hills_sheet(again);
    dispatch(again, {"practise_new_first", ""});
    CHECK_FALSE(again.settings.shows_new_questions_first);
}

TEST_CASE("Who learns the usage of one region isn't asked questions of another", "[app][learning]") {
    Hills hills;
    App& app = hills.app;
    open_hills_sheet(app);
    dispatch(app, {"practise_region", "2"});
    CHECK(app.settings.regions.at("hills") == "Mexico");
    dispatch(app, {"practise:hills", ""});
    auto items = hills.items_left();
    std::sort(items.begin(), items.end());
    CHECK(items == std::vector{0, 1, 3});
    dispatch(app, {"ch:stop", ""});
    dispatch(app, {"set_up:palace/speak", ""});
    dispatch(app, {"use_deck:hills", ""});
    dispatch(app, {"begin", ""});
    CHECK(palace_game(app).match.record().extras["challenges"]["regions"] == Json{"Mexico"});
    App again = started_app(hills.fake);
    CHECK(again.settings.regions.at("hills") == "Mexico");
    open_hills_sheet(again);
    dispatch(again, {"practise_region", "0"});
    CHECK(again.settings.regions.empty());
}

TEST_CASE("The log shows the question before its answer", "[app][learning]") {
    Hills hills;
    App app = app_at_table(hills.fake, table_with_hills(one_human_two_bots));
    const std::string prompt = asked_item(app).prompt;
    dispatch(app, {"ch:text", "something else"});
    dispatch(app, {"ch:check", ""});
    dispatch(app, {"ch:go", ""});
    dispatch(app, {"log", ""});
    CHECK(sheet_shows(app, "You were asked “" + prompt + "”. You answered “something else”."));
}

TEST_CASE("A table that is set up begins at the level A1 if the deck has it", "[app][learning]") {
    Hills hills;
    App& app = hills.app;
    dispatch(app, {"set_up:palace/speak", ""});
    dispatch(app, {"use_deck:hills", ""});
    dispatch(app, {"begin", ""});
    CHECK(palace_game(app).match.record().extras["challenges"]["levels"] == Json{"A1"});
    dispatch(app, {"home", ""});
    import_file(app, "plain.csv", "prompt,answers\nthe hill,la colina\n");
    dispatch(app, {"set_up:palace/speak", ""});
    dispatch(app, {"use_deck:plain", ""});
    dispatch(app, {"begin", ""});
    CHECK_FALSE(palace_game(app).match.record().extras["challenges"].contains("levels"));
}

TEST_CASE("A deck is printed as cards, as a booklet or as a key; without a printer it is saved", "[app][learning]") {
    Hills hills;
    App& app = hills.app;
    open_hills_sheet(app);
    dispatch(app, {"deck_print", ""});
    REQUIRE(sheet_shows(app, "Save for printing"));
    dispatch(app, {"print:key", ""});
    REQUIRE(hills.fake.exported.size() == 1);
    CHECK(hills.fake.exported[0].first == "hills-key.html");
    CHECK(hills.fake.exported[0].second.find("<b ") == std::string::npos);
    CHECK(hills.fake.exported[0].second.find("el cerro") != std::string::npos);
    hills.fake.can_print = true;
    dispatch(app, {"print:booklet", ""});
    dispatch(app, {"print:cards", ""});
    REQUIRE(hills.fake.printed.size() == 2);
    CHECK(hills.fake.printed[0].find("How to play") != std::string::npos);
    CHECK(hills.fake.printed[0].find("la colina") == std::string::npos);
    CHECK(hills.fake.printed[1].find("la colina") != std::string::npos);
    CHECK(hills.fake.exported.size() == 1);
}

TEST_CASE(
    "Who wants to answers the questions of bots, too: it is noted for practice, and the game goes by the bot's answer",
    "[app][learning]") {
    Hills hills;
    const std::string record = R"({"format":1,"game":"palace","preset":"speak","options":{"players":3,"judge":"auto"},)"
                               R"("deal":{"cards":[)"
        + std::string(dealt_cards) + R"(],"short":true},"seats":[)" + bot_seat + "," + bot_seat + "," + human_seat
        + R"(],"challenges":{"deck":"hills"},"moves":[{"seat":0,"move":{"play":["3S"]}},)"
        + R"({"seat":1,"move":{"play":["5S"]}},{"seat":2,"move":{"play":["7D"]}}]})";
    hills.app.settings.asks_everyone = true;
    hills.app.settings.speed = Speed::off;
    App& app = hills.app;
    REQUIRE(open_record_text(app, record) == "");
    CHECK(*update_overlay(app) < 0);
    CHECK(text_for_player(app, shown_challenge(app).detail) == "Rosa is asked. What would you say?");
    CHECK(button_ids(app) == Ids{"ch:check", "ch:unknown"});
    const auto item = asked_item(app);
    dispatch(app, {"ch:text", item.answers.front()});
    dispatch(app, {"ch:check", ""});
    CHECK(shown_challenge(app).passed == true);
    CHECK(text_for_player(app, shown_challenge(app).detail) == "Rosa is asked. What would you say?");
    CHECK(palace_game(app).match.turn_count() == 3);
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.at("hills").at(item.prompt).times_missed == 0);
    dispatch(app, {"ch:go", ""});
    update_overlay(app);
    CHECK(palace_game(app).match.turn_count() == 4);
    CHECK(missed_items(app).empty());
}

TEST_CASE("The languages of a deck of one's own are chosen where it is renamed", "[app][learning]") {
    Hills hills;
    App& app = hills.app;
    open_hills_sheet(app);
    CHECK(sheet_shows(app, "Choose the language that is learnt"));
    dispatch(app, {"deck_rename", ""});
    dispatch(app, {"deck_language", "2"});
    dispatch(app, {"deck_asked_in", "1"});
    dispatch(app, {"deck_retitle", ""});
    CHECK(quiz::find_deck("hills")->language == "es");
    CHECK(quiz::find_deck("hills")->question_language == "en");
    CHECK_FALSE(sheet_shows(app, "Choose the language that is learnt"));
}

} // namespace palazzo::app::test

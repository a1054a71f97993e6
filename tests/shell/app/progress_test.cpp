// Sessions of practice with a part of a deck, one session after another, and the progress that they show.
#include "shell/app/decks/practice.hpp"
#include "shell/app/decks/progress.hpp"
#include "shell/app/decks/sheets.hpp"
#include "tests/shell/app/challenges.hpp"
#include "tests/shell/app/decks.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

/// Returns a program in which the sheet of the Spanish deck is open.
App at_spanish(FakePlatform& fake) {
    App app = started_app(fake);
    dispatch(app, {"deck:es", ""});
    REQUIRE(shown_sheet_name(app) == "deck");
    return app;
}

const quiz::Item& item_now(const App& app) {
    return current_practice(app)->deck->items[static_cast<std::size_t>(current_practice(app)->remaining_items.front())];
}

void answer(App& app, bool right) {
    dispatch(app, {"ch:text", right ? item_now(app).answers.front() : "no idea"});
    dispatch(app, {"ch:check", ""});
    dispatch(app, {"ch:go", ""});
}

/// Answers all remaining questions right.
void finish(App& app) {
    for (int i = 0; i < 40 && !current_practice(app)->remaining_items.empty(); ++i) answer(app, true);
}

Ids end_buttons(const App& app) {
    Ids ids;
    for (const auto& b : practice_model(app).buttons) ids.push_back(b.id);
    return ids;
}

bool says(const a11y::Mirror& mirror, const std::string& part) {
    return std::any_of(mirror.regions.begin(), mirror.regions.end(), [&](const a11y::Region& region) {
        return std::any_of(region.lines.begin(), region.lines.end(),
            [&](const std::string& line) { return line.find(part) != std::string::npos; });
    });
}

a11y::Mirror in_words(const App& app) { return pages::challenge_mirror(voice_of(app), practice_model(app)); }

} // namespace

TEST_CASE("A deck can be practised as a whole, or by level and topic", "[app][practice]") {
    FakePlatform fake;
    App app = at_spanish(fake);
    const auto deck = quiz::find_deck("es");
    const auto items = sheet_model(app).items;
    const auto choice = [&](const char* id) {
        return std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.id == id; });
    };
    REQUIRE(choice("practise_level") != items.end());
    CHECK(choice("practise_level")->options == Ids{"All", "A1", "A2"});
    REQUIRE(choice("practise_topic") != items.end());
    CHECK(choice("practise_topic")->options.size() == deck->topics.size() + 1);
    CHECK(sheet_shows(app, "Nothing to repeat today, " + std::to_string(deck->items.size()) + " new."));
    dispatch(app, {"practise_level", "2"});
    dispatch(app, {"practise_topic", "4"});
    dispatch(app, {"practise:es", ""});
    REQUIRE(current_practice(app));
    CHECK(current_practice(app)->remaining_items.size() == 10);
    for (const int item : current_practice(app)->remaining_items) {
        CHECK(deck->items[static_cast<std::size_t>(item)].level == 1);
        CHECK(deck->items[static_cast<std::size_t>(item)].topic == 3);
    }
}

TEST_CASE("Practice can be about one category, such as verbs", "[app][practice]") {
    FakePlatform fake;
    App app = at_spanish(fake);
    const auto deck = quiz::find_deck("es");
    const auto verbs = std::find(deck->categories.begin(), deck->categories.end(), "Verbs") - deck->categories.begin();
    dispatch(app, {"practise_category", std::to_string(verbs + 1)});
    dispatch(app, {"practise:es", ""});
    REQUIRE(current_practice(app));
    for (const int item : current_practice(app)->remaining_items)
        CHECK(deck->items[static_cast<std::size_t>(item)].category == static_cast<int>(verbs));
}

TEST_CASE("A learner's progress is exported once a question of the deck was answered", "[app][practice]") {
    FakePlatform fake;
    App app = at_spanish(fake);
    CHECK_FALSE(sheet_shows(app, "deck_progress"));
    const auto deck = quiz::find_deck("es");
    note_answer(app, "es", deck->items[9].prompt, quiz::AnswerOutcome::missed);
    CHECK(sheet_shows(app, "deck_progress"));
    dispatch(app, {"deck_progress", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(fake.exported.front().first == "es-progress.csv");
}

TEST_CASE("An invalid choice of a deck's part changes nothing, and opening another deck selects all of it",
    "[app][practice]") {
    FakePlatform fake;
    App app = at_spanish(fake);
    dispatch(app, {"practise_level", "1"});
    dispatch(app, {"practise_level", "3"});
    dispatch(app, {"practise_topic", "none"});
    CHECK(app.screens.find<DeckSheet>()->part == quiz::DeckPart{0, -1});
    dispatch(app, {"deck:fr", ""});
    CHECK(app.screens.find<DeckSheet>()->part == quiz::DeckPart{});
}

TEST_CASE("A part of a deck without questions can't be practised, and a line says so", "[app][practice]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);
    import_file(app, "few.csv", "prompt,answers,level,category,topic\na,b,A1,Words,Home\nc,d,A2,Words,Travel\n");
    dispatch(app, {"practise_level", "1"});
    CHECK(sheet_shows(app, "practise:few"));
    dispatch(app, {"practise_topic", "2"});
    CHECK_FALSE(sheet_shows(app, "practise:few"));
    CHECK(sheet_shows(app, "There are no such questions."));
}

TEST_CASE("A further session of practice asks about the same part of a deck, begins with missed questions, and ends "
          "at the home screen",
    "[app][practice]") {
    FakePlatform fake;
    App app = at_spanish(fake);
    dispatch(app, {"practise_level", "1"});
    dispatch(app, {"practise:es", ""});
    const int missed = current_practice(app)->remaining_items.front();
    const auto first = current_practice(app)->remaining_items;
    answer(app, false);
    for (int i = 0; i < 9; ++i) answer(app, true);
    answer(app, false); // the missed question, which is asked again at the end
    REQUIRE(current_practice(app)->remaining_items.empty());
    CHECK(end_buttons(app) == Ids{"ch:more", "ch:missed", "ch:stop"});
    dispatch(app, {"ch:more", ""});
    REQUIRE(shown_page_name(app) == "practice");
    REQUIRE(current_practice(app)->remaining_items.size() == 10);
    CHECK(current_practice(app)->remaining_items.front() == missed);
    for (std::size_t i = 1; i < 10; ++i) {
        const int item = current_practice(app)->remaining_items[i];
        CHECK(std::count(first.begin(), first.end(), item) == 0);
        CHECK(current_practice(app)->deck->items[static_cast<std::size_t>(item)].level == 0);
    }
    finish(app);
    CHECK(end_buttons(app) == Ids{"ch:more", "ch:stop"});
    dispatch(app, {"ch:stop", ""});
    CHECK(shown_page_name(app) == "home");
}

TEST_CASE("The end of a session shows on how many days in a row the player has practised", "[app][practice]") {
    FakePlatform fake;
    App app = at_spanish(fake);
    dispatch(app, {"practise:es", ""});
    finish(app);
    CHECK(
        text_for_player(app, practice_model(app).fact) == "You practised today. Tomorrow makes it two days in a row.");
    app.services.today = [] { return 20001; };
    dispatch(app, {"ch:more", ""});
    finish(app);
    CHECK(text_for_player(app, practice_model(app).fact) == "You have practised 2 days in a row.");
    CHECK(says(in_words(app), "You have practised 2 days in a row."));
    CHECK(started_app(fake).feature_data.get<quiz::PromptMemory>().practice_streak == quiz::Streak{20001, 2});
}

TEST_CASE("The end of a session shows the learning progress by topic, on the screen and in the text mirror",
    "[app][practice]") {
    FakePlatform fake;
    App app = at_spanish(fake);
    dispatch(app, {"practise_topic", "1"});
    dispatch(app, {"practise:es", ""});
    answer(app, false);
    finish(app);
    const ChallengeModel end = practice_model(app);
    REQUIRE(end.progress.bars.size() == 1);
    const pages::ProgressBar& bar = end.progress.bars.front();
    CHECK(bar.steps == std::vector<int>{1, 9, 0, 0}); // One question was missed first, and known when it was repeated.
    CHECK(bar.done == 0);
    const auto& deck = *current_practice(app)->deck;
    const auto all =
        std::count_if(deck.items.begin(), deck.items.end(), [](const quiz::Item& item) { return item.topic == 0; });
    CHECK(bar.not_begun == static_cast<int>(all) - 10);
    const std::string left = std::to_string(bar.not_begun) + " new";
    CHECK(text_for_player(app, bar.detail) == "10 to repeat · 0 known · " + left);
    CHECK(says(in_words(app),
        deck.topics[0]
            + ": remembered for less than a day 1, up to 3 days 9, up to a week 0, up to three weeks 0; 0 known, "
            + left));
    CHECK(end.due.counts == std::vector<int>{0, 1, 9, 0, 0, 0, 0, 0});
    CHECK(says(in_words(app), "0 to repeat today, 10 in the 7 days after that."));
}

TEST_CASE("Missed questions are exported as text with their answers, by topic", "[app][practice]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = started_app(fake);
    import_file(app, "few.csv",
        "prompt,answers,category,topic\nthe train,el tren,Words,Travel\nthe house,la casa; casa,Words,Home\n"
        "the bus,el autobús,Words,Travel\nhello,hola,Words,\n");
    CHECK_FALSE(sheet_shows(app, "deck_missed"));
    for (const char* prompt : {"the train", "the house", "hello"})
        note_answer(app, "few", prompt, quiz::AnswerOutcome::missed);
    CHECK(sheet_shows(app, "3 questions with their answers"));
    dispatch(app, {"deck_missed", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(fake.exported[0].first == "few-missed.txt");
    CHECK(fake.exported[0].second
        == "few: what I missed\r\n3 questions\r\n\r\n  hello\r\n      hola\r\n\r\nTravel\r\n  the train\r\n"
           "      el tren\r\n\r\nHome\r\n  the house\r\n      la casa\r\n      casa\r\n");
    dispatch(app, {"practise_topic", "2"});
    dispatch(app, {"deck_missed", ""});
    CHECK(fake.exported[1].second.find("the train") == std::string::npos);
}

TEST_CASE("Missed questions of a session can be exported at its end", "[app][practice]") {
    FakePlatform fake;
    App app = at_spanish(fake);
    dispatch(app, {"practise:es", ""});
    const std::string missed = item_now(app).prompt;
    answer(app, false);
    dispatch(app, {"ch:stop", ""});
    CHECK(end_buttons(app) == Ids{"ch:missed", "ch:stop"}); // a session that was stopped offers no further session
    dispatch(app, {"ch:missed", ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(fake.exported[0].first == "es-missed.txt");
    CHECK(fake.exported[0].second.find(missed) != std::string::npos);
    CHECK(shown_page_name(app) == "practice");
}

TEST_CASE("If texts can be printed, missed questions are printed", "[app][practice]") {
    FakePlatform fake;
    fake.can_print = true;
    App app = at_spanish(fake);
    dispatch(app, {"practise:es", ""});
    const std::string missed = item_now(app).prompt;
    answer(app, false);
    dispatch(app, {"ch:stop", ""});
    CHECK(text_for_player(app, practice_model(app).buttons[0].label) == "Print what I missed");
    dispatch(app, {"ch:missed", ""});
    CHECK(fake.exported.empty());
    REQUIRE(fake.printed.size() == 1);
    CHECK(
        fake.printed[0].find("<h1>Spanish for beginners: what I missed</h1><pre>1 question\r\n") != std::string::npos);
    CHECK(fake.printed[0].find(missed) != std::string::npos);
}

TEST_CASE("A session of practice offers no further one if its deck was deleted or changed in the meantime",
    "[app][practice]") {
    const DeckRegistry registry;
    FakePlatform fake;
    App app = app_with_animal_deck(fake);
    dispatch(app, {"practise:animals", ""});
    finish(app);
    CHECK(end_buttons(app) == Ids{"ch:more", "ch:stop"});
    quiz::remove_custom_deck("animals");
    CHECK(end_buttons(app) == Ids{"ch:stop"});
    dispatch(app, {"ch:more", ""});
    CHECK(current_practice(app)->remaining_items.empty());
}

} // namespace palazzo::app::test

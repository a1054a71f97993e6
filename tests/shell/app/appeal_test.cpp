// The effects of the button "I was right", with which a player declares a refused answer to be right.
#include "shell/app/decks/practice.hpp"
#include "shell/app/decks/sheets.hpp"
#include "tests/shell/app/challenges.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

constexpr const char* hills = "prompt,answers\nthe hill,la colina\nthe sea,el mar\nthe tree,el árbol\n";

Ids practised_buttons(const App& app) {
    Ids ids;
    for (const auto& button : practice_model(app).buttons) ids.push_back(button.id);
    return ids;
}

void check(App& app, const std::string& text) {
    dispatch(app, {"ch:text", text});
    dispatch(app, {"ch:check", ""});
}

/// A program with a custom deck called hills. The destructor removes the deck.
struct Hills {
    FakePlatform fake;
    App app;
    Hills() : app(started_app(fake)) { import_file(app, "hills.csv", hills); }
    ~Hills() { quiz::remove_custom_deck("hills"); }
    void begin(std::vector<int> items) { begin_practice(app, quiz::find_deck("hills"), std::move(items)); }
};

} // namespace

TEST_CASE("In practice a refused answer may be called right: it counts, and its question isn't asked again",
    "[app][called-right]") {
    Hills hills;
    App& app = hills.app;
    hills.begin({0, 1});
    check(app, "la loma");
    CHECK(practice_model(app).passed == false);
    CHECK(practised_buttons(app) == Ids{"ch:go", "ch:right"});
    dispatch(app, {"ch:right", ""});
    CHECK(practised_buttons(app) == Ids{"ch:go", "ch:wrong"});
    dispatch(app, {"ch:go", ""});
    CHECK(text_for_player(app, practice_model(app).detail) == "2 of 2");
    check(app, "el mar");
    dispatch(app, {"ch:go", ""});
    CHECK(text_for_player(app, practice_model(app).instruction) == "All done: 2 of 2 on the first try.");
}

TEST_CASE(
    "An answer that was called right counts as right in the next session, and after a restart", "[app][called-right]") {
    Hills hills;
    App& app = hills.app;
    hills.begin({0});
    check(app, "la loma");
    dispatch(app, {"ch:right", ""});
    CHECK(practice_model(app).passed == true);
    CHECK(practice_model(app).answer.empty());
    CHECK(text_for_player(app, practice_model(app).fact)
        == "This answer is right from now on. It is saved beside the question deck.");
    dispatch(app, {"ch:go", ""});
    CHECK(text_for_player(app, practice_model(app).instruction) == "All done: 1 of 1 on the first try.");
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.at("hills").at("the hill").times_missed == 0);

    App again = started_app(hills.fake);
    begin_practice(again, quiz::find_deck("hills"), {0});
    check(again, "La loma!");
    CHECK(practice_model(again).passed == true);
}

TEST_CASE("Calling an answer right can be undone while its verdict is shown", "[app][called-right]") {
    Hills hills;
    App& app = hills.app;
    hills.begin({0});
    check(app, "la loma");
    const auto refused = practice_model(app);
    dispatch(app, {"ch:right", ""});
    dispatch(app, {"ch:right", ""}); // a second press on the same button changes nothing
    dispatch(app, {"ch:wrong", ""});
    CHECK(practice_model(app).passed == false);
    CHECK(practice_model(app).answer == refused.answer);
    CHECK(app.feature_data.get<quiz::PromptMemory>().answers_called_right.empty());
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.at("hills").at("the hill").times_missed == 1);
    dispatch(app, {"ch:go", ""});
    CHECK(text_for_player(app, practice_model(app).detail) == "Once more: 1 of 1");
}

TEST_CASE("A question whose answer is refused and then called right is due on the day on which it was due before",
    "[app][called-right]") {
    Hills hills;
    App& app = hills.app;
    note_answer(app, "hills", "the hill", quiz::AnswerOutcome::known);
    const quiz::PromptMemory before = app.feature_data.get<quiz::PromptMemory>();
    hills.begin({0});
    check(app, "la loma");
    CHECK_FALSE(app.feature_data.get<quiz::PromptMemory>().schedules == before.schedules);
    dispatch(app, {"ch:right", ""});
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules == before.schedules);
}

TEST_CASE("If an answer was accepted or none was given, there is no answer to call right", "[app][called-right]") {
    Hills hills;
    App& app = hills.app;
    hills.begin({0, 1});
    check(app, "la colina");
    CHECK(practised_buttons(app) == Ids{"ch:go"});
    dispatch(app, {"ch:right", ""});
    CHECK(app.feature_data.get<quiz::PromptMemory>().answers_called_right.empty());
    dispatch(app, {"ch:go", ""});
    dispatch(app, {"ch:unknown", ""});
    CHECK(practised_buttons(app) == Ids{"ch:go"});
    dispatch(app, {"ch:right", ""});
    CHECK(practice_model(app).passed == false);
    CHECK(app.feature_data.get<quiz::PromptMemory>().answers_called_right.empty());
}

TEST_CASE("If a player of a game calls a refused answer right, the challenge is passed, and the game continues",
    "[app][called-right]") {
    Hills hills;
    App app =
        app_at_table(hills.fake, challenge_record(one_human_two_bots, "auto", R"("challenges":{"deck":"hills"},)"));
    const std::string answer = asked_item(app).answers.front();
    const std::string prompt = asked_item(app).prompt;
    const std::size_t moves = palace_game(app).match.turn_count();
    check(app, "something else");
    CHECK(last_move(app)["right"] == false);
    CHECK(missed_items(app).size() == 1);
    REQUIRE(button_ids(app) == Ids{"ch:go", "ch:right"});
    dispatch(app, {"ch:right", ""});
    CHECK(palace_game(app).match.turn_count() == moves + 1);
    CHECK(last_move(app) == Json{{"answer", answer}, {"right", true}});
    CHECK(shown_challenge(app).passed == true);
    CHECK(missed_items(app).empty());
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.at("hills").at(prompt).times_missed == 0);
    CHECK(app.feature_data.get<quiz::PromptMemory>().answers_called_right.at("hills").at(prompt)
        == std::vector<std::string>{"something else"});
    CHECK(button_ids(app) == Ids{"ch:go", "ch:wrong"});
    dispatch(app, {"ch:wrong", ""});
    CHECK(last_move(app) == Json{{"answer", "something else"}, {"right", false}});
    CHECK(app.feature_data.get<quiz::PromptMemory>().answers_called_right.empty());
    CHECK(missed_items(app).size() == 1);
    dispatch(app, {"ch:right", ""});
    dispatch(app, {"ch:go", ""});
    CHECK_FALSE(overlay_card(app));
    CHECK(palace_table(app).may_play_any_set);
    // The record can also be opened on another device, where the player hasn't called the answer right.
    const std::string record = record_text(app);
    CHECK(record.find(answer) != std::string::npos);
    FakePlatform other_device;
    App other = started_app(other_device);
    REQUIRE(other.feature_data.get<quiz::PromptMemory>().answers_called_right.empty());
    CHECK(open_record_text(other, record) == "");
    // When the question is asked again, the answer that was called right is accepted at once.
    App next =
        app_at_table(hills.fake, challenge_record(one_human_two_bots, "auto", R"("challenges":{"deck":"hills"},)"));
    next.feature_data.get<quiz::PromptMemory>() = app.feature_data.get<quiz::PromptMemory>();
    REQUIRE(asked_item(next).prompt == prompt);
    check(next, "Something else.");
    CHECK(shown_challenge(next).passed == true);
    CHECK(last_move(next) == Json{{"answer", answer}, {"right", true}});
}

TEST_CASE("Answers that were called right can be exported as text", "[app][called-right]") {
    Hills hills;
    App& app = hills.app;
    hills.begin({0});
    check(app, "la loma");
    dispatch(app, {"ch:right", ""});
    dispatch(app, {"ch:stop", ""});
    open_deck_over_list(app, "hills");
    dispatch(app, {"deck_called_right", ""});
    REQUIRE(hills.fake.exported.size() == 1);
    CHECK(hills.fake.exported[0].first == "hills-called-right.txt");
    CHECK(hills.fake.exported[0].second
        == "hills: answers that were called right (+), below those of the question deck\r\n\r\nthe hill\r\n      la "
           "colina\r\n"
           "    + la loma\r\n");
}

} // namespace palazzo::app::test

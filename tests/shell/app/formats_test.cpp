// Data of earlier versions of the program stays readable forever, and data of later versions isn't changed.
#include "shell/app/decks/decks.hpp"
#include "shell/app/saves/opening.hpp"
#include "shell/app/saves/stored_data.hpp"
#include "shell/app/store/aside.hpp"
#include "shell/app/store/finished.hpp"
#include "tests/shell/app/decks.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

/// A stored game, as a released version of the program wrote it. Neither this text nor the stored texts below may ever
/// be changed.
constexpr const char* first_slot =
    "palazzo 1 17 f7a4a54f92b4ea34\n"
    R"({"deal":{"seed":"5"},"format":1,"game":"palace","moves":[],"options":{},"preset":"house"})";
constexpr const char* first_finished =
    "palazzo 1 18 c2eec05854ea0250\n"
    R"({"day":20000,"game":"palindromes","moves":10,"preset":"classic","seats":[{"human":true,"level":"simple","name":"Ann"},{"human":false,"level":"greedy","name":""}],"winners":[1]})"
    "\n5wTd-unhSysyczrQJ3i2ZySp2sxHHUYacv_Z-DKmRmwaZxzuivfxNutFf_ncduH9_nvc85NFPE4RCrBJLych3az3wKaBGlR4SdpSFVA7XsVc8U_"
    "YE5nE0zACyPNqtbuJYR1m4nPaFepC2xq9wHXKO6nZSfQBcLMdcgjELlM";
constexpr const char* first_settings =
    R"({"speed":2,"ground":1,"four_colour":true,"large_index":true,"deck":"fr","language":""})";
constexpr const char* first_deck =
    R"({"format":1,"name":"animals","title":"Animals","language":"","asked_in":"","levels":["A1"],)"
    R"("categories":["Pets"],"items":[{"kind":"ask","level":"A1","category":"Pets","prompt":"the dog",)"
    R"("answers":["el perro","perro"]}]})";
constexpr const char* first_missed = R"({"decks":{"es":{"gato":{"box":1,"day":20001,"times":1}}},"format":1})";

constexpr const char* second_missed =
    R"({"format":2,"decks":{"es":{"gato":{"box":1,"day":20001,"times":1}}},"known":{"es":["perro"]},)"
    R"("practised":{"day":20000,"days":3},"of_tomorrow":"here"})";
constexpr const char* third_missed =
    R"({"format":3,"decks":{"es":{"gato":{"stability":10.9648,"difficulty":2.1112,"last":20000,"due":20011,"times":0}}}})";

} // namespace

TEST_CASE("An example of every format since the first can be read", "[app][formats]") {
    const DeckRegistry registry;
    FakePlatform fake;
    fake.stored = {{"palazzo:game:a:1", first_slot}, {"palazzo:over:b", first_finished},
        {"palazzo:settings", first_settings}, {"palazzo:deck:animals", first_deck}, {"palazzo:missed", first_missed}};
    const auto before = fake.stored;
    App app = started_app(fake);
    CHECK(fake.said.empty());
    CHECK(stored_keys(fake, "palazzo:aside:").empty());
    CHECK(app.settings.speed == Speed::off);
    CHECK(app.settings.deck == "fr");
    CHECK(app.settings.four_colour);
    CHECK(quiz::find_deck("animals"));
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.count("es") == 1);
    REQUIRE(app.saved_games.size() == 1);
    resume_game(app, "a");
    CHECK(read_record(record_text(app))->deal == deal_from_seed(5));
    resume_game(app, "b");
    CHECK(is_over(app));
    for (const auto& [key, text] : before) CHECK(fake.stored[key] == text);
}

TEST_CASE("Missed questions in the second format are read, and unknown parts of them are kept", "[app][formats]") {
    FakePlatform fake;
    fake.stored = {{"palazzo:missed", second_missed}};
    App app = started_app(fake);
    CHECK(fake.said.empty());
    CHECK(quiz::is_known_prompt(app.feature_data.get<quiz::PromptMemory>(), "es", "perro"));
    CHECK(quiz::days_practised_in_a_row(app.feature_data.get<quiz::PromptMemory>(), 20001) == 3);
    REQUIRE(change_quiz_memory(app, [](quiz::PromptMemory&) { return true; }));
    const Json written = *parse_json(fake.stored["palazzo:missed"]);
    CHECK(written["format"] == 3);
    CHECK(written["of_tomorrow"] == "here");
    CHECK(written["known"] == Json{{"es", {"perro"}}});
    CHECK(written["practised"] == Json{{"day", 20000}, {"days", 3}});
    CHECK(written["decks"]["es"]["gato"]["due"] == 20001);
}

TEST_CASE("Answered questions in the third format are read and written unchanged", "[app][formats]") {
    FakePlatform fake;
    fake.stored = {{"palazzo:missed", third_missed}};
    App app = started_app(fake);
    CHECK(fake.said.empty());
    CHECK(quiz::find_schedule(app.feature_data.get<quiz::PromptMemory>(), "es", "gato")->due_day == 20011);
    REQUIRE(change_quiz_memory(app, [](quiz::PromptMemory&) { return true; }));
    CHECK(*parse_json(fake.stored["palazzo:missed"]) == *parse_json(third_missed));
}

TEST_CASE("Data of a newer version is left unchanged and not overwritten, and a line says so", "[app][formats]") {
    const DeckRegistry registry;
    FakePlatform fake;
    fake.stored = {{"palazzo:game:a:0", "palazzo 2 9 something\nof tomorrow"},
        {"palazzo:game:a:1", write_slot(8, palace_record("5"))}, {"palazzo:over:b", "palazzo 7 4 other\nthings"},
        {"palazzo:settings", R"({"format":2,"speed":2,"new":[1]})"},
        {"palazzo:deck:later", R"({"format":2,"name":"later"})"}, {"palazzo:missed", R"({"format":4})"},
        {"palazzo:current", "a"}};
    const auto before = fake.stored;
    App app = started_app(fake);
    CHECK(was_announced(fake, "A newer Palazzo saved one of your games"));
    CHECK(was_announced(fake, "A newer Palazzo saved one of your question decks"));
    CHECK(was_announced(fake, "A newer Palazzo saved what you missed"));
    CHECK(app.settings.speed == Speed::off);
    CHECK(app.saved_games.size() == 1);
    CHECK(game_to_resume(app) == nullptr);
    dispatch(app, {"four_colour", ""});
    CHECK(was_announced(fake, "A newer Palazzo saved your settings"));
    CHECK(open_record_text(app, palace_record("6")).empty());
    note_outcome(app.feature_data.get<quiz::PromptMemory>(), "es", "gato", quiz::AnswerOutcome::missed, 20000);
    CHECK_FALSE(change_quiz_memory(app, [](quiz::PromptMemory&) { return true; }));
    for (const auto& [key, text] : before)
        if (key != "palazzo:current") CHECK(fake.stored[key] == text);
}

TEST_CASE("Unknown settings are kept when known settings are changed", "[app][formats]") {
    FakePlatform fake;
    fake.stored["palazzo:settings"] = R"({"speed":2,"of_tomorrow":"here"})";
    App app = started_app(fake);
    dispatch(app, {"large_index", ""});
    const auto json = parse_json(fake.stored["palazzo:settings"]);
    CHECK((*json)["of_tomorrow"] == "here");
    CHECK((*json)["large_index"] == true);
    CHECK((*json)["speed"] == 2);
}

TEST_CASE("Invalid settings are quarantined, and new ones can be stored", "[app][formats]") {
    FakePlatform fake;
    fake.stored["palazzo:settings"] = "{{{";
    App app = started_app(fake);
    CHECK(fake.stored["palazzo:aside:settings"] == "{{{");
    dispatch(app, {"large_index", ""});
    CHECK(read_settings(fake.stored["palazzo:settings"]).large_index);
}

TEST_CASE("Quarantined data is tried again at each start, and restored once it can be read", "[app][formats]") {
    const DeckRegistry registry;
    FakePlatform fake;
    fake.stored = {{"palazzo:aside:a:1", first_slot}, {"palazzo:aside:b:0+", "still nonsense"},
        {"palazzo:aside:deck:animals", first_deck}, {"palazzo:aside:over:b", first_finished},
        {"palazzo:aside:missed", first_missed}};
    App app = started_app(fake);
    CHECK(fake.stored["palazzo:game:a:1"] == first_slot);
    CHECK(fake.stored["palazzo:deck:animals"] == first_deck);
    CHECK(fake.stored["palazzo:over:b"] == first_finished);
    CHECK(fake.stored["palazzo:missed"] == first_missed);
    CHECK(stored_keys(fake, "palazzo:aside:") == std::vector<std::string>{"palazzo:aside:b:0+"});
    CHECK(app.saved_games.size() == 1);
    CHECK(app.finished_count == 1);
}

TEST_CASE("Quarantined data stays in quarantine while other data is stored under its original key", "[app][formats]") {
    FakePlatform fake;
    fake.stored = {{"palazzo:aside:a:1", first_slot}, {"palazzo:game:a:1", write_slot(20, palace_record("6"))}};
    started_app(fake);
    CHECK(fake.stored["palazzo:aside:a:1"] == first_slot);
}

TEST_CASE("Quarantined data isn't restored to a key that nothing reads, nor over an existing game", "[app][formats]") {
    FakePlatform fake;
    fake.stored = {{"palazzo:aside:b", first_slot}, {"palazzo:aside:a:1", first_slot},
        {"palazzo:aside:over:a", first_finished}, {"palazzo:game:a:0", write_slot(2, palace_record("6"))}};
    started_app(fake);
    CHECK(fake.stored.count("palazzo:game:b") == 0);
    CHECK(fake.stored.count("palazzo:game:a:1") == 0);
    CHECK(fake.stored.count("palazzo:over:a") == 0);
    CHECK(load_save(store_in(fake), "a").save->record == palace_record("6"));
    CHECK(stored_keys(fake, "palazzo:aside:").size() == 3);
}

TEST_CASE("Both slots of a quarantined game are restored", "[app][formats]") {
    FakePlatform fake;
    fake.stored = {{"palazzo:aside:a:0", write_slot(2, palace_record("6"))},
        {"palazzo:aside:a:1", write_slot(3, palace_record("7"))}};
    started_app(fake);
    CHECK(stored_keys(fake, "palazzo:aside:").empty());
    CHECK(load_save(store_in(fake), "a").save->record == palace_record("7"));
}

TEST_CASE("The original key of quarantined data is known from its present key; keys of other data have no original key",
    "[app][formats]") {
    CHECK(original_key("palazzo:aside:over:a") == "palazzo:over:a");
    CHECK(original_key("palazzo:over:a").empty());
    CHECK(original_key("settings").empty());
}

TEST_CASE("Quarantined data is listed and can be exported", "[app][formats]") {
    FakePlatform fake;
    fake.stored["palazzo:aside:b:0"] = "nonsense";
    App app = started_app(fake);
    dispatch(app, {"saved", ""});
    dispatch(app, {"set_aside", ""});
    REQUIRE(shown_sheet_name(app) == "set_aside");
    const auto sheet = sheet_model(app);
    const auto row = std::find_if(sheet.items.begin(), sheet.items.end(),
        [](const auto& item) { return item.id == "export_aside:palazzo:aside:b:0"; });
    REQUIRE(row != sheet.items.end());
    dispatch(app, {row->id, ""});
    REQUIRE(fake.exported.size() == 1);
    CHECK(fake.exported[0].second == "nonsense");
    dispatch(app, {"export_aside:palazzo:settings", ""});
    CHECK(fake.exported.size() == 1);
}

TEST_CASE("After two failed attempts to open a game the program starts at the home screen", "[app][opening]") {
    FakePlatform fake;
    {
        App app = started_app(fake);
        REQUIRE(open_record_text(app, palace_record("5")).empty());
    }
    // Both starts end before their first frame, which counts as a failure.
    for (int i = 0; i < 2; ++i) CHECK(shown_page_name(started_app(fake)) == "table");
    CHECK(shown_page_name(started_app(fake)) == "home");
    CHECK(was_announced(fake, "stopped when it opened"));
    CHECK(shown_page_name(started_app(fake)) == "table");
}

TEST_CASE(
    "If the program failed without a game on the table, a game that is opened later is on the table at the next start",
    "[app][opening]") {
    FakePlatform fake;
    fake.stored[opening_attempts_key] = "failed";
    {
        App app = started_app(fake);
        REQUIRE(open_record_text(app, palace_record("5")).empty());
    }
    CHECK(shown_page_name(started_app(fake)) == "table");
}

TEST_CASE(
    "If the program failed during a game, the next start shows the home screen, from which the game can be continued",
    "[app][opening]") {
    FakePlatform fake;
    {
        App app = started_app(fake);
        REQUIRE(open_record_text(app, palace_record("5")).empty());
        reset_opening_attempts(app.services.store);
    }
    fake.stored[opening_attempts_key] = "failed"; // the web page stores this when the program crashes
    App app = started_app(fake);
    CHECK(shown_page_name(app) == "home");
    REQUIRE(game_to_resume(app) != nullptr);
    dispatch(app, {"continue", ""});
    CHECK(shown_page_name(app) == "table");
    reset_opening_attempts(app.services.store);
    CHECK(fake.stored.count(opening_attempts_key) == 0);
}

} // namespace palazzo::app::test

// The library of published rule sets, and the set-up by questions.
#include "tests/shell/app/fake_platform.hpp"

#include "engine/rule_sets/library.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

Json options(const App& app) { return (*parse_json(record_text(app)))["options"]; }

App setting(FakePlatform& fake) {
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/classic", ""});
    return app;
}

/// Returns the ids of the rule sets that the sheet lists.
std::vector<std::string> listed(const App& app) {
    std::vector<std::string> ids;
    for (const pages::SheetItem& item : sheet_model(app).items)
        if (item.id.rfind("use_rules:", 0) == 0) ids.push_back(item.id.substr(10));
    return ids;
}

std::vector<std::string> found(App& app, const char* text) {
    dispatch(app, {"field:library_search", text});
    return listed(app);
}

bool shows(const App& app, const std::string& id) {
    const auto items = sheet_model(app).items;
    return std::any_of(items.begin(), items.end(), [&](const pages::SheetItem& item) { return item.id == id; });
}

std::string heading(const App& app) {
    for (const pages::SheetItem& item : sheet_model(app).items)
        if (item.kind == pages::SheetItem::ItemKind::heading) return item.label;
    return "";
}

/// Answers the question on the open sheet with the answer whose label is `text`.
void answer(App& app, const std::string& text) {
    for (const pages::SheetItem& item : sheet_model(app).items)
        if (item.label == text && item.id.rfind("answer:", 0) == 0) return dispatch(app, {item.id, ""});
    FAIL("no answer " << text << " to " << heading(app));
}

void skip_to_the_end(App& app) {
    while (shows(app, "ask_skip")) dispatch(app, {"ask_skip", ""});
}

} // namespace

TEST_CASE("A published rule set is found by its name, its source, its description and the rules that it changes",
    "[app][library]") {
    FakePlatform fake;
    App app = setting(fake);
    dispatch(app, {"library", ""});
    REQUIRE(shown_sheet_name(app) == "library");
    CHECK(listed(app).size() >= 20);
    CHECK(found(app, "guardian") == std::vector<std::string>{"guardian"});
    CHECK(found(app, "POOPHEAD") == std::vector<std::string>{"poophead"});
    CHECK(found(app, "boardgamearena") == std::vector<std::string>{"arena", "arena-short"});
    CHECK(found(app, "glass sevens").front() == "glass-sevens");
    CHECK(found(app, "three of a kind burn").front() == "karma-three");
    CHECK(found(app, "straight") == std::vector<std::string>{"runs"});
    CHECK(found(app, "no such rules").empty());
    CHECK(found(app, "").size() == find_rule_set_library("palace")->size());
}

TEST_CASE("A game can be played by a published rule set, and has the number of players that the rule set suggests",
    "[app][library]") {
    FakePlatform fake;
    App app = setting(fake);
    dispatch(app, {"library", ""});
    dispatch(app, {"use_rules:arena", ""});
    CHECK(shown_sheet_name(app) == "");
    CHECK(set_up_model(app).library == "Board Game Arena's");
    CHECK(set_up_model(app).seats.size() == 4);
    CHECK(pages::set_up_mirror(voice_of(app), set_up_model(app)).regions[0].controls[0].chosen == -1);
    dispatch(app, {"begin", ""});
    CHECK(options(app)["layout"] == *parse_json(R"({"2":6,"3":4,"4":3})"));
}

TEST_CASE(
    "A changed published rule set can be saved as custom rules under the name of the rule set", "[app][library]") {
    FakePlatform fake;
    App app = setting(fake);
    dispatch(app, {"library", ""});
    dispatch(app, {"use_rules:guardian", ""});
    dispatch(app, {"rule:runs", "1"});
    CHECK(set_up_model(app).library == "The Guardian's, changed");
    dispatch(app, {"own_save", ""});
    CHECK(sheet_model(app).items.front().detail == "The Guardian's");
    dispatch(app, {"own_save_new", ""});
    REQUIRE(set_up_model(app).house_rules.size() == 1);
    CHECK(set_up_model(app).house_rules[0].name == "The Guardian's");
}

TEST_CASE("A preset that is chosen after a published rule set replaces that rule set", "[app][library]") {
    FakePlatform fake;
    App app = setting(fake);
    dispatch(app, {"library", ""});
    dispatch(app, {"use_rules:shed", ""});
    dispatch(app, {"preset", "1"});
    CHECK(set_up_model(app).library == "Rule sets");
    CHECK_FALSE(set_up_model(app).uses_published);
}

TEST_CASE("Card games without published rule sets offer neither the library nor the questions about rules",
    "[app][library]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palindromes/classic", ""});
    CHECK(set_up_model(app).library.empty());
    dispatch(app, {"library", ""});
    dispatch(app, {"ask", ""});
    CHECK(shown_sheet_name(app) == "");
}

TEST_CASE(
    "About a dozen questions about rules, asked one at a time, lead to rules that can be played, saved and shared",
    "[app][library]") {
    FakePlatform fake;
    App app = setting(fake);
    dispatch(app, {"ask", ""});
    REQUIRE(shown_sheet_name(app) == "ask");
    CHECK(heading(app) == "How many cards does everyone have in each row?");
    int questions = 0;
    while (shows(app, "ask_skip") && ++questions < 100)
        if (heading(app) == "What does a seven do?")
            answer(app, "Lower next");
        else if (heading(app) == "May you pick up although you could play?")
            answer(app, "Yes");
        else
            dispatch(app, {"ask_skip", ""});
    CHECK(questions == 12);
    CHECK(heading(app) == "My rules");
    CHECK(shows(app, "own_save"));
    CHECK(shows(app, "share"));
    dispatch(app, {"begin", ""});
    CHECK(shown_page_name(app) == "table");
    CHECK(options(app)["voluntary_pickup"] == true);
    CHECK(options(app)["powers"]["7"] == *parse_json(R"(["lower"])"));
}

TEST_CASE("If the answers lead to the rules of a preset, the preset's name is shown at the end of the questions",
    "[app][library]") {
    FakePlatform fake;
    App app = setting(fake);
    dispatch(app, {"ask", ""});
    skip_to_the_end(app);
    CHECK(heading(app) == "Classic");
    CHECK_FALSE(shows(app, "own_save"));
    dispatch(app, {"close", ""});
    dispatch(app, {"ask", ""});
    for (const pages::SheetItem& item : sheet_model(app).items) REQUIRE(item.id != "ask_done");
    while (shows(app, "ask_skip"))
        if (heading(app) == "How do you come by your face-up cards?")
            answer(app, "Swap");
        else if (heading(app) == "What does a seven do?")
            dispatch(app, {"answer:0", ""});
        else if (heading(app) == "When does the game end?")
            answer(app, "Play on");
        else
            dispatch(app, {"ask_skip", ""});
    CHECK(heading(app) == "My rules");
}

TEST_CASE("Going back to the previous question about rules shows the answer that was given", "[app][library]") {
    FakePlatform fake;
    App app = setting(fake);
    dispatch(app, {"ask", ""});
    CHECK_FALSE(shows(app, "ask_back"));
    answer(app, "4");
    dispatch(app, {"ask_back", ""});
    CHECK(heading(app) == "How many cards does everyone have in each row?");
    for (const pages::SheetItem& item : sheet_model(app).items)
        CHECK((item.icon == ui::Icon::check) == (item.id.rfind("answer:", 0) == 0 && item.label == "4"));
}

TEST_CASE("Leaving before the last question about rules changes nothing in the set-up", "[app][library]") {
    FakePlatform fake;
    App app = setting(fake);
    dispatch(app, {"preset", "2"});
    dispatch(app, {"rule:runs", "1"});
    dispatch(app, {"ask", ""});
    answer(app, "5");
    dispatch(app, {"close", ""});
    CHECK(shown_sheet_name(app) == "");
    CHECK(app.set_up.preset == "european");
    CHECK(app.set_up.rules == *parse_json(R"({"runs":true})"));
}

} // namespace palazzo::app::test

// The rules of a table as switches, in the set-up.
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

App setting(FakePlatform& fake, const std::string& table) {
    App app = started(fake);
    dispatch(app, {"set_up:" + table, ""});
    dispatch(app, {"rules", ""});
    return app;
}

const pages::RuleSwitch* switch_of(const pages::SetUpModel& model, const std::string& option) {
    for (const pages::RuleSwitch& one : model.rules)
        if (one.option == option) return &one;
    return nullptr;
}

int choice_of(const App& app, const std::string& option, const std::string& label) {
    const auto model = set_up_model(app);
    const auto* rule = switch_of(model, option);
    REQUIRE(rule != nullptr);
    const auto at = std::find(rule->choices.begin(), rule->choices.end(), label);
    REQUIRE(at != rule->choices.end());
    return static_cast<int>(at - rule->choices.begin());
}

void choose(App& app, const std::string& option, const std::string& label) {
    dispatch(app, {"rule:" + option, std::to_string(choice_of(app, option, label))});
}

std::vector<std::string> headings(const App& app) {
    std::vector<std::string> list;
    for (const auto& rule : set_up_model(app).rules)
        if (!rule.heading.empty()) list.push_back(rule.heading);
    return list;
}

} // namespace

TEST_CASE("The power of a rank is chosen by a switch, and used in the game", "[app][set-up]") {
    FakePlatform fake;
    App app = setting(fake, "palace/classic");
    choose(app, "powers.7", "Lower next");
    choose(app, "powers.10", "Burns");
    dispatch(app, {"begin", ""});
    const auto record = parse_json(record_text(app));
    REQUIRE(record);
    CHECK((*record)["options"]["powers"] == *parse_json(R"({"2":["anytime","reset"],"7":["lower"],"10":["burn"]})"));
}

TEST_CASE("A rank whose power differs from the preset is marked, with its current power", "[app][set-up]") {
    FakePlatform fake;
    App app = setting(fake, "palace/classic");
    CHECK(switch_of(set_up_model(app), "powers.8")->detail == "Now: an ordinary card.");
    choose(app, "powers.8", "Skips");
    CHECK(switch_of(set_up_model(app), "powers.8")->detail
        == "Changed from Classic. Now: skips one player for each card played.");
    choose(app, "powers.8", "Nothing");
    CHECK(switch_of(set_up_model(app), "powers.8")->detail == "Now: an ordinary card.");
    CHECK_FALSE(set_up_model(app).can_save_own);
}

TEST_CASE("In Speak a rank that is no challenge any more can still be played", "[app][set-up]") {
    FakePlatform fake;
    App app = setting(fake, "palace/speak");
    choose(app, "powers.7", "Nothing");
    CHECK(set_up_model(app).problem.empty());
    choose(app, "powers.7", "Challenge");
    CHECK_FALSE(set_up_model(app).can_save_own);
}

TEST_CASE("Rules are grouped under headings, special cards first", "[app][set-up]") {
    FakePlatform fake;
    const App app = setting(fake, "palace/classic");
    CHECK(headings(app)
        == std::vector<std::string>{"Special cards", "Cards and deal", "Playing", "Challenges", "More house rules"});
    CHECK(set_up_model(app).rules.front().option == "powers.2");
}

TEST_CASE("Rules can be searched for by name, sentence and option, in upper or lower case", "[app][set-up]") {
    FakePlatform fake;
    App app = setting(fake, "palace/classic");
    const auto found = [&](const char* text) {
        dispatch(app, {"field:search", text});
        std::vector<std::string> options;
        for (const auto& rule : set_up_model(app).rules) options.push_back(rule.option);
        return options;
    };
    CHECK(found("JOKER") == std::vector<std::string>{"powers.JK", "jokers", "joker"});
    CHECK(found(" chance card ") == std::vector<std::string>{"chance_card"});
    CHECK(found("reverses") == std::vector<std::string>{"powers.8", "powers.9", "powers.J", "powers.K", "powers.JK"});
    CHECK(headings(app) == std::vector<std::string>{"Special cards"});
    CHECK(found("10") == std::vector<std::string>{"powers.10", "no_pairs_above"});
    CHECK(found("straight") == std::vector<std::string>{"runs"});
    CHECK(found("slam") == std::vector<std::string>{"snap"});
    CHECK(found("no such rule").empty());
    CHECK(set_up_model(app).can_search);
    CHECK(found("").size() > 20);
}

TEST_CASE("Searching for a heading finds all rules below it", "[app][set-up]") {
    FakePlatform fake;
    App app = setting(fake, "palace/classic");
    dispatch(app, {"field:search", "special cards"});
    CHECK(set_up_model(app).rules.size() == 13);
    CHECK(headings(app) == std::vector<std::string>{"Special cards"});
}

TEST_CASE("A value that no switch offers is marked as different from the preset's", "[app][set-up]") {
    FakePlatform fake;
    const auto detail = [&](const char* table, const char* rules, const char* option) {
        App app = setting(fake, table);
        app.set_up.rules = *parse_json(rules);
        const auto model = set_up_model(app);
        const auto* rule = switch_of(model, option);
        REQUIRE(rule != nullptr);
        CHECK(rule->chosen == -1);
        return rule->detail;
    };
    CHECK(detail("palace/classic", R"({"powers":{"2":["again"]}})", "powers.2")
        == "Changed from Classic. Now: you play again.");
    CHECK(detail("palabra/classic", R"({"impatient_timer":45})", "impatient_timer")
        == "Changed from Classic. Seconds; anyone may start it on a slow player.");
}

TEST_CASE("A preset shows the cards that have powers in it", "[app][set-up]") {
    FakePlatform fake;
    const auto ranks = [&](const char* table, std::size_t preset) {
        std::string all;
        const auto model = set_up_model(setting(fake, table));
        for (const ui::Face& face : model.offers[preset].picture) all += to_text(face.french().rank()) + " ";
        return all;
    };
    CHECK(ranks("palace/classic", 0) == "2 10 ");
    CHECK(ranks("palace/classic", 2) == "2 3 7 8 10 ");
    CHECK(ranks("palace/classic", 3) == "2 7 10 ");
    CHECK(ranks("palindromes/classic", 0).empty());
}

TEST_CASE("A rule found by a search can be changed as usual", "[app][set-up]") {
    FakePlatform fake;
    App app = setting(fake, "palace/classic");
    dispatch(app, {"field:search", "no special finish"});
    dispatch(app, {"rule:no_special_finish", ""});
    CHECK(app.set_up.rules == *parse_json(R"({"no_special_finish":true})"));
}

TEST_CASE("With few rules no search is offered", "[app][set-up]") {
    FakePlatform fake;
    CHECK_FALSE(set_up_model(setting(fake, "palindromes/classic")).can_search);
}

} // namespace palazzo::app::test

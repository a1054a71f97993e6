// The rules of a table as switches, in the set-up.
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

namespace palazzo::app::test {
namespace {

App setting(FakePlatform& fake, const std::string& table) {
    App app = started_app(fake);
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

TEST_CASE("In Speak a rank that no longer causes a challenge can still be played", "[app][set-up]") {
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
    CHECK(found("JOKER") == std::vector<std::string>{"powers.JK", "fits.JK", "jokers", "joker"});
    CHECK(found(" chance card ") == std::vector<std::string>{"chance_card"});
    CHECK(found("reverses") == std::vector<std::string>{"powers.8", "powers.9", "powers.J", "powers.K", "powers.JK"});
    CHECK(headings(app) == std::vector<std::string>{"Special cards"});
    CHECK(found("10")
        == std::vector<std::string>{"powers.10", "fits.10", "fits.A", "when.10", "turn_limit", "no_pairs_above"});
    CHECK(found("straight") == std::vector<std::string>{"runs"});
    CHECK(found("slam") == std::vector<std::string>{"snap"});
    CHECK(found("no such rule").empty());
    CHECK(set_up_model(app).can_search);
    CHECK(found("").size() > 20);
}

TEST_CASE("Each house rule that families use is found by searching for any of three everyday words", "[app][set-up]") {
    struct Row {
        const char* option;
        std::array<const char*, 3> words;
    };
    constexpr Row rows[] = {
        {"layout", {"hand size", "seven", "deal"}},
        {"first", {"start", "begin", "lowest of all"}},
        {"first_card", {"holder", "suits", "diamonds"}},
        {"order", {"reverse", "highest", "ace low"}},
        {"leave_out", {"partial", "piquet", "32"}},
        {"draw_pile", {"short game", "quick", "talon"}},
        {"burn_quads", {"quads", "how many of a kind", "three"}},
        {"burn_again", {"replay", "go again", "turn passes"}},
        {"powers_count", {"cumulative", "stack", "two eights"}},
        {"powers.5", {"glass", "bottom", "low"}},
        {"powers.6", {"even", "odd", "glass"}},
        {"powers.J", {"jack", "give", "pick up"}},
        {"powers.Q", {"queen", "x-ray", "peek"}},
        {"powers.K", {"king", "bottom", "direction"}},
        {"powers.A", {"ace", "target", "choose"}},
        {"powers.JK", {"joker", "gives the pile", "see-through, skips"}},
        {"fits.2", {"exception", "after", "no ace"}},
        {"fits.7", {"blocked", "no ten", "exception"}},
        {"fits.10", {"exception", "after", "only the same"}},
        {"fits.A", {"shooting", "shoot", "exception"}},
        {"fits.JK", {"trump", "answer", "joker"}},
        {"fits.courts", {"royals", "picture", "face cards"}},
        {"when.A", {"condition", "royals", "burns court cards"}},
        {"when.10", {"condition", "clear", "burns low"}},
        {"match_count", {"pair", "triple", "set size"}},
        {"no_pairs_above", {"doubles", "singles", "one at a time"}},
        {"runs", {"straight", "sequence", "row"}},
        {"throw_after", {"drawn", "continue", "match"}},
        {"hand_with_face_up", {"combine", "table", "together"}},
        {"chance_card", {"blind", "gamble", "top card"}},
        {"take_face_up_with_pile", {"come too", "one rank", "face-up cards too"}},
        {"previous_takes", {"previous", "opposite", "before you"}},
        {"snap", {"slam", "out of turn", "jump in"}},
        {"partners", {"teams", "two against two", "opposite"}},
        {"turn_limit", {"limit", "long", "drawn"}},
    };
    FakePlatform fake;
    App app = setting(fake, "palace/classic");
    for (const Row& row : rows)
        for (const char* word : row.words) {
            INFO(row.option << ": " << word);
            dispatch(app, {"field:search", word});
            CHECK(switch_of(set_up_model(app), row.option) != nullptr);
        }
}

TEST_CASE("What may follow a rank, the order, a short deck and a named card are chosen by switches", "[app][set-up]") {
    FakePlatform fake;
    App app = setting(fake, "palace/classic");
    choose(app, "fits.7", "No ten");
    choose(app, "fits.courts", "Not below a seven");
    choose(app, "when.A", "Burns court cards");
    choose(app, "order", "Two high");
    choose(app, "leave_out", "From the six");
    choose(app, "first_card", "3 of diamonds");
    CHECK(choice_of(app, "fits.7", "No ten") == switch_of(set_up_model(app), "fits.7")->chosen);
    CHECK(switch_of(set_up_model(app), "fits.courts")->chosen == 1);
    CHECK(switch_of(set_up_model(app), "fits.courts")->detail.rfind("Changed from Classic.", 0) == 0);
    dispatch(app, {"begin", ""});
    const auto record = parse_json(record_text(app));
    REQUIRE(record);
    const Json& set = (*record)["options"];
    CHECK(set["fits"]["7"] == *parse_json(R"({"not":["10","A"]})"));
    CHECK(set["fits"]["3"] == *parse_json(R"({"not":["J","Q","K","A"]})"));
    CHECK(set["when"] == *parse_json(R"([{"rank":"A","on":["J","Q","K"],"powers":["burn"]}])"));
    CHECK(set["order"].back() == "2");
    CHECK(set["leave_out"] == *parse_json(R"(["2","3","4","5"])"));
    CHECK(set["first"] == "named_card");
    CHECK(set["first_card"] == "3DCHS");
    CHECK_FALSE(set.contains("turn_limit"));
}

TEST_CASE("Choosing the first option of a rule's switch resets the rule to the preset's", "[app][set-up]") {
    FakePlatform fake;
    App app = setting(fake, "palace/classic");
    for (const char* option :
        {"fits.2", "fits.7", "fits.A", "fits.courts", "when.A", "order", "leave_out", "first_card"}) {
        INFO(option);
        dispatch(app, {"rule:" + std::string(option), "1"});
        CHECK(switch_of(set_up_model(app), option)->chosen == 1);
        CHECK(set_up_model(app).can_save_own);
        dispatch(app, {"rule:" + std::string(option), "0"});
        CHECK_FALSE(set_up_model(app).can_save_own);
    }
}

TEST_CASE("Searching for a heading finds all rules below it", "[app][set-up]") {
    FakePlatform fake;
    App app = setting(fake, "palace/classic");
    dispatch(app, {"field:search", "special cards"});
    CHECK(set_up_model(app).rules.size() == 21);
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
        for (const ui::CardFace& face : model.offers[preset].picture) all += to_text(face.french_card().rank()) + " ";
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

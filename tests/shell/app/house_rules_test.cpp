// Custom house rules in the set-up.
#include "tests/shell/app/fake_platform.hpp"

#include "shell/app/set_up_screen/house_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

Json options(const App& app) { return (*parse_json(record_text(app)))["options"]; }

/// Opens the set-up of Palace with the preset `house` and one changed rule.
App with_changed_rule(FakePlatform& fake) {
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/house", ""});
    dispatch(app, {"rule:wrap", ""});
    return app;
}

void save_as(App& app, const std::string& name) {
    dispatch(app, {"own_save", ""});
    REQUIRE(shown_sheet_name(app) == "own_new");
    dispatch(app, {"field:own_name", name});
    dispatch(app, {"own_save_new", ""});
}

bool offers(const App& app, const std::string& id) {
    const auto mirror = pages::set_up_mirror(voice_of(app), set_up_model(app));
    return std::any_of(mirror.regions.begin(), mirror.regions.end(), [&](const auto& region) {
        return std::any_of(
            region.controls.begin(), region.controls.end(), [&](const auto& control) { return control.id == id; });
    });
}

} // namespace

TEST_CASE("Rules can be saved as custom rules once they differ from their preset", "[app][own-rules]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/house", ""});
    CHECK_FALSE(offers(app, "own_save"));
    dispatch(app, {"rule:wrap", ""});
    CHECK(offers(app, "own_save"));
    save_as(app, "Sunday rules");
    CHECK(shown_sheet_name(app) == "");
    const auto model = set_up_model(app);
    REQUIRE(model.house_rules.size() == 1);
    CHECK(model.house_rules[0].name == "Sunday rules");
    CHECK(model.chosen_house_rules == 0);
    CHECK_FALSE(model.can_save_own);
    CHECK(offers(app, "own_edit"));
}

TEST_CASE("Each time that custom rules are saved, a name that isn't in use is suggested", "[app][own-rules]") {
    FakePlatform fake;
    App app = with_changed_rule(fake);
    dispatch(app, {"own_save", ""});
    CHECK(sheet_model(app).items.front().detail == "My rules");
    dispatch(app, {"own_save_new", ""});
    dispatch(app, {"rule:wrap", ""});
    dispatch(app, {"preset", "0"});
    dispatch(app, {"rule:wrap", ""});
    dispatch(app, {"own_save", ""});
    CHECK(sheet_model(app).items.front().detail == "My rules 2");
}

TEST_CASE("Custom rules are still there at the next start, and can be used for a game", "[app][own-rules]") {
    FakePlatform fake;
    Json wanted;
    {
        App app = with_changed_rule(fake);
        save_as(app, "Sunday rules");
        dispatch(app, {"begin", ""});
        wanted = options(app);
    }
    App app = started_app(fake);
    dispatch(app, {"home", ""});
    dispatch(app, {"set_up:palace/classic", ""});
    dispatch(app, {"own:0", ""});
    CHECK(app.set_up.preset == "house");
    CHECK(set_up_model(app).chosen_house_rules == 0);
    dispatch(app, {"begin", ""});
    CHECK(options(app) == wanted);
}

TEST_CASE(
    "Choosing a preset restores its own rules, and no custom rules are marked as chosen any more", "[app][own-rules]") {
    FakePlatform fake;
    App app = with_changed_rule(fake);
    save_as(app, "Sunday rules");
    dispatch(app, {"preset", "1"});
    CHECK(set_up_model(app).chosen_house_rules == -1);
    CHECK_FALSE(set_up_model(app).can_save_own);
}

TEST_CASE("Changed custom rules can replace the saved ones, or be saved under another name", "[app][own-rules]") {
    FakePlatform fake;
    App app = with_changed_rule(fake);
    save_as(app, "Sunday rules");
    const Json before = app.feature_data.get<scores::HouseRulesList>().front().options;
    dispatch(app, {"rule:multi_deck", ""});
    dispatch(app, {"rule:set_only_faceup", ""});
    if (!set_up_model(app).can_update_own) dispatch(app, {"rule:wrap", ""});
    REQUIRE(set_up_model(app).can_update_own);
    save_as(app, "Monday rules");
    CHECK(app.feature_data.get<scores::HouseRulesList>().size() == 2);
    CHECK(app.feature_data.get<scores::HouseRulesList>()[0].options == before);
    dispatch(app, {"rule:wrap", ""});
    dispatch(app, {"own_update", ""});
    CHECK(app.feature_data.get<scores::HouseRulesList>().size() == 2);
    CHECK(app.feature_data.get<scores::HouseRulesList>()[1].name == "Monday rules");
    CHECK_FALSE(set_up_model(app).can_save_own);
}

TEST_CASE("Custom rules can be renamed, but not to a name in use", "[app][own-rules]") {
    FakePlatform fake;
    App app = with_changed_rule(fake);
    save_as(app, "Sunday rules");
    dispatch(app, {"preset", "0"});
    dispatch(app, {"rule:wrap", ""});
    save_as(app, "Monday rules");
    dispatch(app, {"own_edit", ""});
    REQUIRE(shown_sheet_name(app) == "own_edit");
    dispatch(app, {"field:own_name", "Sunday rules"});
    dispatch(app, {"own_rename", ""});
    CHECK(app.notice.id == "own.fault.taken");
    CHECK(shown_sheet_name(app) == "own_edit");
    dispatch(app, {"field:own_name", "  Tuesday rules "});
    dispatch(app, {"own_rename", ""});
    CHECK(app.feature_data.get<scores::HouseRulesList>()[1].name == "Tuesday rules");
    CHECK(set_up_model(app).chosen_house_rules == 1);
}

TEST_CASE("An invalid name for custom rules is refused in a line, and the sheet stays open", "[app][own-rules]") {
    FakePlatform fake;
    App app = with_changed_rule(fake);
    save_as(app, "   ");
    CHECK(shown_sheet_name(app) == "own_new");
    CHECK(app.notice.id == "own.fault.name");
    CHECK(app.feature_data.get<scores::HouseRulesList>().empty());
}

TEST_CASE("Custom rules are deleted only after a confirmation", "[app][own-rules]") {
    FakePlatform fake;
    App app = with_changed_rule(fake);
    save_as(app, "Sunday rules");
    dispatch(app, {"own_edit", ""});
    dispatch(app, {"own_remove", ""});
    REQUIRE(shown_sheet_name(app) == "own_remove");
    CHECK(app.feature_data.get<scores::HouseRulesList>().size() == 1);
    dispatch(app, {"really_own_remove", ""});
    CHECK(app.feature_data.get<scores::HouseRulesList>().empty());
    CHECK(set_up_model(app).chosen_house_rules == -1);
    CHECK(set_up_model(app).can_save_own); // the set-up still has the changed rules
    const App again = started_app(fake);
    CHECK(again.feature_data.get<scores::HouseRulesList>().empty());
}

TEST_CASE("Custom rules that name unknown rules can't be chosen, and a line says so", "[app][own-rules]") {
    FakePlatform fake;
    App app = started_app(fake);
    app.feature_data.get<scores::HouseRulesList>().push_back(
        {"Of tomorrow", "palace", "house", {{"no_such_rule", true}}});
    dispatch(app, {"set_up:palace/classic", ""});
    dispatch(app, {"own:0", ""});
    CHECK(app.set_up.preset == "classic");
    CHECK(app.set_up.house_rules.empty());
    CHECK_FALSE(notice_of(app).empty());
}

} // namespace palazzo::app::test

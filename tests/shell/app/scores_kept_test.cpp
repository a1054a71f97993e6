// Statistics, daily results and house rules in the store: two tabs, unreadable data, and backups from other devices.
#include "shell/app/saves/backup.hpp"
#include "shell/app/saves/stored_data.hpp"
#include "tests/shell/app/scores.hpp"

namespace palazzo::app::test {
namespace {

std::vector<std::string> ids(const scores::Statistics& statistics) {
    std::vector<std::string> all;
    for (const scores::GameOutcome& one : statistics.outcomes) all.push_back(one.id);
    return all;
}

} // namespace

TEST_CASE("Two tabs on one store keep each other's scores", "[app][scores]") {
    FakePlatform fake;
    App first = started_app(fake);
    App second = started_app(fake);
    play_palace_game(first, "1");
    play_palace_game(second, "2");
    play_palace_game(first, "3");
    CHECK(stored_statistics(fake).outcomes.size() == 3);
    CHECK(first.feature_data.get<scores::Statistics>() == stored_statistics(fake));
    load_stored_data(second);
    CHECK(second.feature_data.get<scores::Statistics>() == first.feature_data.get<scores::Statistics>());
    // A game whose end the first tab takes back isn't counted again when the second tab stores its own data.
    undo_move(first);
    play_palace_game(second, "4");
    CHECK(stored_statistics(fake).outcomes.size() == 3);
}

TEST_CASE("Scores that the store refused are stored with the next ones", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    fake.store_is_full = true;
    CHECK_FALSE(add_to_statistics(app, palace_outcome("a")));
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.size() == 1);
    fake.store_is_full = false;
    App other = started_app(fake);
    CHECK(add_to_statistics(other, palace_outcome("b")));
    for (const Feature* feature : features())
        for (const StoredDocument& document : feature->stored_documents) document.load(app);
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.size() == 2);
    CHECK(add_to_statistics(app, palace_outcome("c")));
    CHECK(ids(stored_statistics(fake)).size() == 3);
}

TEST_CASE("Unreadable scores are quarantined, and restored once they can be read", "[app][scores]") {
    FakePlatform fake;
    fake.stored = {{"palazzo:statistics", "nonsense"}, {"palazzo:daily", R"({"format":1,"games":7})"},
        {"palazzo:house-rules", "[]"}, {"palazzo:learning", R"({"format":1})"}};
    const auto before = fake.stored;
    App app = started_app(fake);
    CHECK(was_said(fake, "Your statistics could not be read"));
    CHECK(was_said(fake, "Your daily results could not be read"));
    CHECK(was_said(fake, "Your house rules could not be read"));
    CHECK(was_said(fake, "Your puzzles and lessons could not be read"));
    CHECK(add_to_statistics(app, palace_outcome("a")));
    CHECK(note_daily_result(app, "palace", 20000, {1, 2, 30}));
    CHECK(save_house_rules(app));
    CHECK(note_solved_puzzle(app, "palace", 3));
    for (const auto& [key, text] : before) {
        CHECK(fake.stored[key] != text);
        CHECK(fake.stored["palazzo:aside:" + key.substr(8)] == text);
    }
    for (const auto& [key, text] : before) {
        fake.stored["palazzo:aside:" + key.substr(8)] = fake.stored[key];
        fake.stored.erase(key);
    }
    App again = started_app(fake);
    CHECK(again.feature_data.get<scores::Statistics>() == app.feature_data.get<scores::Statistics>());
    CHECK(again.feature_data.get<scores::DailyLog>() == app.feature_data.get<scores::DailyLog>());
    CHECK(again.feature_data.get<scores::LearningProgress>() == app.feature_data.get<scores::LearningProgress>());
    CHECK(stored_keys(fake, "palazzo:aside:").empty());
}

TEST_CASE("Scores that can't be quarantined are not overwritten", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    fake.stored["palazzo:statistics"] = "nonsense";
    const auto store = app.services.store.store;
    app.services.store.store = [&](const std::string& key, const std::string& text) {
        return key.rfind("palazzo:aside:", 0) != 0 && store(key, text);
    };
    CHECK_FALSE(add_to_statistics(app, palace_outcome("a")));
    CHECK(fake.stored["palazzo:statistics"] == "nonsense");
}

TEST_CASE("Scores of a newer version are left unchanged, and new scores aren't stored", "[app][scores]") {
    FakePlatform fake;
    fake.stored = {{"palazzo:statistics", "{\"format\":2,\"new\":[]}\nof tomorrow"},
        {"palazzo:daily", R"({"format":3})"}, {"palazzo:house-rules", R"({"format":2,"rules":{}})"}};
    const auto before = fake.stored;
    App app = started_app(fake);
    CHECK(was_said(fake, "A newer Palazzo saved your statistics"));
    CHECK(was_said(fake, "A newer Palazzo saved your daily results"));
    CHECK(was_said(fake, "A newer Palazzo saved your house rules"));
    play_palace_game(app);
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.size() == 1);
    CHECK_FALSE(note_daily_result(app, "palace", 20000, {1, 2, 30}));
    CHECK_FALSE(save_house_rules(app));
    for (const auto& [key, text] : before) CHECK(fake.stored[key] == text);
    CHECK(stored_keys(fake, "palazzo:aside:").empty());
}

TEST_CASE("Storing house rules keeps those that another tab has added", "[app][scores]") {
    FakePlatform fake;
    App first = started_app(fake);
    App second = started_app(fake);
    add_or_replace_house_rules(
        first.feature_data.get<scores::HouseRulesList>(), {"Ours", "palace", "classic", {{"layout", 4}}});
    CHECK(save_house_rules(first));
    refresh_house_rules(second);
    add_or_replace_house_rules(
        second.feature_data.get<scores::HouseRulesList>(), {"Theirs", "palace", "classic", {{"layout", 5}}});
    CHECK(save_house_rules(second));
    refresh_house_rules(first);
    REQUIRE(first.feature_data.get<scores::HouseRulesList>().size() == 2);
    remove_house_rules(first.feature_data.get<scores::HouseRulesList>(), "palace", "Ours");
    CHECK(save_house_rules(first));
    load_stored_data(second);
    REQUIRE(second.feature_data.get<scores::HouseRulesList>().size() == 1);
    CHECK(second.feature_data.get<scores::HouseRulesList>().front().name == "Theirs");
    fake.store_is_full = true;
    CHECK_FALSE(save_house_rules(second));
}

TEST_CASE("Scores of a backup are added to the stored ones", "[app][scores][backup]") {
    FakePlatform from;
    App there = started_app(from);
    add_to_statistics(there, palace_outcome("a"));
    add_to_statistics(there, palace_outcome("b"));
    note_daily_result(there, "palace", 19990, {2, 3, 40});
    note_daily_result(there, "palace", 19991, {2, 3, 40});
    there.feature_data.get<scores::HouseRulesList>() = {{"Ours", "palace", "classic", {{"layout", 4}}}};
    save_house_rules(there);
    const std::string file = write_backup(there.services.store);

    FakePlatform fake;
    App app = started_app(fake);
    add_to_statistics(app, palace_outcome("b"));
    add_to_statistics(app, palace_outcome("c"));
    note_daily_result(app, "palace", 19991, {1, 3, 50});
    app.feature_data.get<scores::HouseRulesList>() = {{"Ours", "palace", "classic", {{"layout", 5}}}};
    save_house_rules(app);
    for (int i = 0; i < 2; ++i) {
        import_file(app, "everything.json", file);
        CHECK(stored_statistics(fake).outcomes.size() == 3);
        CHECK(app.feature_data.get<scores::Statistics>() == stored_statistics(fake));
        CHECK(daily_result_on(app.feature_data.get<scores::DailyLog>(), "palace", 19990)->place == 2);
        CHECK(daily_result_on(app.feature_data.get<scores::DailyLog>(), "palace", 19991)->place == 1);
        REQUIRE(app.feature_data.get<scores::HouseRulesList>().size() == 2);
        CHECK(app.feature_data.get<scores::HouseRulesList>()[1].name == "Ours 2");
        CHECK(started_app(fake).feature_data.get<scores::HouseRulesList>()
            == app.feature_data.get<scores::HouseRulesList>());
    }
}

TEST_CASE("Damaged scores of a backup are skipped, and the others are imported", "[app][scores][backup]") {
    FakePlatform fake;
    App app = started_app(fake);
    add_to_statistics(app, palace_outcome("a"));
    const std::string before = fake.stored["palazzo:statistics"];
    Json kept{{"palazzo:statistics", "nonsense"}, {"palazzo:house-rules", "{}"},
        {"palazzo:daily", R"({"format":1,"games":{"palace":[[19990,2,3,40]]}})"},
        {"palazzo:settings", R"({"speed":2})"}};
    import_file(
        app, "everything.json", Json{{"palazzo", "everything"}, {"format", 1}, {"kept", std::move(kept)}}.dump());
    CHECK(fake.stored["palazzo:statistics"] == before);
    CHECK(fake.stored.count("palazzo:house-rules") == 0);
    CHECK(daily_result_on(app.feature_data.get<scores::DailyLog>(), "palace", 19990) != nullptr);
    CHECK(app.settings.speed == Speed::off);
    CHECK(stored_keys(fake, "palazzo:aside:").empty());
}

TEST_CASE("Scores of a newer version are imported from a backup if the store has no scores", "[app][scores][backup]") {
    const std::string newer = "{\"format\":2}\nof tomorrow";
    const auto file = [&](const char* key) {
        return Json{{"palazzo", "everything"}, {"format", 1}, {"kept", {{key, newer}}}}.dump();
    };
    FakePlatform fake;
    App app = started_app(fake);
    import_file(app, "everything.json", file("palazzo:statistics"));
    CHECK(fake.stored["palazzo:statistics"] == newer);
    CHECK(note_daily_result(app, "palace", 20000, {1, 2, 30}));
    const std::string before = fake.stored["palazzo:daily"];
    import_file(app, "everything.json", file("palazzo:daily"));
    CHECK(fake.stored["palazzo:daily"] == before);
}

} // namespace palazzo::app::test

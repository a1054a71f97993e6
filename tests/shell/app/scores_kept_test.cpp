// Statistics, daily results and house rules in the store: two tabs, what can't be read, files from elsewhere.
#include "shell/app/saves/take_up.hpp"
#include "tests/shell/app/scores.hpp"

namespace palazzo::app::test {
namespace {

std::vector<std::string> ids(const scores::Statistics& statistics) {
    std::vector<std::string> all;
    for (const scores::Outcome& one : statistics.outcomes) all.push_back(one.id);
    return all;
}

} // namespace

TEST_CASE("Two tabs on one store lose nothing of each other's", "[app][scores]") {
    World world;
    App first = started(world);
    App second = started(world);
    play_palace(first, "1");
    play_palace(second, "2");
    play_palace(first, "3");
    CHECK(kept_statistics(world).outcomes.size() == 3);
    CHECK(first.statistics == kept_statistics(world));
    take_up_kept(second);
    CHECK(second.statistics == first.statistics);
    // What one of them takes back doesn't come back with what the other one still has in mind.
    go_back(first);
    play_palace(second, "4");
    CHECK(kept_statistics(world).outcomes.size() == 3);
}

TEST_CASE("What the store refused is kept with what it takes next", "[app][scores]") {
    World world;
    App app = started(world);
    world.full = true;
    CHECK_FALSE(count_outcome(app, outcome("a")));
    CHECK(app.statistics.outcomes.size() == 1);
    world.full = false;
    App other = started(world);
    CHECK(count_outcome(other, outcome("b")));
    load_scores(app);
    CHECK(app.statistics.outcomes.size() == 2);
    CHECK(count_outcome(app, outcome("c")));
    CHECK(ids(kept_statistics(world)).size() == 3);
}

TEST_CASE("Scores that can't be read are set aside, and come back when they can be", "[app][scores]") {
    World world;
    world.kept = {{"palazzo:statistics", "nonsense"}, {"palazzo:daily", R"({"format":1,"games":7})"},
        {"palazzo:house-rules", "[]"}};
    const auto before = world.kept;
    App app = started(world);
    CHECK(was_said(world, "Your statistics could not be read"));
    CHECK(was_said(world, "How your daily games went could not be read"));
    CHECK(was_said(world, "Your house rules could not be read"));
    CHECK(count_outcome(app, outcome("a")));
    CHECK(note_daily(app, "palace", 20000, {1, 2, 30}));
    CHECK(keep_house_rules(app));
    for (const auto& [key, text] : before) {
        CHECK(world.kept[key] != text);
        CHECK(world.kept["palazzo:aside:" + key.substr(8)] == text);
    }
    for (const auto& [key, text] : before) {
        world.kept["palazzo:aside:" + key.substr(8)] = world.kept[key];
        world.kept.erase(key);
    }
    App again = started(world);
    CHECK(again.statistics == app.statistics);
    CHECK(again.daily == app.daily);
    CHECK(keys(world, "palazzo:aside:").empty());
}

TEST_CASE("Scores that can't be set aside are not written over", "[app][scores]") {
    World world;
    App app = started(world);
    world.kept["palazzo:statistics"] = "nonsense";
    const auto store = app.services.store.store;
    app.services.store.store = [&](const std::string& key, const std::string& text) {
        return key.rfind("palazzo:aside:", 0) != 0 && store(key, text);
    };
    CHECK_FALSE(count_outcome(app, outcome("a")));
    CHECK(world.kept["palazzo:statistics"] == "nonsense");
}

TEST_CASE("Scores of a newer version are left alone, and none are kept then", "[app][scores]") {
    World world;
    world.kept = {{"palazzo:statistics", "{\"format\":2,\"new\":[]}\nof tomorrow"},
        {"palazzo:daily", R"({"format":3})"}, {"palazzo:house-rules", R"({"format":2,"rules":{}})"}};
    const auto before = world.kept;
    App app = started(world);
    CHECK(was_said(world, "A newer Palazzo saved your statistics"));
    CHECK(was_said(world, "A newer Palazzo saved how your daily games went"));
    CHECK(was_said(world, "A newer Palazzo saved your house rules"));
    play_palace(app);
    CHECK(app.statistics.outcomes.size() == 1);
    CHECK_FALSE(note_daily(app, "palace", 20000, {1, 2, 30}));
    CHECK_FALSE(keep_house_rules(app));
    for (const auto& [key, text] : before) CHECK(world.kept[key] == text);
    CHECK(keys(world, "palazzo:aside:").empty());
}

TEST_CASE("House rules are written as they are, after what another tab has added was read", "[app][scores]") {
    World world;
    App first = started(world);
    App second = started(world);
    put_rules(first.house_rules, {"Ours", "palace", "classic", {{"layout", 4}}});
    CHECK(keep_house_rules(first));
    refresh_house_rules(second);
    put_rules(second.house_rules, {"Theirs", "palace", "classic", {{"layout", 5}}});
    CHECK(keep_house_rules(second));
    refresh_house_rules(first);
    REQUIRE(first.house_rules.size() == 2);
    remove_rules(first.house_rules, "palace", "Ours");
    CHECK(keep_house_rules(first));
    take_up_kept(second);
    REQUIRE(second.house_rules.size() == 1);
    CHECK(second.house_rules.front().name == "Theirs");
    world.full = true;
    CHECK_FALSE(keep_house_rules(second));
}

} // namespace palazzo::app::test

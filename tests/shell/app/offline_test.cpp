// Playing without a network, and new versions: what the program offers, depending on its platform.
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

bool offers(App& app, const char* sheet, const std::string& id) {
    dispatch(app, {sheet, ""});
    const auto items = sheet_model(app).items;
    dispatch(app, {"close", ""});
    return std::any_of(items.begin(), items.end(), [&](const auto& item) { return item.id == id; });
}

bool home_offers(const App& app) { return home_model(app).new_version; }

} // namespace

TEST_CASE("If the platform can keep all files for offline play, the settings offer it, and the choice is kept for the "
          "next start",
    "[app][offline]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK_FALSE(offers(app, "settings", "keep_all"));
    fake.can_keep_files_offline = true;
    CHECK(offers(app, "settings", "keep_all"));
    dispatch(app, {"keep_all", ""});
    CHECK(fake.keeps_all);
    fake.keeps_all = false;
    App again = started_app(fake);
    CHECK(again.settings.keeps_all_offline);
    CHECK(fake.keeps_all);
    dispatch(again, {"keep_all", ""});
    CHECK_FALSE(fake.keeps_all);
    CHECK_FALSE(started_app(fake).settings.keeps_all_offline);
}

TEST_CASE(
    "A new version is offered on the home screen and in the sheets, and never starts by itself", "[app][offline]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK_FALSE(home_offers(app));
    CHECK_FALSE(offers(app, "settings", "update"));
    dispatch(app, {"update", ""});
    CHECK(fake.update_requests == 0);
    app.new_version = true;
    CHECK(home_offers(app));
    CHECK(offers(app, "settings", "update"));
    dispatch(app, {"play:palace", ""});
    CHECK(offers(app, "menu", "update"));
    CHECK(fake.update_requests == 0);
}

TEST_CASE("Starting a new version stores the game first", "[app][offline]") {
    FakePlatform fake;
    App app = started_app(fake);
    app.new_version = true;
    CHECK(open_record_text(app, palace_record("5")).empty());
    const std::string before = record_text(app);
    for (const auto& key : stored_keys(fake, "palazzo:game:")) fake.stored.erase(key);
    dispatch(app, {"update", ""});
    CHECK(fake.update_requests == 1);
    CHECK(record_text(started_app(fake)) == before);
}

} // namespace palazzo::app::test

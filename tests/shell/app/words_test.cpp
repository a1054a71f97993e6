// Games whose word list has yet to be fetched, as on the page.
#include "engine/dictionary/embedded.hpp"
#include "engine/dictionary/registry.hpp"
#include "shell/app/replay/replay.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

std::string palabra_record(const std::string& dictionary) {
    return R"({"format":1,"game":"palabra","options":{"dictionary":")" + dictionary
        + R"("},"deal":{"seed":"5"},"moves":[]})";
}

/// Delivers a word list, as the page does.
void arrive(App& app, const std::string& name) {
    const auto packed = dictionary::embedded().front().packed;
    REQUIRE_FALSE(dictionary::add_lexicon(name, {packed.begin(), packed.end()}));
    handle_arrived_words(app, "");
}

} // namespace

TEST_CASE("A game waits for its word list, and is put on the table once the list has been loaded", "[app][words]") {
    dictionary::announce_lexicon("later-1");
    FakePlatform fake;
    fake.can_fetch = true;
    App app = started_app(fake);
    CHECK(open_record_text(app, palabra_record("later-1")).empty());
    CHECK(fake.requested_files == std::vector<std::string>{"later-1"});
    CHECK(record_text(app).empty());
    CHECK(fake.said.back() == "Loading the word list …");
    arrive(app, "later-1");
    CHECK(shown_page_name(app) == "table");
    CHECK(record_text(app).find("later-1") != std::string::npos);
    CHECK_FALSE(stored_keys(fake, "palazzo:").empty());
}

TEST_CASE("A game that is opened while words are loaded stays on the table when the words arrive", "[app][words]") {
    dictionary::announce_lexicon("later-3");
    FakePlatform fake;
    fake.can_fetch = true;
    App app = started_app(fake);
    CHECK(open_record_text(app, palabra_record("later-3")).empty());
    CHECK(open_record_text(app, palace_record("7")).empty());
    arrive(app, "later-3");
    CHECK(record_text(app).find("\"game\":\"palace\"") != std::string::npos);
}

TEST_CASE("An action that needs a word list is done once the words have been loaded", "[app][words]") {
    dictionary::announce_lexicon("later-2");
    FakePlatform fake;
    fake.can_fetch = true;
    App app = started_app(fake);
    dispatch(app, {"set_up:palabra/classic", ""});
    REQUIRE(shown_page_name(app) == "set_up");
    app.set_up.rules["dictionary"] = "later-2";
    dispatch(app, {"begin", ""});
    CHECK(shown_page_name(app) == "set_up");
    arrive(app, "later-2");
    CHECK(shown_page_name(app) == "table");
    CHECK(record_text(app).find("\"dictionary\":{\"digest\":") != std::string::npos);
}

TEST_CASE(
    "A replay that waits for its words opens once they are loaded, whatever was selected since then", "[app][words]") {
    dictionary::announce_lexicon("later-4");
    FakePlatform fake;
    REQUIRE(write_save(store_in(fake), {"chosen", 1, palabra_record("later-4")}));
    REQUIRE(write_save(store_in(fake), {"other", 2, palace_record("7")}));
    fake.can_fetch = true;
    App app = started_app(fake);
    dispatch(app, {"home", ""});
    dispatch(app, {"saved", ""});
    dispatch(app, {"kept:chosen", ""});
    dispatch(app, {"replay_kept", ""});
    CHECK(shown_page_name(app) != "replay");
    dispatch(app, {"kept:other", ""});
    arrive(app, "later-4");
    REQUIRE(shown_page_name(app) == "replay");
    CHECK(current_replay(app)->table->game_name() == "palabra");
}

TEST_CASE("If the words can't be fetched a line says so, and nothing is lost", "[app][words]") {
    dictionary::announce_lexicon("never");
    FakePlatform fake;
    fake.can_fetch = true;
    App app = started_app(fake);
    CHECK(open_record_text(app, palabra_record("never")).empty());
    handle_arrived_words(app, voice_of(app).problem_line({"", "problem.not_loaded", {"503"}}));
    CHECK(fake.said.back() == "Couldn't load the word list. Check your connection (503).");
    CHECK(shown_page_name(app) == "home");
    fake.can_fetch = false;
    CHECK(open_record_text(app, palabra_record("never"))
        == "options: dictionary: there is no word list called never here");
}

TEST_CASE("A game that was played with another word list can be opened, and the table says so", "[app][words]") {
    FakePlatform fake;
    App app = started_app(fake);
    REQUIRE(open_record_text(app, palabra_record("en")).empty());
    CHECK(fake.said.empty());
    std::string other = palabra_record("en");
    other.insert(other.find("\"moves\""), R"("dictionary":{"name":"en","digest":"0123456789abcdef"},)");
    REQUIRE(open_record_text(app, other).empty());
    REQUIRE_FALSE(fake.said.empty());
    CHECK(fake.said.back().find("another word list") != std::string::npos);
}

} // namespace palazzo::app::test

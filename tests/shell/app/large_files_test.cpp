// Files, slots, settings and launch options of the largest size: the program handles each within a second.
#include "engine/core/json.hpp"
#include "tests/fuzz/large_texts.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {

using fuzz::repeated_text;

TEST_CASE("A file of any size and shape is opened or refused within a second", "[fuzz][large]") {
    FakePlatform fake;
    App app = started_app(fake);
    for (const char* name : {"deck.csv", "record.json"})
        fuzz::check_unusual_texts(largest_file_bytes, [&](const std::string& text) {
            import_file(app, name, text);
            return app.table || app.notice.id.empty() ? "" : app.catalogue.say(app.notice);
        });
    fuzz::check_reading_time("a name", "a,b\n", [&](const std::string& text) {
        import_file(app, std::string(largest_file_bytes, 'a') + ".csv", text);
        return std::string();
    });
}

TEST_CASE("A slot and settings of any size are read or refused within a second", "[fuzz][large]") {
    fuzz::check_unusual_texts(
        largest_file_bytes, [](const std::string& text) { return read_slot(text) ? "" : "slot: none"; });
    fuzz::check_unusual_texts(largest_file_bytes, [](const std::string& text) {
        read_settings(text);
        return std::string();
    });
    fuzz::check_reading_time("a whole slot", write_slot(1, std::string(largest_file_bytes, 'a')),
        [](const std::string& text) { return read_slot(text) ? "" : "slot: none"; });
    const Settings settings = read_settings(repeated_text(1000, R"({"deck":")", "é", R"(","language":"en"})"));
    CHECK(settings.deck == Settings().deck);
    CHECK(settings.language == "en");
}

TEST_CASE("Launch options of any size are followed, or refused with a short line, within a second", "[fuzz][large]") {
    FakePlatform fake;
    App app = started_app(fake);
    for (const char* key : {"quick", "preset", "deck", "seats", "seed", "speed", "x"})
        fuzz::check_reading_time(key, repeated_text(largest_file_bytes, "", "é", ""), [&](const std::string& text) {
            const bool game = std::string(key) == "quick";
            apply_launch_options(app, {{game ? "x" : "quick", "palace"}, {key, text}});
            return app.notice.id.empty() ? "" : "line: " + app.catalogue.say(app.notice);
        });
    apply_launch_options(app, {{"quick", repeated_text(largest_file_bytes, "", "é", "")}});
    CHECK(app.catalogue.say(app.notice).size() < 200);
}

TEST_CASE("A file that can't be read is reported in a line", "[keep]") {
    FakePlatform fake;
    App app = started_app(fake);
    notify_unreadable_file(app, too_large_problem(largest_file_bytes));
    CHECK(fake.said.back() == "This file can't be opened: file: larger than 8 MB");
}

} // namespace palazzo::app::test

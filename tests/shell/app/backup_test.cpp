// Backups: everything that the program stores can be exported as one file and imported again, and an import overwrites
// nothing.
#include "shell/app/saves/backup.hpp"

#include "shell/app/store/finished.hpp"
#include "tests/shell/app/decks.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

constexpr const char* moved = R"("moves":[{"seat":0,"move":{"ready":true}}])";
constexpr const char* otherwise = R"("moves":[{"seat":1,"move":{"ready":true}}])";
const FinishedSummary summary{"palace", "house", {{true, "", "simple"}, {false, "", "simple"}}, {0}, 90, 20000};

/// Returns a store with an unfinished game, a finished one, a deck, settings, and a quarantined entry.
FakePlatform furnished() {
    FakePlatform fake;
    App app = started_app(fake);
    REQUIRE(write_save(store_in(fake), {"on", 3, palace_record("5", moved)}));
    REQUIRE(write_finished_game(store_in(fake), {"over", 4, palace_record("6")}, summary));
    import_file(app, "animals.csv", animals_csv);
    dispatch(app, {"four_colour", ""});
    fake.stored["palazzo:aside:x:0"] = "nonsense";
    return fake;
}

std::string backup_of(FakePlatform& fake) {
    App app = started_app(fake);
    export_everything(app);
    return fake.exported.back().second;
}

/// Returns a backup of a store with everything in it. The decks of the backup aren't registered in this program.
std::string from_another_device() {
    const DeckRegistry registry;
    FakePlatform fake = furnished();
    return backup_of(fake);
}

void import_into(FakePlatform& fake, const std::string& text) {
    App app = started_app(fake);
    fake.said.clear();
    import_file(app, "palazzo-everything.json", text);
}

std::string kept_record(FakePlatform& fake, const std::string& id) {
    const auto save = load_save(store_in(fake), id).save;
    return save ? save->record : "none";
}

} // namespace

TEST_CASE("A backup contains everything and can be imported on another device", "[app][backup]") {
    const std::string text = from_another_device();
    const DeckRegistry registry;
    FakePlatform elsewhere;
    import_into(elsewhere, text);
    CHECK(kept_record(elsewhere, "on") == palace_record("5", moved));
    CHECK(kept_record(elsewhere, "over") == palace_record("6"));
    CHECK(stored_keys(elsewhere, "palazzo:over:").size() == 1);
    CHECK(registered_deck("animals"));
    CHECK(read_settings(elsewhere.stored["palazzo:settings"]).four_colour);
    CHECK(elsewhere.stored["palazzo:aside:x:0"] == "nonsense");
    CHECK(was_announced(elsewhere, "2 games and 1 question deck added"));
}

TEST_CASE("Importing the same backup twice adds nothing the second time", "[app][backup]") {
    const DeckRegistry registry;
    FakePlatform fake = furnished();
    const std::string text = backup_of(fake);
    const auto before = fake.stored;
    import_into(fake, text);
    CHECK(fake.stored == before);
    CHECK(was_announced(fake, "No game and no question deck added"));
}

TEST_CASE("If a game is in the store and in the backup, and one of the two continues the other, the longer one is kept",
    "[app][backup]") {
    const DeckRegistry registry;
    FakePlatform fake = furnished();
    const std::string text = backup_of(fake);
    FakePlatform shorter;
    REQUIRE(write_save(store_in(shorter), {"on", 1, palace_record("5")}));
    import_into(shorter, text);
    CHECK(kept_record(shorter, "on") == palace_record("5", moved));
    FakePlatform longer;
    const std::string further =
        palace_record("5", R"("moves":[{"seat":0,"move":{"ready":true}},{"seat":1,"move":{"ready":true}}])");
    REQUIRE(write_save(store_in(longer), {"on", 1, further}));
    import_into(longer, text);
    CHECK(kept_record(longer, "on") == further);
}

TEST_CASE("Missed questions of a backup are added to the stored ones", "[app][backup]") {
    const auto missed = [](const std::string& prompt) {
        return R"({"decks":{"es":{")" + prompt + R"(":{"box":0,"day":20000,"times":1}}},"format":1})";
    };
    FakePlatform other;
    other.stored["palazzo:missed"] = missed("the cat");
    const std::string text = backup_of(other);
    FakePlatform fake;
    fake.stored["palazzo:missed"] = missed("the dog");
    import_into(fake, text);
    const App app = started_app(fake);
    CHECK(quiz::find_schedule(app.feature_data.get<quiz::PromptMemory>(), "es", "the cat") != nullptr);
    CHECK(quiz::find_schedule(app.feature_data.get<quiz::PromptMemory>(), "es", "the dog") != nullptr);
    const auto before = fake.stored;
    import_into(fake, text);
    CHECK(fake.stored == before);
}

TEST_CASE(
    "A game that continued differently in the backup than in the store is added under a new id", "[app][backup]") {
    const DeckRegistry registry;
    FakePlatform fake = furnished();
    const std::string text = backup_of(fake);
    FakePlatform other;
    REQUIRE(write_save(store_in(other), {"on", 1, palace_record("5", otherwise)}));
    import_into(other, text);
    CHECK(kept_record(other, "on") == palace_record("5", otherwise));
    const auto games = load_saves(store_in(other)).saves;
    REQUIRE(games.size() == 2);
    CHECK(games.front().record == palace_record("5", moved));
}

TEST_CASE("An import keeps the stored settings, and renames a deck of the backup if another deck has its name",
    "[app][backup]") {
    const DeckRegistry registry;
    FakePlatform fake = furnished();
    const std::string text = backup_of(fake);
    App app = started_app(fake);
    dispatch(app, {"deck:animals", ""});
    auto changed = *registered_deck("animals");
    changed.items.pop_back();
    CHECK(save_deck(app, changed).empty());
    dispatch(app, {"close", ""});
    dispatch(app, {"large_index", ""});
    const std::string settings = fake.stored["palazzo:settings"];
    import_file(app, "palazzo-everything.json", text);
    CHECK(fake.stored["palazzo:settings"] == settings);
    CHECK(registered_deck("animals")->items.size() == 2);
    REQUIRE(registered_deck("animals-2"));
    CHECK(registered_deck("animals-2")->items.size() == 3);
}

TEST_CASE("An invalid backup is refused in one line, and nothing changes", "[app][backup]") {
    const DeckRegistry registry;
    FakePlatform fake = furnished();
    started_app(fake);
    const auto before = fake.stored;
    for (const auto& [text, line] : std::vector<std::pair<std::string, std::string>>{
             {R"({"palazzo":"everything"})", "format: a number is required"},
             {R"({"palazzo":"everything","format":2,"kept":{}})", "a newer Palazzo wrote this file"},
             {R"({"palazzo":"everything","format":1,"kept":[]})", "kept: an object"},
             {R"({"palazzo":"everything","format":1,"kept":{"palazzo:current":7}})", "a text is required"}}) {
        import_into(fake, text);
        INFO(text);
        CHECK(fake.said.size() == 1);
        CHECK(was_announced(fake, line));
        CHECK(fake.stored == before);
    }
}

TEST_CASE("Only those keys of a backup that belong to Palazzo are imported", "[app][backup]") {
    const DeckRegistry registry;
    FakePlatform fake;
    import_into(fake, R"({"palazzo":"everything","format":1,"kept":{"other":"x","palazzo:game:a:0":"nonsense"}})");
    CHECK(fake.stored.count("other") == 0);
    CHECK(fake.stored.count("palazzo:game:a:0") == 0);
}

TEST_CASE("A full browser store can be exported and imported again, whatever it contains", "[app][backup]") {
    constexpr std::size_t room = 5 * 1024 * 1024; // in UTF-16 units, which is how browsers measure local storage
    for (const std::string_view letter : {"अ", "\1"}) {
        std::string text;
        for (std::size_t i = 0; i < room; ++i) text += letter;
        const DeckRegistry registry;
        FakePlatform fake;
        REQUIRE(write_save(store_in(fake), {"on", 3, palace_record("5", moved)}));
        fake.stored["palazzo:aside:y:0"] = text;
        const std::string everything = backup_of(fake);
        INFO(everything.size());
        FakePlatform elsewhere;
        import_into(elsewhere, everything);
        const bool same = elsewhere.stored["palazzo:aside:y:0"] == text;
        CHECK(same);
        CHECK(kept_record(elsewhere, "on") == palace_record("5", moved));
    }
}

TEST_CASE(
    "If the store is too small for a backup, everything that fits is imported, and a line says so", "[app][backup]") {
    const std::string text = from_another_device();
    const DeckRegistry registry;
    FakePlatform elsewhere;
    App app = started_app(elsewhere);
    elsewhere.store_is_full = true;
    import_file(app, "palazzo-everything.json", text);
    CHECK(was_announced(elsewhere, "There is no room"));
}

TEST_CASE(
    "Importing a backup twice adds no changed game, no deck and no unreadable entry a second time", "[app][backup]") {
    const DeckRegistry registry;
    FakePlatform fake = furnished();
    fake.stored["palazzo:series"] = "no match";
    Json json = *parse_json(backup_of(fake), largest_backup_bytes);
    json["kept"]["palazzo:series"] = "no match";
    json["kept"]["palazzo:aside:x:0"] = "other nonsense";
    const std::string text = json.dump();
    FakePlatform other;
    {
        App app = started_app(other);
        import_file(app, "animals.csv", "prompt,answers\nanother,deck\n");
    }
    other.stored["palazzo:aside:x:0+"] = "other nonsense";
    REQUIRE(write_save(store_in(other), {"on", 1, palace_record("5", otherwise)}));
    REQUIRE(write_finished_game(store_in(other), {"over", 2, palace_record("7")}, summary));
    import_into(other, text);
    CHECK(was_announced(other, "2 games and 1 question deck"));
    started_app(other);
    const auto once = other.stored;
    import_into(other, text);
    CHECK(was_announced(other, "No game and no question deck added"));
    started_app(other);
    CHECK(other.stored == once);
}

TEST_CASE("A few unknown keys of a backup are imported at most, and each imported one is listed and can be deleted",
    "[app][backup]") {
    const DeckRegistry registry;
    Json kept{{"palazzo:news", "small"}, {"palazzo:game:b", "in no slot"}, {"palazzo:large", std::string(100000, 'x')},
        {std::string("palazzo:settings\0", 17), "hidden"}, {"palazzo:a\nb", "two lines"}, {"palazzo:time:none", "7"}};
    for (int i = 0; i < 1000; ++i) {
        kept["palazzo:unknown-" + std::to_string(i)] = "x";
        kept["palazzo:aside:" + std::to_string(i)] = "y";
    }
    FakePlatform fake;
    import_into(fake, Json{{"palazzo", "everything"}, {"format", 1}, {"kept", kept}}.dump());
    CHECK(fake.stored.size() < 300);
    CHECK(fake.stored.count("palazzo:large") == 0);
    CHECK(fake.stored.count(std::string("palazzo:settings\0", 17)) == 0);
    CHECK(fake.stored.count("palazzo:a\nb") == 0);
    CHECK(fake.stored.count("palazzo:time:none") == 0);
    CHECK(fake.stored["palazzo:news"] == "small");
    App app = started_app(fake);
    dispatch(app, {"saved", ""});
    dispatch(app, {"set_aside", ""});
    CHECK(sheet_shows(app, "export_aside:palazzo:news"));
    dispatch(app, {"remove_aside:palazzo:news", ""});
    dispatch(app, {"set_aside", ""});
    // The data is still stored, because the program asks for a confirmation first.
    CHECK(fake.stored.count("palazzo:news") == 1);
    dispatch(app, {"remove_aside:palazzo:news", ""});
    dispatch(app, {"really_remove_aside", ""});
    CHECK(fake.stored.count("palazzo:news") == 0);
    fake.stored["palazzo:settings"] = "{}";
    dispatch(app, {"set_aside", ""});
    dispatch(app, {"remove_aside:palazzo:settings", ""});
    dispatch(app, {"really_remove_aside", ""});
    CHECK(fake.stored.count("palazzo:settings") == 1);
    dispatch(app, {"set_aside", ""});
    dispatch(app, {"remove_aside:", ""});
    dispatch(app, {"really_remove_aside", ""});
    CHECK(stored_keys(fake, "palazzo:aside:").empty());
    CHECK(stored_keys(fake, "palazzo:unknown").empty());
}

} // namespace palazzo::app::test

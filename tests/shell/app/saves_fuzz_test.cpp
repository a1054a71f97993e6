// Randomly damaged imports and stored games: whatever the damage, no stored game is lost.
#include "shell/app/store/aside.hpp"
#include "shell/app/store/finished.hpp"
#include "tests/contract/mutate.hpp"
#include "tests/fuzz/mutants.hpp"
#include "tests/rounds.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

/// Returns whether the store still contains `text`, under any key.
bool is_there(const FakePlatform& fake, const std::string& text) {
    return std::any_of(fake.stored.begin(), fake.stored.end(), [&](const auto& entry) { return entry.second == text; });
}

/// Returns whether the game of a slot was over and has been packed.
bool is_packed(const FakePlatform& fake, const std::string& slot) {
    const std::string id = slot.substr(
        std::string_view(slot_key_prefix).size(), slot.rfind(':') - std::string_view(slot_key_prefix).size());
    return slot.rfind(slot_key_prefix, 0) == 0 && fake.stored.count(finished_key_prefix + id) != 0;
}

std::string on_table(const FakePlatform& fake, const App& app) {
    const auto save = load_save(store_in(const_cast<FakePlatform&>(fake)), current_game_id(app.services.store)).save;
    return save ? save->record : "";
}

} // namespace

TEST_CASE("An import with random damage is added as a game, or refused with the place of the fault and changes nothing",
    "[fuzz]") {
    const auto whole = fuzz::random_records();
    FakePlatform fake;
    App app = started_app(fake);
    REQUIRE(open_record_text(app, whole[0]).empty());
    const auto first = fake.stored;
    Rng dice(3);
    const int mutants = count_for_run(200, 2000);
    int refused = 0;
    for (int i = 0; i < mutants; ++i) {
        const std::string text = fuzz::mutated_record(whole, dice);
        fake.stored = first;
        const std::string before = record_text(app);
        const std::string line = open_record_text(app, text);
        refused += line.empty() ? 0 : 1;
        if (line.empty() && on_table(fake, app) != record_text(app)) FAIL("not kept: " << text);
        if (!line.empty() && (!fuzz::names_fault_place(line) || fake.stored != first || record_text(app) != before))
            FAIL(line << "\n" << text);
        for (const auto& [key, kept] : first)
            if (key.rfind("palazzo:game:", 0) == 0 && fake.stored[key] != kept) FAIL("lost: " << text);
    }
    CHECK(refused > mutants / 2);
    CHECK(refused < mutants);
}

TEST_CASE("A slot with random damage still contains a game, or it is quarantined and the game's other slot is used",
    "[fuzz]") {
    const auto whole = fuzz::random_records();
    Rng dice(4);
    const int slots = count_for_run(100, 2000);
    int set_aside = 0;
    for (int i = 0; i < slots; ++i) {
        FakePlatform fake;
        const Store store = store_in(fake);
        const auto some = [&] { return whole[dice.below(static_cast<std::uint32_t>(whole.size()))]; };
        const std::string other = some();
        const std::string older = some();
        REQUIRE(write_save(store, {"other", 1, other}));
        REQUIRE(write_save(store, {"game", 2, older}));
        REQUIRE(write_save(store, {"game", 3, some()}));
        store_current_game_id(store, "game");
        const std::string key = "palazzo:game:game:1";
        const std::string before = fake.stored[key];
        fake.stored[key] = contract::mutate_bytes(before, dice);
        const std::string broken = fake.stored[key];
        App app = started_app(fake);
        const FoundSave game = load_save(store, "game");
        if (!game.save || load_save(store, "other").save->record != other || !is_there(fake, broken)) FAIL(broken);
        if (broken == before) continue;
        ++set_aside;
        if (game.save->record != older || record_text(app).empty() || fake.said.empty()) FAIL(broken);
        // When the game continues, new slots are stored, and the quarantined one stays.
        autosave(app);
        if (!is_there(fake, broken) || on_table(fake, app) != record_text(app)) FAIL(broken);
    }
    CHECK(set_aside > slots * 3 / 4);
}

TEST_CASE("A slot with a correct checksum but an invalid record is kept unchanged and reported", "[fuzz]") {
    const auto whole = fuzz::random_records();
    Rng dice(5);
    const int slots = count_for_run(100, 500);
    int told = 0;
    for (int i = 0; i < slots; ++i) {
        FakePlatform fake;
        const std::string record = fuzz::mutated_record(whole, dice);
        REQUIRE(write_save(store_in(fake), {"game", 3, record}));
        store_current_game_id(store_in(fake), "game");
        const std::string slot = fake.stored["palazzo:game:game:0"];
        App app = started_app(fake);
        const bool opened = app.table != nullptr;
        const bool over = opened && is_over(app);
        if (app.saved_games.size() + app.finished_count != 1
            || (over ? app.finished_count != 1 : opened != app.saved_games.front().playable))
            FAIL(record);
        if (!opened && fake.said.size() != 1) FAIL(record);
        told += opened ? 0 : 1;
        dispatch(app, {"home", ""});
        if (!over && fake.stored["palazzo:game:game:0"] != slot) FAIL(record);
        if (over && load_save(store_in(fake), "game").save->record != record) FAIL(record);
    }
    CHECK(told > slots * 2 / 5);
    CHECK(told < slots);
}

TEST_CASE("Whatever the store contains, the program starts and keeps the contents", "[fuzz]") {
    Rng dice(6);
    const auto whole = fuzz::random_records();
    for (int i = 0; i < count_for_run(60, 300); ++i) {
        FakePlatform fake;
        for (const char* key : {"palazzo:game:a:0", "palazzo:game:a:1", "palazzo:game::0", "palazzo:game:b:0",
                 "palazzo:game:c", "palazzo:current", "palazzo:settings", "palazzo:aside:a:0"}) {
            const auto& record = whole[dice.below(static_cast<std::uint32_t>(whole.size()))];
            const std::string slot = write_slot(dice.below(9), record);
            if (dice.below(4) != 0) fake.stored[key] = dice.below(2) == 0 ? slot : contract::mutate_bytes(slot, dice);
        }
        const auto before = fake.stored;
        App app = started_app(fake);
        for (const auto& [key, text] : before)
            if (!is_there(fake, text)
                && !is_packed(fake, key.rfind(aside_key_prefix, 0) == 0 ? original_key(key) : key))
                FAIL(key << ": " << text);
    }
}

} // namespace palazzo::app::test

// Games in the key-value store: no stored game is lost, whatever happens to the store.
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

constexpr const char* slot_0 = "palazzo:game:a:0";
constexpr const char* slot_1 = "palazzo:game:a:1";

/// Returns a store to which the game `a` was written twice.
FakePlatform two_writes() {
    FakePlatform fake;
    const Store store = store_in(fake);
    REQUIRE(write_save(store, {"a", 1, "one"}));
    REQUIRE(write_save(store, {"a", 2, "two"}));
    return fake;
}

std::string latest(FakePlatform& fake, const std::string& id = "a") {
    const FoundSave found = load_save(store_in(fake), id);
    return found.save ? found.save->record : "none";
}

} // namespace

TEST_CASE("A slot contains a serial number, a checksum and the record", "[app][saves]") {
    const auto save = read_slot(write_slot(17, "a\nrecord\n"));
    REQUIRE(save);
    CHECK(save->serial == 17);
    CHECK(save->record == "a\nrecord\n");
    CHECK(read_slot(write_slot(18446744073709551615U, ""))->serial == 18446744073709551615U);
}

TEST_CASE("A slot is invalid if any byte of it was changed or its end was cut off", "[app][saves]") {
    const std::string whole = write_slot(17, "record");
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string broken = whole;
            broken[i] = static_cast<char>(static_cast<unsigned char>(broken[i]) ^ (1U << bit));
            CHECK_FALSE(read_slot(broken));
        }
        CHECK_FALSE(read_slot(whole.substr(0, i)));
    }
    CHECK_FALSE(read_slot(whole + " "));
}

TEST_CASE("A game is written alternately into two slots, and the latest write is read", "[app][saves]") {
    FakePlatform fake = two_writes();
    CHECK(fake.stored.size() == 2);
    CHECK(latest(fake) == "two");
    CHECK(write_save(store_in(fake), {"a", 3, "three"}));
    CHECK(fake.stored.size() == 2);
    CHECK(latest(fake) == "three");
    CHECK(read_slot(fake.stored[slot_1])->record == "two");
}

TEST_CASE("A slot that can't be read is quarantined, and the game's other slot is used", "[app][saves]") {
    FakePlatform fake = two_writes();
    fake.stored[slot_1].back() = '!';
    const std::string broken = fake.stored[slot_1];
    const FoundSave found = load_save(store_in(fake), "a");
    CHECK(found.save->record == "one");
    CHECK(found.keys_set_aside == std::vector<std::string>{"palazzo:aside:a:1"});
    CHECK(fake.stored["palazzo:aside:a:1"] == broken);
    CHECK(fake.stored.count(slot_1) == 0);
    CHECK(load_save(store_in(fake), "a").keys_set_aside.empty());
    CHECK(write_save(store_in(fake), {"a", 3, "three"}));
    CHECK(latest(fake) == "three");
    CHECK(fake.stored["palazzo:aside:a:1"] == broken);
}

TEST_CASE("Quarantined data doesn't replace earlier quarantined data", "[app][saves]") {
    FakePlatform fake;
    for (const char* text : {"first", "second", "third"}) {
        fake.stored[slot_0] = text;
        CHECK_FALSE(load_save(store_in(fake), "a").save);
    }
    CHECK(fake.stored["palazzo:aside:a:0"] == "first");
    CHECK(fake.stored["palazzo:aside:a:0+"] == "second");
    CHECK(fake.stored["palazzo:aside:a:0++"] == "third");
}

TEST_CASE("A write that the store refuses leaves the stored data unchanged", "[app][saves]") {
    FakePlatform fake = two_writes();
    fake.store_is_full = true;
    CHECK_FALSE(write_save(store_in(fake), {"a", 3, "three"}));
    CHECK(latest(fake) == "two");
}

TEST_CASE("Unreadable data isn't overwritten, even if there is no room to quarantine it", "[app][saves]") {
    FakePlatform fake = two_writes();
    fake.stored[slot_0] = "broken";
    const Store roomy = store_in(fake);
    Store tight = roomy; // a store that has room for the two slots, and none for further keys
    tight.store = [&](const std::string& key, const std::string& text) {
        return fake.stored.count(key) != 0 && roomy.store(key, text);
    };
    CHECK_FALSE(write_save(tight, {"a", 3, "three"}));
    CHECK(fake.stored[slot_0] == "broken");
    const FoundSave found = load_save(tight, "a");
    CHECK(found.save->record == "two");
    CHECK(found.keys_set_aside == std::vector<std::string>{slot_0});
    CHECK(write_save(roomy, {"a", 3, "three"}));
    CHECK(fake.stored["palazzo:aside:a:0"] == "broken");
    CHECK(latest(fake) == "three");
}

TEST_CASE("All games are found, the latest first, whatever else the store contains", "[app][saves]") {
    FakePlatform fake = two_writes();
    fake.stored["palazzo:game:"] = "?";
    fake.stored["palazzo:game:odd"] = "?";
    fake.stored["palazzo:game:x:7"] = "?";
    fake.stored["palazzo:settings"] = "{}";
    CHECK(write_save(store_in(fake), {"b", 3, "three"}));
    CHECK(write_save(store_in(fake), {"c", 1, "zero"}));
    const FoundSaves all = load_saves(store_in(fake));
    REQUIRE(all.saves.size() == 3);
    CHECK(all.saves[0].id == "b");
    CHECK(all.saves[1].id == "a");
    CHECK(all.saves[2].id == "c");
    CHECK(all.keys_set_aside.empty());
    CHECK(fake.stored["palazzo:game:odd"] == "?");
}

TEST_CASE("A deleted game is removed from the store, and isn't the game on the table any more", "[app][saves]") {
    FakePlatform fake = two_writes();
    const Store store = store_in(fake);
    CHECK(write_save(store, {"b", 3, "three"}));
    store_current_game_id(store, "a");
    erase_save(store, "b");
    CHECK(current_game_id(store) == "a");
    CHECK(latest(fake, "b") == "none");
    erase_save(store, "a");
    CHECK(current_game_id(store).empty());
    CHECK(fake.stored.empty());
}

} // namespace palazzo::app::test

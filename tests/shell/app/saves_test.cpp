// Games in the key-value store: nothing stored is lost, whatever happens to the store.
#include "tests/shell/app/stand_in.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

constexpr const char* slot_0 = "palazzo:game:a:0";
constexpr const char* slot_1 = "palazzo:game:a:1";

/// Returns a store with two writes of the game `a`.
World two_writes() {
    World world;
    const Store store = store_in(world);
    REQUIRE(write_save(store, {"a", 1, "one"}));
    REQUIRE(write_save(store, {"a", 2, "two"}));
    return world;
}

std::string latest(World& world, const std::string& id = "a") {
    const Found found = load_save(store_in(world), id);
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

TEST_CASE("A slot with any changed byte, or that is cut off, is invalid", "[app][saves]") {
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

TEST_CASE("Writes alternate between two slots, and the latest is read", "[app][saves]") {
    World world = two_writes();
    CHECK(world.kept.size() == 2);
    CHECK(latest(world) == "two");
    CHECK(write_save(store_in(world), {"a", 3, "three"}));
    CHECK(world.kept.size() == 2);
    CHECK(latest(world) == "three");
    CHECK(read_slot(world.kept[slot_1])->record == "two");
}

TEST_CASE("A slot that can't be read is quarantined, and the other one is used", "[app][saves]") {
    World world = two_writes();
    world.kept[slot_1].back() = '!';
    const std::string broken = world.kept[slot_1];
    const Found found = load_save(store_in(world), "a");
    CHECK(found.save->record == "one");
    CHECK(found.aside == std::vector<std::string>{"palazzo:aside:a:1"});
    CHECK(world.kept["palazzo:aside:a:1"] == broken);
    CHECK(world.kept.count(slot_1) == 0);
    CHECK(load_save(store_in(world), "a").aside.empty());
    CHECK(write_save(store_in(world), {"a", 3, "three"}));
    CHECK(latest(world) == "three");
    CHECK(world.kept["palazzo:aside:a:1"] == broken);
}

TEST_CASE("Quarantined data doesn't replace earlier quarantined data", "[app][saves]") {
    World world;
    for (const char* text : {"first", "second", "third"}) {
        world.kept[slot_0] = text;
        CHECK_FALSE(load_save(store_in(world), "a").save);
    }
    CHECK(world.kept["palazzo:aside:a:0"] == "first");
    CHECK(world.kept["palazzo:aside:a:0+"] == "second");
    CHECK(world.kept["palazzo:aside:a:0++"] == "third");
}

TEST_CASE("A write that the store refuses leaves the stored data unchanged", "[app][saves]") {
    World world = two_writes();
    world.full = true;
    CHECK_FALSE(write_save(store_in(world), {"a", 3, "three"}));
    CHECK(latest(world) == "two");
}

TEST_CASE("Unreadable data isn't overwritten, even if there is no room to quarantine it", "[app][saves]") {
    World world = two_writes();
    world.kept[slot_0] = "broken";
    const Store roomy = store_in(world);
    Store tight = roomy; // room for the two slots and nothing else
    tight.store = [&](const std::string& key, const std::string& text) {
        return world.kept.count(key) != 0 && roomy.store(key, text);
    };
    CHECK_FALSE(write_save(tight, {"a", 3, "three"}));
    CHECK(world.kept[slot_0] == "broken");
    const Found found = load_save(tight, "a");
    CHECK(found.save->record == "two");
    CHECK(found.aside == std::vector<std::string>{slot_0});
    CHECK(write_save(roomy, {"a", 3, "three"}));
    CHECK(world.kept["palazzo:aside:a:0"] == "broken");
    CHECK(latest(world) == "three");
}

TEST_CASE("All games are found, the latest first, whatever else the store contains", "[app][saves]") {
    World world = two_writes();
    world.kept["palazzo:game:"] = "?";
    world.kept["palazzo:game:odd"] = "?";
    world.kept["palazzo:game:x:7"] = "?";
    world.kept["palazzo:settings"] = "{}";
    CHECK(write_save(store_in(world), {"b", 3, "three"}));
    CHECK(write_save(store_in(world), {"c", 1, "zero"}));
    const AllFound all = load_saves(store_in(world));
    REQUIRE(all.saves.size() == 3);
    CHECK(all.saves[0].id == "b");
    CHECK(all.saves[1].id == "a");
    CHECK(all.saves[2].id == "c");
    CHECK(all.aside.empty());
    CHECK(world.kept["palazzo:game:odd"] == "?");
}

TEST_CASE("A deleted game is gone, and no longer the one on the table", "[app][saves]") {
    World world = two_writes();
    const Store store = store_in(world);
    CHECK(write_save(store, {"b", 3, "three"}));
    set_current_game(store, "a");
    erase_save(store, "b");
    CHECK(current_game(store) == "a");
    CHECK(latest(world, "b") == "none");
    erase_save(store, "a");
    CHECK(current_game(store).empty());
    CHECK(world.kept.empty());
}

} // namespace palazzo::app::test

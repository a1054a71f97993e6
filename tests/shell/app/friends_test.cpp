// Games with friends at other places, from their first card to their record.
#include "shell/app/dispatch.hpp"
#include "shell/app/saves/opening.hpp"
#include "tests/shell/app/friends_relay.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

namespace palazzo::app::test {

TEST_CASE("A host and a guest play a whole game of each game, and both have its record at the end", "[app][friends]") {
    const std::string game = GENERATE("palace", "palabra", "palindromes");
    INFO(game);
    TwoFriends friends(game);
    friends.begin();
    REQUIRE(friends_game(*friends.host.app) != nullptr);
    REQUIRE(friends_game(*friends.guest.app) != nullptr);
    CHECK(friends.guest.app->table->followed() != nullptr);
    friends.play_to_end();
    REQUIRE(friends.host.app->table->is_over());
    const Record played = only_finished_game(friends.host);
    CHECK(only_finished_game(friends.guest) == played);
    CHECK(played.seats[1].name == "Rosa");
    CHECK(friends.guest.app->notice.id == "friends.deal.proved");
    CHECK(friends.guest.app->table->full_state() != nullptr);
    CHECK(friends.guest.app->table->viewer == 1);
}

TEST_CASE("Each player sees the own hand, and no curtain asks who holds the device", "[app][friends]") {
    TwoFriends friends("palace", 3);
    friends.begin();
    for (int i = 0; i < 12; ++i) {
        CHECK(friends.host.app->table->viewer == 0);
        CHECK_FALSE(friends.host.app->table->curtain);
        CHECK(friends.guest.app->table->viewer == 1);
        CHECK_FALSE(friends.guest.app->table->curtain);
        if (!friends.move(friends.host)) friends.move(friends.guest);
    }
}

TEST_CASE("A guest whose program starts again comes back to the game", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    for (int i = 0; i < 6; ++i)
        if (!friends.move(friends.host)) friends.move(friends.guest);
    const std::size_t moves = friends.host.app->table->turn_count();
    friends.guest.restart();
    reopen_friends_table(*friends.guest.app);
    friends.relay.settle();
    REQUIRE(friends_game(*friends.guest.app) != nullptr);
    CHECK(friends.guest.app->table->turn_count() == moves);
    friends.play_to_end();
    CHECK(only_finished_game(friends.guest) == only_finished_game(friends.host));
}

TEST_CASE("A host whose program starts again goes on with the game", "[app][friends]") {
    TwoFriends friends("palace", 3);
    friends.begin();
    for (int i = 0; i < 6; ++i)
        if (!friends.move(friends.host)) friends.move(friends.guest);
    const std::size_t moves = friends.host.app->table->turn_count();
    friends.host.restart();
    reopen_friends_table(*friends.host.app);
    friends.relay.settle();
    REQUIRE(friends_game(*friends.host.app) != nullptr);
    CHECK(friends.host.app->table->turn_count() == moves);
    friends.play_to_end();
    CHECK(only_finished_game(friends.guest) == only_finished_game(friends.host));
}

TEST_CASE("What is stored of a table with friends is the same after reading, and a fault in it is named by its place",
    "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    for (const Place* place : {&friends.host, &friends.guest}) {
        const auto& kept = place->app->feature_data.get<KeptFriends>();
        CHECK(kept.table == shared_table);
        CHECK(kept.keys == "keys");
        CHECK(kept.is_host == place->name.empty());
        const Json written = write_kept_friends(kept);
        const auto read = read_kept_friends(written);
        REQUIRE(read);
        CHECK(write_kept_friends(*read) == written);
        const auto place_of_fault = [&](const Json::json_pointer& where, const Json& value) {
            Json changed = written;
            changed[where] = value;
            const auto faulty = read_kept_friends(changed);
            REQUIRE_FALSE(faulty);
            return faulty.problem().place;
        };
        CHECK(place_of_fault(Json::json_pointer("/format"), 2) == "format");
        CHECK(place_of_fault(Json::json_pointer("/friends"), 5) == "friends");
        CHECK(place_of_fault(Json::json_pointer("/friends/keys"), true) == "friends.keys");
        CHECK(place_of_fault(Json::json_pointer("/friends/state"), "[]").starts_with("friends.state"));
    }
    CHECK_FALSE(read_kept_friends(Json::array()));
}

TEST_CASE("Moves that a guest asks for while the host is away are made when the host is back", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    while (!friends.guest.app->table->seats_to_act().has(1)) friends.move(friends.host);
    const std::size_t moves = friends.host.app->table->turn_count();
    put_friends_table_away(*friends.host.app);
    friends.relay.settle();
    CHECK(friends.move(friends.guest));
    CHECK(friends.guest.app->table->turn_count() == moves);
    CHECK(friends.move(friends.guest)); // a second press, while the first move is on its way
    CHECK(friends.guest.app->notice.id == "friends.move_waits");
    friends.host.restart();
    reopen_friends_table(*friends.host.app);
    friends.relay.settle();
    CHECK(friends.host.app->table->turn_count() == moves + 1);
    CHECK(friends.guest.app->table->turn_count() == moves + 1);
}

TEST_CASE(
    "A host whose stored game was lost deals the same game again, and it is played to its end", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    for (int i = 0; i < 6; ++i)
        if (!friends.move(friends.host)) friends.move(friends.guest);
    const Json deal = friends.host.app->table->record_without_moves().deal;
    const std::string game = friends.host.app->table->id;
    for (const std::string& key : stored_keys(friends.host.fake, "palazzo:"))
        if (key.find(game) != std::string::npos) friends.host.fake.stored.erase(key);
    friends.host.restart();
    reopen_friends_table(*friends.host.app);
    friends.relay.settle();
    REQUIRE(friends_game(*friends.host.app) != nullptr);
    CHECK(friends.host.app->table->record_without_moves().deal == deal);
    CHECK(friends.host.app->table->turn_count() == 0);
    CHECK(friends.guest.app->table->turn_count() == 0);
    friends.play_to_end();
    CHECK(only_finished_game(friends.guest) == only_finished_game(friends.host));
}

TEST_CASE("A move that the host's store refuses isn't told before it can be stored", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    while (!friends.host.app->table->seats_to_act().has(0)) friends.move(friends.guest);
    friends.host.fake.store_is_full = true;
    const std::size_t before = friends.guest.app->table->turn_count();
    REQUIRE(friends.move(friends.host));
    CHECK(friends.host.app->table->turn_count() == before + 1);
    CHECK(friends.guest.app->table->turn_count() == before);
    friends.host.fake.store_is_full = false;
    friends.relay.settle();
    CHECK(friends.guest.app->table->turn_count() == before + 1);
}

TEST_CASE("Before the end of a game no letter to a guest contains the seed of its deal", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    const std::string record = write_record(friends.host.app->table->full_state()->record());
    const std::string seed = read_record(record)->deal.at("seed");
    for (const std::string& letter : friends.relay.all_letters) CHECK(letter.find(seed) == std::string::npos);
    CHECK(friends.guest.app->table->full_state() == nullptr);
}

TEST_CASE("A guest who opens the table's link again comes back to the same seat", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    dispatch(*friends.guest.app, {"home", ""});
    friends.relay.settle();
    CHECK_FALSE(friends.guest.is_open);
    dispatch(*friends.guest.app, {"friends_visit", shared_table});
    friends.relay.settle();
    REQUIRE(friends_game(*friends.guest.app) != nullptr);
    CHECK(friends.guest.app->table->viewer == 1);
    friends.play_to_end();
    CHECK(only_finished_game(friends.guest) == only_finished_game(friends.host));
}

TEST_CASE("A program that starts again comes back to the table by itself", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    friends.guest.restart();
    friends.host.restart();
    friends.relay.settle();
    REQUIRE(friends_game(*friends.guest.app) != nullptr);
    REQUIRE(friends_game(*friends.host.app) != nullptr);
    friends.play_to_end();
    CHECK(only_finished_game(friends.guest) == only_finished_game(friends.host));
}

TEST_CASE(
    "A host's bots play on while nobody sees the host's screen, and while a sheet is open there", "[app][friends]") {
    const bool is_hidden = GENERATE(true, false);
    TwoFriends friends("palace", 3); // The third player is a bot.
    friends.begin();
    App& host = *friends.host.app;
    while (host.table->turn_count() < 9 || !host.table->seats_to_act().has(1))
        if (!friends.move(friends.host)) friends.move(friends.guest);
    if (is_hidden) {
        host.settings.speed = Speed::calm; // Movements are never drawn on a hidden screen.
        set_screen_visible(host, false);
    } else {
        dispatch(host, {"friends", ""});
        REQUIRE(host.screens.sheet() != nullptr);
    }
    while (friends.move(friends.guest)) {} // A player who burns the pile plays again.
    friends.relay.settle();
    CHECK(host.table->public_turn(host.table->turn_count() - 1).seat == 2);
    CHECK(host.table->seats_to_act() == Seats{0});
    CHECK(friends.guest.app->table->turn_count() == host.table->turn_count());
}

} // namespace palazzo::app::test

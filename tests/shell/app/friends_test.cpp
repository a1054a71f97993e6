// Tables with friends at other places: several programs, whose letters a relay in memory passes on.
#include "engine/core/packing.hpp"
#include "engine/online/hosted_table.hpp"
#include "shell/app/friends/friends.hpp"
#include "shell/app/saves/opening.hpp"
#include "shell/app/store/finished.hpp"
#include "shell/app/table/moves.hpp"
#include "shell/catalogue.hpp"
#include "shell/games/followed_table.hpp"
#include "shell/games/local_table.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <deque>
#include <functional>
#include <memory>

namespace palazzo::app::test {
namespace {

struct FriendsRelay;

/// The program at one place, with its mailbox. The host's place has the name "".
struct Place {
    Place(FriendsRelay& connected, std::string id);
    void restart();

    FriendsRelay& relay;
    std::string name;
    FakePlatform fake;
    std::unique_ptr<App> app;
    bool is_open = false;

  private:
    MailServices mail();
};

/// A relay that keeps the latest letter of each topic, as an MQTT broker does.
struct FriendsRelay {
    /// Something on its way to the place `to`.
    struct OnItsWay {
        std::string to;
        MailEvent event;
    };
    std::map<std::string, Place*> places = {};
    std::deque<OnItsWay> way = {};
    std::string card = {};
    std::string away = {};
    std::map<std::string, std::string> to_host = {};
    std::map<std::string, std::string> to_guest = {};
    std::vector<std::string> all_letters = {}; ///< Everything that was ever sent to guests.

    void connect(Place& place) {
        way.push_back({place.name, {MailEvent::Kind::line_up}});
        const bool is_host = place.name.empty();
        if (!card.empty()) way.push_back({place.name, {MailEvent::Kind::card, {}, card}});
        if (is_host)
            for (const auto& [guest, text] : to_host) way.push_back({"", {MailEvent::Kind::letter, guest, text}});
        else if (const auto kept = to_guest.find(place.name); kept != to_guest.end())
            way.push_back({place.name, {MailEvent::Kind::letter, {}, kept->second}});
    }
    void publish(const std::string& text, const std::string& away_text) {
        card = text;
        away = away_text;
        for (const auto& [name, place] : places) way.push_back({name, {MailEvent::Kind::card, {}, text}});
    }
    void post(const std::string& from, const std::string& to, const std::string& text) {
        (from.empty() ? to_guest[to] : to_host[from]) = text;
        if (from.empty()) all_letters.push_back(text);
        way.push_back({to, {MailEvent::Kind::letter, from, text}});
    }
    void disconnect(const Place& place) {
        if (place.name.empty() && !card.empty()) publish(away, away);
        if (!place.name.empty()) way.push_back({"", {MailEvent::Kind::parting, place.name}});
    }
    /// Delivers what is on its way, and lets time pass at each place, until nothing moves any more.
    void settle(int seconds = 3) {
        for (int i = 0; i < 4 * seconds; ++i) {
            while (!way.empty()) {
                const OnItsWay next = std::move(way.front());
                way.pop_front();
                const auto place = places.find(next.to);
                if (place != places.end() && place->second->is_open) handle_mail(*place->second->app, next.event);
            }
            for (const auto& [name, place] : places) {
                place->fake.now += 0.25;
                place->app->screens.page()->update(*place->app);
                update_friends(*place->app);
            }
        }
    }
};

Place::Place(FriendsRelay& connected, std::string id) : relay(connected), name(std::move(id)) {
    relay.places[name] = this;
    restart();
}

void Place::restart() {
    is_open = false;
    app = std::make_unique<App>(make_app(fake));
    app->services.random_seed = [this] {
        // Different places and starts have different random numbers.
        return Rng(++fake.seed_requests).split(std::hash<std::string>()(name)).next();
    };
    app->services.mail = mail();
    friends_document().load(*app);
    start_program(*app);
    app->settings.speed = Speed::off;
}

MailServices Place::mail() {
    return {"relay.example",
        [this](const MailboxRequest& asked) {
            is_open = true;
            relay.way.push_back({name, {MailEvent::Kind::opened, {}, {}, "keys", "table", "open key"}});
            CHECK((asked.table.empty() || asked.table == "table"));
            relay.connect(*this);
        },
        [this](const std::string& card, const std::string& away) { relay.publish(card, away); },
        [this](const std::string& to, const std::string& text) { relay.post(name, to, text); },
        [this] {
            is_open = false;
            relay.disconnect(*this);
        }};
}

/// A host with a guest called Rosa and, if there are more seats, bots.
struct TwoFriends {
    explicit TwoFriends(const std::string& game, int seats = 2) {
        host.app->set_up = default_set_up(game);
        set_player_count(host.app->set_up, seats);
        for (std::size_t seat = 0; seat < 2; ++seat) host.app->set_up.seats[seat] = {true, "", "simple"};
        host.app->set_up.seats[0].name = "Otto";
        host_table(*host.app);
        relay.settle();
        visit_table(*guest.app, "table", "Rosa");
        relay.settle();
    }
    void begin() {
        begin_friends_game(*host.app);
        relay.settle();
    }
    /// Makes a random move at a place, if its player is to move. Returns whether one was made.
    bool move(Place& place) {
        games::GameTable* table = friends_game(*place.app);
        if (table == nullptr || !table->seats_to_act().has(table->viewer)) return false;
        call_with_game(table->game_name(), [&](const auto& rules) {
            using G = std::decay_t<decltype(rules)>;
            if (table->followed() != nullptr) {
                auto& followed = static_cast<games::FollowedTable<G>&>(*table);
                followed.wanted = rules.random_move(followed.match.view(table->viewer), dice);
                return;
            }
            auto& local = static_cast<games::LocalTable<G>&>(*table);
            REQUIRE_FALSE(local.match.play(table->viewer, rules.random_move(local.viewer_view(), dice)));
            handle_made_move(*place.app, *table);
        });
        relay.settle(1);
        return true;
    }
    void play_to_end() {
        for (int i = 0; i < 3000; ++i)
            if (!move(host) && !move(guest)) return;
        FAIL("a game that ends");
    }

    shell_test::HeadlessWindow window;
    FriendsRelay relay;
    Place host{relay, ""};
    Place guest{relay, "rosa"};
    Rng dice{5};
};

/// Returns the finished game that a place has stored; the test case fails if there isn't exactly one.
Record only_finished_game(Place& place) {
    const auto all = list_finished_games(place.app->services.store);
    REQUIRE(all.size() == 1);
    return *read_record(load_finished_game(place.app->services.store, all[0].id).save->record);
}

} // namespace

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
        CHECK(kept.table == "table");
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
    friends.host.restart();
    reopen_friends_table(*friends.host.app);
    friends.relay.settle();
    CHECK(friends.host.app->table->turn_count() == moves + 1);
    CHECK(friends.guest.app->table->turn_count() == moves + 1);
}

TEST_CASE("A table of one person, and one that asks questions, aren't played with friends", "[app][friends]") {
    FakePlatform fake;
    App app = started_app(fake);
    TableSetUp alone = default_set_up("palace");
    CHECK_FALSE(can_play_with_friends(alone));
    alone.seats[1].human = true;
    CHECK(can_play_with_friends(alone));
    alone.deck = "es";
    CHECK_FALSE(can_play_with_friends(alone));
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

} // namespace palazzo::app::test

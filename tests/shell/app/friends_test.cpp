// Tables with friends at other places: several programs, whose letters a relay in memory passes on.
#include "engine/core/packing.hpp"
#include "engine/online/hosted_table.hpp"
#include "engine/share/table_link.hpp"
#include "shell/app/dispatch.hpp"
#include "shell/app/friends/friends.hpp"
#include "shell/app/home/screen.hpp"
#include "shell/app/program.hpp"
#include "shell/app/saves/opening.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up_screen/screen.hpp"
#include "shell/app/store/finished.hpp"
#include "shell/app/table/hint.hpp"
#include "shell/app/table/moves.hpp"
#include "shell/app/table/seats.hpp"
#include "shell/app/table/take_back.hpp"
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

/// The only table of these tests, as its link names it.
const std::string shared_table(table_link_size, 'A');

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
    mail::Services services();
};

/// A relay that keeps the latest letter of each topic, as an MQTT broker does.
struct FriendsRelay {
    /// Something on its way to the place `to`.
    struct OnItsWay {
        std::string to;
        mail::Event event;
    };
    std::map<std::string, Place*> places = {};
    std::deque<OnItsWay> way = {};
    std::string card = {};
    std::string away = {};
    std::map<std::string, std::string> to_host = {};
    std::map<std::string, std::string> to_guest = {};
    std::vector<std::string> all_letters = {}; ///< Everything that was ever sent to guests.

    void connect(Place& place) {
        way.push_back({place.name, {mail::Event::Kind::line_up}});
        const bool is_host = place.name.empty();
        if (!card.empty()) way.push_back({place.name, {mail::Event::Kind::card, {}, card}});
        if (is_host)
            for (const auto& [guest, text] : to_host) way.push_back({"", {mail::Event::Kind::letter, guest, text}});
        else if (const auto kept = to_guest.find(place.name); kept != to_guest.end())
            way.push_back({place.name, {mail::Event::Kind::letter, {}, kept->second}});
    }
    void publish(const std::string& text, const std::string& away_text) {
        card = text;
        away = away_text;
        for (const auto& [name, place] : places) way.push_back({name, {mail::Event::Kind::card, {}, text}});
    }
    void post(const std::string& from, const std::string& to, const std::string& text) {
        (from.empty() ? to_guest[to] : to_host[from]) = text;
        if (from.empty()) all_letters.push_back(text);
        way.push_back({to, {mail::Event::Kind::letter, from, text}});
    }
    void disconnect(const Place& place) {
        if (place.name.empty() && !card.empty()) publish(away, away);
        if (!place.name.empty()) way.push_back({"", {mail::Event::Kind::parting, place.name}});
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
                pass_on_made_moves(*place->app);
                if (place->is_open && i % 4 == 0) handle_mail(*place->app, {mail::Event::Kind::tick});
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
    app->services.mail = services();
    start_program(*app);
    app->settings.speed = Speed::off;
}

mail::Services Place::services() {
    return {"relay.example",
        [this](const mail::Request& asked) {
            is_open = true;
            relay.way.push_back({name, {mail::Event::Kind::opened, {}, {}, "keys", shared_table, "open key"}});
            CHECK((asked.table.empty() || asked.table == shared_table));
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
        host_table(*host.app, "Otto");
        relay.settle();
        visit_table(*guest.app, shared_table, "Rosa");
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

TEST_CASE("A table that asks questions isn't played with friends", "[app][friends]") {
    CHECK(can_play_with_friends(default_set_up("palace", "classic")));
    CHECK_FALSE(can_play_with_friends(default_set_up("palace", "speak")));
}

TEST_CASE("At a table of one person, all other seats are free for friends", "[app][friends]") {
    FriendsRelay relay;
    shell_test::HeadlessWindow window;
    Place host(relay, "");
    host.app->set_up = default_set_up("palace");
    set_player_count(host.app->set_up, 4);
    host_table(*host.app, "");
    const auto seats = online::seats_on_card(*open_friends_table(*host.app)->host);
    REQUIRE(seats.size() == 4);
    CHECK(seats[0].kind == online::SeatKind::host);
    for (std::size_t seat = 1; seat < 4; ++seat) CHECK(seats[seat].kind == online::SeatKind::free);
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

TEST_CASE("A host whose store refuses to write opens no table, and is told so", "[app][friends]") {
    shell_test::HeadlessWindow window;
    FriendsRelay relay;
    Place host(relay, "");
    host.app->set_up = default_set_up("palindromes");
    host.fake.store_is_full = true;
    host_table(*host.app, "Otto");
    CHECK_FALSE(host.is_open);
    CHECK(open_friends_table(*host.app) == nullptr);
    CHECK(notice_of(*host.app).find("stores nothing") != std::string::npos);
}

TEST_CASE("Before the end of a game no letter to a guest contains the seed of its deal", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    const std::string record = write_record(friends.host.app->table->full_state()->record());
    const std::string seed = read_record(record)->deal.at("seed");
    for (const std::string& letter : friends.relay.all_letters) CHECK(letter.find(seed) == std::string::npos);
    CHECK(friends.guest.app->table->full_state() == nullptr);
}

TEST_CASE("A player who presses the row on the first screen is told how to open a table", "[app][friends]") {
    FriendsRelay relay;
    shell_test::HeadlessWindow window;
    Place host(relay, "");
    const auto rows = home_model(*host.app).rows;
    CHECK(std::any_of(rows.begin(), rows.end(), [](const pages::HomeRow& row) { return row.id == "friends"; }));
    dispatch(*host.app, {"friends", ""});
    CHECK(host.app->screens.top()->name() == "friends_overview");
    CHECK_FALSE(host.is_open);
}

TEST_CASE("A program without a relay has no row for friends, and says that a table's link can't be opened",
    "[app][friends]") {
    FakePlatform fake;
    shell_test::HeadlessWindow window;
    App app = started_app(fake);
    for (const pages::HomeRow& row : home_model(app).rows) CHECK(row.id != "friends");
    CHECK_FALSE(set_up_model(app).friends);
    dispatch(app, {"open_link", write_table_link(shared_table)});
    CHECK(app.notice.id == "friends.no_relay");
    CHECK(app.screens.sheet() == nullptr);
}

TEST_CASE("The relay is asked only after the player has read where the letters go", "[app][friends]") {
    FriendsRelay relay;
    shell_test::HeadlessWindow window;
    Place guest(relay, "rosa");
    dispatch(*guest.app, {"open_link", write_table_link(shared_table)});
    REQUIRE(guest.app->screens.top()->name() == "friends_invitation");
    CHECK_FALSE(guest.is_open);
    const pages::SheetModel invitation = sheet_model(*guest.app);
    CHECK(std::any_of(invitation.items.begin(), invitation.items.end(),
        [](const pages::SheetItem& item) { return item.label.find("relay.example") != std::string::npos; }));
    dispatch(*guest.app, {"field:friends_name", "Rosa"});
    dispatch(*guest.app, {"friends_go", ""});
    CHECK(guest.is_open);
    CHECK(guest.app->screens.top()->name() == "friends");
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

TEST_CASE("A bot plays for a guest if the host wants that, and the guest who writes again has the seat back",
    "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    while (!friends.guest.app->table->seats_to_act().has(1)) friends.move(friends.host);
    const std::size_t before = friends.host.app->table->turn_count();
    put_friends_table_away(*friends.guest.app);
    friends.relay.settle();
    dispatch(*friends.host.app, {"friends", ""});
    dispatch(*friends.host.app, {"friends_seat:1", ""});
    dispatch(*friends.host.app, {"friends_bot_plays", ""});
    friends.host.app->screens.close_sheets();
    friends.relay.settle();
    CHECK(friends.host.app->table->turn_count() > before);
    dispatch(*friends.guest.app, {"friends", ""});
    friends.relay.settle();
    CHECK(friends.host.app->table->seats[1].human);
    CHECK(friends.host.app->table->seats_elsewhere.has(1));
}

TEST_CASE("If the host wants that, a bot plays after two minutes for a guest who is away", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    while (!friends.guest.app->table->seats_to_act().has(1)) friends.move(friends.host);
    const std::size_t before = friends.host.app->table->turn_count();
    dispatch(*friends.host.app, {"friends", ""});
    dispatch(*friends.host.app, {"friends_stand_in", "1"});
    friends.host.app->screens.close_sheets();
    put_friends_table_away(*friends.guest.app);
    friends.relay.settle(115);
    CHECK(friends.host.app->table->turn_count() == before);
    friends.relay.settle(10);
    CHECK(friends.host.app->table->turn_count() > before);

    SECTION("but not if the host doesn't want it any more") {
        dispatch(*friends.host.app, {"friends", ""});
        dispatch(*friends.host.app, {"friends_stand_in", "0"});
        CHECK(friends.host.app->feature_data.get<Friends>().open->host->kept.bot_after == 0);
    }
}

TEST_CASE("Moves are taken back if everybody agrees, and stay if somebody refuses", "[app][friends]") {
    const bool agrees = GENERATE(true, false);
    TwoFriends friends("palindromes");
    friends.begin();
    while (friends.host.app->table->turn_count() < 4)
        if (!friends.move(friends.host)) friends.move(friends.guest);
    const std::size_t before = friends.host.app->table->turn_count();
    CHECK_FALSE(can_take_back(*friends.host.app));
    dispatch(*friends.guest.app, {"friends", ""});
    dispatch(*friends.guest.app, {"friends_take_back", ""});
    friends.relay.settle();
    REQUIRE(friends.host.app->screens.top()->name() == "friends_poll");
    dispatch(*friends.host.app, {agrees ? "friends_agree" : "friends_refuse", ""});
    friends.relay.settle();
    const std::size_t after = friends.host.app->table->turn_count();
    CHECK((agrees ? after < before : after == before));
    CHECK(friends.guest.app->table->turn_count() == after);
    CHECK(friends.host.app->table->record_without_moves().practice == agrees);
}

TEST_CASE("A gesture is shown to the others, unless they hide gestures", "[app][friends]") {
    const bool hides = GENERATE(false, true);
    TwoFriends friends("palindromes");
    friends.begin();
    if (hides) {
        dispatch(*friends.host.app, {"friends", ""});
        dispatch(*friends.host.app, {"friends_hide", "1"});
    }
    dispatch(*friends.guest.app, {"friends", ""});
    dispatch(*friends.guest.app, {"friends_gesture", "1"});
    friends.relay.settle(1);
    CHECK((friends.host.app->notice.id == "friends.gesture") == !hides);
    CHECK(friends.guest.app->notice.id != "friends.gesture");
}

TEST_CASE("A guest who leaves for good gives the seat to a bot, and doesn't come back by itself", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    dispatch(*friends.guest.app, {"friends", ""});
    dispatch(*friends.guest.app, {"friends_leave", ""});
    friends.relay.settle();
    CHECK_FALSE(friends.guest.is_open);
    CHECK(friends.guest.app->feature_data.get<KeptFriends>().table.empty());
    CHECK_FALSE(friends.host.app->table->seats[1].human);
    friends.guest.restart();
    friends.relay.settle();
    CHECK_FALSE(friends.guest.is_open);
}

TEST_CASE("A table that its host closes is closed for everybody", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    dispatch(*friends.host.app, {"friends", ""});
    dispatch(*friends.host.app, {"friends_close", ""});
    friends.relay.settle();
    CHECK_FALSE(friends.host.is_open);
    CHECK_FALSE(friends.guest.is_open);
    CHECK(friends.guest.app->notice.id == "friends.bye.ended");
    CHECK(friends.guest.app->screens.is_home());
}

TEST_CASE("After a game, its host gathers the same players for another one", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    friends.play_to_end();
    const std::string first = friends.host.app->table->id;
    dispatch(*friends.host.app, {"friends", ""});
    dispatch(*friends.host.app, {"friends_again", ""});
    friends.relay.settle();
    dispatch(*friends.host.app, {"friends_begin", ""});
    friends.relay.settle();
    REQUIRE(friends_game(*friends.host.app) != nullptr);
    REQUIRE(friends_game(*friends.guest.app) != nullptr);
    CHECK(friends.host.app->table->id != first);
    CHECK(friends.guest.app->table->viewer == 1);
}

TEST_CASE("Cards of others can't be shown or sent while a game with friends is under way", "[app][friends]") {
    TwoFriends friends("palace");
    friends.begin();
    for (const Place* place : {&friends.host, &friends.guest}) {
        App& app = *place->app;
        CHECK_FALSE(can_ask_for_hint(*app.table));
        CHECK_FALSE(can_change_players(app));
        dispatch(app, {"share", ""});
        CHECK(app.screens.sheet() == nullptr);
        const a11y::Mirror mirror = app.screens.top()->current_mirror(app);
        for (const a11y::Region& region : mirror.regions)
            for (const a11y::Control& control : region.controls) {
                CHECK(control.id != "share");
                CHECK(control.id != "export");
                CHECK(control.id != "again");
                CHECK((control.id != "replay" || app.table->full_state() != nullptr));
            }
        dispatch(app, {"menu", ""});
        for (const pages::SheetItem& item : sheet_model(app).items) {
            CHECK(item.id != "share");
            CHECK(item.id != "export");
            CHECK(item.id != "again");
            CHECK((item.id != "replay" || app.table->full_state() != nullptr));
        }
    }
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

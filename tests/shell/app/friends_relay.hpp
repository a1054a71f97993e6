#pragma once

// Tables with friends at other places: several programs, whose letters a relay in memory passes on.
#include "engine/core/rng.hpp"
#include "engine/share/table_link.hpp"
#include "shell/app/friends/friends.hpp"
#include "shell/app/program.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/store/finished.hpp"
#include "shell/app/table/moves.hpp"
#include "shell/catalogue.hpp"
#include "shell/games/followed_table.hpp"
#include "shell/games/local_table.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace palazzo::app::test {

/// The only table of these tests, as its link names it.
inline const std::string shared_table(table_link_size, 'A');

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

inline Place::Place(FriendsRelay& connected, std::string id) : relay(connected), name(std::move(id)) {
    relay.places[name] = this;
    restart();
}

inline void Place::restart() {
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

inline mail::Services Place::services() {
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
inline Record only_finished_game(Place& place) {
    const auto all = list_finished_games(place.app->services.store);
    REQUIRE(all.size() == 1);
    return *read_record(load_finished_game(place.app->services.store, all[0].id).save->record);
}

} // namespace palazzo::app::test

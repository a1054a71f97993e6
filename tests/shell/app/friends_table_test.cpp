// A table with friends at other places: how one opens, finds, watches, shares and leaves it.
#include "engine/games/palindromes/rules.hpp"
#include "engine/online/hosted_table.hpp"
#include "shell/app/dispatch.hpp"
#include "shell/app/home/screen.hpp"
#include "shell/app/set_up_screen/screen.hpp"
#include "shell/app/table/hint.hpp"
#include "shell/app/table/seats.hpp"
#include "shell/app/table/take_back.hpp"
#include "tests/shell/app/friends_relay.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace palazzo::app::test {

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

TEST_CASE(
    "While a guest's move is on its way to the host, the guest's table asks for no other move", "[app][friends]") {
    TwoFriends friends("palindromes");
    friends.begin();
    games::GameTable* table = friends_game(*friends.guest.app);
    while (!table->seats_to_act().has(1)) friends.move(friends.host);
    const auto enabled_moves = [&] {
        std::vector<std::string> ids;
        for (const a11y::Region& region : table->mirror_regions(voice_of(*friends.guest.app)))
            for (const a11y::Control& control : region.controls)
                if (region.id == "moves" && control.enabled) ids.push_back(control.id);
        return ids;
    };
    pass_on_made_moves(*friends.guest.app);
    REQUIRE_FALSE(enabled_moves().empty());
    auto& followed = static_cast<games::FollowedTable<palindromes::Rules>&>(*table);
    followed.proposal = followed.match.rules().random_move(followed.match.view(1), friends.dice);
    table->make_proposed_move();
    for (int frame = 0; frame < 3; ++frame) {
        CHECK(enabled_moves().empty());
        CHECK(games::table_context_of(*table, friends.guest.app->catalogue, 1.0F, false).watched);
        pass_on_made_moves(*friends.guest.app);
    }
    friends.relay.settle(1);
    CHECK(friends.host.app->table->turn_count() == table->turn_count());
    while (!table->seats_to_act().has(1)) friends.move(friends.host);
    CHECK_FALSE(enabled_moves().empty());
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

TEST_CASE("Whoever only watches sees the table and nobody's hand, and the result at the end", "[app][friends]") {
    const std::string game = GENERATE("palace", "palabra", "palindromes");
    INFO(game);
    TwoFriends friends(game, 2);
    Place screen(friends.relay, "screen");
    visit_table(*screen.app, shared_table, "", true);
    friends.relay.settle();
    friends.begin();
    games::GameTable* watched = friends_game(*screen.app);
    REQUIRE(watched != nullptr);
    CHECK(watched->is_onlooker);
    CHECK(watched->seats_elsewhere.size() == 2);
    const auto shows = [&](std::string_view region) {
        const auto all = watched->mirror_regions(voice_of(*screen.app));
        return std::any_of(all.begin(), all.end(), [&](const auto& one) { return one.id == region; });
    };
    CHECK_FALSE(shows("hand"));
    for (const a11y::Region& region : watched->mirror_regions(voice_of(*screen.app))) CHECK(region.heading != "You");
    CHECK_FALSE(shows("moves"));
    CHECK((shows("board") || shows("pile") || shows("draw")));
    // The letter to the screen is what any deal with the same open cards would give.
    call_with_game(game, [&](const auto& rules) {
        const auto match = open_match(rules, friends.host.app->table->full_state()->record());
        REQUIRE(match);
        const auto& told = open_friends_table(*screen.app)->guest->game;
        CHECK_FALSE(told.seat);
        CHECK(told.view == match->rules().write_view(match->rules().view(match->state(), onlooker)));
    });
    friends.play_to_end();
    friends.relay.settle();
    REQUIRE(screen.app->table);
    CHECK(screen.app->table->is_over());
    CHECK(list_finished_games(screen.app->services.store).empty());
}

TEST_CASE("Whoever only watches can still take a seat that is free", "[app][friends]") {
    TwoFriends friends("palindromes");
    Place other(friends.relay, "other");
    visit_table(*other.app, shared_table, "Eva", true);
    friends.relay.settle();
    friends.begin();
    dispatch(*friends.guest.app, {"friends", ""});
    dispatch(*friends.guest.app, {"friends_leave", ""});
    friends.relay.settle();
    CHECK_FALSE(open_friends_table(*other.app)->guest->game.seat);
    dispatch(*other.app, {"friends", ""});
    dispatch(*other.app, {"friends_take_seat", ""});
    friends.relay.settle();
    CHECK(open_friends_table(*other.app)->guest->game.seat == 1);
    CHECK_FALSE(friends_game(*other.app)->is_onlooker);
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

} // namespace palazzo::app::test

#include "shell/app/friends/friends.hpp"

#include "engine/core/base64url.hpp"
#include "shell/app/friends/sheets.hpp"
#include "shell/app/friends/sides.hpp"
#include "shell/app/friends/telling.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/stored/stored.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

constexpr StoredFormat<KeptFriends> kept_form{"palazzo:friends", read_as_json<KeptFriends, read_kept_friends>,
    write_as_json<KeptFriends, write_kept_friends>, [](const std::string& text) { return is_newer_json(text); },
    "app.newer.friends", "app.aside.friends"};

const KeptFriends& kept_of(const App& app) { return app.feature_data.get<KeptFriends>(); }

void open_mailbox(App& app) {
    const KeptFriends& kept = kept_of(app);
    app.services.mail.open({kept.is_host, kept.table, kept.keys});
}

/// Notes what the mailbox has told about itself. A host's new table is stored now, because its keys are known.
void note_opened(App& app, FriendsTable& friends, const mail::Event& event) {
    friends.was_opened = true;
    change_kept_friends(app, [&](KeptFriends& kept) {
        kept.table = event.table;
        kept.keys = event.keys;
        kept.is_host = friends.host.has_value();
        if (!friends.host) return;
        friends.host->kept.pub = event.open_key;
        kept.state = online::write_kept_host(friends.host->kept);
    });
}

void handle_host_mail(App& app, const mail::Event& event) {
    const online::Time now = protocol_time(app);
    step_host(app, [&](online::Host& host, online::HostedTable* table) {
        switch (event.kind) {
        // The first card is published before the line is up, because with it goes the card that the relay publishes if
        // the line breaks.
        case mail::Event::Kind::opened:
        case mail::Event::Kind::line_up: return online::open_table(host, table, now);
        case mail::Event::Kind::card: return online::see_card(host, event.text);
        case mail::Event::Kind::letter: return online::receive(host, table, event.guest, event.text, now);
        case mail::Event::Kind::parting: return online::notice_parting(host, table, event.guest, now);
        default: return online::HostEffects{};
        }
    });
}

void handle_guest_mail(App& app, online::Guest& guest, const mail::Event& event) {
    const online::Time now = protocol_time(app);
    switch (event.kind) {
    case mail::Event::Kind::line_up: return carry_out(app, online::connect(guest, now));
    case mail::Event::Kind::line_down: return online::disconnect(guest);
    case mail::Event::Kind::card: return carry_out(app, online::see_card(guest, event.text, now));
    case mail::Event::Kind::letter: return carry_out(app, online::receive(guest, event.text, now));
    default: return;
    }
}

/// Sits down at a free seat, once the host has answered the guest.
void sit_if_seat_is_free(App& app, online::Guest& guest) {
    if (kept_of(app).only_watches) return;
    const bool is_welcome = guest.last_n > 0 && !guest.game.seat && !guest.sit && !guest.bye && !guest.leave;
    if (is_welcome && guest.card && guest.card->open) carry_out(app, online::sit_down(guest, -1, protocol_time(app)));
}

/// Forgets the stored table. The player's name and the choice about gestures are kept.
void forget_stored_table(KeptFriends& kept) {
    KeptFriends left;
    left.own_name = kept.own_name;
    left.hides_gestures = kept.hides_gestures;
    kept = std::move(left);
}

/// Puts the table's unfinished game away, and shows the home screen.
void leave_game(App& app) {
    games::GameTable* const game = friends_game(app);
    app.screens.close_sheets();
    if (game == nullptr || game->is_over()) return;
    put_game_away(app);
    app.screens.close_all();
}

/// Closes the mailbox, and ends this program's part in the table.
void close_friends_table(App& app) {
    if (open_friends_table(app) == nullptr) return;
    app.services.mail.close();
    app.feature_data.get<Friends>().open.reset();
}

/// Forgets the table of a host who has nothing more to say to this guest.
void part_for_good(App& app) {
    leave_game(app);
    close_friends_table(app);
    change_kept_friends(app, forget_stored_table);
}

/// Returns whether the player has left the table's game for another one, or for none.
bool has_left_game(App& app) { return open_friends_table(app)->was_on_table && friends_game(app) == nullptr; }

/// Lets time pass at the open table.
void tick(App& app, FriendsTable& friends) {
    const online::Time now = protocol_time(app);
    // Nobody sees the screen, so no frame lets bots move.
    if (friends.host && app.unseen_since && friends_game(app) != nullptr && app.table.get() == table_on_page(app))
        app.screens.page()->update(app);
    pass_on_made_moves(app);
    if (open_friends_table(app) != &friends) return;
    if (friends.host)
        return step_host(
            app, [&](online::Host& host, online::HostedTable* table) { return online::tick(host, table, now); });
    carry_out(app, online::tick(*friends.guest, now));
    if (open_friends_table(app) == &friends) tell_whether_host_is_away(app);
}

} // namespace

bool change_kept_friends(App& app, const std::function<void(KeptFriends&)>& change) {
    return change_stored_value(app, kept_form, change);
}

std::string random_text(const App& app, std::size_t bytes) {
    std::vector<unsigned char> all;
    while (all.size() < bytes) {
        const std::uint64_t random = app.services.random_seed();
        for (int shift = 0; shift < 64 && all.size() < bytes; shift += 8)
            all.push_back(static_cast<unsigned char>(random >> static_cast<unsigned>(shift)));
    }
    return to_base64url(all);
}

void seat_friends(games::GameTable& s, std::optional<Seat> own) {
    s.with_friends = true;
    s.seats_elsewhere = human_or_bot_seats(s, true);
    s.curtain = false;
    if (!own) return;
    s.seats_elsewhere.remove(*own);
    s.viewer = *own;
}

FriendsTable* open_friends_table(App& app) {
    auto& open = app.feature_data.get<Friends>().open;
    return open ? &*open : nullptr;
}

const FriendsTable* open_friends_table(const App& app) {
    const auto& open = app.feature_data.get<Friends>().open;
    return open ? &*open : nullptr;
}

games::GameTable* friends_game(App& app) {
    const FriendsTable* friends = open_friends_table(app);
    if (friends == nullptr || !app.table) return nullptr;
    if (friends->guest) return app.table->followed() != nullptr ? app.table.get() : nullptr;
    return !app.table->id.empty() && app.table->id == kept_of(app).game ? app.table.get() : nullptr;
}

void host_table(App& app, const std::string& name) {
    const auto host =
        std::find_if(app.set_up.seats.begin(), app.set_up.seats.end(), [](const SeatInfo& seat) { return seat.human; });
    if (host != app.set_up.seats.end()) host->name = name;
    const auto head = record_of(app.set_up, 0);
    if (!head) return notify(app, {"app.cant.open_game", {voice_of(app).problem_line(head.problem())}});
    put_friends_table_away(app);
    const bool is_stored = change_kept_friends(app, [&](KeptFriends& kept) {
        forget_stored_table(kept);
        kept.is_host = kept.at_table = true;
        kept.own_name = name;
    });
    // A host that can't store anything can't promise that the game goes on.
    if (!is_stored) return notify(app, {"friends.cant_store", {}});
    start_hosting(app, new_hosted_table(app, *head), "");
    open_mailbox(app);
}

void visit_table(App& app, const std::string& table, const std::string& name, bool only_watches) {
    put_friends_table_away(app);
    online::KeptPlace place;
    place.master = random_text(app, 32);
    place.name = name;
    change_kept_friends(app, [&](KeptFriends& kept) {
        forget_stored_table(kept);
        kept.table = table;
        kept.only_watches = only_watches;
        kept.state = online::write_kept_place(place);
        kept.at_table = true;
        kept.own_name = name;
    });
    start_visiting(app, std::move(place));
    open_mailbox(app);
}

void reopen_friends_table(App& app) {
    const KeptFriends kept = kept_of(app);
    if (kept.table.empty()) return;
    if (kept.is_host) {
        auto host = *online::read_kept_host(kept.state);
        if (defer_until_words_arrive(app, host.head.game, host.head.options, {{"friends_reopen", ""}, {}, {}})) return;
        close_friends_table(app);
        start_hosting(app, std::move(host), kept.game);
    } else {
        close_friends_table(app);
        start_visiting(app, *online::read_kept_place(kept.state));
    }
    change_kept_friends(app, [](KeptFriends& changed) { changed.at_table = true; });
    open_mailbox(app);
}

void take_seat(App& app) {
    FriendsTable* const friends = open_friends_table(app);
    if (friends == nullptr || !friends->guest) return;
    change_kept_friends(app, [](KeptFriends& kept) { kept.only_watches = false; });
    sit_if_seat_is_free(app, *friends->guest);
}

void leave_table(App& app) {
    FriendsTable* const friends = open_friends_table(app);
    if (friends == nullptr || !friends->guest) return;
    leave_game(app);
    friends->was_on_table = false; // The table stays open until the host has said farewell.
    change_kept_friends(app, [](KeptFriends& kept) { kept.at_table = false; });
    carry_out(app, online::leave(*friends->guest, protocol_time(app)));
}

void close_own_table(App& app) {
    FriendsTable* const friends = open_friends_table(app);
    if (friends == nullptr || !friends->host) return;
    const online::Time now = protocol_time(app);
    step_host(
        app, [&](online::Host& host, online::HostedTable* table) { return online::close_table(host, table, now); });
    leave_game(app);
    close_friends_table(app);
    change_kept_friends(app, forget_stored_table);
}

void play_here(App& app) {
    FriendsTable* const friends = open_friends_table(app);
    if (friends != nullptr && friends->guest) carry_out(app, online::play_here(*friends->guest, protocol_time(app)));
}

void put_friends_table_away(App& app) {
    if (open_friends_table(app) == nullptr) return;
    close_friends_table(app);
    change_kept_friends(app, [](KeptFriends& kept) { kept.at_table = false; });
}

bool handle_friends_mail(App& app, const mail::Event& event) {
    FriendsTable* const friends = open_friends_table(app);
    if (friends == nullptr) return false;
    if (!app.services.may_write()) {
        // Another tab or window plays on with what is stored.
        close_friends_table(app);
        app.feature_data.get<Friends>().was_started = false;
        return true;
    }
    if (event.kind == mail::Event::Kind::tick) {
        const double noticed_until = app.notice_until;
        tick(app, *friends);
        return app.notice_until != noticed_until;
    }
    if (event.kind == mail::Event::Kind::opened) note_opened(app, *friends, event);
    if (event.kind == mail::Event::Kind::line_up) friends->is_line_up = true;
    if (event.kind == mail::Event::Kind::line_down) friends->is_line_up = false;
    if (friends->host)
        handle_host_mail(app, event);
    else
        handle_guest_mail(app, *friends->guest, event);
    if (open_friends_table(app) != friends) return true;
    if (friends->host && friends->host->stopped)
        close_friends_table(app);
    else if (friends->guest && friends->guest->bye)
        part_for_good(app);
    else {
        if (friends->guest) sit_if_seat_is_free(app, *friends->guest);
        show_poll(app);
    }
    return true;
}

void pass_on_made_moves(App& app) {
    auto& data = app.feature_data.get<Friends>();
    if (!data.was_started && app.services.may_write() && !app.services.mail.relay.empty()) {
        data.was_started = true;
        if (kept_of(app).at_table && !data.open) reopen_friends_table(app);
    }
    FriendsTable* const friends = open_friends_table(app);
    if (friends == nullptr || !friends->was_opened) return;
    if (friends_game(app) != nullptr) friends->was_on_table = true;
    if (has_left_game(app)) return put_friends_table_away(app);
    if (friends->host)
        tell_made_moves(app);
    else
        ask_for_wanted_move(app);
}

void begin_friends_game(App& app) {
    FriendsTable* const friends = open_friends_table(app);
    if (friends == nullptr || !friends->host || friends->host->kept.phase != online::Phase::gathering) return;
    const online::TableHead& head = friends->host->kept.head;
    if (defer_until_words_arrive(app, head.game, head.options, {{"friends_begin", ""}, {}, {}})) return;
    const online::Time now = protocol_time(app);
    for (std::size_t seat = 0; seat < friends->host->kept.seats.size(); ++seat) {
        if (friends->host->kept.seats[seat].kind != online::SeatKind::free) continue;
        step_host(app, [&](online::Host& host, online::HostedTable* table) {
            const online::HostedSeat bot{online::SeatKind::bot, {}, {}, host.kept.seats[seat].level, false};
            return online::set_seat(host, table, static_cast<Seat>(seat), bot, now);
        });
    }
    step_host(
        app, [&](online::Host& host, online::HostedTable* table) { return online::begin_deal(host, table, now); });
}

void gather_friends_again(App& app) {
    FriendsTable* const friends = open_friends_table(app);
    if (friends == nullptr || !friends->host || friends->host->kept.phase != online::Phase::over) return;
    const online::Time now = protocol_time(app);
    step_host(app, [&](online::Host& host, online::HostedTable*) { return online::gather_again(host, now); });
    friends->was_on_table = false;
    open_table_sheet(app);
}

constinit const StoredDocument friends_document = stored_document<kept_form>();

} // namespace palazzo::app

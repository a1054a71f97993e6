#include "shell/app/friends/friends.hpp"

#include "engine/core/base64url.hpp"
#include "shell/app/friends/sides.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/stored/stored.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

/// Seconds between two ticks of the protocol.
constexpr double tick_seconds = 0.5;

constexpr StoredFormat<KeptFriends> kept_form{"palazzo:friends", read_as_json<KeptFriends, read_kept_friends>,
    write_as_json<KeptFriends, write_kept_friends>, [](const std::string& text) { return is_newer_json(text); },
    "app.newer.friends", "app.aside.friends"};

FriendsTable* open_table_of(App& app) {
    auto& open = app.feature_data.get<Friends>().open;
    return open ? &*open : nullptr;
}

const KeptFriends& kept_of(const App& app) { return app.feature_data.get<KeptFriends>(); }

std::ptrdiff_t human_seats(const TableSetUp& set_up) {
    return std::count_if(set_up.seats.begin(), set_up.seats.end(), [](const SeatInfo& seat) { return seat.human; });
}

void open_mailbox(App& app) {
    const KeptFriends& kept = kept_of(app);
    app.services.mail.open({kept.is_host, kept.table, kept.keys});
}

/// Notes what the mailbox has told about itself. A host's new table is stored now, because its keys are known.
void note_opened(App& app, FriendsTable& friends, const MailEvent& event) {
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

void handle_host_mail(App& app, const MailEvent& event) {
    const online::Time now = protocol_time(app);
    step_host(app, [&](online::Host& host, online::HostedTable* table) {
        switch (event.kind) {
        case MailEvent::Kind::line_up: return online::open_table(host, table, now);
        case MailEvent::Kind::card: return online::see_card(host, event.text);
        case MailEvent::Kind::letter: return online::receive(host, table, event.guest, event.text, now);
        case MailEvent::Kind::parting: return online::notice_parting(host, table, event.guest, now);
        default: return online::HostEffects{};
        }
    });
}

void handle_guest_mail(App& app, online::Guest& guest, const MailEvent& event) {
    const online::Time now = protocol_time(app);
    switch (event.kind) {
    case MailEvent::Kind::line_up: return carry_out(app, online::connect(guest, now));
    case MailEvent::Kind::line_down: return online::disconnect(guest);
    case MailEvent::Kind::card: return carry_out(app, online::see_card(guest, event.text, now));
    case MailEvent::Kind::letter: return carry_out(app, online::receive(guest, event.text, now));
    default: return;
    }
}

/// Sits down at a free seat, once the host has answered the guest.
void sit_if_seat_is_free(App& app, online::Guest& guest) {
    const bool is_welcome = guest.last_n > 0 && !guest.game.seat && !guest.sit && !guest.bye;
    if (is_welcome && guest.card && guest.card->open) carry_out(app, online::sit_down(guest, -1, protocol_time(app)));
}

constexpr StoredDocument kept_document = stored_document<kept_form>();

void begin(App& app, const std::string&, const a11y::Action&) { begin_friends_game(app); }
void reopen(App& app, const std::string&, const a11y::Action&) { reopen_friends_table(app); }
void show(App& app, const std::string&, const a11y::Action&) {
    const FriendsTable* friends = open_table_of(app);
    if (friends != nullptr && friends->guest) show_told_game(app);
}

constexpr Command all_commands[]{{"friends_begin", begin}, {"friends_reopen", reopen}, {"friends_show", show}};

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

Record record_of_head(const online::TableHead& head, std::vector<SeatInfo> players) {
    Record record;
    record.game = head.game;
    record.preset = head.preset;
    record.options = head.options;
    record.extras = head.extras;
    record.seats = std::move(players);
    return record;
}

void seat_friends(games::GameTable& s, std::optional<Seat> own) {
    s.seats_elsewhere = human_or_bot_seats(s, true);
    s.curtain = false;
    if (!own) return;
    s.seats_elsewhere.remove(*own);
    s.viewer = *own;
}

games::GameTable* friends_game(App& app) {
    const FriendsTable* friends = open_table_of(app);
    if (friends == nullptr || !app.table) return nullptr;
    if (friends->guest) return app.table->followed() != nullptr ? app.table.get() : nullptr;
    return !app.table->id.empty() && app.table->id == kept_of(app).game ? app.table.get() : nullptr;
}

bool can_play_with_friends(const TableSetUp& set_up) { return set_up.deck.empty() && human_seats(set_up) > 1; }

void host_table(App& app) {
    if (!can_play_with_friends(app.set_up)) return;
    const auto head = record_of(app.set_up, 0);
    if (!head) return notify(app, {"app.cant.open_game", {voice_of(app).problem_line(head.problem())}});
    put_friends_table_away(app);
    change_kept_friends(app, [](KeptFriends& kept) { kept = {{}, {}, true, {}, {}}; });
    start_hosting(app, new_hosted_table(app, *head), "");
    open_mailbox(app);
}

void visit_table(App& app, const std::string& table, const std::string& name) {
    put_friends_table_away(app);
    online::KeptPlace place;
    place.master = random_text(app, 32);
    place.name = name;
    change_kept_friends(app, [&](KeptFriends& kept) {
        kept = {table, {}, false, online::write_kept_place(place), {}};
    });
    start_visiting(app, std::move(place));
    open_mailbox(app);
}

void reopen_friends_table(App& app) {
    const KeptFriends kept = kept_of(app);
    if (kept.table.empty()) return;
    put_friends_table_away(app);
    if (kept.is_host) {
        auto host = *online::read_kept_host(kept.state);
        if (defer_until_words_arrive(app, host.head.game, host.head.options, {{"friends_reopen", ""}, {}, {}})) return;
        start_hosting(app, std::move(host), kept.game);
    } else
        start_visiting(app, *online::read_kept_place(kept.state));
    open_mailbox(app);
}

void put_friends_table_away(App& app) {
    if (open_table_of(app) == nullptr) return;
    app.services.mail.close();
    app.feature_data.get<Friends>().open.reset();
}

void handle_mail(App& app, const MailEvent& event) {
    FriendsTable* const friends = open_table_of(app);
    if (friends == nullptr) return;
    if (event.kind == MailEvent::Kind::opened) return note_opened(app, *friends, event);
    if (event.kind == MailEvent::Kind::line_up) friends->is_line_up = true;
    if (event.kind == MailEvent::Kind::line_down) friends->is_line_up = false;
    if (friends->host) return handle_host_mail(app, event);
    handle_guest_mail(app, *friends->guest, event);
    if (open_table_of(app) == friends) sit_if_seat_is_free(app, *friends->guest);
}

double update_friends(App& app) {
    FriendsTable* const friends = open_table_of(app);
    if (friends == nullptr || !friends->was_opened) return -1;
    if (friends->host)
        tell_made_moves(app);
    else
        ask_for_wanted_move(app);
    if (app.services.clock() < friends->ticked_at + tick_seconds) return tick_seconds;
    friends->ticked_at = app.services.clock();
    const online::Time now = protocol_time(app);
    if (friends->host)
        step_host(app, [&](online::Host& host, online::HostedTable* table) { return online::tick(host, table, now); });
    else
        carry_out(app, online::tick(*friends->guest, now));
    return tick_seconds;
}

void begin_friends_game(App& app) {
    FriendsTable* const friends = open_table_of(app);
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

std::span<const Command> friends_commands() { return all_commands; }
const StoredDocument& friends_document() { return kept_document; }

} // namespace palazzo::app

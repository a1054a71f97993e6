#include "shell/app/friends/sides.hpp"

#include "engine/online/letters.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/table/moves.hpp"
#include "shell/tables/open.hpp"

#include <utility>

namespace palazzo::app {
namespace {

using online::HostEffects;
using online::HostNotice;

online::Host& host_of(App& app) { return *app.feature_data.get<Friends>().open->host; }

/// Returns the card that the relay publishes if the connection of the host's program breaks.
std::string away_card(const std::string& text) {
    auto card = online::read_card(text);
    expect(static_cast<bool>(card), "a card that this program has written");
    card->here = false;
    return online::write_card(*card);
}

/// Returns the players of the game that is dealt now. People keep the names that they have given.
std::vector<SeatInfo> players_at(const online::Host& host) {
    std::vector<SeatInfo> players;
    for (const online::HostedSeat& seat : host.kept.seats) {
        std::string name = seat.name;
        for (const online::KeptGuest& guest : host.kept.guests)
            if (seat.kind == online::SeatKind::guest && guest.id == seat.guest) name = guest.name;
        players.push_back({seat.kind != online::SeatKind::bot, name, seat.level});
    }
    return players;
}

Record record_of_deal(const online::Host& host) {
    const online::TableHead& head = host.kept.head;
    Record record;
    record.game = head.game;
    record.preset = head.preset;
    record.options = head.options;
    record.extras = head.extras;
    record.seats = players_at(host);
    record.deal = deal_from_seed(*online::deal_seed(host));
    return record;
}

/// Notes at the table which seats are played in other programs. Bots that play for guests who are away move here.
void seat_friends(App& app, games::GameTable& s) {
    const online::Host& host = host_of(app);
    s.seats_elsewhere = {};
    for (Seat seat = 0; seat < seat_count(s); ++seat) {
        const bool is_guest = host.kept.seats[static_cast<std::size_t>(seat)].kind == online::SeatKind::guest;
        if (is_guest) s.seats_elsewhere.add(seat);
    }
    if (const auto own = online::seat_of_host(host)) s.viewer = *own;
    s.curtain = false;
}

/// Puts the game of the host's table on the table of the program, dealt or as it was stored.
void open_game(App& app, const Record& record, const std::string& id) {
    if (const std::string fault = put_record_on_table(app, record, id); !fault.empty())
        return notify(app, {"app.cant.open_game", {fault}});
    if (app.table) seat_friends(app, *app.table);
}

/// Deals the game whose seed is known now, and begins it. Its word list is loaded: begin_friends_game() has seen to
/// that.
void deal(App& app) {
    open_game(app, record_of_deal(host_of(app)), "");
    expect(app.table != nullptr, "a deal of a table that could be set up");
    autosave(app);
    change_kept_friends(app, [&](KeptFriends& kept) { kept.game = app.table->id; });
    app.feature_data.get<Friends>().open->told_moves = 0;
    step_host(app, [&](online::Host& host, online::HostedTable* table) {
        return online::begin_game(host, *table, protocol_time(app));
    });
}

void handle_notice(App& app, const HostNotice& notice) {
    using Kind = HostNotice::Kind;
    games::GameTable* game = friends_game(app);
    if (notice.kind == Kind::deal_ready) deal(app);
    if (notice.kind == Kind::deal_abandoned) notify(app, {"friends.deal_abandoned", {}});
    if (notice.kind == Kind::moved && game != nullptr) handle_made_move(app, *game);
    if (notice.kind == Kind::stopped) notify(app, {"friends.stopped", {}});
}

void carry_out_host(App& app, HostEffects effects) {
    if (effects.kept) {
        const bool is_stored = change_kept_friends(app, [&](KeptFriends& kept) { kept.state = *effects.kept; });
        if (!is_stored) return;
    }
    if (effects.table_changed && friends_game(app) != nullptr) autosave(app);
    if (effects.card) app.services.mail.publish_card(*effects.card, away_card(*effects.card));
    for (const online::HostPost& post : effects.letters) app.services.mail.post(post.guest, post.letter);
    for (const HostNotice& notice : effects.notices) handle_notice(app, notice);
}

} // namespace

void step_host(App& app, const std::function<HostEffects(online::Host&, online::HostedTable*)>& step) {
    online::Host& host = host_of(app);
    HostEffects effects;
    if (games::GameTable* game = friends_game(app))
        games::with_hosted_table(*game, [&](online::HostedTable& table) { effects = step(host, &table); });
    else
        effects = step(host, nullptr);
    carry_out_host(app, std::move(effects));
}

online::KeptHost new_hosted_table(const App& app, const Record& head) {
    online::KeptHost kept;
    kept.head = {head.game, head.preset, head.options, head.extras};
    kept.master = random_text(app, 32);
    bool has_host = false;
    for (const SeatInfo& seat : head.seats) {
        online::HostedSeat& hosted = kept.seats.emplace_back();
        hosted.level = seat.level;
        if (!seat.human) {
            hosted.kind = online::SeatKind::bot;
            hosted.name = seat.name;
        } else if (!std::exchange(has_host, true)) {
            hosted.kind = online::SeatKind::host;
            hosted.name = seat.name;
        }
    }
    return kept;
}

void start_hosting(App& app, online::KeptHost kept, const std::string& game) {
    FriendsTable& friends = app.feature_data.get<Friends>().open.emplace();
    friends.host = online::start_host(std::move(kept), random_text(app, 16));
    const online::Host& host = *friends.host;
    if (host.kept.phase != online::Phase::playing && host.kept.phase != online::Phase::over) return;
    const auto record = read_record(saved_record(app, game));
    if (record && online::is_record_of_deal(host, *record))
        open_game(app, *record, game);
    else
        open_game(app, record_of_deal(host), "");
    if (friends_game(app) != nullptr) friends.told_moves = app.table->turn_count();
}

void tell_made_moves(App& app) {
    FriendsTable& friends = *app.feature_data.get<Friends>().open;
    const games::GameTable* game = friends_game(app);
    if (game == nullptr || game->turn_count() == friends.told_moves) return;
    friends.told_moves = game->turn_count();
    step_host(app, [&](online::Host& host, online::HostedTable* table) {
        return online::tell_everybody(host, table, protocol_time(app));
    });
}

} // namespace palazzo::app

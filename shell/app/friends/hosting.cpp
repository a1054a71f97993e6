#include "shell/app/friends/sides.hpp"
#include "shell/app/friends/telling.hpp"

#include "engine/online/host_record.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/table/moves.hpp"
#include "shell/tables/open.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

using online::HostEffects;
using online::HostNotice;

online::Host& host_of(App& app) { return *app.feature_data.get<Friends>().open->host; }

/// Puts the game of the host's table on the table of the program, as `record` says, and stores it under `id`, or under
/// a new id if `id` is empty. Returns false if the record can't be played. Its word list is loaded, as
/// begin_friends_game() and reopen_friends_table() see to.
bool open_game(App& app, const Record& record, const std::string& id) {
    if (!put_record_on_table(app, record, id).empty() || !app.table) return false;
    seat_friends(*app.table, online::seat_of_host(host_of(app)));
    autosave(app);
    change_kept_friends(app, [&](KeptFriends& kept) { kept.game = app.table->id; });
    return true;
}

/// Deals the game whose seed is known now.
void open_dealt_game(App& app) {
    expect(open_game(app, online::record_of_deal(host_of(app)), ""), "a deal of a table that could be set up");
}

void begin_dealt_game(App& app) {
    open_dealt_game(app);
    step_host(app, [&](online::Host& host, online::HostedTable* table) {
        return online::begin_game(host, *table, protocol_time(app));
    });
}

/// Shows the game after moves were taken back by everybody's consent.
void show_game_after_take_back(App& app, games::GameTable& game) {
    game.skip_animation = true;
    game.opened_at = game.turn_count();
    game.result_shown = game.is_over();
    app.hinted_position.clear();
    app.screens.close_sheets();
    notify(app, {"friends.taken_back", {}});
}

/// Returns the message id for a notice about a guest's presence; null for other notices.
const char* presence_message_id(HostNotice::Kind kind) {
    switch (kind) {
    case HostNotice::Kind::went_away: return "friends.went_away";
    case HostNotice::Kind::came_back: return "friends.came_back";
    case HostNotice::Kind::left: return "friends.left";
    default: return nullptr;
    }
}

void handle_notice(App& app, const HostNotice& notice) {
    using Kind = HostNotice::Kind;
    games::GameTable* game = friends_game(app);
    const char* presence = presence_message_id(notice.kind);
    if (presence != nullptr && notice.seat) notify(app, {presence, {name_at_friends_table(app, *notice.seat)}});
    if (notice.kind == Kind::gesture) tell_gesture(app, host_of(app).sessions.at(notice.guest).gesture->gesture);
    if (notice.kind == Kind::taken_back && game != nullptr) show_game_after_take_back(app, *game);
    if (notice.kind == Kind::deal_ready) begin_dealt_game(app);
    if (notice.kind == Kind::deal_abandoned) notify(app, {"friends.deal_abandoned", {}});
    if (notice.kind == Kind::moved && game != nullptr) handle_made_move(app, *game);
    if (notice.kind == Kind::stopped) notify(app, {"friends.stopped", {}});
}

/// Gives the seats of the game to those who play in them now.
void seat_players(App& app, games::GameTable& game) {
    const online::Host& host = host_of(app);
    std::vector<SeatInfo> players = online::players_at(host);
    if (game.is_over() || players == game.seats) return;
    game.seats = std::move(players);
    game.audience = games::audience_for(game.seats);
    seat_friends(game, online::seat_of_host(host));
}

/// Carries out effects in their order. What couldn't be stored isn't told: tell_made_moves() tries again later.
void carry_out_host(App& app, HostEffects effects) {
    if (effects.kept) {
        const bool is_stored = change_kept_friends(app, [&](KeptFriends& kept) { kept.state = *effects.kept; });
        if (!is_stored) return;
    }
    if (games::GameTable* game = friends_game(app)) seat_players(app, *game);
    if (const games::GameTable* game = friends_game(app); game != nullptr && effects.table_changed) {
        autosave(app);
        if (app.save_refused) return;
        app.feature_data.get<Friends>().open->told_moves = game->turn_count();
    }
    if (effects.card) app.services.mail.publish_card(*effects.card, online::away_card(*effects.card));
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
    const auto people =
        std::count_if(head.seats.begin(), head.seats.end(), [](const SeatInfo& seat) { return seat.human; });
    bool has_host = false;
    for (const SeatInfo& seat : head.seats) {
        online::HostedSeat& hosted = kept.seats.emplace_back();
        hosted.level = seat.level;
        if (!seat.human) {
            if (people == 1) continue; // The other seats are free.
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
    const bool is_open = record && online::is_record_of_deal(host, *record) && open_game(app, *record, game);
    if (!is_open) open_dealt_game(app);
    friends.told_moves = app.table->turn_count();
}

void tell_made_moves(App& app) {
    const FriendsTable& friends = *app.feature_data.get<Friends>().open;
    const games::GameTable* game = friends_game(app);
    if (game == nullptr || game->turn_count() == friends.told_moves) return;
    step_host(app, [&](online::Host& host, online::HostedTable* table) {
        return online::tell_everybody(host, table, protocol_time(app));
    });
}

} // namespace palazzo::app

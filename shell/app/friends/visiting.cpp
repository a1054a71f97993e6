#include "engine/core/packing.hpp"
#include "engine/online/host_record.hpp"
#include "engine/online/proof.hpp"
#include "shell/app/friends/sheets.hpp"
#include "shell/app/friends/sides.hpp"
#include "shell/app/friends/telling.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/table/moves.hpp"
#include "shell/tables/open.hpp"

#include <utility>

namespace palazzo::app {
namespace {

using online::DealVerdict;
using online::GuestNotice;

online::Guest& guest_of(App& app) { return *app.feature_data.get<Friends>().open->guest; }

/// Returns who plays at the host's table, as its card tells it.
std::vector<SeatInfo> players_of(const online::Card& card) {
    std::vector<SeatInfo> players;
    for (const online::SeatOnCard& seat : card.seats)
        players.push_back({seat.kind != online::SeatKind::bot && !seat.played, seat.name, seat.level});
    return players;
}

/// Returns how the host's table is set up and who plays, as its card tells it.
Record head_of(const online::Card& card) { return online::record_of_head(card.head, players_of(card)); }

void open_followed_game(App& app, const online::Guest& guest) {
    const online::TableHead& head = guest.card->head;
    if (defer_until_words_arrive(app, head.game, head.options, {{"friends_show", ""}, {}, {}})) return;
    auto table = games::follow_table("", head_of(*guest.card), guest.game);
    if (!table) return notify(app, {"app.cant.open_game", {voice_of(app).problem_line(table.problem())}});
    seat_friends(**table, guest.game.seat);
    (*table)->newly_dealt = guest.game.at == 0;
    app.replaced_table = std::exchange(app.table, *std::move(table));
    app.screens.open_on_home(make_table_screen());
    app.dialog = {};
}

const char* message_of(DealVerdict verdict) {
    switch (verdict) {
    case DealVerdict::proved: return "friends.deal.proved";
    case DealVerdict::consistent: return "friends.deal.consistent";
    case DealVerdict::no_record: return "friends.deal.no_record";
    default: return "friends.deal.wrong";
    }
}

const char* message_of(online::Bye reason) {
    switch (reason) {
    case online::Bye::kicked: return "friends.bye.kicked";
    case online::Bye::closed: return "friends.bye.closed";
    case online::Bye::full: return "friends.bye.full";
    case online::Bye::ended: return "friends.bye.ended";
    case online::Bye::left: break;
    }
    return "friends.bye.left";
}

/// Replaces the followed game by its record, which every player has from now on, and says whether its deal was fair.
void show_end(App& app) {
    const online::Guest& guest = guest_of(app);
    app.feature_data.get<Friends>().open->was_on_table =
        false; // An ordinary table takes the place of the followed one.
    const online::DealCheck check = online::check_deal(guest.kept, *guest.over);
    const auto text = unpack(guest.over->record, largest_file_bytes);
    const auto record = text ? read_record(*text) : Result<Record>(Problem{"record", "problem.missing"});
    // A host that cheats may send any record, also one without the guest's seat.
    const bool has_own_seat = record && guest.game.seat.value_or(onlooker) < static_cast<Seat>(record->seats.size());
    if (has_own_seat && put_record_on_table(app, *record, "").empty() && app.table) {
        seat_friends(*app.table, guest.game.seat);
        // A game that was played here counts here; one that was only watched doesn't.
        app.was_over_when_opened = !guest.game.seat;
        if (guest.game.seat) autosave(app);
    }
    notify(app, {message_of(check.verdict), {}});
}

void handle_notice(App& app, const GuestNotice& notice) {
    using Kind = GuestNotice::Kind;
    switch (notice.kind) {
    case Kind::card: tell_who_is_away(app); return show_told_game(app);
    case Kind::told: return show_told_game(app);
    case Kind::gesture: return tell_gesture(app, notice.gesture);
    case Kind::went_back: return notify(app, {"friends.went_back", {std::to_string(notice.moves)}});
    case Kind::over: return show_end(app);
    case Kind::move_refused: return notify(app, notice.message);
    case Kind::move_void: return notify(app, {"friends.move_void", {}});
    case Kind::elsewhere: return app.screens.open_on_page(make_elsewhere_sheet());
    case Kind::newer_protocol: return notify(app, {"friends.newer", {}});
    case Kind::bye: return notify(app, {message_of(*guest_of(app).bye), {}});
    default: return;
    }
}

} // namespace

void show_told_game(App& app) {
    const online::Guest& guest = guest_of(app);
    if (!guest.card || guest.game.view.is_null() || guest.game.line == 0 || guest.kept.over || guest.leave) return;
    games::GameTable* game = friends_game(app);
    const bool is_same_viewer = game != nullptr && game->is_onlooker != guest.game.seat.has_value()
        && (game->is_onlooker || game->viewer == *guest.game.seat);
    const bool is_shown =
        is_same_viewer && game->followed() != nullptr && game->turn_count() <= static_cast<std::size_t>(guest.game.at);
    if (!is_shown) return open_followed_game(app, guest);
    if (std::vector<SeatInfo> players = players_of(*guest.card); players != game->seats) {
        game->seats = std::move(players);
        game->audience = games::audience_for(game->seats);
        seat_friends(*game, guest.game.seat);
    }
    const std::size_t before = game->turn_count();
    if (const auto problem = game->followed()->follow(guest.game))
        return notify(app, {"app.cant.open_game", {voice_of(app).problem_line(*problem)}});
    if (game->turn_count() > before) handle_made_move(app, *game);
}

void carry_out(App& app, online::GuestEffects effects) {
    const auto is_stored = [&] {
        return change_kept_friends(app, [&](KeptFriends& kept) { kept.state = *effects.kept; });
    };
    const bool may_send = !effects.kept || is_stored();
    if (effects.letter && may_send) app.services.mail.post("", *effects.letter);
    for (const GuestNotice& notice : effects.notices) handle_notice(app, notice);
}

void start_visiting(App& app, online::KeptPlace kept) {
    app.feature_data.get<Friends>().open.emplace().guest = online::start_guest(std::move(kept), random_text(app, 16));
}

void ask_for_wanted_move(App& app) {
    games::GameTable* game = friends_game(app);
    if (game == nullptr || game->followed() == nullptr) return;
    online::Guest& guest = guest_of(app);
    auto move = game->followed()->take_wanted_move();
    game->awaits_answer = move || guest.kept.ask;
    if (!move) return;
    const bool is_reached = app.feature_data.get<Friends>().open->is_line_up && online::can_ask(guest);
    if (!is_reached) notify(app, {"friends.move_waits", {}});
    if (online::can_ask(guest)) carry_out(app, online::ask_for(guest, *std::move(move), protocol_time(app)));
}

} // namespace palazzo::app

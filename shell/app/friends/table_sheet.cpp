// The sheet of the open table with friends, and the sheets that it opens.
#include "engine/share/table_link.hpp"
#include "shell/app/friends/sheets.hpp"
#include "shell/app/friends/sides.hpp"
#include "shell/app/friends/telling.hpp"
#include "shell/app/links/links.hpp"
#include "shell/app/state/ids.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

using online::Phase;
using online::SeatKind;
using online::SeatOnCard;
using pages::button_item;
using pages::SheetModel;
using pages::text_item;
using Kind = pages::SheetItem::ItemKind;

/// Silence after which a bot plays for a guest, if the host wants that, in milliseconds.
constexpr online::Time stand_in_after = 120'000;

/// Returns the link that leads to the open table.
std::string link_to_table(const App& app) {
    return app.services.page_url() + write_table_link(app.feature_data.get<KeptFriends>().table);
}

Phase phase_of(const FriendsTable& friends) {
    if (friends.host) return friends.host->kept.phase;
    return friends.guest->card ? friends.guest->card->phase : Phase::gathering;
}

/// Returns the message id for who sits in a seat.
const char* state_of(const FriendsTable& friends, const SeatOnCard& seat, Seat number) {
    if (own_seat_at(friends) == number) return "friends.seat.you";
    if (seat.kind == SeatKind::free) return "friends.seat.free";
    if (seat.kind == SeatKind::bot) return "friends.seat.bot";
    if (seat.played) return "friends.seat.played";
    const bool is_away = seat.kind == SeatKind::host ? friends.is_host_away : seat.away;
    return is_away ? "friends.seat.away" : "friends.seat.here";
}

/// Returns whether the host can decide something about a seat: who plays in it, or whether its guest stays.
bool can_decide_about(const FriendsTable& friends, const SeatOnCard& seat) {
    if (!friends.host || seat.kind == SeatKind::host) return false;
    return seat.kind == SeatKind::guest || phase_of(friends) == Phase::gathering;
}

void add_seats(SheetModel& model, const App& app, const FriendsTable& friends) {
    const i18n::Voice voice = voice_of(app);
    model.items.push_back(pages::heading_item(voice.say("friends.seats")));
    const auto seats = seats_at(friends);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        const std::string state = voice.say(state_of(friends, seats[i], seat));
        const bool is_free = seats[i].kind == SeatKind::free;
        std::string name =
            is_free ? voice.say("seat.unnamed", {std::to_string(i + 1)}) : name_at_friends_table(app, seat);
        pages::SheetItem item;
        if (can_decide_about(friends, seats[i])) {
            item = pages::row_item("friends_seat:" + std::to_string(i), std::move(name), state);
        } else {
            item.kind = Kind::figure;
            item.label = std::move(name);
            item.detail = state;
        }
        model.items.push_back(std::move(item));
    }
}

bool only_watches(const App& app) { return app.feature_data.get<KeptFriends>().only_watches; }

/// Adds what the player waits for, if the game isn't under way.
void add_state(SheetModel& model, const App& app, const FriendsTable& friends) {
    const i18n::Voice voice = voice_of(app);
    if (!friends.is_line_up) {
        pages::SheetItem notice = text_item(voice.say("friends.connecting", {app.services.mail.relay}));
        notice.kind = Kind::notice;
        model.items.push_back(std::move(notice));
        return;
    }
    const Phase phase = phase_of(friends);
    if (friends.guest && !friends.guest->card)
        model.items.push_back(text_item(voice.say("friends.no_card")));
    else if (phase == Phase::revealing)
        model.items.push_back(text_item(voice.say("friends.dealing")));
    else if (friends.guest && friends.is_host_away)
        model.items.push_back(text_item(voice.say("friends.host_away")));
    else if (friends.guest && !friends.guest->game.seat)
        model.items.push_back(text_item(voice.say(only_watches(app) ? "friends.watching" : "friends.no_seat")));
    else if (friends.guest && phase != Phase::playing)
        model.items.push_back(text_item(voice.say("friends.waiting")));
}

/// Returns the number of moves that remain if the player's own last move is taken back; nullopt if the player hasn't
/// moved, or has no seat.
std::optional<int> moves_before_own_last(App& app) {
    const games::GameTable* game = friends_game(app);
    const auto own = own_seat_at(*open_friends_table(app));
    if (game == nullptr || !own) return std::nullopt;
    if (const FriendsTable& friends = *open_friends_table(app); friends.guest) {
        const online::ToldGame& told = friends.guest->game;
        for (std::size_t i = told.turns.size(); i-- > 0;)
            if (told.turns[i].seat == *own) return told.first_turn + static_cast<int>(i);
        return std::nullopt;
    }
    for (std::size_t i = game->turn_count(); i-- > 0;)
        if (game->public_turn(i).seat == *own) return static_cast<int>(i);
    return std::nullopt;
}

void add_gestures(SheetModel& model, const App& app) {
    const i18n::Voice voice = voice_of(app);
    std::vector<std::string> said;
    for (int i = 0; i < online::gesture_count; ++i)
        said.push_back(voice.say(gesture_message_id(static_cast<online::Gesture>(i))));
    model.items.push_back(pages::choice_item("friends_gesture", voice.say("friends.gestures"), std::move(said), -1));
    model.items.push_back(pages::toggle_item("friends_hide", voice.say("friends.hide"),
        voice.say("friends.hide.detail"), app.feature_data.get<KeptFriends>().hides_gestures));
}

/// Adds the host's choice whether bots play for guests who are away.
void add_choice_of_stand_ins(SheetModel& model, const App& app, const online::Host& host) {
    const i18n::Voice voice = voice_of(app);
    model.items.push_back(pages::toggle_item("friends_stand_in", voice.say("friends.stand_in"),
        voice.say("friends.stand_in.detail"), host.kept.bot_after != 0));
}

/// Returns whether somebody has come by the link.
bool has_guests(const FriendsTable& friends) {
    const auto seats = seats_at(friends);
    return std::any_of(seats.begin(), seats.end(), [](const SeatOnCard& seat) { return seat.kind == SeatKind::guest; });
}

/// Adds the link, which others need as long as a seat can be taken.
void add_link(SheetModel& model, const App& app, const FriendsTable& friends) {
    if (!friends.was_opened || !friends.host) return;
    if (friends.host->kept.admission == online::Admission::closed) return;
    model.items.push_back(text_item(voice_of(app).say("friends.link")));
    add_link_items(model, app, link_to_table(app), !has_guests(friends));
}

class FriendsSheet final : public Sheet {
  public:
    std::string_view name() const override { return "friends"; }
    SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;
};

SheetModel FriendsSheet::model(const App& app) const {
    const i18n::Voice voice = voice_of(app);
    SheetModel model{"friends", voice.say("friends.table"), {}};
    const FriendsTable* const friends = open_friends_table(app);
    if (friends == nullptr) {
        model.items.push_back(text_item(voice.say("friends.none")));
        return model;
    }
    const Phase phase = phase_of(*friends);
    add_state(model, app, *friends);
    if (phase == Phase::gathering) add_link(model, app, *friends);
    if (friends->host && friends->was_opened && phase == Phase::gathering) {
        // Before anybody has come, the link is the likelier way on.
        const Kind kind = has_guests(*friends) ? Kind::main : Kind::button;
        model.items.push_back(button_item(kind, "friends_begin", voice.say("setup.deal")));
        model.items.push_back(text_item(voice.say("friends.deal.detail")));
    }
    add_seats(model, app, *friends);
    if (friends->host && phase != Phase::over) add_choice_of_stand_ins(model, app, *friends->host);
    if (friends->host && phase == Phase::over)
        model.items.push_back(button_item(Kind::main, "friends_again", voice.say("friends.again")));
    if (phase == Phase::playing && own_seat_at(*friends)) {
        add_gestures(model, app);
        model.items.push_back(button_item(Kind::button, "friends_take_back", voice.say("friends.take_back")));
    }
    if (phase == Phase::playing) add_link(model, app, *friends);
    if (friends->guest && only_watches(app))
        model.items.push_back(button_item(Kind::button, "friends_take_seat", voice.say("friends.sit")));
    if (friends->guest)
        model.items.push_back(button_item(Kind::danger, "friends_leave", voice.say("friends.leave")));
    else
        model.items.push_back(button_item(Kind::danger, "friends_close", voice.say("friends.close")));
    return model;
}

void make_own_gesture(App& app, const std::string& index) {
    const auto chosen = read_index(index, online::gesture_count);
    if (!chosen || !own_seat_at(*open_friends_table(app))) return;
    const auto gesture = static_cast<online::Gesture>(*chosen);
    const online::Time now = protocol_time(app);
    if (FriendsTable& friends = *open_friends_table(app); friends.guest)
        carry_out(app, online::make_gesture(*friends.guest, gesture, now));
    else
        step_host(app, [&](online::Host& host, online::HostedTable* table) {
            return online::make_gesture(host, table, gesture, now);
        });
    app.screens.close_sheets();
}

void cast_vote(App& app, int to, bool yes) {
    const online::Time now = protocol_time(app);
    if (FriendsTable& friends = *open_friends_table(app); friends.guest)
        return carry_out(app, online::vote(*friends.guest, to, yes, now));
    step_host(
        app, [&](online::Host& host, online::HostedTable* table) { return online::vote(host, table, to, yes, now); });
}

void ask_to_take_back(App& app) {
    const auto to = moves_before_own_last(app);
    if (!to) return notify(app, {"friends.nothing_to_take_back", {}});
    app.screens.close_sheets();
    notify(app, {"friends.take_back.asked", {}});
    cast_vote(app, *to, true);
}

/// The host's sheet about one seat.
class SeatSheet final : public Sheet {
  public:
    explicit SeatSheet(Seat seat) : seat_(seat) {}
    std::string_view name() const override { return "friends_seat"; }
    SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;

  private:
    /// Returns the seat if the host can still decide something about it; nullopt otherwise.
    std::optional<SeatOnCard> seat(const App& app) const {
        const FriendsTable* friends = open_friends_table(app);
        if (friends == nullptr) return std::nullopt;
        const auto seats = seats_at(*friends);
        const auto index = static_cast<std::size_t>(seat_);
        return can_decide_about(*friends, seats[index]) ? std::optional(seats[index]) : std::nullopt;
    }

    Seat seat_;
};

SheetModel SeatSheet::model(const App& app) const {
    const i18n::Voice voice = voice_of(app);
    SheetModel model{"friends_seat", voice.say("friends.table"), {}};
    const auto at = seat(app);
    if (!at) return model;
    if (at->kind != SeatKind::free) model.title = name_at_friends_table(app, seat_);
    const auto offer = [&](Kind kind, const char* id, const char* label) {
        model.items.push_back(button_item(kind, id, voice.say(label)));
    };
    if (at->kind == SeatKind::free) offer(Kind::main, "friends_bot", "friends.seat.to_bot");
    if (at->kind == SeatKind::bot) offer(Kind::main, "friends_free", "friends.seat.to_friend");
    if (at->kind != SeatKind::guest) return model;
    if (phase_of(*open_friends_table(app)) == Phase::playing)
        offer(Kind::main, at->played ? "friends_back" : "friends_bot_plays",
            at->played ? "friends.seat.give_back" : "friends.seat.bot_plays");
    offer(Kind::danger, "friends_kick", "friends.seat.kick");
    return model;
}

bool SeatSheet::handle_action(App& app, const a11y::Action& action) {
    if (!seat(app) || action.id.rfind("friends_", 0) != 0) return false;
    const online::Time now = protocol_time(app);
    step_host(app, [&](online::Host& host, online::HostedTable* table) -> online::HostEffects {
        const online::HostedSeat& now_there = host.kept.seats[static_cast<std::size_t>(seat_)];
        if (action.id == "friends_bot")
            return online::set_seat(host, table, seat_, {SeatKind::bot, {}, {}, now_there.level, false}, now);
        if (action.id == "friends_free")
            return online::set_seat(host, table, seat_, {SeatKind::free, {}, {}, now_there.level, false}, now);
        if (action.id == "friends_kick") return online::kick(host, table, std::string(now_there.guest), now);
        return online::let_bot_play(host, table, seat_, action.id == "friends_bot_plays", now);
    });
    app.screens.close();
    return true;
}

bool FriendsSheet::handle_action(App& app, const a11y::Action& action) {
    FriendsTable* const friends = open_friends_table(app);
    if (friends == nullptr) return false;
    if (const auto seat = text_after_prefix(action.id, "friends_seat:")) {
        const auto seats = seats_at(*friends);
        const auto index = read_index(*seat, seats.size());
        if (index && can_decide_about(*friends, seats[static_cast<std::size_t>(*index)]))
            app.screens.open(std::make_unique<SeatSheet>(static_cast<Seat>(*index)));
    } else if (action.id == "friends_gesture") {
        make_own_gesture(app, action.value);
    } else if (action.id == "friends_hide") {
        change_kept_friends(app, [&](KeptFriends& kept) { kept.hides_gestures = action.value == "1"; });
    } else if (friends->host && action.id == "friends_stand_in") {
        step_host(app, [&](online::Host& host, online::HostedTable* table) {
            return online::set_bot_after(host, table, action.value == "1" ? stand_in_after : 0, protocol_time(app));
        });
    } else if (action.id == "friends_take_back") {
        ask_to_take_back(app);
    } else if (action.id == "friends_take_seat") {
        take_seat(app);
    } else if (action.id == "friends_leave") {
        leave_table(app);
    } else if (action.id == "friends_close") {
        close_own_table(app);
    } else if (friends->host && (action.id == "copy_link" || action.id == "hand_on_link")) {
        pass_on_link(app, action, link_to_table(app));
    } else {
        return false;
    }
    return true;
}

/// The sheet that asks a player to agree to take moves back.
class PollSheet final : public Sheet {
  public:
    PollSheet(online::Vote proposal, Seat by) : proposal_(std::move(proposal)), by_(by) {}
    std::string_view name() const override { return "friends_poll"; }
    SheetModel model(const App& app) const override {
        const i18n::Voice voice = voice_of(app);
        if (open_friends_table(app) == nullptr) return {"friends_poll", voice.say("friends.table"), {}};
        return {"friends_poll", voice.say("friends.poll", {name_at_friends_table(app, by_)}),
            {text_item(voice.say("friends.poll.detail")),
                button_item(Kind::main, "friends_agree", voice.say("friends.poll.yes")),
                button_item(Kind::button, "friends_refuse", voice.say("friends.poll.no"))}};
    }
    bool handle_action(App& app, const a11y::Action& action) override {
        const bool yes = action.id == "friends_agree";
        if (!yes && action.id != "friends_refuse") return false;
        app.screens.close();
        if (open_friends_table(app) != nullptr) cast_vote(app, proposal_.to, yes);
        return true;
    }

  private:
    online::Vote proposal_;
    Seat by_;
};

SheetModel elsewhere_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    return {"friends_elsewhere", voice.say("friends.elsewhere"),
        {button_item(Kind::main, "friends_here", voice.say("elsewhere.play"))}};
}

bool handle_elsewhere_action(App& app, const a11y::Action& action) {
    if (action.id != "friends_here") return false;
    app.screens.close();
    play_here(app);
    return true;
}

} // namespace

std::unique_ptr<Screen> make_elsewhere_sheet() {
    return stateless_sheet("friends_elsewhere", elsewhere_sheet, handle_elsewhere_action);
}

void open_table_sheet(App& app) { app.screens.open_on_page(std::make_unique<FriendsSheet>()); }

std::unique_ptr<Screen> make_poll_sheet(const online::Vote& proposal, Seat by) {
    return std::make_unique<PollSheet>(proposal, by);
}

} // namespace palazzo::app

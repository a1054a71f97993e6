#include "shell/app/friends/telling.hpp"

#include "shell/app/friends/sheets.hpp"
#include "shell/app/friends/sides.hpp"

#include <array>
#include <memory>
#include <utility>

namespace palazzo::app {
namespace {

constexpr std::array<const char*, online::gesture_count> gesture_ids{"friends.gesture.hello",
    "friends.gesture.well_played", "friends.gesture.thanks", "friends.gesture.oops", "friends.gesture.thinking",
    "friends.gesture.again"};

/// A poll as this device knows it.
struct KnownPoll {
    online::Vote proposal;
    Seat by = 0;
    Seats agreed;
    Seats asked;
};

std::optional<KnownPoll> current_poll(const FriendsTable& friends) {
    if (friends.guest && friends.guest->poll) {
        const online::Poll& poll = *friends.guest->poll;
        return KnownPoll{poll.proposal, poll.by, poll.agreed, poll.asked};
    }
    if (!friends.host || !friends.host->poll) return std::nullopt;
    const online::OpenPoll& poll = *friends.host->poll;
    Seats asked;
    if (const auto seat = online::seat_of_host(*friends.host)) asked.add(*seat);
    return KnownPoll{poll.proposal, poll.by, poll.agreed, asked};
}

} // namespace

std::vector<online::SeatOnCard> seats_at(const FriendsTable& friends) {
    if (friends.host) return online::seats_on_card(*friends.host);
    return friends.guest->card ? friends.guest->card->seats : std::vector<online::SeatOnCard>();
}

std::optional<Seat> own_seat_at(const FriendsTable& friends) {
    return friends.host ? online::seat_of_host(*friends.host) : friends.guest->game.seat;
}

std::string name_at_friends_table(const App& app, Seat seat) {
    std::vector<SeatInfo> players;
    for (const online::SeatOnCard& at : seats_at(*open_friends_table(app)))
        players.push_back({at.kind != online::SeatKind::bot, at.name, at.level});
    const auto names = games::audience_for(players).names; // a bot without a name has that of a character
    const auto index = static_cast<std::size_t>(seat);
    const std::string name = index < names.size() ? names[index] : "";
    return name.empty() ? voice_of(app).say("seat.unnamed", {std::to_string(seat + 1)}) : name;
}

void tell_who_is_away(App& app) {
    FriendsTable& friends = *open_friends_table(app);
    const auto seats = seats_at(friends);
    const std::vector<bool> before = std::exchange(friends.seats_away, std::vector<bool>(seats.size()));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        friends.seats_away[i] = seats[i].kind == online::SeatKind::guest && seats[i].away;
        const auto seat = static_cast<Seat>(i);
        if (before.size() != seats.size() || before[i] == friends.seats_away[i] || own_seat_at(friends) == seat)
            continue;
        notify(app, {seats[i].away ? "friends.went_away" : "friends.came_back", {name_at_friends_table(app, seat)}});
    }
}

void tell_whether_host_is_away(App& app) {
    FriendsTable& friends = *open_friends_table(app);
    const bool is_away = friends.is_line_up && online::is_host_away(*friends.guest, protocol_time(app));
    if (std::exchange(friends.is_host_away, is_away) == is_away) return;
    notify(app, {is_away ? "friends.host_away" : "friends.host_back", {}});
}

void tell_gesture(App& app, const online::SeatGesture& gesture) {
    const FriendsTable& friends = *open_friends_table(app);
    if (app.feature_data.get<KeptFriends>().hides_gestures || own_seat_at(friends) == gesture.seat) return;
    const std::string said = voice_of(app).say(gesture_message_id(gesture.gesture));
    notify(app, {"friends.gesture", {name_at_friends_table(app, gesture.seat), said}});
}

void show_poll(App& app) {
    FriendsTable& friends = *open_friends_table(app);
    const auto poll = current_poll(friends);
    const auto own = own_seat_at(friends);
    if (!poll || !own || friends.shown_poll >= poll->proposal.poll) return;
    if (!poll->asked.has(*own) || poll->agreed.has(*own)) return;
    friends.shown_poll = poll->proposal.poll;
    app.screens.open_on_page(make_poll_sheet(poll->proposal, poll->by));
}

const char* gesture_message_id(online::Gesture gesture) { return gesture_ids[static_cast<std::size_t>(gesture)]; }

} // namespace palazzo::app

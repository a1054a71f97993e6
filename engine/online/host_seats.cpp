#include "engine/online/host_step.hpp"

#include <algorithm>

namespace palazzo::online {
namespace {

/// Returns the first seat for which fits(seat) is true; nullopt if there is none.
template <class Fits>
std::optional<Seat> first_seat(const Host& host, Fits&& fits) {
    const auto& seats = host.kept.seats;
    const auto found = std::find_if(seats.begin(), seats.end(), fits);
    return found == seats.end() ? std::nullopt : std::optional(static_cast<Seat>(found - seats.begin()));
}

/// Returns whether a guest can take a seat: a free one, or a bot's while a game is under way.
bool can_take(const Host& host, const HostedSeat& seat) {
    const bool has_begun = host.kept.phase != Phase::gathering;
    return seat.kind == (has_begun ? SeatKind::bot : SeatKind::free);
}

HostedSeat& seat_at(Host& host, Seat seat) {
    expect(seat >= 0 && seat < static_cast<int>(host.kept.seats.size()), "a seat at this table");
    return host.kept.seats[static_cast<std::size_t>(seat)];
}

} // namespace

KeptGuest* find_guest(Host& host, std::string_view guest) {
    auto& guests = host.kept.guests;
    const auto found = std::find_if(guests.begin(), guests.end(), [&](const KeptGuest& g) { return g.id == guest; });
    return found == guests.end() ? nullptr : &*found;
}

std::optional<Seat> seat_of(const Host& host, std::string_view guest) {
    return first_seat(
        host, [&](const HostedSeat& seat) { return seat.kind == SeatKind::guest && seat.guest == guest; });
}

std::optional<Seat> seat_of_host(const Host& host) {
    return first_seat(host, [](const HostedSeat& seat) { return seat.kind == SeatKind::host; });
}

bool is_played_by_bot(const Host& host, Seat seat) {
    const HostedSeat& hosted = host.kept.seats[static_cast<std::size_t>(seat)];
    return hosted.kind == SeatKind::bot || hosted.played;
}

bool is_timed_out(const Host& host, Time now) { return host.turn_ends && now >= *host.turn_ends + timeout_courtesy; }

void sit_down(HostStep& step, const std::string& guest, int seat) {
    Host& host = step.host;
    const auto before = seat_of(host, guest);
    const bool has_begun = host.kept.phase != Phase::gathering;
    if (before && (has_begun || seat == -1 || seat == *before)) return;
    if (host.kept.phase == Phase::revealing || seat >= static_cast<int>(host.kept.seats.size())) return;
    const auto wanted = seat >= 0 ? std::optional<Seat>(seat)
                                  : first_seat(host, [&](const HostedSeat& s) { return can_take(host, s); });
    if (!wanted || !can_take(host, seat_at(host, *wanted))) return;
    if (before) seat_at(host, *before) = {};
    HostedSeat& taken = seat_at(host, *wanted);
    taken = {SeatKind::guest, guest, {}, taken.level, false};
    step.kept_changed = step.card_changed = step.tells_everybody = true;
}

void vacate(HostStep& step, const std::string& guest) {
    Host& host = step.host;
    host.sessions.erase(guest);
    const auto seat = seat_of(host, guest);
    step.kept_changed = step.card_changed = step.tells_everybody = true;
    if (seat) {
        HostedSeat& left = seat_at(host, *seat);
        const KeptGuest* known = find_guest(host, guest);
        const std::string name = known == nullptr ? "" : known->name;
        left =
            host.kept.phase == Phase::gathering ? HostedSeat() : HostedSeat{SeatKind::bot, {}, name, left.level, false};
    }
    settle_poll(step);
}

HostEffects set_seat(Host& host, HostedTable* table, Seat seat, HostedSeat to, Time now) {
    expect(to.kind != SeatKind::guest, "only a guest sits down as a guest");
    expect(to.kind != SeatKind::free || host.kept.phase == Phase::gathering, "somebody in each seat during a game");
    HostStep step{host, table, now};
    seat_at(host, seat) = std::move(to);
    step.kept_changed = step.card_changed = step.tells_everybody = true;
    settle_poll(step);
    return effects_of(step);
}

HostEffects let_bot_play(Host& host, HostedTable* table, Seat seat, bool plays, Time now) {
    HostStep step{host, table, now};
    HostedSeat& hosted = seat_at(host, seat);
    if (hosted.kind != SeatKind::guest || hosted.played == plays) return {};
    hosted.played = plays;
    step.kept_changed = step.card_changed = true;
    settle_poll(step);
    return effects_of(step);
}

HostEffects set_bot_after(Host& host, HostedTable* table, Time time, Time now) {
    HostStep step{host, table, now};
    host.kept.bot_after = time;
    step.kept_changed = true;
    return effects_of(step);
}

HostEffects set_admission(Host& host, HostedTable* table, Admission admission, Time now) {
    HostStep step{host, table, now};
    host.kept.admission = admission;
    step.kept_changed = step.card_changed = true;
    return effects_of(step);
}

HostEffects admit(Host& host, HostedTable* table, const std::string& guest, Time now) {
    HostStep step{host, table, now};
    KeptGuest* known = find_guest(host, guest);
    if (known == nullptr || known->kicked) return {};
    known->admitted = true;
    step.kept_changed = true;
    step.answered = guest; // The guest may watch a game that is under way.
    return effects_of(step);
}

HostEffects kick(Host& host, HostedTable* table, const std::string& guest, Time now) {
    HostStep step{host, table, now};
    KeptGuest* known = find_guest(host, guest);
    if (known == nullptr || known->kicked) return {};
    known->kicked = true;
    if (const auto session = host.sessions.find(guest); session != host.sessions.end())
        step.last_letters.push_back(
            {guest, farewell_to(step, session->second.hello, session->second.heard, Bye::kicked)});
    vacate(step, guest);
    return effects_of(step);
}

HostEffects close_table(Host& host, HostedTable* table, Time now) {
    HostStep step{host, table, now};
    host.kept.admission = Admission::closed;
    for (const auto& [guest, session] : host.sessions)
        step.last_letters.push_back({guest, farewell_to(step, session.hello, session.heard, Bye::ended)});
    host.sessions.clear();
    step.kept_changed = step.card_changed = true;
    HostEffects effects = effects_of(step);
    host.stopped = true;
    return effects;
}

} // namespace palazzo::online

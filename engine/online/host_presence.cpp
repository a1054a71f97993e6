#include "engine/online/host_step.hpp"

namespace palazzo::online {
namespace {

void mark_guest_away(HostStep& step, const std::string& guest, Session& session) {
    session.away = true;
    step.card_changed = true;
    step.notices.push_back({HostNotice::Kind::went_away, guest, seat_of(step.host, guest)});
}

/// Lets bots play for guests who have been away for a while, if the table wants that. Guests without a session have
/// been away since before this start.
void replace_absent(HostStep& step) {
    const Host& host = step.host;
    if (host.kept.bot_after == 0) return;
    for (HostedSeat& seat : step.host.kept.seats) {
        if (seat.kind != SeatKind::guest || seat.played) continue;
        const auto session = host.sessions.find(seat.guest);
        const bool is_away = session == host.sessions.end() || session->second.away;
        const Time since =
            session == host.sessions.end() ? host.opened_at.value_or(step.now) : session->second.heard_at;
        if (!is_away || step.now - since < host.kept.bot_after) continue;
        seat.played = true;
        step.kept_changed = step.card_changed = true;
    }
}

} // namespace

bool show_gesture(HostStep& step, Seat seat, Gesture gesture, std::optional<ShownGesture>& latest) {
    if (latest && step.now - latest->at < gesture_time) return false;
    latest = {{seat, gesture, ++step.host.gestures}, step.now};
    step.tells_everybody = true;
    return true;
}

HostEffects make_gesture(Host& host, HostedTable* table, Gesture gesture, Time now) {
    HostStep step{host, table, now};
    const auto seat = seat_of_host(host);
    expect(seat.has_value(), "a host who sits at the table");
    show_gesture(step, *seat, gesture, host.gesture);
    return effects_of(step);
}

HostEffects notice_parting(Host& host, HostedTable* table, const std::string& guest, Time now) {
    HostStep step{host, table, now};
    const auto session = host.sessions.find(guest);
    if (session == host.sessions.end() || session->second.away) return {};
    mark_guest_away(step, guest, session->second);
    return effects_of(step);
}

HostEffects tick(Host& host, HostedTable* table, Time now) {
    if (host.stopped) return {};
    HostStep step{host, table, now};
    for (auto& [guest, session] : host.sessions)
        if (!session.away && now - session.heard_at >= away_after) mark_guest_away(step, guest, session);
    replace_absent(step);
    settle_poll(step);
    const bool waits_for_parts = host.kept.phase == Phase::revealing && !deal_seed(host);
    if (waits_for_parts && now - host.revealing_since >= reveal_time) abandon_deal(step);
    if (now - host.card_at >= card_interval) step.card_changed = true;
    return effects_of(step);
}

} // namespace palazzo::online

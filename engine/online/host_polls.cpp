#include "engine/online/host_step.hpp"

namespace palazzo::online {

Seats seats_of_people(const Host& host) {
    Seats people;
    for (std::size_t i = 0; i < host.kept.seats.size(); ++i) {
        const HostedSeat& seat = host.kept.seats[i];
        const bool is_guest = seat.kind == SeatKind::guest && !seat.played;
        if (is_guest || seat.kind == SeatKind::host) people.add(static_cast<Seat>(i));
    }
    return people;
}

void count_vote(HostStep& step, Seat seat, const Vote& vote) {
    Host& host = step.host;
    const bool has_game = host.kept.phase == Phase::playing || host.kept.phase == Phase::over;
    if (step.table == nullptr || !has_game || vote.line != current_line(host)) return;
    if (!host.poll) {
        const bool is_new = vote.poll == host.polls + 1 && vote.yes;
        if (!is_new || vote.to >= step.table->move_count()) return;
        ++host.polls;
        host.poll = {vote, seat, {}, step.now + poll_time};
    }
    if (vote.poll != host.poll->proposal.poll) return;
    step.tells_everybody = true;
    if (vote.yes)
        host.poll->agreed.add(seat);
    else
        host.poll.reset();
    settle_poll(step);
}

void settle_poll(HostStep& step) {
    Host& host = step.host;
    if (!host.poll) return;
    for (const Seat seat : seats_of_people(host).list()) {
        if (host.poll->agreed.has(seat)) continue;
        if (step.now < host.poll->ends) return;
        host.poll.reset();
        step.tells_everybody = true;
        return;
    }
    const int to = host.poll->proposal.to;
    begin_line(step, to);
    step.table->take_back_to(to);
    note_moves(step);
    step.notices.push_back({HostNotice::Kind::taken_back, {}, {}});
}

HostEffects vote(Host& host, HostedTable* table, int to, bool yes, Time now) {
    HostStep step{host, table, now};
    const auto seat = seat_of_host(host);
    expect(seat.has_value(), "a host who sits at the table");
    const std::int64_t poll = host.poll ? host.poll->proposal.poll : host.polls + 1;
    count_vote(step, *seat, {poll, current_line(host), to, yes});
    return effects_of(step);
}

} // namespace palazzo::online

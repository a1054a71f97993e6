#include "tests/online/meeting.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::online::test {

KeptPlace new_place(const std::string& name) {
    KeptPlace place;
    place.name = name;
    place.master = "the secret of " + name;
    return place;
}

KeptHost new_table(const std::string& game, int seats) {
    KeptHost kept;
    kept.head.game = game;
    kept.master = "the secret of the host";
    kept.seats.resize(static_cast<std::size_t>(seats));
    kept.seats[0] = {SeatKind::host, {}, "Ana", {}, false};
    return kept;
}

Meeting::Meeting(int seats, int length) : table(seats, length), host(start_host(new_table("toy", seats), "host 0")) {
    carry_out(open_table(host, nullptr, now));
}

Guest& Meeting::arrive(const std::string& id) {
    guests[id] = start_guest(new_place(id), id + std::to_string(++starts));
    carry_out(id, connect(guests[id], now));
    deliver();
    carry_out(id, sit_down(guests[id], -1, now));
    deliver();
    return guests[id];
}

void Meeting::begin() {
    carry_out(begin_deal(host, nullptr, now));
    deliver();
    REQUIRE(deal_seed(host));
    dealt = true;
    carry_out(begin_game(host, table, now));
    deliver();
}

void Meeting::carry_out(HostEffects effects) {
    if (effects.kept) kept = *effects.kept;
    table_saves += effects.table_changed ? 1 : 0;
    if (effects.card) card = *effects.card;
    for (HostPost& post : effects.letters) way.push_back({false, post.guest, std::move(post.letter)});
    for (HostNotice& notice : effects.notices) host_notices.push_back(std::move(notice));
}

void Meeting::carry_out(const std::string& guest, GuestEffects effects) {
    if (effects.kept) places[guest] = *effects.kept;
    if (effects.letter) way.push_back({true, guest, *effects.letter});
    for (GuestNotice& notice : effects.notices) guest_notices[guest].push_back(std::move(notice));
}

void Meeting::deliver() {
    for (int rest = 1000; !way.empty(); --rest) {
        REQUIRE(rest > 0);
        const Sent sent = std::move(way.front());
        way.pop_front();
        if (sent.to_host)
            carry_out(receive(host, table_or_null(), sent.guest, sent.text, now));
        else if (guests.count(sent.guest) > 0)
            carry_out(sent.guest, receive(guests[sent.guest], sent.text, now));
    }
}

void Meeting::restart_host() {
    host = start_host(*read_kept_host(kept), "host " + std::to_string(++starts));
    carry_out(open_table(host, table_or_null(), now));
}

void Meeting::pass(Time time) {
    constexpr Time step = 500;
    for (const Time end = now + time; now < end;) {
        now += step;
        carry_out(tick(host, table_or_null(), now));
        for (auto& [id, guest] : guests) carry_out(id, tick(guest, now));
        deliver();
    }
}

void Meeting::play(const std::string& guest, int number) {
    carry_out(guest, ask_for(guests[guest], number, now));
    deliver();
}

void Meeting::play_host(int number) {
    REQUIRE_FALSE(table.play(0, number));
    carry_out(tell_everybody(host, &table, now));
    deliver();
}

bool Meeting::has_notice(HostNotice::Kind kind) const {
    return std::any_of(
        host_notices.begin(), host_notices.end(), [&](const auto& notice) { return notice.kind == kind; });
}

std::vector<GuestNotice> Meeting::notices_of(const std::string& guest, GuestNotice::Kind kind) const {
    std::vector<GuestNotice> found;
    const auto all = guest_notices.find(guest);
    if (all == guest_notices.end()) return found;
    std::copy_if(all->second.begin(), all->second.end(), std::back_inserter(found),
        [&](const GuestNotice& notice) { return notice.kind == kind; });
    return found;
}

Meeting toms_turn() {
    Meeting meeting(2);
    meeting.arrive("Tom");
    meeting.begin();
    meeting.play_host(5);
    return meeting;
}

} // namespace palazzo::online::test

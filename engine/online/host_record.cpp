#include "engine/online/host_record.hpp"

#include "engine/core/expect.hpp"

#include <utility>

namespace palazzo::online {

std::vector<SeatInfo> players_at(const Host& host) {
    std::vector<SeatInfo> players;
    for (const HostedSeat& seat : host.kept.seats) {
        std::string name = seat.name;
        for (const KeptGuest& guest : host.kept.guests)
            if (seat.kind == SeatKind::guest && guest.id == seat.guest) name = guest.name;
        const bool is_bot = is_played_by_bot(host, static_cast<Seat>(players.size()));
        players.push_back({!is_bot, name, seat.level});
    }
    return players;
}

Record record_of_head(const TableHead& head, std::vector<SeatInfo> players) {
    Record record;
    record.game = head.game;
    record.preset = head.preset;
    record.options = head.options;
    record.extras = head.extras;
    record.seats = std::move(players);
    return record;
}

Record record_of_deal(const Host& host) {
    Record record = record_of_head(host.kept.head, players_at(host));
    record.deal = deal_from_seed(*deal_seed(host));
    return record;
}

std::string away_card(std::string_view card) {
    auto changed = read_card(card);
    expect(static_cast<bool>(changed), "a card that this program has written");
    changed->here = false;
    return write_card(*changed);
}

} // namespace palazzo::online

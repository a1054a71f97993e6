// The record of a host's game: the players at its table, and the deal whose seed they have made together.
#pragma once

#include "engine/core/record.hpp"
#include "engine/online/host.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::online {

/// Returns who plays at the table now, with the names that guests have given themselves. Bots also play for some
/// guests.
std::vector<SeatInfo> players_at(const Host& host);
/// Returns the record of a table, without a deal and without moves.
Record record_of_head(const TableHead& head, std::vector<SeatInfo> players);
/// Returns the record of the deal whose parts are all known, without moves.
Record record_of_deal(const Host& host);
/// Returns the card that the relay publishes in place of `card` if the connection of the host's program breaks. `card`
/// is one that this program has written.
std::string away_card(std::string_view card);

} // namespace palazzo::online

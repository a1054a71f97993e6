// The part of a dealer's state that its program saves, so that the table goes on after a restart. A dealer is a host's
// program without a player.
#pragma once

#include "engine/online/kept_host.hpp"

#include <string>
#include <string_view>

namespace palazzo::online {

struct KeptDealer {
    std::string table; ///< table's part of its link
    std::string keys;  ///< the mailbox's keys for this table
    int people = 0;    ///< number of people's seats, which are the first ones
    KeptHost host;
    std::string record; ///< record of the latest game; empty before the first one
    friend bool operator==(const KeptDealer&, const KeptDealer&) = default;
};

/// Writes and reads the saved state of a dealer. Nothing else is checked in the record than its size.
std::string write_kept_dealer(const KeptDealer& dealer);
Result<KeptDealer> read_kept_dealer(std::string_view text);

} // namespace palazzo::online

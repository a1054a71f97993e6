// The part of a guest's state that its program saves: its place at the table. The keys are saved by the mailbox.
#pragma once

#include "engine/online/letters.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::online {

struct KeptPlace {
    std::string master;          ///< secret of the guest, from which its parts of the deals are computed
    std::string name;            ///< name of the player
    std::int64_t greeting = 0;   ///< number of the latest greeting
    std::optional<Ask> ask = {}; ///< move that the guest has asked for and that isn't answered yet
    /// The parts of the latest deal to which the guest has contributed, or of which it was told.
    DealParts deal;
    bool deal_changed = false;      ///< true if the host changed the commitments after the guest had revealed its part
    int abandoned_deals = 0;        ///< number of deals that the host gave up after the guest had revealed its part
    std::optional<Seat> seat = {};  ///< seat whose views are described by `views`
    int round = 0;                  ///< number of the game that is described by `turns` and `views`
    std::int64_t line = 0;          ///< line of play that is described by `turns` and `views`
    std::vector<std::string> turns; ///< fingerprints of the moves that were seen; "" for each that was not
    std::vector<std::string> views; ///< fingerprints of the views by number of moves; "" for each that was not seen
    bool over = false;              ///< true if the guest has the record of the finished game
    friend bool operator==(const KeptPlace&, const KeptPlace&) = default;
};

/// Writes and reads a guest's place.
std::string write_kept_place(const KeptPlace& place);
Result<KeptPlace> read_kept_place(std::string_view text);

} // namespace palazzo::online

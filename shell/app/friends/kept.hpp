// The stored part of a table with friends at other places, so that it goes on after a reload and the next day.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/result.hpp"

#include <string>

namespace palazzo::app {

/// The table with friends at which this device sat last; `table` is empty if there is none.
struct KeptFriends {
    std::string table; ///< The table's part of its link.
    std::string keys;  ///< The mailbox's keys for this table.
    bool is_host = false;
    std::string state;     ///< The stored part of the host (online::KeptHost) or of the guest (online::KeptPlace).
    std::string game;      ///< Id of the stored game that the host plays; empty before the first deal, and for a guest.
    bool at_table = false; ///< True while the player is at the table; false once they have put it away.
    std::string own_name;  ///< The player's name, as it was typed last; empty if none was.
    bool hides_gestures = false; ///< True if the gestures of the others aren't shown.
    bool only_watches = false;   ///< True if this guest wants no seat.
};

Json write_kept_friends(const KeptFriends& kept);
/// Reads what write_kept_friends() wrote. A problem names the place of the first fault.
Result<KeptFriends> read_kept_friends(const Json& json);
/// Keeps the table that this device knows, rather than that of a backup, unless it knows none.
void merge(KeptFriends& here, const KeptFriends& other);

} // namespace palazzo::app

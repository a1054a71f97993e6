// Checks at the end of a game, at a guest's program, that the host neither chose the deal nor changed it later.
#pragma once

#include "engine/online/kept_place.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::online {

enum class DealVerdict : std::uint8_t {
    proved,            ///< nobody chose the deal, and the game followed from it
    consistent,        ///< the game followed from the deal, but the guest contributed no part to the deal
    no_record,         ///< the host gave no record
    unreadable_record, ///< the record can't be replayed
    changed_parts,     ///< a part of the deal isn't the one that its player had committed to
    other_seed,        ///< the cards weren't dealt by the seed that follows from the parts
    other_moves,       ///< the record has other moves than the guest has seen
    other_views,       ///< the guest was shown other cards than the record gives
};

/// The result of a check. `move` is the number of moves before the first difference; 0 if there is none.
struct DealCheck {
    DealVerdict verdict = DealVerdict::no_record;
    int move = 0;
    friend bool operator==(const DealCheck&, const DealCheck&) = default;
};

/// A record that was replayed, as one seat saw it.
struct SeenReplay {
    Json deal;                      ///< deal of the record
    std::vector<std::string> turns; ///< fingerprints of the moves
    std::vector<std::string> views; ///< fingerprints of the views after each number of moves
};

/// Replays a record of any game.
Result<SeenReplay> replay_as_seen(std::string_view record, Seat seat);

/// Checks the deal of a game whose end the host has told.
DealCheck check_deal(const KeptPlace& place, const EndOfGame& end);

std::string fingerprint_of(const News& news);

} // namespace palazzo::online

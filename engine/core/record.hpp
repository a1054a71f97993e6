// A record: a whole game as text. Saves, links, replays, tests and the command line share it.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seats.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

/// The player in a seat.
struct SeatInfo {
    bool human = false;
    std::string name;             ///< empty if unnamed
    std::string level = "simple"; ///< level of a bot; meaningless for a human
    friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};

/// A record as it is written. Its form has been checked, but not its options and moves, which the rules check in
/// open_match. It has no unknown keys.
struct Record {
    struct Entry {
        Seat seat = 0;
        Json move;
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    std::string game;
    std::string preset; ///< empty if the record names none
    Json options = Json::object();
    Json deal = Json::object();
    std::vector<Entry> moves;
    std::vector<SeatInfo> seats;  ///< empty if the record names none
    Json extras = Json::object(); ///< the keys `dictionary` and `challenges`: name and digest of the word list or deck
                                  ///< that was used, and settings of the challenges
    bool practice = false;        ///< true if somebody has seen more than a player should
    friend bool operator==(const Record&, const Record&) = default;
};

inline constexpr int record_format = 1;
inline constexpr std::size_t longest_name = 40; ///< the longest name of a player, in bytes
inline constexpr int most_seconds = 600;        ///< largest number of seconds to answer a challenge

/// Reads a record and checks its form. The problem names the place of the first fault.
Result<Record> read_record(std::string_view text);
/// Writes a record as one line of JSON.
std::string write_record(const Record& record);

/// Reads a seed: decimal digits below 2^64; nullopt for anything else.
std::optional<std::uint64_t> read_seed(std::string_view text);
/// Returns the deal of a seed, as records store it.
Json seed_deal(std::uint64_t seed);

/// Returns the seats of a record; if it names none, seat 0 is a human and the others are bots.
std::vector<SeatInfo> seats_or_default(const Record& record, int seats);

} // namespace palazzo

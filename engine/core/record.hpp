// A record: the whole of a game as text. Saves, links, replays, tests and the command line share it.
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

/// Who sits in a seat.
struct SeatInfo {
    bool human = false;
    std::string name;             ///< empty: unnamed
    std::string level = "simple"; ///< of a bot
    friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};

/// A record as it is written, its form checked but neither options nor moves: those are the rules' to judge
/// (open_match). Unknown keys never get this far.
struct Record {
    struct Entry {
        Seat seat = 0;
        Json move;
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    std::string game;
    std::string preset; ///< empty: left out
    Json options = Json::object();
    Json deal = Json::object();
    std::vector<Entry> moves;
    std::vector<SeatInfo> seats;  ///< empty: left out
    Json extras = Json::object(); ///< `dictionary` and `challenges`: what was played with, by name and digest, and how
    bool practice = false;        ///< somebody has seen more of it than a player should
    friend bool operator==(const Record&, const Record&) = default;
};

inline constexpr int record_format = 1;
inline constexpr std::size_t longest_name = 40; ///< of a player, in bytes
inline constexpr int most_seconds = 600;        ///< to answer a challenge

Result<Record> read_record(std::string_view text);
/// One line of JSON.
std::string write_record(const Record& record);

/// A seed as it is written: decimal digits below 2^64.
std::optional<std::uint64_t> read_seed(std::string_view text);
/// The deal of a seed.
Json seed_deal(std::uint64_t seed);

/// The seats of a record, with the default filled in: seat 0 a human, the others bots.
std::vector<SeatInfo> seats_or_default(const Record& record, int seats);

} // namespace palazzo

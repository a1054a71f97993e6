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
    std::string name;             ///< name of the player; empty if the player has none
    std::string level = "simple"; ///< level of a bot; meaningless for a human
    friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};

/// A record whose form has been checked. It has no unknown keys. Its options and moves haven't been checked yet;
/// open_match() checks them by the rules of the game.
struct Record {
    struct RecordedMove {
        Seat seat = 0;
        Json move;
        friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
    };

    std::string game;
    std::string preset; ///< name of the preset; empty if the record names none
    Json options = Json::object();
    Json deal = Json::object();
    std::vector<RecordedMove> moves;
    std::vector<SeatInfo> seats; ///< players by seat; empty if the record names none
    /// The keys `dictionary` and `challenges`: the name and digest of the word list or the deck that was used, and the
    /// settings of the challenges.
    Json extras = Json::object();
    bool practice = false; ///< true if somebody has seen more than a player should
    friend bool operator==(const Record&, const Record&) = default;
};

inline constexpr int record_format_version = 1;
inline constexpr std::size_t longest_name = 40; ///< the longest name of a player, in bytes
inline constexpr int most_answer_seconds = 600; ///< largest number of seconds to answer a challenge

/// Reads a record and checks its form. A problem names the place of the first fault.
Result<Record> read_record(std::string_view text);
/// Writes a record as one line of JSON.
std::string write_record(const Record& record);

/// Reads a seed, which is a decimal number below 2^64; returns nullopt for any other text.
std::optional<std::uint64_t> read_seed(std::string_view text);
/// Returns the deal that a record stores if its cards are shuffled by `seed`.
Json deal_from_seed(std::uint64_t seed);

/// Returns the players in the seats of a record. If the record names none, returns `seats` players: a human in seat 0,
/// and bots in the others.
std::vector<SeatInfo> seats_or_default(const Record& record, int seats);

} // namespace palazzo

// The part of a host's state that its program saves, so that the table goes on after a reload or a crash.
#pragma once

#include "engine/online/letters.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::online {

/// Largest number of guests that a table knows, with those that wait or were sent away.
inline constexpr std::size_t most_guests = 40;
/// Largest number of lines of play whose beginnings are kept.
inline constexpr std::size_t most_lines = 64;

/// A guest: a key that somebody's program has made for this table.
struct KeptGuest {
    std::string id; ///< digest of the guest's public key
    std::string name;
    bool admitted = false; ///< false while the guest waits for the host to let it in
    bool kicked = false;   ///< true if the guest was sent away; it is never answered again
    friend bool operator==(const KeptGuest&, const KeptGuest&) = default;
};

struct HostedSeat {
    SeatKind kind = SeatKind::free;
    std::string guest;   ///< id of the guest; empty if the seat is no guest's
    std::string name;    ///< name of the host or of a bot
    std::string level;   ///< level of a bot
    bool played = false; ///< true if a bot plays for the guest until the guest returns
    friend bool operator==(const HostedSeat&, const HostedSeat&) = default;
};

/// A line of play: a game, or its continuation after moves were taken back.
struct Line {
    std::int64_t line = 0;
    int begins = 0; ///< number of moves that the line has in common with the line before; 0 for a new game
    friend bool operator==(const Line&, const Line&) = default;
};

/// How a guest that the table doesn't know is received.
enum class Admission : std::uint8_t { open, ask, closed };

struct KeptHost {
    std::string pub; ///< public key of the host, for the card
    TableHead head;
    std::vector<HostedSeat> seats;
    std::vector<KeptGuest> guests;
    Admission admission = Admission::open;
    std::int64_t bot_after = 0; ///< milliseconds after which a bot plays for a guest who is away; 0 for never
    Phase phase = Phase::gathering;
    int round = 1;                         ///< number of the game at this table
    std::string master;                    ///< secret of the host, from which its parts of the deals are computed
    std::vector<std::string> contributors; ///< ids of the guests who contribute to the deal
    std::vector<std::string> commits;      ///< commitments, that of the host first
    std::vector<std::string> reveals;      ///< parts of the contributors, in their order; "" for each that is missing
    std::vector<Line> lines;               ///< lines of play, the current one last; empty before the first game
    std::vector<std::string> boots;        ///< names of the latest starts of the host's program, the current one last
    friend bool operator==(const KeptHost&, const KeptHost&) = default;
};

/// Writes and reads the saved part of a host's state.
std::string write_kept_host(const KeptHost& host);
Result<KeptHost> read_kept_host(std::string_view text);

} // namespace palazzo::online

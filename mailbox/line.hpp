// A line to a broker that is opened again and again until it is closed, as a value: it reads no clock, draws no random
// numbers and has no socket. Each function returns what has to be done with the socket, and what has happened.
// web/mailbox/line.mjs does the same for the page.
#pragma once

#include "mailbox/mqtt.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace palazzo::mailbox {

/// A time in milliseconds since any moment.
using Time = std::int64_t;

inline constexpr Time keep_alive_time = 30'000; ///< longest silence of the program
inline constexpr Time longest_silence = 45'000; ///< a line that has been silent for so long is given up
inline constexpr Time opening_time = 10'000;    ///< time for opening a line
inline constexpr Time first_pause = 250; ///< pause before the line is opened again, which doubles at each failure
inline constexpr Time longest_pause = 15'000;

/// Effects of a step, in the order of the members.
struct LineEffects {
    bool closes_socket = false;    ///< The socket, which may be opening, is closed and tells nothing more.
    bool opens_socket = false;     ///< A new socket is opened.
    std::vector<Bytes> sent;       ///< Packets to be sent through the socket.
    bool went_up = false;          ///< The topics are subscribed to from now on.
    bool went_down = false;        ///< The topics aren't subscribed to any more.
    std::vector<Packet> published; ///< What the broker has published.
};

/// The state of a line.
struct Line {
    std::string user;
    std::vector<std::string> topics;
    bool is_opening = false; ///< True while there is a socket.
    bool is_up = false;
    bool is_closed = false;     ///< True if the line was closed for good.
    std::uint32_t failures = 0; ///< Number of failed attempts in a row.
    Time heard_at = 0;
    Time pinged_at = 0;
    Time opened_at = 0;
    Time opens_at = 0; ///< Time at which the line is opened again while there is no socket.
    PacketReader reader = {};
};

/// Opens a new line.
LineEffects open_line(Line& line, Time now);
/// Takes note that the socket is connected. `client` is a random name of at most 22 letters and digits.
LineEffects connected(Line& line, const std::string& client, const Will& will);
/// Takes the bytes that have arrived. `random` is from 0 to 1, here and below.
LineEffects received(Line& line, std::span<const unsigned char> bytes, Time now, double random);
/// Takes note that the socket was closed or couldn't be opened.
LineEffects lost(Line& line, Time now, double random);
/// Lets time pass. Call it about once a second while the line is down, and at least each ten seconds.
LineEffects tick(Line& line, Time now, double random);
/// Ends a long pause, as after a sleep. A line that waits is opened at once, and one that is silent is given up.
LineEffects wake(Line& line, Time now);
/// Closes the line for good.
LineEffects close(Line& line);

} // namespace palazzo::mailbox

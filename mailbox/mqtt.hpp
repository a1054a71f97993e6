// The packets of MQTT 3.1.1 that the mailbox needs: it connects, subscribes, publishes without acknowledgement and asks
// whether the broker still answers. Source: MQTT Version 3.1.1, OASIS Standard, sections 2 and 3. web/mailbox/mqtt.mjs
// does the same for the page.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace palazzo::mailbox {

using Bytes = std::vector<unsigned char>;

/// The largest packet that is accepted, in bytes. A sealed letter with its topic is much smaller.
inline constexpr std::size_t largest_packet = 32 * 1024;

/// What a broker publishes if the connection of a program breaks.
struct Will {
    std::string topic;
    Bytes bytes;
    bool kept = false; ///< True if the broker also sends it to later subscribers.
};

/// A request to open a connection without a stored session.
struct Connection {
    std::string client;
    std::string user;
    int keep_alive = 30; ///< Longest silence of the program in seconds.
    Will will;
};

/// Return the packets that a program sends. The number of a subscription is from 1 to 65,535. If `kept` is true, the
/// broker also sends what is published to later subscribers.
Bytes connect_packet(const Connection& connection);
Bytes subscribe_packet(std::uint16_t number, const std::vector<std::string>& topics);
Bytes publish_packet(const std::string& topic, std::span<const unsigned char> bytes, bool kept);
Bytes ping_packet();
Bytes disconnect_packet();

/// A packet from the broker.
struct Packet {
    enum class Kind : std::uint8_t {
        connected,  ///< The connection is open, unless `is_refused` is true.
        subscribed, ///< The topics are subscribed to, unless `is_refused` is true.
        published,  ///< `bytes` were published under `topic`.
        pong,       ///< The broker still answers.
    };
    Kind kind = Kind::pong;
    bool is_refused = false;
    std::string topic = {};
    Bytes bytes = {};
};

/// Reads the bytes that arrive, in pieces of any length.
class PacketReader {
  public:
    /// Returns the packets that are complete with this piece. Returns nullopt if the bytes aren't packets of a broker,
    /// or if one is larger than `largest_packet`; then the connection has to be closed.
    std::optional<std::vector<Packet>> read(std::span<const unsigned char> piece);

  private:
    Bytes waiting_; ///< Beginning of a packet that isn't complete yet.
};

} // namespace palazzo::mailbox

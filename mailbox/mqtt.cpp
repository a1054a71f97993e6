#include "mailbox/mqtt.hpp"

#include "engine/core/utf8.hpp"

#include <utility>

namespace palazzo::mailbox {
namespace {

/// Numbers of the kinds of packets (section 2.2.1).
enum PacketKind : unsigned {
    connect = 1,
    connack = 2,
    publish = 3,
    subscribe = 8,
    suback = 9,
    ping = 12,
    pong = 13,
    disconnect = 14
};

constexpr unsigned keeps = 1; ///< Flag of a published packet that the broker keeps.

void add_number(Bytes& to, std::size_t number) {
    to.push_back(static_cast<unsigned char>(number >> 8U));
    to.push_back(static_cast<unsigned char>(number));
}

/// Adds bytes after their length in two bytes.
void add_prefixed(Bytes& to, std::span<const unsigned char> bytes) {
    add_number(to, bytes.size());
    to.insert(to.end(), bytes.begin(), bytes.end());
}

void add_text(Bytes& to, const std::string& text) {
    add_number(to, text.size());
    to.insert(to.end(), text.begin(), text.end());
}

/// Returns a packet. Its length is written with seven bits a byte, the lowest first (section 2.2.3).
Bytes packet(PacketKind kind, unsigned flags, const Bytes& body) {
    Bytes all{static_cast<unsigned char>(kind << 4U | flags)};
    std::size_t length = body.size();
    do {
        const std::size_t rest = length >> 7U;
        all.push_back(static_cast<unsigned char>((length & 127U) | (rest > 0 ? 128U : 0U)));
        length = rest;
    } while (length > 0);
    all.insert(all.end(), body.begin(), body.end());
    return all;
}

/// Reads the body of a packet that publishes something; nullopt if it is broken. Acknowledged letters, whose packets
/// have a number, aren't subscribed to.
std::optional<Packet> read_published(unsigned flags, std::span<const unsigned char> body) {
    if (body.size() < 2 || (flags & 6U) != 0) return std::nullopt;
    const std::size_t length = static_cast<std::size_t>(body[0]) << 8U | body[1];
    if (body.size() < 2 + length) return std::nullopt;
    Packet read{
        Packet::Kind::published, false, {body.begin() + 2, body.begin() + 2 + static_cast<std::ptrdiff_t>(length)}, {}};
    if (valid_prefix_size(read.topic) != read.topic.size()) return std::nullopt;
    const auto rest = body.subspan(2 + length);
    read.bytes.assign(rest.begin(), rest.end());
    return read;
}

/// Reads a packet without its length; nullopt if it is broken, or of a kind that a broker never sends.
std::optional<Packet> read_packet(unsigned first, std::span<const unsigned char> body) {
    constexpr unsigned char refused_topic = 128;
    switch (first >> 4U) {
    case PacketKind::publish: return read_published(first & 15U, body);
    case PacketKind::connack:
        if (body.size() != 2) return std::nullopt;
        return Packet{Packet::Kind::connected, body[1] != 0};
    case PacketKind::suback: {
        if (body.size() < 3) return std::nullopt;
        bool is_refused = false;
        for (const unsigned char answer : body.subspan(2)) is_refused = is_refused || answer == refused_topic;
        return Packet{Packet::Kind::subscribed, is_refused};
    }
    case PacketKind::pong:
        if (!body.empty()) return std::nullopt;
        return Packet{Packet::Kind::pong};
    default: return std::nullopt;
    }
}

/// The length of a packet's body, and the number of bytes before it.
struct Head {
    std::size_t size = 0; ///< 0 if the head isn't complete.
    std::size_t length = 0;
};

/// Reads the head of a packet at the beginning of `bytes`; nullopt if the packet is too large.
std::optional<Head> read_head(std::span<const unsigned char> bytes) {
    Head head;
    constexpr std::size_t longest_head = 5;
    for (std::size_t at = 1; at < bytes.size(); ++at) {
        if (at == longest_head) return std::nullopt;
        head.length |= static_cast<std::size_t>(bytes[at] & 127U) << (7 * (at - 1));
        if (head.length > largest_packet) return std::nullopt;
        if (bytes[at] < 128) return Head{at + 1, head.length};
    }
    return Head{};
}

} // namespace

Bytes connect_packet(const Connection& connection) {
    constexpr unsigned clean = 2;
    constexpr unsigned has_will = 4;
    constexpr unsigned keeps_will = 32;
    constexpr unsigned has_user = 128;
    constexpr unsigned char version = 4; // 3.1.1
    Bytes body;
    add_text(body, "MQTT");
    body.push_back(version);
    body.push_back(static_cast<unsigned char>(clean | has_will | has_user | (connection.will.kept ? keeps_will : 0U)));
    add_number(body, static_cast<std::size_t>(connection.keep_alive));
    add_text(body, connection.client);
    add_text(body, connection.will.topic);
    add_prefixed(body, connection.will.bytes);
    add_text(body, connection.user);
    return packet(PacketKind::connect, 0, body);
}

Bytes subscribe_packet(std::uint16_t number, const std::vector<std::string>& topics) {
    Bytes body;
    add_number(body, number);
    for (const std::string& topic : topics) {
        add_text(body, topic);
        body.push_back(0); // without acknowledgement
    }
    return packet(PacketKind::subscribe, 2, body);
}

Bytes publish_packet(const std::string& topic, std::span<const unsigned char> bytes, bool kept) {
    Bytes body;
    add_text(body, topic);
    body.insert(body.end(), bytes.begin(), bytes.end());
    return packet(PacketKind::publish, kept ? keeps : 0, body);
}

Bytes ping_packet() { return packet(PacketKind::ping, 0, {}); }
Bytes disconnect_packet() { return packet(PacketKind::disconnect, 0, {}); }

std::optional<std::vector<Packet>> PacketReader::read(std::span<const unsigned char> piece) {
    waiting_.insert(waiting_.end(), piece.begin(), piece.end());
    std::vector<Packet> packets;
    std::span<const unsigned char> rest = waiting_;
    for (;;) {
        const auto head = read_head(rest);
        if (!head) return std::nullopt;
        if (head->size == 0 || rest.size() < head->size + head->length) break;
        auto one = read_packet(rest[0], rest.subspan(head->size, head->length));
        if (!one) return std::nullopt;
        packets.push_back(*std::move(one));
        rest = rest.subspan(head->size + head->length);
    }
    waiting_.erase(waiting_.begin(), waiting_.end() - static_cast<std::ptrdiff_t>(rest.size()));
    return packets;
}

} // namespace palazzo::mailbox

// Fuzzes what a broker sends to the native mailbox: packets, whole and in pieces, and sealed letters.
#include "engine/core/base64url.hpp"
#include "mailbox/box.hpp"
#include "tests/fuzz/target.hpp"

namespace palazzo::fuzz {
namespace {

using namespace mailbox;
using Received = std::span<const unsigned char>;

/// Reads the bytes as one piece and in pieces of `length` bytes. Both must give the same packets.
void read_in_pieces(Received bytes, std::size_t length) {
    PacketReader one;
    const auto whole = one.read(bytes);
    PacketReader other;
    std::size_t count = 0;
    bool is_refused = false;
    for (std::size_t at = 0; at < bytes.size() && !is_refused; at += length) {
        const auto packets = other.read(bytes.subspan(at, std::min(length, bytes.size() - at)));
        is_refused = !packets;
        if (packets) count += packets->size();
    }
    require(whole.has_value() != is_refused, "bytes are refused in pieces if they are refused as one");
    require(!whole || whole->size() == count, "bytes contain the same packets in pieces");
}

/// Returns an open mailbox whose socket is connected.
Box connected_box(bool is_host) {
    Box box = *make_box({is_host, is_host ? "" : to_base64url(random_bytes(32)), ""});
    open_box(box, 0);
    socket_connected(box);
    return box;
}

void meet(Received bytes) {
    if (bytes.empty()) return;
    read_in_pieces(bytes.subspan(1), bytes[0] % 16U + 1);
    static const Box host = connected_box(true);
    static const Box guest = connected_box(false);
    for (const Box& fresh : {host, guest}) {
        Box box = fresh;
        const BoxEffects effects = socket_received(box, bytes.subspan(1), 1, 0.5);
        for (const mail::Event& event : effects.events)
            require(event.kind != mail::Event::Kind::letter && event.kind != mail::Event::Kind::card,
                "nobody without keys can write");
    }
    require(!unseal(guest.key_of_card, "topic", bytes), "nobody without the key can seal");
}

} // namespace
} // namespace palazzo::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    palazzo::fuzz::meet({bytes, size});
    return 0;
}

#include "mailbox/line.hpp"

#include <algorithm>

namespace palazzo::mailbox {
namespace {

/// Gives the current connection up. The next one is opened after a pause, which varies at random, so that not all
/// programs come back at once when a broker starts again.
void give_up(Line& line, LineEffects& effects, Time now, double random) {
    if (!line.is_opening) return;
    line.is_opening = false;
    effects.closes_socket = true;
    effects.went_down = line.is_up;
    line.is_up = false;
    constexpr std::uint32_t most_doublings = 16;
    const Time pause = std::min(longest_pause, first_pause << std::min(line.failures++, most_doublings));
    line.opens_at = now + static_cast<Time>(static_cast<double>(pause) * (0.5 + random / 2));
}

void open_socket(Line& line, LineEffects& effects, Time now) {
    line.is_opening = true;
    line.reader = {};
    line.heard_at = line.pinged_at = line.opened_at = now;
    effects.opens_socket = true;
}

/// Takes a packet. Returns false if the broker refuses what was asked for.
bool take(Line& line, LineEffects& effects, Packet packet) {
    if (packet.is_refused) return false;
    switch (packet.kind) {
    case Packet::Kind::connected: effects.sent.push_back(subscribe_packet(1, line.topics)); break;
    case Packet::Kind::subscribed:
        effects.went_up = !line.is_up;
        line.is_up = true;
        line.failures = 0;
        break;
    case Packet::Kind::published: effects.published.push_back(std::move(packet)); break;
    case Packet::Kind::pong: break;
    }
    return true;
}

} // namespace

LineEffects open_line(Line& line, Time now) {
    LineEffects effects;
    open_socket(line, effects, now);
    return effects;
}

LineEffects connected(Line& line, const std::string& client, const Will& will) {
    LineEffects effects;
    if (!line.is_opening) return effects;
    effects.sent.push_back(connect_packet({client, line.user, static_cast<int>(keep_alive_time / 1000), will}));
    return effects;
}

LineEffects received(Line& line, std::span<const unsigned char> bytes, Time now, double random) {
    LineEffects effects;
    if (!line.is_opening) return effects;
    line.heard_at = now;
    auto packets = line.reader.read(bytes);
    bool is_good = packets.has_value();
    if (is_good)
        for (Packet& packet : *packets) is_good = is_good && take(line, effects, std::move(packet));
    if (!is_good) {
        effects.went_up = false;
        give_up(line, effects, now, random);
    }
    return effects;
}

LineEffects lost(Line& line, Time now, double random) {
    LineEffects effects;
    give_up(line, effects, now, random);
    effects.closes_socket = false; // There is no socket any more.
    return effects;
}

LineEffects tick(Line& line, Time now, double random) {
    LineEffects effects;
    if (line.is_closed) return effects;
    if (!line.is_opening) {
        if (now >= line.opens_at) open_socket(line, effects, now);
        return effects;
    }
    const bool is_late = !line.is_up && now - line.opened_at >= opening_time;
    if (is_late || now - line.heard_at >= longest_silence) {
        give_up(line, effects, now, random);
    } else if (line.is_up && now - line.pinged_at >= keep_alive_time / 2) {
        line.pinged_at = now;
        effects.sent.push_back(ping_packet());
    }
    return effects;
}

LineEffects wake(Line& line, Time now) {
    LineEffects effects;
    if (line.is_closed || (line.is_up && now - line.heard_at < longest_silence)) return effects;
    line.failures = 0;
    if (line.is_opening)
        give_up(line, effects, now, 0);
    else
        open_socket(line, effects, now);
    return effects;
}

LineEffects close(Line& line) {
    LineEffects effects;
    if (line.is_up) effects.sent.push_back(disconnect_packet());
    line.is_closed = true;
    effects.closes_socket = line.is_opening;
    line.is_opening = line.is_up = false;
    return effects;
}

} // namespace palazzo::mailbox

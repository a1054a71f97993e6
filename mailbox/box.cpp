#include "mailbox/box.hpp"

#include "engine/core/base64url.hpp"
#include "engine/core/json.hpp"

#include <algorithm>

namespace palazzo::mailbox {
namespace {

constexpr std::size_t key_bytes = 16;

std::string root_of(const Box& box) { return "palazzo/1/" + box.table.id + "/"; }
std::string card_topic(const Box& box) { return root_of(box) + "h"; }
std::string topic_to_host(const Box& box, const std::string& guest) { return root_of(box) + "u/" + guest; }
std::string topic_to_guest(const Box& box, const std::string& guest) { return root_of(box) + "d/" + guest; }
std::string parting_topic(const Box& box, const std::string& guest) { return root_of(box) + "w/" + guest; }

/// Returns the part of `topic` after `root`; nullopt if the topic doesn't begin with it.
std::optional<std::string> part_after(const std::string& topic, const std::string& root) {
    return topic.starts_with(root) ? std::optional(topic.substr(root.size())) : std::nullopt;
}

const LetterKeys* keys_for(const Box& box, const std::string& guest) {
    const auto found =
        std::find_if(box.keys.begin(), box.keys.end(), [&](const auto& known) { return known.first == guest; });
    return found == box.keys.end() ? nullptr : &found->second;
}

/// Remembers the keys of a guest whose letter could be opened, so that strangers can't crowd guests out.
void remember(Box& box, const std::string& guest, const LetterKeys& keys) {
    const LetterKeys kept = keys;
    std::erase_if(box.keys, [&](const auto& known) { return known.first == guest; });
    box.keys.emplace_back(guest, kept);
    if (box.keys.size() > most_known_guests) box.keys.erase(box.keys.begin());
}

/// Returns a post as it is published; nullopt if its reader's keys aren't known.
std::optional<Bytes> sealed(const Box& box, const std::string& topic, const std::string& text) {
    if (text.empty()) return Bytes();
    if (topic == card_topic(box)) return seal(box.key_of_card, topic, text);
    if (!box.is_host) {
        const LetterKeys* keys = keys_for(box, "");
        return keys == nullptr ? std::nullopt
                               : std::optional(with_open_key(box.pair.open, seal(keys->to_host, topic, text)));
    }
    const auto guest = part_after(topic, topic_to_guest(box, ""));
    const LetterKeys* keys = guest ? keys_for(box, *guest) : nullptr;
    return keys == nullptr ? std::nullopt : std::optional(seal(keys->to_guest, topic, text));
}

void send(const Box& box, BoxEffects& effects, const std::string& topic) {
    if (!box.line.is_up) return;
    const Posted& posted = box.latest.at(topic);
    if (const auto bytes = sealed(box, topic, posted.text))
        effects.sent.push_back(publish_packet(topic, *bytes, posted.kept));
}

void post_under(Box& box, BoxEffects& effects, const std::string& topic, const std::string& text) {
    box.latest[topic] = {text, true};
    send(box, effects, topic);
}

using Kind = mail::Event::Kind;

void tell(BoxEffects& effects, Kind kind, std::string guest = {}, std::string text = {}) {
    effects.events.push_back({kind, std::move(guest), std::move(text)});
}

void take_letter_of_guest(Box& box, BoxEffects& effects, const Packet& packet, const std::string& guest) {
    const auto letter = without_open_key(packet.bytes);
    if (!letter || id_of(letter->open) != guest) return tell(effects, Kind::unreadable);
    const LetterKeys* known = keys_for(box, guest);
    const auto keys = known != nullptr ? std::optional(*known) : letter_keys(box.table, box.pair, letter->open);
    auto text = keys ? unseal(keys->to_host, packet.topic, letter->sealed) : std::nullopt;
    if (!text) return tell(effects, Kind::unreadable);
    remember(box, guest, *keys);
    tell(effects, Kind::letter, guest, *std::move(text));
}

/// Takes the host's open key from a card, if it is the key that the table's link names. Then a letter that has waited
/// for it goes out.
void take_open_key(Box& box, BoxEffects& effects, const std::string& card) {
    if (keys_for(box, "") != nullptr) return;
    const auto json = parse_json(card, largest_sealed);
    const Json open = json && json->is_object() ? json->value("pub", Json()) : Json();
    if (!open.is_string() || id_of(open.get<std::string>()) != box.table.id) return;
    if (const auto keys = letter_keys(box.table, box.pair, open.get<std::string>())) remember(box, "", *keys);
    if (keys_for(box, "") != nullptr && !box.waiting.empty())
        post_under(box, effects, topic_to_host(box, box.own_id), std::exchange(box.waiting, {}));
}

void take_card(Box& box, BoxEffects& effects, const Packet& packet) {
    auto text = unseal(box.key_of_card, packet.topic, packet.bytes);
    if (!text) return tell(effects, Kind::unreadable);
    BoxEffects waited;
    if (!box.is_host) take_open_key(box, waited, *text);
    tell(effects, Kind::card, {}, *std::move(text));
    effects.sent.insert(effects.sent.end(), waited.sent.begin(), waited.sent.end());
}

void take(Box& box, BoxEffects& effects, const Packet& packet) {
    if (packet.topic == card_topic(box)) {
        if (!packet.bytes.empty()) take_card(box, effects, packet); // An emptied topic has nothing to tell.
        return;
    }
    if (packet.bytes.empty()) return;
    if (!box.is_host) {
        const LetterKeys* keys = keys_for(box, "");
        const bool is_mine = packet.topic == topic_to_guest(box, box.own_id) && keys != nullptr;
        auto text = is_mine ? unseal(keys->to_guest, packet.topic, packet.bytes) : std::nullopt;
        return text ? tell(effects, Kind::letter, {}, *std::move(text)) : tell(effects, Kind::unreadable);
    }
    if (const auto guest = part_after(packet.topic, topic_to_host(box, "")))
        return take_letter_of_guest(box, effects, packet, *guest);
    if (auto guest = part_after(packet.topic, parting_topic(box, "")))
        return tell(effects, Kind::parting, *std::move(guest));
    tell(effects, Kind::unreadable);
}

/// Passes on the effects of the line. When it has gone up, everything that was posted last is published again, because
/// the broker may have forgotten it.
BoxEffects effects_of(Box& box, LineEffects line) {
    BoxEffects effects{line.closes_socket, line.opens_socket, std::move(line.sent), {}};
    if (line.went_up) {
        for (const auto& [topic, posted] : box.latest) send(box, effects, topic);
        tell(effects, Kind::line_up);
    }
    if (line.went_down) tell(effects, Kind::line_down);
    for (const Packet& packet : line.published) take(box, effects, packet);
    return effects;
}

std::optional<Table> read_table(const std::string& text) {
    const auto bytes = from_base64url(text);
    if (!bytes || bytes->size() != 2 * key_bytes || to_base64url(*bytes) != text) return std::nullopt;
    return Table{to_base64url(std::span(*bytes).first(key_bytes)), to_base64url(std::span(*bytes).last(key_bytes))};
}

std::optional<Pair> read_pair(const std::string& text) {
    const auto json = parse_json(text, largest_sealed);
    if (!json || !json->is_object()) return std::nullopt;
    const Json open = json->value("open", Json());
    const Json secret = json->value("secret", Json());
    if (!open.is_string() || !secret.is_string()) return std::nullopt;
    return Pair{open.get<std::string>(), secret.get<std::string>()};
}

} // namespace

std::optional<Box> make_box(const mail::Request& request) {
    const auto pair = request.keys.empty() ? std::optional(new_pair()) : read_pair(request.keys);
    const auto own = pair ? id_of(pair->open) : std::nullopt;
    if (!own) return std::nullopt;
    const auto table = request.table.empty() ? std::optional(Table{new_table_key(), *own}) : read_table(request.table);
    if (!table || (request.is_host && table->id != *own)) return std::nullopt;
    Box box{request.is_host, *table, *pair, request.is_host ? "" : *own, card_key(*table), {}, {}, {}, {}, {}};
    box.line.user = table->id;
    box.line.topics = request.is_host ? std::vector{card_topic(box), topic_to_host(box, "+"), parting_topic(box, "+")}
                                      : std::vector{card_topic(box), topic_to_guest(box, box.own_id)};
    return box;
}

mail::Event opened_event(const Box& box) {
    std::vector<unsigned char> table = *from_base64url(box.table.key);
    const auto id = *from_base64url(box.table.id);
    table.insert(table.end(), id.begin(), id.end());
    const Json keys{{"open", box.pair.open}, {"secret", box.pair.secret}};
    return {Kind::opened, {}, {}, compact_json(keys), to_base64url(table), box.pair.open};
}

BoxEffects open_box(Box& box, Time now) {
    return box.is_host ? BoxEffects() : effects_of(box, open_line(box.line, now));
}

BoxEffects publish_card(Box& box, const std::string& card, const std::string& away, Time now) {
    const bool is_first = box.away_card.empty();
    box.away_card = away;
    BoxEffects effects = is_first ? effects_of(box, open_line(box.line, now)) : BoxEffects();
    post_under(box, effects, card_topic(box), card);
    return effects;
}

BoxEffects post(Box& box, const std::string& guest, const std::string& letter) {
    BoxEffects effects;
    if (box.is_host)
        post_under(box, effects, topic_to_guest(box, guest), letter);
    else if (keys_for(box, "") != nullptr)
        post_under(box, effects, topic_to_host(box, box.own_id), letter);
    else
        box.waiting = letter;
    return effects;
}

BoxEffects socket_connected(Box& box) {
    constexpr std::size_t name_bytes = 15;
    const Will will = box.is_host ? Will{card_topic(box), seal(box.key_of_card, card_topic(box), box.away_card), true}
                                  : Will{parting_topic(box, box.own_id), {1}, false};
    // MQTT guarantees no more than 23 letters of a name.
    std::string client = to_base64url(random_bytes(name_bytes));
    std::replace_if(
        client.begin(), client.end(), [](char c) { return c == '-' || c == '_'; }, '0');
    return effects_of(box, connected(box.line, client, will));
}

BoxEffects socket_received(Box& box, std::span<const unsigned char> bytes, Time now, double random) {
    return effects_of(box, received(box.line, bytes, now, random));
}

BoxEffects socket_lost(Box& box, Time now, double random) { return effects_of(box, lost(box.line, now, random)); }

BoxEffects tick(Box& box, Time now, double random) { return effects_of(box, tick(box.line, now, random)); }

BoxEffects close(Box& box) { return effects_of(box, close(box.line)); }

} // namespace palazzo::mailbox

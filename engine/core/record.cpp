#include "engine/core/record.hpp"

#include "engine/core/levels.hpp"

#include <charconv>

namespace palazzo {
namespace {

/// The problem of a part of the record; nullopt if there is none.
using Fault = std::optional<Problem>;

Fault read_format(const Json& json) {
    const auto at = json.find("format");
    if (at == json.end()) return Problem{"format", "problem.record.not_one"};
    const auto format = whole_number(*at, 1, 1000000);
    if (!format) return Problem{"format", "problem.not_format", {shortened_json(*at)}};
    if (*format > record_format_version) return Problem{"format", "problem.record.newer", {shortened_json(*at)}};
    return {};
}

Fault read_text(const Json& json, const char* key, std::string& into) {
    const auto at = json.find(key);
    if (at == json.end()) return {};
    const std::string* text = text_of(*at);
    if (!text) return Problem{key, "problem.not_text", {shortened_json(*at)}};
    into = *text;
    return {};
}

Fault read_object(const Json& json, const char* key, Json& into) {
    const auto at = json.find(key);
    if (at == json.end()) return {};
    if (!at->is_object()) return Problem{key, "problem.object"};
    into = *at;
    return {};
}

Fault read_deal(const Json& json, Json& deal) {
    if (!json.contains("deal")) return Problem{"deal", "problem.missing"};
    if (Fault fault = read_object(json, "deal", deal)) return fault;
    if (const auto seed = deal.find("seed"); seed != deal.end()) {
        if (deal.size() != 1) return Problem{"deal", "problem.record.seed_alone"};
        const std::string* text = text_of(*seed);
        if (!text || !read_seed(*text)) return Problem{"deal.seed", "problem.not_seed", {shortened_json(*seed)}};
        return {};
    }
    if (const auto key = first_unknown_key(deal, {"cards", "first", "short", "dice"}))
        return Problem{"deal." + *key, "problem.unknown_key"};
    if (!deal.contains("cards")) return Problem{"deal", "problem.record.seed_or_cards"};
    if (const auto at = deal.find("short"); at != deal.end() && !at->is_boolean())
        return Problem{"deal.short", "problem.not_boolean", {shortened_json(*at)}};
    return {};
}

Fault read_seat(const Json& json, SeatInfo& seat) {
    if (!json.is_object()) return Problem{"", "problem.record.seat_object"};
    if (const auto key = first_unknown_key(json, {"kind", "name", "level"}))
        return Problem{*key, "problem.unknown_key"};
    std::string kind;
    for (const auto& [key, into] :
        {std::pair<const char*, std::string*>{"kind", &kind}, {"name", &seat.name}, {"level", &seat.level}})
        if (Fault fault = read_text(json, key, *into)) return fault;
    if (kind != "human" && kind != "bot") return Problem{"kind", "problem.record.kind"};
    if (seat.name.size() > longest_name) return Problem{"name", "problem.too_long"};
    seat.human = kind == "human";
    if (!read_level(seat.level)) return Problem{"level", "problem.record.level", {palazzo::quoted(seat.level)}};
    if (seat.human) seat.level = SeatInfo().level; // a human's level isn't used and isn't written
    return {};
}

Fault read_seats(const Json& json, std::vector<SeatInfo>& seats) {
    const auto at = json.find("seats");
    if (at == json.end()) return {};
    if (!at->is_array()) return Problem{"seats", "problem.list"};
    if (at->size() > seat_limit) return Problem{"seats", "problem.record.seats"};
    for (std::size_t i = 0; i < at->size(); ++i) {
        SeatInfo seat;
        if (Fault fault = read_seat((*at)[i], seat)) return fault->located_in_value("seats" + bracketed_index(i));
        seats.push_back(std::move(seat));
    }
    return {};
}

Fault read_entry(const Json& json, Record::RecordedMove& entry) {
    if (!json.is_object()) return Problem{"", "problem.record.move", {"`seat`", "`move`"}};
    if (const auto key = first_unknown_key(json, {"seat", "move"})) return Problem{*key, "problem.unknown_key"};
    const auto seat = json.contains("seat") ? whole_number(json["seat"], 0, seat_limit - 1) : std::nullopt;
    if (!seat) return Problem{"seat", "problem.record.seat"};
    if (!json.contains("move")) return Problem{"move", "problem.missing"};
    entry = {static_cast<Seat>(*seat), json["move"]};
    return {};
}

Fault read_moves(const Json& json, std::vector<Record::RecordedMove>& moves) {
    const auto at = json.find("moves");
    if (at == json.end()) return {};
    if (!at->is_array()) return Problem{"moves", "problem.list"};
    moves.resize(at->size());
    for (std::size_t i = 0; i < at->size(); ++i)
        if (Fault fault = read_entry((*at)[i], moves[i])) return fault->located_in_value("moves" + bracketed_index(i));
    return {};
}

Fault read_practice(const Json& json, bool& practice) {
    const auto at = json.find("practice");
    if (at == json.end()) return {};
    if (!at->is_boolean()) return Problem{"practice", "problem.not_boolean", {shortened_json(*at)}};
    practice = at->get<bool>();
    return {};
}

/// Reads the name and the digest of a resource that the game was played with, such as a word list.
Fault read_extra(const Json& json, const char* key, const char* name, Json& extras) {
    const auto at = json.find(key);
    if (at == json.end()) return {};
    if (!at->is_object()) return Problem{key, "problem.object"};
    if (const auto unknown = first_unknown_key(*at, {name, "digest"}))
        return Problem{std::string(key) + "." + *unknown, "problem.unknown_key"};
    for (const auto& [part, value] : at->items())
        if (!value.is_string()) return Problem{std::string(key) + "." + part, "problem.text"};
    extras[key] = *at;
    return {};
}

/// Reads a list and checks that it has at most `most` items and that `fits` accepts each. If not, the problem has the
/// message `wanted`, which says what the list may contain.
template <class Fits>
Fault read_list(const Json& object, const char* key, std::size_t most, const char* wanted, Fits&& fits) {
    const auto at = object.find(key);
    if (at == object.end()) return {};
    const Problem problem{std::string("challenges.") + key, wanted, {std::to_string(most)}};
    if (!at->is_array() || at->size() > most) return problem;
    for (std::size_t i = 0; i < at->size(); ++i)
        if (!fits((*at)[i])) return Problem{problem.place + bracketed_index(i), problem.fault};
    return {};
}

/// Reads the settings of challenges: the deck's name and digest, the levels, topics and regions that are asked, the
/// items that are due again, and the number of seconds for an answer.
Fault read_challenges(const Json& json, Json& extras) {
    const auto at = json.find("challenges");
    if (at == json.end()) return {};
    if (!at->is_object()) return Problem{"challenges", "problem.object"};
    if (const auto unknown =
            first_unknown_key(*at, {"deck", "digest", "levels", "topics", "regions", "due", "seconds"}))
        return Problem{"challenges." + *unknown, "problem.unknown_key"};
    for (const char* key : {"deck", "digest"})
        if (at->contains(key) && !(*at)[key].is_string())
            return Problem{std::string("challenges.") + key, "problem.text"};
    if (at->contains("seconds") && !whole_number((*at)["seconds"], 0, most_answer_seconds))
        return Problem{"challenges.seconds", "problem.number_from_to", {"0", std::to_string(most_answer_seconds)}};
    const auto is_text = [](const Json& item) { return item.is_string(); };
    const auto is_item = [](const Json& item) { return whole_number(item, 0, 1000000).has_value(); };
    if (const Fault fault = read_list(*at, "levels", 12, "problem.record.texts", is_text)) return fault;
    if (const Fault fault = read_list(*at, "topics", 16, "problem.record.texts", is_text)) return fault;
    if (const Fault fault = read_list(*at, "regions", 6, "problem.record.texts", is_text)) return fault;
    if (const Fault fault = read_list(*at, "due", 100, "problem.record.numbers", is_item)) return fault;
    extras["challenges"] = *at;
    return {};
}

Json write_seat(const SeatInfo& seat) {
    Json json{{"kind", seat.human ? "human" : "bot"}};
    if (!seat.name.empty()) json["name"] = seat.name;
    if (!seat.human) json["level"] = seat.level;
    return json;
}

} // namespace

Result<Record> read_record(std::string_view text) {
    const auto parsed = parse_json(text);
    if (!parsed) return parsed.problem();
    const Json& json = *parsed;
    if (!json.is_object()) return Problem{"record", "problem.object"};
    if (Fault fault = read_format(json)) return *fault;
    if (const auto key = first_unknown_key(json,
            {"format", "game", "preset", "options", "deal", "moves", "seats", "dictionary", "challenges", "practice"}))
        return Problem{*key, "problem.unknown_key"};
    Record record;
    for (const Fault& fault : {read_text(json, "game", record.game), read_text(json, "preset", record.preset),
             read_object(json, "options", record.options), read_deal(json, record.deal), read_moves(json, record.moves),
             read_seats(json, record.seats), read_extra(json, "dictionary", "name", record.extras),
             read_challenges(json, record.extras), read_practice(json, record.practice)})
        if (fault) return *fault;
    return record;
}

std::string write_record(const Record& record) {
    // The record is written key by key, because the library would sort the keys, but people read a record from its head
    // to its moves.
    std::string text =
        "{\"format\":" + std::to_string(record_format_version) + ",\"game\":" + compact_json(record.game);
    const auto add = [&](const char* key, const Json& value) {
        text += std::string(",\"") + key + "\":" + compact_json(value);
    };
    if (!record.preset.empty()) add("preset", record.preset);
    add("options", record.options);
    add("deal", record.deal);
    Json seats = Json::array();
    for (const SeatInfo& seat : record.seats) seats.push_back(write_seat(seat));
    if (!seats.empty()) add("seats", seats);
    for (const auto& [key, value] : record.extras.items()) add(key.c_str(), value);
    if (record.practice) add("practice", true);
    Json moves = Json::array();
    for (const Record::RecordedMove& entry : record.moves)
        moves.push_back(Json{{"seat", entry.seat}, {"move", entry.move}});
    add("moves", moves);
    return text + "}";
}

std::optional<std::uint64_t> read_seed(std::string_view text) {
    std::uint64_t seed = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (text.empty() || fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return seed;
}

Json deal_from_seed(std::uint64_t seed) { return {{"seed", std::to_string(seed)}}; }

std::vector<SeatInfo> seats_or_default(const Record& record, int seats) {
    if (!record.seats.empty()) return record.seats;
    std::vector<SeatInfo> filled(static_cast<std::size_t>(seats));
    filled.front().human = true;
    return filled;
}

} // namespace palazzo

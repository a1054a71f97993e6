#include "shell/app/store/finished.hpp"

#include "shell/app/store/aside.hpp"

#include "engine/core/packing.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

/// Largest size of an unpacked record, in bytes. It is that of the largest file that can be imported.
constexpr std::size_t longest_record = 8 * 1024 * 1024;

std::string key_of(const std::string& id) { return finished_key_prefix + id; }

Json write_summary(const FinishedSummary& summary) {
    Json seats = Json::array();
    for (const SeatInfo& seat : summary.seats)
        seats.push_back({{"human", seat.human}, {"name", seat.name}, {"level", seat.level}});
    Json json{{"game", summary.game}, {"preset", summary.preset}, {"seats", std::move(seats)},
        {"winners", summary.winners}, {"moves", summary.moves}, {"day", summary.day}};
    if (!summary.points.empty()) json["points"] = summary.points;
    return json;
}

std::string text_at(const Json& object, const char* key) {
    const auto at = object.find(key);
    const std::string* text = at == object.end() ? nullptr : text_of(*at);
    return text == nullptr ? "" : *text;
}

int number_at(const Json& object, const char* key) {
    const auto at = object.find(key);
    return at == object.end() ? 0 : static_cast<int>(whole_number(*at, 0, 1 << 30).value_or(0));
}

Json list_at(const Json& object, const char* key) {
    const auto at = object.find(key);
    return at == object.end() || !at->is_array() ? Json::array() : *at;
}

std::optional<FinishedSummary> read_summary(std::string_view text) {
    const auto json = parse_json(text);
    if (!json || !json->is_object()) return std::nullopt;
    FinishedSummary summary;
    summary.game = text_at(*json, "game");
    summary.preset = text_at(*json, "preset");
    for (const Json& seat : list_at(*json, "seats")) {
        if (!seat.is_object() || summary.seats.size() == seat_limit) return std::nullopt;
        const auto human = seat.find("human");
        summary.seats.push_back({human != seat.end() && *human == true, text_at(seat, "name"), text_at(seat, "level")});
    }
    for (const Json& winner : list_at(*json, "winners"))
        if (const auto seat = whole_number(winner, 0, seat_limit - 1))
            summary.winners.push_back(static_cast<Seat>(*seat));
    for (const Json& points : list_at(*json, "points"))
        if (const auto number = whole_number(points, -(1 << 30), 1 << 30); number && summary.points.size() < seat_limit)
            summary.points.push_back(static_cast<int>(*number));
    summary.moves = static_cast<std::size_t>(number_at(*json, "moves"));
    summary.day = number_at(*json, "day");
    return summary;
}

/// Reads the serial and the summary of a stored text, without checking its digest.
FinishedEntry read_listed(const std::string& text) {
    FinishedEntry listed;
    listed.stored_size = text.size();
    const std::size_t head = text.find('\n');
    const std::size_t line = head == std::string::npos ? head : text.find('\n', head + 1);
    if (line == std::string::npos) return listed;
    const std::size_t number = text.find(' ', text.find(' ') + 1) + 1;
    listed.serial = read_seed(text.substr(number, text.find(' ', number) - number)).value_or(0);
    if (!is_newer_slot(text)) listed.summary = read_summary(std::string_view(text).substr(head + 1, line - head - 1));
    return listed;
}

} // namespace

std::string write_finished_text(const Save& save, const FinishedSummary& summary) {
    return write_slot(save.serial,
        write_summary(summary).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n" + pack(save.record));
}

bool write_finished_game(const Store& store, const Save& save, const FinishedSummary& summary) {
    const auto there = store.load(key_of(save.id));
    if (there && is_newer_slot(*there)) return false;
    if (!store.store(key_of(save.id), write_finished_text(save, summary))) return false;
    erase_slots(store, save.id);
    return true;
}

FoundFinishedGame load_finished_game(const Store& store, const std::string& id) {
    const auto text = store.load(key_of(id));
    if (!text) return {};
    if (is_newer_slot(*text)) return {std::nullopt, true};
    auto slot = read_slot(*text);
    const std::size_t line = slot ? slot->record.find('\n') : std::string::npos;
    auto record = line == std::string::npos ? std::nullopt
                                            : unpack(std::string_view(slot->record).substr(line + 1), longest_record);
    if (!record) {
        set_text_aside(store, key_of(id), *text);
        return {};
    }
    return {Save{id, slot->serial, *std::move(record)}, false};
}

bool has_finished_game(const Store& store, const std::string& id) { return store.load(key_of(id)).has_value(); }

void erase_finished_game(const Store& store, const std::string& id) { store.erase(key_of(id)); }

std::optional<FinishedEntry> find_finished_entry(const Store& store, const std::string& id) {
    const std::string key = key_of(id);
    const auto text = store.load(key);
    if (!text) return std::nullopt;
    FinishedEntry listed = read_listed(*text);
    listed.id = id;
    listed.stored_size += key.size();
    return listed;
}

std::vector<FinishedEntry> list_finished_games(const Store& store) {
    std::vector<FinishedEntry> all;
    for (const std::string& key : store.keys(finished_key_prefix))
        if (auto listed = find_finished_entry(store, key.substr(std::string_view(finished_key_prefix).size())))
            all.push_back(*std::move(listed));
    // Earlier versions restarted the serials whenever the program started, so the day decides first.
    const auto day_of = [](const FinishedEntry& one) { return one.summary ? one.summary->day : 0; };
    const auto later = [&day_of](const FinishedEntry& a, const FinishedEntry& b) {
        return std::pair(day_of(a), a.serial) > std::pair(day_of(b), b.serial);
    };
    std::make_heap(all.begin(), all.end(), later);
    // For this list, a heap sort is as fast as std::sort, and takes half the code.
    std::sort_heap(all.begin(), all.end(), later);
    return all;
}

std::size_t count_finished_games(const Store& store) { return store.keys(finished_key_prefix).size(); }

} // namespace palazzo::app

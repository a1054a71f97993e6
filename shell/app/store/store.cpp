#include "shell/app/store/store.hpp"

#include "engine/core/digest.hpp"
#include "engine/core/record.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace palazzo::app {
namespace {

const std::string game_prefix = "palazzo:game:";
const std::string aside_prefix = "palazzo:aside:";
const std::string current_key = "palazzo:current";
const std::string slot_head = "palazzo 1 ";

std::string slot_key(const std::string& id, int slot) { return game_prefix + id + ":" + std::to_string(slot); }

struct Slots {
    std::array<std::optional<Save>, 2> whole;
    std::array<bool, 2> stuck{}; ///< holds what can't be read and couldn't be set aside either
    std::vector<std::string> aside;

    /// The slot to read, the newer of those that are whole; -1 if none is.
    int newer() const {
        if (whole[0] && whole[1]) return whole[0]->serial > whole[1]->serial ? 0 : 1;
        if (whole[0]) return 0;
        return whole[1] ? 1 : -1;
    }
    /// The slot to write over: never the newer of two, nor what can't be read; -1 if there is none.
    int free() const {
        for (const int slot : {newer() == 0 ? 1 : 0, newer() == 0 ? 0 : 1})
            if (slot != newer() && !stuck[static_cast<std::size_t>(slot)]) return slot;
        return -1;
    }
};

Slots read_slots(const Store& store, const std::string& id) {
    Slots slots;
    for (int i = 0; i < 2; ++i) {
        const auto text = store.load(slot_key(id, i));
        if (!text) continue;
        auto save = read_slot(*text);
        if (save) {
            save->id = id;
            slots.whole[static_cast<std::size_t>(i)] = std::move(save);
        } else {
            const std::string where =
                set_aside(store, slot_key(id, i), slot_key(id, i).substr(game_prefix.size()), *text);
            slots.stuck[static_cast<std::size_t>(i)] = where.empty();
            slots.aside.push_back(where.empty() ? slot_key(id, i) : where);
        }
    }
    return slots;
}

} // namespace

std::string set_aside(const Store& store, const std::string& key, const std::string& name, const std::string& text) {
    std::string free = aside_prefix + name;
    while (store.load(free)) free += "+";
    if (!store.store(free, text)) return "";
    store.erase(key);
    return free;
}

std::string write_slot(std::uint64_t serial, const std::string& record) {
    const std::string number = std::to_string(serial);
    return slot_head + number + " " + digest_of(number + record) + "\n" + record;
}

std::optional<Save> read_slot(const std::string& text) {
    const auto line_end = text.find('\n');
    if (line_end == std::string::npos || text.rfind(slot_head, 0) != 0) return std::nullopt;
    const std::string head = text.substr(slot_head.size(), line_end - slot_head.size());
    const auto blank = head.find(' ');
    if (blank == std::string::npos) return std::nullopt;
    const std::string number = head.substr(0, blank);
    const auto serial = read_seed(number);
    std::string record = text.substr(line_end + 1);
    if (!serial || digest_of(number + record) != head.substr(blank + 1)) return std::nullopt;
    return Save{"", *serial, std::move(record)};
}

Found load_save(const Store& store, const std::string& id) {
    Slots slots = read_slots(store, id);
    const int newer = slots.newer();
    Found found{std::nullopt, std::move(slots.aside)};
    if (newer >= 0) found.save = std::move(slots.whole[static_cast<std::size_t>(newer)]);
    return found;
}

AllFound load_saves(const Store& store) {
    std::set<std::string> ids;
    for (const std::string& key : store.keys(game_prefix))
        ids.insert(key.substr(game_prefix.size(), key.rfind(':') - game_prefix.size()));
    AllFound all;
    for (const std::string& id : ids) {
        Found found = load_save(store, id);
        if (found.save) all.saves.push_back(std::move(*found.save));
        all.aside.insert(all.aside.end(), found.aside.begin(), found.aside.end());
    }
    std::sort(all.saves.begin(), all.saves.end(), [](const Save& a, const Save& b) { return a.serial > b.serial; });
    return all;
}

bool write_save(const Store& store, const Save& save) {
    const int slot = read_slots(store, save.id).free();
    return slot >= 0 && store.store(slot_key(save.id, slot), write_slot(save.serial, save.record));
}

void erase_save(const Store& store, const std::string& id) {
    for (int i = 0; i < 2; ++i) store.erase(slot_key(id, i));
    if (current_game(store) == id) store.erase(current_key);
}

std::string current_game(const Store& store) { return store.load(current_key).value_or(""); }

void set_current_game(const Store& store, const std::string& id) { store.store(current_key, id); }

} // namespace palazzo::app

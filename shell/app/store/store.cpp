#include "shell/app/store/store.hpp"

#include "shell/app/store/aside.hpp"
#include "shell/app/store/finished.hpp"
#include "shell/app/store/seats_here.hpp"

#include "engine/core/digest.hpp"
#include "engine/core/record.hpp"
#include "engine/core/sort_few.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

namespace palazzo::app {
namespace {

const std::string slot_word = "palazzo ";
constexpr std::uint64_t slot_format = 1;

std::string slot_key(const std::string& id, int slot) { return slot_key_prefix + id + ":" + std::to_string(slot); }

struct Slots {
    std::array<std::optional<Save>, 2> whole;
    std::array<bool, 2> stuck{}; ///< For each slot, true if it is unreadable and couldn't be set aside.
    std::vector<std::string> aside;
    bool newer_format = false;

    /// Returns the slot to read: the newer one of the slots that are undamaged; -1 if there is none.
    int newer() const {
        if (whole[0] && whole[1]) return whole[0]->serial > whole[1]->serial ? 0 : 1;
        if (whole[0]) return 0;
        return whole[1] ? 1 : -1;
    }
    /// Returns the slot to overwrite, which is neither the one to read nor an unreadable one that couldn't be set
    /// aside; -1 if there is none.
    int free() const {
        if (newer_format) return -1;
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
        } else if (is_newer_slot(*text)) {
            slots.newer_format = true;
        } else {
            const std::string where = set_text_aside(store, slot_key(id, i), *text);
            slots.stuck[static_cast<std::size_t>(i)] = where.empty();
            slots.aside.push_back(where.empty() ? slot_key(id, i) : where);
        }
    }
    return slots;
}

/// Returns the format number of a slot, and the text after it; nullopt if the text isn't a slot.
std::optional<std::pair<std::uint64_t, std::string_view>> format_of(std::string_view text) {
    if (text.substr(0, slot_word.size()) != slot_word) return std::nullopt;
    text.remove_prefix(slot_word.size());
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    const auto format = read_seed(text.substr(0, blank));
    if (!format) return std::nullopt;
    return std::pair(*format, text.substr(blank + 1));
}

} // namespace

std::string write_slot(std::uint64_t serial, const std::string& content) {
    const std::string number = std::to_string(serial);
    return slot_word + std::to_string(slot_format) + " " + number + " " + digest_of(number + content) + "\n" + content;
}

std::optional<Save> read_slot(const std::string& text) {
    const auto form = format_of(std::string_view(text).substr(0, text.find('\n')));
    if (!form || form->first != slot_format) return std::nullopt;
    const auto blank = form->second.find(' ');
    const auto line_end = text.find('\n');
    if (blank == std::string_view::npos || line_end == std::string::npos) return std::nullopt;
    const std::string number(form->second.substr(0, blank));
    const auto serial = read_seed(number);
    std::string content = text.substr(line_end + 1);
    if (!serial || digest_of(number + content) != form->second.substr(blank + 1)) return std::nullopt;
    return Save{"", *serial, std::move(content)};
}

bool is_newer_slot(const std::string& text) {
    const auto form = format_of(std::string_view(text).substr(0, text.find('\n')));
    return form && form->first > slot_format;
}

FoundSave load_save(const Store& store, const std::string& id) {
    FoundFinishedGame over = load_finished_game(store, id);
    if (over.save || over.is_newer_version) return {std::move(over.save), {}, over.is_newer_version};
    Slots slots = read_slots(store, id);
    const int newer = slots.newer();
    FoundSave found{std::nullopt, std::move(slots.aside), slots.newer_format};
    if (newer >= 0 && !found.is_newer_version) found.save = std::move(slots.whole[static_cast<std::size_t>(newer)]);
    return found;
}

FoundSaves load_saves(const Store& store) {
    std::set<std::string> ids;
    const std::string prefix = slot_key_prefix;
    for (const std::string& key : store.keys(prefix))
        ids.insert(key.substr(prefix.size(), key.rfind(':') - prefix.size()));
    FoundSaves all;
    for (const std::string& id : ids) {
        Slots slots = read_slots(store, id);
        all.keys_set_aside.insert(all.keys_set_aside.end(), slots.aside.begin(), slots.aside.end());
        if (slots.newer_format)
            all.newer_ids.push_back(id);
        else if (const int newer = slots.newer(); newer >= 0)
            all.saves.push_back(*std::move(slots.whole[static_cast<std::size_t>(newer)]));
    }
    sort_few(all.saves, [](const Save& a, const Save& b) { return a.serial > b.serial; });
    return all;
}

bool write_save(const Store& store, const Save& save) {
    const int slot = read_slots(store, save.id).free();
    return slot >= 0 && store.store(slot_key(save.id, slot), write_slot(save.serial, save.record));
}

void erase_save(const Store& store, const std::string& id) {
    erase_slots(store, id);
    erase_finished_game(store, id);
    store.erase(play_time_key_prefix + id);
    store.erase(hand_order_key_prefix + id);
    store.erase(seats_on_device_key_prefix + id);
    if (current_game_id(store) == id) store.erase(current_game_key);
}

void erase_slots(const Store& store, const std::string& id) {
    for (int i = 0; i < 2; ++i) store.erase(slot_key(id, i));
}

std::string current_game_id(const Store& store) { return store.load(current_game_key).value_or(""); }

void store_current_game_id(const Store& store, const std::string& id) { store.store(current_game_key, id); }

std::size_t total_stored_size(const Store& store, const std::string& prefix) {
    std::size_t room = 0;
    for (const std::string& key : store.keys(prefix)) room += key.size() + store.load(key).value_or("").size();
    return room;
}

} // namespace palazzo::app

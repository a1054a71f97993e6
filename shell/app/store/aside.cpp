#include "shell/app/store/aside.hpp"

#include "shell/app/store/finished.hpp"
#include "shell/app/store/known.hpp"

#include <array>
#include <set>
#include <string_view>

namespace palazzo::app {
namespace {

/// Beginnings of the original keys of set-aside texts, without `palazzo:`. Only a slot's text is set aside under a name
/// that begins with none of them, because every version drops the whole prefix `palazzo:game:` of a slot's key.
constexpr std::array<std::string_view, 9> named{
    "daily", "deck:", "house-rules", "learning", "missed", "over:", "series", "settings", "statistics"};

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

} // namespace

std::string set_text_aside(const Store& store, const std::string& key, const std::string& text) {
    const std::string prefix = begins(key, slot_key_prefix) ? slot_key_prefix : common_key_prefix;
    std::string free = aside_key_prefix + key.substr(prefix.size());
    auto there = store.load(free);
    // The same text isn't set aside twice, because an unreadable text of a backup would otherwise be added with each
    // import of that backup.
    while (there && *there != text) there = store.load(free += "+");
    if (!there && !store.store(free, text)) return "";
    store.erase(key);
    return free;
}

std::string original_key(const std::string& aside) {
    if (!begins(aside, aside_key_prefix)) return "";
    std::string name = aside.substr(std::string_view(aside_key_prefix).size());
    while (!name.empty() && name.back() == '+') name.pop_back();
    for (const std::string_view first : named)
        if (begins(name, first)) return common_key_prefix + name;
    return slot_key_prefix + name;
}

bool is_key_free(const Store& store, const std::string& key) {
    if (key.empty() || store.load(key)) return false;
    if (begins(key, finished_key_prefix))
        return store.keys(slot_key_prefix + key.substr(std::string_view(finished_key_prefix).size()) + ":").empty();
    if (!begins(key, slot_key_prefix)) return true;
    const auto slot = parse_slot_key(key);
    return slot && !has_finished_game(store, slot->id) && store.keys(slot_key_prefix + slot->id + ":").empty();
}

int restore_texts_set_aside(
    const Store& store, const std::function<bool(const std::string& key, const std::string& text)>& can_be_read) {
    int back = 0;
    // Ids of games with a slot that was moved back. The game's other slot is moved back as well, although is_key_free()
    // returns false for it now.
    std::set<std::string> games;
    for (const std::string& aside : store.keys(aside_key_prefix)) {
        const std::string key = original_key(aside);
        const auto text = store.load(aside);
        const auto slot = parse_slot_key(key);
        const bool other_is_back = slot && games.count(slot->id) != 0 && !store.load(key);
        if (!text || !(other_is_back || is_key_free(store, key))) continue;
        if (!can_be_read(key, *text) || !store.store(key, *text)) continue;
        store.erase(aside);
        if (slot) games.insert(slot->id);
        ++back;
    }
    return back;
}

} // namespace palazzo::app

#include "shell/app/store/known.hpp"

#include "shell/app/store/aside.hpp"
#include "shell/app/store/finished.hpp"
#include "shell/app/store/seats_here.hpp"

#include <algorithm>
#include <array>

namespace palazzo::app {
namespace {

constexpr std::array<std::string_view, 12> whole_names{"current", "daily", "form", "house-rules", "learning", "missed",
    "opening", "series", "settings", "statistics", "view", "written"};
// Prefixes of keys that continue with a name, such as a game's id.
constexpr std::array<std::string_view, 6> families{"palazzo:deck:", aside_key_prefix, finished_key_prefix,
    hand_order_key_prefix, play_time_key_prefix, seats_on_device_key_prefix};

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

} // namespace

std::optional<SlotKey> parse_slot_key(std::string_view key) {
    const std::string_view prefix = slot_key_prefix;
    if (!begins(key, prefix) || key.size() < prefix.size() + 2) return std::nullopt;
    const std::string_view end = key.substr(key.size() - 2);
    if (end != ":0" && end != ":1") return std::nullopt;
    key.remove_prefix(prefix.size());
    key.remove_suffix(end.size());
    return SlotKey{std::string(key), end == ":0" ? 0 : 1};
}

bool is_unknown_key(std::string_view key) {
    if (!begins(key, common_key_prefix)) return false;
    const std::string_view name = key.substr(std::string_view(common_key_prefix).size());
    if (std::find(whole_names.begin(), whole_names.end(), name) != whole_names.end()) return false;
    const bool known =
        std::any_of(families.begin(), families.end(), [&](std::string_view family) { return begins(key, family); });
    return !known && !parse_slot_key(key);
}

std::vector<std::string> unknown_keys(const Store& store) {
    std::vector<std::string> keys = store.keys(common_key_prefix);
    keys.erase(std::remove_if(keys.begin(), keys.end(), [](const std::string& key) { return !is_unknown_key(key); }),
        keys.end());
    return keys;
}

} // namespace palazzo::app

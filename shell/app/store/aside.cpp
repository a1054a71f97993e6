#include "shell/app/store/aside.hpp"

#include <array>
#include <string_view>

namespace palazzo::app {
namespace {

/// The first words of all keys but those of slots, which are set aside without theirs, as they always were.
constexpr std::array<std::string_view, 9> named{
    "daily", "deck:", "house-rules", "learning", "missed", "over:", "series", "settings", "statistics"};

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

} // namespace

std::string set_aside(const Store& store, const std::string& key, const std::string& text) {
    const std::string prefix = begins(key, game_prefix) ? game_prefix : all_prefix;
    std::string free = aside_prefix + key.substr(prefix.size());
    while (store.load(free)) free += "+";
    if (!store.store(free, text)) return "";
    store.erase(key);
    return free;
}

std::string key_before_aside(const std::string& aside) {
    std::string name = aside.substr(std::string_view(aside_prefix).size());
    while (!name.empty() && name.back() == '+') name.pop_back();
    for (const std::string_view first : named)
        if (begins(name, first)) return all_prefix + name;
    return game_prefix + name;
}

int take_back_aside(
    const Store& store, const std::function<bool(const std::string& key, const std::string& text)>& can_be_read) {
    int back = 0;
    for (const std::string& aside : store.keys(aside_prefix)) {
        const std::string key = key_before_aside(aside);
        const auto text = store.load(aside);
        if (!text || store.load(key) || !can_be_read(key, *text) || !store.store(key, *text)) continue;
        store.erase(aside);
        ++back;
    }
    return back;
}

} // namespace palazzo::app

#include "shell/platform/desktop_place.hpp"

#include "engine/core/json.hpp"

#include <algorithm>

namespace palazzo::platform {
namespace {

constexpr int least = 200; // least visible width and height, in window units, of a window that players can move
constexpr int farthest = 1 << 20;

/// Returns the number stored under `key`; nullopt if there is none or it is out of range.
std::optional<int> number(const Json& json, const char* key, int from) {
    const auto at = json.find(key);
    const auto found = at == json.end() ? std::nullopt : whole_number(*at, from, farthest);
    return found ? std::optional(static_cast<int>(*found)) : std::nullopt;
}

bool flag(const Json& json, const char* key) {
    const auto at = json.find(key);
    return at != json.end() && at->is_boolean() && at->get<bool>();
}

/// Returns the length that two intervals have in common; negative if they don't overlap.
int shared(int from, int length, int other_from, int other_length) {
    return std::min(from + length, other_from + other_length) - std::max(from, other_from);
}

bool is_seen(const ScreenArea& window, const ScreenArea& screen) {
    return shared(window.x, window.width, screen.x, screen.width) >= std::min(least, window.width)
        && shared(window.y, window.height, screen.y, screen.height) >= std::min(least, window.height)
        && window.y >= screen.y; // players move a window by its title bar, which has to be visible
}

} // namespace

std::string place_to_text(const WindowPlace& place) {
    const ScreenArea& a = place.area;
    return compact_json({{"x", a.x}, {"y", a.y}, {"width", a.width}, {"height", a.height},
        {"maximized", place.maximized}, {"full_screen", place.full_screen}});
}

std::optional<WindowPlace> place_from_text(const std::string& text) {
    const auto json = parse_json(text);
    if (!json || !json->is_object()) return std::nullopt;
    const auto x = number(*json, "x", -farthest);
    const auto y = number(*json, "y", -farthest);
    const auto width = number(*json, "width", 1);
    const auto height = number(*json, "height", 1);
    if (!x || !y || !width || !height) return std::nullopt;
    return WindowPlace{{*x, *y, *width, *height}, flag(*json, "maximized"), flag(*json, "full_screen")};
}

std::optional<WindowPlace> fit_to_screens(WindowPlace place, const std::vector<ScreenArea>& screens) {
    for (const ScreenArea& screen : screens) {
        if (!is_seen(place.area, screen)) continue;
        place.area.width = std::min(place.area.width, screen.width);
        place.area.height = std::min(place.area.height, screen.height);
        return place;
    }
    return std::nullopt;
}

ScreenArea clamped_window_size(ScreenArea asked, const std::vector<ScreenArea>& screens) {
    int width = least_width;
    int height = least_height;
    for (const ScreenArea& screen : screens) {
        width = std::max(width, screen.width);
        height = std::max(height, screen.height);
    }
    asked.width = std::clamp(asked.width, least_width, width);
    asked.height = std::clamp(asked.height, least_height, height);
    return asked;
}

} // namespace palazzo::platform

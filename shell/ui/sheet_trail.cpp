#include "shell/ui/sheet_trail.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::ui {

bool register_sheet(SheetTrail& trail, std::uint32_t key) {
    trail.drawing.push_back(key);
    if (std::find(trail.shown.begin(), trail.shown.end(), key) != trail.shown.end()) return false;
    const auto earlier = std::find(trail.keys.begin(), trail.keys.end(), key);
    if (earlier != trail.keys.end()) {
        trail.keys.erase(earlier + 1, trail.keys.end());
        return false;
    }
    trail.keys.push_back(key);
    return true;
}

void end_sheets(SheetTrail& trail) {
    if (trail.drawing.empty()) trail.keys.clear();
    trail.shown = std::exchange(trail.drawing, {});
}

} // namespace palazzo::ui

#include "shell/games/rule_changes.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace palazzo::games {

bool changes_rules(const Json& differing) {
    constexpr std::array<std::string_view, 3> of_each_table{"dictionary", "judge", "players"};
    const auto items = differing.items();
    return std::any_of(items.begin(), items.end(), [&](const auto& item) {
        return std::find(of_each_table.begin(), of_each_table.end(), item.key()) == of_each_table.end();
    });
}

} // namespace palazzo::games

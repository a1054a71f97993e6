// Decides which games of the golden files this program has: the published page has no example (engine/catalogue.hpp).
#pragma once

#include "engine/catalogue.hpp"

#include <string_view>

namespace palazzo {

/// Returns whether the example game is in this program.
inline bool has_example() {
    return with_game("example", [](const auto&) {});
}

/// Returns whether the program has the game whose name a golden line begins with.
inline bool is_game_present(std::string_view line) { return !line.starts_with("example") || has_example(); }

} // namespace palazzo

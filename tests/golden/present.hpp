// Decides which games of the golden files this program has: the program of the published page doesn't contain the
// example game (engine/catalogue.hpp).
#pragma once

#include "engine/catalogue.hpp"

#include <string_view>

namespace palazzo {

/// Returns whether the example game is in this program.
inline bool has_example_game() {
    return call_with_game("example", [](const auto&) {});
}

/// Returns whether this program has the game with whose name `line`, a line of a golden file, begins.
inline bool is_game_present(std::string_view line) { return !line.starts_with("example") || has_example_game(); }

} // namespace palazzo

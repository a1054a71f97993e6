// Puzzles: a puzzle is a position from a game, and what the player has to achieve before the turn ends. There is only
// one solution (engine/puzzles/solve.hpp; tests/puzzles check that).
#pragma once

#include <span>
#include <string_view>

namespace palazzo::puzzles {

struct Puzzle {
    std::string_view goal; ///< one of the goals that the game defines (HasPuzzles in engine/core/game.hpp)
    int amount = 0;        ///< least amount of the goal that has to be achieved
    /// Link to the game up to the position (engine/share/link.hpp). The player has the seat that is to act.
    std::string_view link;
};

/// Returns the puzzles of a game, which are in assets/puzzles/GAME.json, the easiest first; empty if it has none. A
/// puzzle is identified by its index, so the index of a published one never changes.
std::span<const Puzzle> puzzles_of(std::string_view game);

} // namespace palazzo::puzzles
